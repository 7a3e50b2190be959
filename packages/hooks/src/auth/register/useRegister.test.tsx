import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { passwordInMemory } from '../../core/session/passwordInMemory.ts'
import { useLanguage } from '../../index.ts'
import { NEWCOMER, registerForm } from '../../test/registerForm.tsx'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const REGISTER = '/wps/member/register'
const BY_MOBILE = '/wps/member/register/mobile'
const MOBILE = '9170000001'

it('REG-02 both ways are on offer, username first, and the typed mobile number is carried across', async () => {
  const form = await registerForm(await testLobby())
  expect(form.now().form).toMatchObject({ methods: ['username', 'mobileNum'], method: 'username' })
  await form.type({ mobileNum: MOBILE })
  await form.method('mobileNum')
  expect(form.now().form.field('mobileNum').value).toBe(MOBILE)
  await form.method('username')
  expect(form.now().form.field('mobileNum').value).toBe(MOBILE)
})

it.each([
  ['username-only', ['username']],
  ['mobile-only', ['mobileNum']],
] as const)('REG-02 the site %s offers %j', async (scenario, methods) => {
  const form = await registerForm(await testLobby({ backend: { scenario } }))
  expect(form.now().form).toMatchObject({ methods, method: methods[0] })
})

it('REG-03 a mobile registration without passwords has none to type', async () => {
  const form = await registerForm(await testLobby({ backend: { scenario: 'mobile-without-password' } }))
  expect(form.names()).toEqual(['mobileNum', 'verificationCode', 'email', 'affiliateCode'])
})

it('REG-04 all optional fields show where the server enables them all', async () => {
  const form = await registerForm(await testLobby({ backend: { scenario: 'all-fields' } }))
  expect(form.names()).toHaveLength(18)
  await form.method('mobileNum')
  expect(form.names()).toHaveLength(17)
})

it('REG-05 REG-06 REG-08 nothing is sent until every field keeps its rule, and the first one in error has the focus', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.submit()
  expect(form.focused()).toBe('username')
  expect(form.problem('username')).toBe('6 to 12 letters and digits, a letter first')
  expect(form.problem('confirmPassword')).toBe('Please enter the password again')
  expect(form.problem('email')).toBeUndefined()
  await form.type({ username: 'newbie01', password: 'Newbie01pass', confirmPassword: 'Newbie01pas', affiliateCode: 'sun' })
  await form.submit()
  expect(form.focused()).toBe('confirmPassword')
  expect(form.problem('confirmPassword')).toBe('The two passwords are not the same')
  await form.type({ confirmPassword: 'Newbie01pass' })
  await form.submit()
  expect(form.focused()).toBe('affiliateCode')
  expect(form.problem('affiliateCode')).toBe('4 to 10 capital letters and digits')
  expect(test.network.count(REGISTER)).toBe(0)
})

it('REG-06 a changed password checks its repetition again', async () => {
  const form = await registerForm(await testLobby())
  await form.type(NEWCOMER)
  await form.leave('confirmPassword')
  expect(form.problem('confirmPassword')).toBeUndefined()
  await form.type({ password: 'Newbie02pass' })
  expect(form.problem('confirmPassword')).toBe('The two passwords are not the same')
  await form.type({ password: 'Newbie01pass' })
  expect(form.problem('confirmPassword')).toBeUndefined()
})

it('REG-06 a password typed first says nothing of a repetition that is still to come', async () => {
  const form = await registerForm(await testLobby())
  await form.type({ password: 'Newbie02pass' })
  await form.leave('password')
  expect(form.problem('confirmPassword')).toBeUndefined()
})

it('REG-07 the three numeric fields let in digits alone, 6, 10 and 20 of them', async () => {
  const form = await registerForm(await testLobby({ backend: { scenario: 'captcha-required' } }))
  const typed = `a-${'1234567890'.repeat(3)}`
  await form.method('mobileNum')
  await form.type({ captcha: typed, verificationCode: typed, mobileNum: typed })
  const { values } = form.now().form
  expect([values.captcha, values.verificationCode, values.mobileNum].map((text) => text.length)).toEqual([6, 10, 20])
  expect(values.mobileNum).toMatch(/^\d+$/)
})

it('REG-12 nothing is sent while the agreement, given at first, is taken back', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  expect(form.now().form).toMatchObject({ agree: true, canSubmit: true })
  await form.type(NEWCOMER)
  act(() => form.now().form.setAgree(false))
  expect(form.now().form.canSubmit).toBe(false)
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(0)
  act(() => form.now().form.setAgree(true))
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(1)
})

it('REG-12 the agreement is given at first, whatever the site says', async () => {
  const test = await testLobby()
  test.network.alter('/wps/system/setting/register', (value) => ({ ...value, agreement: false }))
  const form = await registerForm(test)
  expect(form.now().form).toMatchObject({ agree: true, canSubmit: true })
})

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

it('REG-03 a form that can do without a number still needs one to send a code to', async () => {
  const test = await testLobby({ backend: { scenario: 'all-fields' } })
  const form = await registerForm(test)
  await form.sendCode()
  expect(form.problem('mobileNum')).toBe('10 digits starting with 9')
  expect(form.focused()).toBe('mobileNum')
  expect(test.network.count('/wps/verification/sms/register')).toBe(0)
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

it('REG-13 the captcha is there from the start; another picture clears what was typed, and so does a wrong answer', async () => {
  const test = await testLobby({ backend: { scenario: 'captcha-required' } })
  const form = await registerForm(test)
  expect(form.names().at(-1)).toBe('captcha')
  expect(test.network.count('/wps/captcha')).toBe(1)
  await form.type({ captcha: '12' })
  await act(async () => void (await form.now().form.captcha?.refresh()))
  await settle(test)
  expect(test.network.count('/wps/captcha')).toBe(2)
  expect(form.now().form.values.captcha).toBe('')

  await form.type(NEWCOMER)
  await form.submit()
  expect(form.problem('captcha')).toBe('Please enter the verification code')
  expect(test.network.count(REGISTER)).toBe(0)
  await form.type({ captcha: test.backend.captcha() === '0000' ? '1111' : '0000' })
  await form.submit()
  expect(form.refusal()).toBe('Verification code error')
  expect(form.now().form.values).toMatchObject({ captcha: '', username: 'newbie01', password: 'Newbie01pass' })
  expect(test.network.count('/wps/captcha')).toBe(3)
  await form.type({ captcha: test.backend.captcha() ?? '' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('REG-07 a captcha that the site asks for only when it refuses appears then', async () => {
  const test = await testLobby({ backend: { scenario: 'captcha-required' } })
  test.network.alter('/wps/system/setting/register', (value) => ({ ...value, captcha: false }))
  const form = await registerForm(test)
  expect(form.shown('captcha')).toBe(false)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.refusal()).toBe('Please enter the verification code')
  expect(form.shown('captcha')).toBe(true)
  await form.type({ captcha: test.backend.captcha() ?? '' })
  await form.submit()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('ERR-01 a name that is taken is said, and everything typed stays', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, username: 'maria88', email: 'new@mail.example' })
  await form.submit()
  expect(form.refusal()).toBe('Sorry, the username already exists')
  expect(form.now().form.values).toMatchObject({ ...NEWCOMER, username: 'maria88', email: 'new@mail.example' })
  expect(form.now().session.isLoggedIn).toBe(false)
  expect(test.wentTo).toEqual([])
})

it('REG-05 a field the backend refuses is marked by its rule and has the focus', async () => {
  const test = await testLobby()
  // The rules on this device are older than those of the backend.
  test.network.alter('/wps/system/registerValidation', (rules) => ({
    ...rules,
    email: { ...Object(rules.email), pattern: '.*' },
  }))
  const form = await registerForm(test)
  await form.type({ ...NEWCOMER, email: 'nobody' })
  await form.submit()
  expect(test.network.count(REGISTER)).toBe(1)
  expect(form.problem('email')).toBe('E-mail format is incorrect')
  expect(form.focused()).toBe('email')
  expect(form.refusal()).toBeUndefined()
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

it('ERR-02 a dropped call is said, and the same form gets in afterwards', async () => {
  const test = await testLobby()
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  test.backend.fault('register', 'drop', 1)
  await form.submit()
  expect(form.refusal()).toBe('No connection. Please check your network and try again')
  expect(form.now().form.status).toBe('idle')
  await form.submit()
  expect(form.refusal()).toBeUndefined()
  expect(form.now().session.isLoggedIn).toBe(true)
})

it('ERR-03 rules that cannot be loaded are asked for again', async () => {
  const test = await testLobby()
  test.backend.fault('getFormRules', '500', 1)
  const form = await registerForm(test)
  expect(form.now().form.form).toBe('failed')
  await act(async () => void (await form.now().form.retry()))
  await settle(test)
  expect(form.now().form.form).toBe('ready')
  expect(form.names()).toContain('email')
})

it('ERR-03 without the settings of registration there is no captcha and the agreement is given', async () => {
  const test = await testLobby()
  test.backend.fault('getRegisterSetting', '500')
  const form = await registerForm(test)
  expect(form.now().form).toMatchObject({ form: 'ready', agree: true })
  expect(form.shown('captcha')).toBe(false)
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

it('REG-13 a registration that never arrived says that there is no connection', async () => {
  const test = await testLobby()
  test.backend.fault('register', 'drop', 1)
  const form = await registerForm(test)
  await form.type(NEWCOMER)
  await form.submit()
  expect(form.now().form.refusal).toEqual({ id: 'network_failed' })
  expect(form.now().session.isLoggedIn).toBe(false)
})
