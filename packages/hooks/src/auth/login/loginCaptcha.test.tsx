import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loginForm } from '../../test/loginForm.tsx'
import { settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const LOGIN = '/wps/session/login'

it('LOGIN-04 no captcha is asked for, nor fetched, before a login failed', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  expect(form.result.current.login.captcha).toBeUndefined()
  expect(test.network.count('/wps/captcha')).toBe(0)
})

it('LOGIN-04 captcha appears after a failed login that asks for it, with its image, and is required', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  expect(form.refusal()).toBe('The account or the password is incorrect')
  expect(form.result.current.login.captcha?.image).toMatch(/^data:image\//)
  expect(test.network.count('/wps/captcha')).toBe(1)
  await form.logIn('maria88', 'Maria88pass')
  expect(form.problem('captcha')).toBe('Please enter the verification code')
  expect(test.network.count(LOGIN)).toBe(1)
})

it('LOGIN-04 a failed login that does not ask for a captcha shows none', async () => {
  const test = await testLobby()
  test.backend.fault('login', '500')
  const form = await loginForm(test)
  await form.logIn('maria88', 'Maria88pass')
  expect(form.result.current.login.captcha).toBeUndefined()
  expect(test.network.count('/wps/captcha')).toBe(0)
})

it('LOGIN-04 a wrong captcha is followed by a fresh image and an empty field, the right one by the session', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  const first = form.result.current.login.captcha
  form.type('captcha', '000000')
  await form.logIn('maria88', 'Maria88pass')
  const second = form.result.current.login.captcha
  expect(form.refusal()).toBe('Verification code error')
  expect(second?.captchaId).not.toBe(first?.captchaId)
  expect(second?.image).not.toBe(first?.image)
  expect(form.result.current.login.values.captcha).toBe('')
  form.type('captcha', test.backend.captcha(second?.captchaId) ?? '')
  await form.logIn('maria88', 'Maria88pass')
  expect(form.refusal()).toBeUndefined()
  expect(form.result.current.session).toMatchObject({ isLoggedIn: true, userName: 'maria88' })
})

it('LOGIN-04 REG-13 a tap on the image draws another and empties the field, which lets in six digits', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  const first = form.result.current.login.captcha?.captchaId
  form.type('captcha', '12x3456789')
  expect(form.result.current.login.values.captcha).toBe('123456')
  await act(async () => void (await form.result.current.login.captcha?.refresh()))
  await settle(test)
  expect(form.result.current.login.captcha?.captchaId).not.toBe(first)
  expect(form.result.current.login.values.captcha).toBe('')
})

it('LOGIN-04 a wrong password under the right captcha asks for another captcha, since one works once', async () => {
  const test = await testLobby({ backend: { scenario: 'captcha-required' } })
  const form = await loginForm(test)
  await form.logIn('maria88', 'Maria88pass')
  const first = form.result.current.login.captcha?.captchaId
  form.type('captcha', test.backend.captcha(first) ?? '')
  await form.logIn('maria88', 'wrongpass1')
  expect(form.refusal()).toBe('The account or the password is incorrect')
  expect(form.result.current.login.captcha?.captchaId).not.toBe(first)
})

it('what is typed for the image before while another one is on its way is cleared once that is there', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  const first = form.result.current.login.captcha?.captchaId
  const release = test.network.hold('/wps/captcha')
  act(() => form.result.current.login.captcha?.refresh())
  await settle(test)
  expect(form.result.current.login.captcha).toMatchObject({ captchaId: first, isFetching: true })
  form.type('captcha', test.backend.captcha(first) ?? '')
  act(release)
  await settle(test)
  expect(form.result.current.login.captcha?.captchaId).not.toBe(first)
  expect(form.result.current.login.values.captcha).toBe('')
})

it('LOGIN-04 a captcha image that did not come can be asked for again', async () => {
  const test = await testLobby()
  test.backend.fault('getCaptcha', '500', 1)
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  expect(form.result.current.login.captcha).toMatchObject({ status: 'failed', image: undefined })
  form.type('captcha', '123456')
  await act(async () => form.result.current.login.captcha?.retry())
  await settle(test)
  expect(form.result.current.login.values.captcha).toBe('')
  expect(form.result.current.login.captcha?.status).toBe('ready')
  expect(form.result.current.login.captcha?.image).toMatch(/^data:image\//)
})

/** The network goes, and comes back. */
const loseNetwork = async (test: TestLobby, network: { isOn: boolean }) => {
  for (const isOn of [false, true]) {
    network.isOn = isOn
    act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')))
    await settle(test)
  }
}

it('LOGIN-04 APP-15 a captcha that is being typed stays the one that is asked when the network comes back', async () => {
  const network = { isOn: true }
  const test = await testLobby({ device: { online: () => network.isOn } })
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  const shown = form.result.current.login.captcha
  form.type('captcha', test.backend.captcha(shown?.captchaId) ?? '')
  await loseNetwork(test, network)
  expect(form.result.current.login.captcha?.captchaId).toBe(shown?.captchaId)
  await form.logIn('maria88', 'Maria88pass')
  expect(form.refusal()).toBeUndefined()
  expect(form.result.current.session).toMatchObject({ isLoggedIn: true, userName: 'maria88' })
})

it('LOGIN-04 APP-15 a captcha that did not come is there by itself when the network comes back', async () => {
  const network = { isOn: true }
  const test = await testLobby({ device: { online: () => network.isOn } })
  test.backend.fault('getCaptcha', 'drop', 1)
  const form = await loginForm(test)
  await form.logIn('maria88', 'wrongpass1')
  expect(form.result.current.login.captcha?.status).toBe('failed')
  await loseNetwork(test, network)
  expect(form.result.current.login.captcha?.status).toBe('ready')
  expect(form.result.current.login.captcha?.image).toMatch(/^data:image\//)
})
