import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passwordInMemory } from '../../core/session/passwordInMemory.ts'
import { endSession } from '../../core/session/session.ts'
import { useLanguage } from '../../index.ts'
import { gatewayPage } from '../../test/gatewayPage.ts'
import { NEWCOMER, registerForm } from '../../test/registerForm.tsx'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const REGISTER = '/wps/member/register'
const BY_MOBILE = '/wps/member/register/mobile'
const MOBILE = '9170000001'

it('REG-13 REG-15 a newcomer is told, is logged in, and goes home; nothing is remembered on the device', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.now().said).toContain('Registered successfully')
  expect(form.now().session).toMatchObject({ isLoggedIn: true, userName: 'newbie01' })
  expect(test.wentTo).toEqual([{ replace: '/m/home' }])
  expect(test.localStorage.kept.get('remPass')).toBeUndefined()
  expect([...test.localStorage.kept.values(), ...test.sessionStorage.kept.values()].join()).not.toContain('Newbie01pass')
  expect(passwordInMemory(test.lobby).password).toBe('Newbie01pass')
  expect(test.backend.calls.find(({ operationId }) => operationId === 'register')).toMatchObject({
    method: 'PUT',
    path: REGISTER,
    module: 'REGISTER_REE3',
    encryption: expect.not.stringMatching(/^none$/i),
    hasToken: false,
  })
  expect(test.backend.violations).toEqual([])
})

it('a form that stays open registers once while its newcomer is there, and another one after a logout', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  await form.type({ ...NEWCOMER, username: 'newbie02' })
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(1)
  act(() => endSession(test.lobby, { reason: 'logout' }))
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(2)
  expect(form.now().session.userName).toBe('newbie02')
})

it('REG-13 a guest who wanted somewhere goes there after the registration', async () => {
  const test = await testLobby()
  test.lobby.state.afterLogin = { path: '/m/withdraw' }
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  expect(test.wentTo).toEqual([{ replace: '/m/withdraw' }])
  expect(test.lobby.state.afterLogin).toBeNull()
})

it('REG-15 REG-11 by mobile number the other call is made, with the number the code proves', async () => {
  const test = await testLobby({ device: { standalone: () => true } })
  const form = await registerForm(test)
  await form.method('mobileNum')
  await form.type({ mobileNum: MOBILE, password: NEWCOMER.password, confirmPassword: NEWCOMER.password })
  await form.sendCode()
  expect(form.now().form.sms).toMatchObject({ status: 'counting', secondsLeft: 60 })
  await form.type({ verificationCode: test.backend.sms(MOBILE) ?? '' })
  await form.submit()
  expect(test.backend.calls.find(({ operationId }) => operationId === 'registerByMobile')).toMatchObject({
    path: BY_MOBILE,
    module: 'REGISTER_REE3',
  })
  expect(form.now().session.userName).toBe(MOBILE)
  expect(test.backend.member(MOBILE)).toMatchObject({
    mobile: MOBILE,
    details: { registerMethod: 'PWA', countryDialingCode: '63' },
  })
})

it('REG-04 REG-11 what was typed into the other form does not leave with this one', async () => {
  const test = await testLobby({ backend: { scenario: 'all-fields' } })
  const form = await registerForm(test)
  await form.type({ username: 'hidden01', nickname: 'Shown' })
  await form.method('mobileNum')
  await form.type({ mobileNum: MOBILE, password: NEWCOMER.password, confirmPassword: NEWCOMER.password })
  await form.sendCode()
  await form.type({ verificationCode: test.backend.sms(MOBILE) ?? '' })
  await form.submit()
  expect(test.backend.member('hidden01')).toBeUndefined()
  expect(test.backend.member(MOBILE)).toMatchObject({ nickname: 'Shown' })
})

it('BAL-05 REG-13 two taps register once', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await act(async () => {
    await Promise.all([form.now().form.submit(), form.now().form.submit()])
  })
  await settle(test)
  expect(test.network.count(REGISTER)).toBe(1)
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('BAL-05 REG-13 a form that still stands there after the registration sends nothing more', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(1)
  expect(form.refusal()).toBeUndefined()
})

it('APP-23 a problem is said in the language that is chosen', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  const { result } = renderIn(test, useLanguage)
  await form.submit()
  act(() => result.current.choose('TY'))
  await pass(test, 200)
  expect(form.problem('username')).toBe('6 hanggang 12 titik at numero, titik ang una')
})

it('REG-13 a registration whose answer was lost is found to have been heard, and goes on', async () => {
  const test = await testLobby()
  test.backend.fault('register', 'lost', 1)
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.now().said).toContain('Registered successfully')
  expect(form.now().session).toMatchObject({ isLoggedIn: true, userName: 'newbie01' })
  expect(form.now().form.refusal).toBeUndefined()
})

it.each([
  ['nothing', undefined],
  ['a page of the gateway with 200', () => gatewayPage()],
  ['a page of the gateway with 504', () => gatewayPage(504)],
])('REG-13 REG-15 by mobile number, too, where %s comes instead of the answer', async (_, instead) => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.method('mobileNum')
  await form.type({ mobileNum: MOBILE, password: NEWCOMER.password, confirmPassword: NEWCOMER.password })
  await form.sendCode()
  await form.type({ verificationCode: test.backend.sms(MOBILE) ?? '' })
  test.network.lose(BY_MOBILE, instead?.())
  await form.submit()
  expect(form.now().said).toContain('Registered successfully')
  expect(form.now().session).toMatchObject({ isLoggedIn: true, userName: MOBILE })
  expect([form.now().form.refusal, test.network.count(BY_MOBILE)]).toEqual([undefined, 1])
})

it('REG-13 one whose answer was lost with the network is found at the next attempt, which says that the name is taken', async () => {
  const test = await testLobby()
  test.backend.fault('register', 'lost', 1)
  test.backend.fault('login', 'drop', 1)
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.now().form.refusal).toEqual({ id: 'network_failed' })
  await form.submit()
  expect(form.now().said).toContain('Registered successfully')
  expect(form.now().session).toMatchObject({ isLoggedIn: true, userName: 'newbie01' })
})

it('REG-13 a refused registration tries no login with a name that is another person’s', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, username: 'maria88' })
  await form.submit()
  expect(test.network.count('/wps/session/login')).toBe(0)
})

it('REG-13 a registration that never arrived says that there is no connection', async () => {
  const test = await testLobby()
  test.backend.fault('register', 'drop', 1)
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.now().form.refusal).toEqual({ id: 'network_failed' })
  expect(form.now().session.isLoggedIn).toBe(false)
})
