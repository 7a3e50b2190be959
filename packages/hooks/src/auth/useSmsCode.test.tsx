import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loginForm } from '../test/loginForm.tsx'
import { pass, reportsOf, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const SMS = '/wps/verification/sms/noLogin'
const MOBILE = '9171234567'

/** The SMS form with a number in it. */
async function smsForm(test: TestLobby, mobileNum = MOBILE) {
  const form = await loginForm(test)
  await form.method('sms')
  form.type('mobileNum', mobileNum)
  await settle(test)
  return { ...form, sms: () => form.result.current.login.sms }
}
async function counting() {
  const test = await testLobby()
  const form = await smsForm(test)
  await form.sendCode()
  return { test, form }
}
const lookAtPage = () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

it('LOGIN-05 the button is idle, sends, counts down from 60 and is idle again', async () => {
  const test = await testLobby()
  const form = await smsForm(test)
  expect(form.sms()).toMatchObject({ status: 'idle', canSend: true, secondsLeft: 0 })
  const release = test.network.hold(SMS)
  act(() => void form.sms().send())
  await settle(test)
  expect(form.sms()).toMatchObject({ status: 'sending', canSend: false })
  expect(form.notices()).toEqual(['Please wait…'])
  release()
  await settle(test)
  expect(form.sms()).toMatchObject({ status: 'counting', canSend: false, secondsLeft: 60 })
  await pass(test, 1_000)
  expect(form.sms().secondsLeft).toBe(59)
  await pass(test, 58_000)
  expect(form.sms()).toMatchObject({ status: 'counting', secondsLeft: 1 })
  await pass(test, 1_000)
  expect(form.sms()).toMatchObject({ status: 'idle', canSend: true, secondsLeft: 0 })
})

it('LOGIN-05 the code that was sent logs in', async () => {
  const { test, form } = await counting()
  form.type('verificationCode', test.backend.sms(MOBILE) ?? '')
  await form.submit()
  expect(form.result.current.session.userName).toBe('maria88')
})

it('LOGIN-05 that a code was sent is said for 1.5 s', async () => {
  const { test, form } = await counting()
  expect(form.notices()).toEqual(['The code has been sent'])
  await pass(test, 1_499)
  expect(form.notices()).toHaveLength(1)
  await pass(test, 1)
  expect(form.notices()).toEqual([])
})

it.each([
  [5, 300],
  [2, 120],
  [0.5, 30],
  [0, 60],
  [-1, 60],
])('LOGIN-05 a code that expires in %f minutes counts down from %i', async (expiredMinutes, seconds) => {
  const test = await testLobby()
  test.network.alter(SMS, () => ({ expiredMinutes }))
  const form = await smsForm(test)
  await form.sendCode()
  expect(form.sms().secondsLeft).toBe(seconds)
})

it.each(['', '123', '0171234567', '91712345678'])('LOGIN-05 the number %j is not sent a code', async (mobile) => {
  const test = await testLobby()
  const form = await smsForm(test, mobile)
  await form.sendCode()
  expect(form.problem('mobileNum')).toBe('Please enter a valid mobile number')
  expect(form.problem('verificationCode')).toBeUndefined()
  expect(form.sms().status).toBe('idle')
  expect(test.network.count(SMS)).toBe(0)
})

it('LOGIN-05 no second code is asked for while one is under way or counts down', async () => {
  const test = await testLobby()
  const form = await smsForm(test)
  const release = test.network.hold(SMS)
  act(() => {
    void form.sms().send()
    void form.sms().send()
  })
  await settle(test)
  await form.sendCode()
  release()
  await settle(test)
  await form.sendCode()
  expect(test.network.count(SMS)).toBe(1)
})

it('LOGIN-05 when the countdown is over another code may be sent', async () => {
  const { test, form } = await counting()
  const first = test.backend.sms(MOBILE)
  await pass(test, 60_000)
  await form.sendCode()
  expect(form.sms().status).toBe('counting')
  expect(test.backend.sms(MOBILE)).not.toBe(first)
})

it('LOGIN-06 a tab that was in the background shows what is really left as soon as it is looked at', async () => {
  const { test, form } = await counting()
  test.clock.setWall(test.clock.now() + 45_000)
  await lookAtPage()
  expect(form.sms().secondsLeft).toBe(15)
})

it('LOGIN-06 a device that slept past the deadline comes back idle', async () => {
  const { test, form } = await counting()
  test.clock.setWall(test.clock.now() + 3_600_000)
  await lookAtPage()
  expect(form.sms()).toMatchObject({ status: 'idle', secondsLeft: 0 })
})

it('LOGIN-06 a clock that is set back does not lengthen the wait', async () => {
  const { test, form } = await counting()
  await pass(test, 20_000)
  test.clock.setWall(test.clock.now() - 86_400_000)
  await lookAtPage()
  expect(form.sms().secondsLeft).toBe(40)
  await pass(test, 40_000)
  expect(form.sms().status).toBe('idle')
})

it('LOGIN-06 a reload of the screen goes on counting', async () => {
  const { test, form } = await counting()
  await pass(test, 10_000)
  form.unmount()
  await pass(test, 10_000)
  const again = await smsForm(test)
  expect(again.sms()).toMatchObject({ status: 'counting', secondsLeft: 40 })
  await pass(test, 1_000)
  expect(again.sms().secondsLeft).toBe(39)
})

it('LOGIN-06 a reload of the page goes on counting (assumed)', async () => {
  const { test, form } = await counting()
  await pass(test, 20_000)
  form.unmount()
  const reloaded = await testLobby({ beside: test, sessionStorage: test.sessionStorage })
  const again = await smsForm(reloaded)
  expect(again.sms()).toMatchObject({ status: 'counting', secondsLeft: 40 })
  await pass(reloaded, 40_000)
  expect(again.sms().status).toBe('idle')
})

it('LOGIN-06 a reload after the deadline is idle', async () => {
  const { test, form } = await counting()
  form.unmount()
  await pass(test, 60_000)
  const again = await smsForm(await testLobby({ beside: test, sessionStorage: test.sessionStorage }))
  expect(again.sms().status).toBe('idle')
})

it('LOGIN-06 what somebody wrote into the device never lengthens the wait', async () => {
  const { test, form } = await counting()
  form.unmount()
  const kept = test.sessionStorage.kept
  const key = [...kept.keys()].find((name) => name.includes('smsDeadlines')) ?? ''
  for (const written of [
    '{',
    'null',
    '{"login":5}',
    `{"login":{"durationMs":60000,"wall":${test.clock.now() + 86_400_000}}}`,
  ]) {
    kept.set(key, written)
    const again = await smsForm(await testLobby({ beside: test, sessionStorage: test.sessionStorage }))
    expect(again.sms().secondsLeft).toBe(0)
    again.unmount()
  }
})

it.each([
  ['500', 'The code could not be sent. Please try again'],
  ['malformed', 'The code could not be sent. Please try again'],
  ['null', 'The code could not be sent. Please try again'],
  ['empty-object', 'The code could not be sent. Please try again'],
  ['drop', 'No connection. Please check your network and try again'],
  ['lost', 'No connection. Please check your network and try again'],
] as const)(
  'LOGIN-07 a code that could not be sent (%s) is said at its field alone, and can be asked for again',
  async (kind, said) => {
    const test = await testLobby()
    test.backend.fault('sendLoginSms', kind, 1)
    const form = await smsForm(test)
    const release = test.network.hold(SMS)
    act(() => void form.sms().send())
    await settle(test)
    expect(form.notices()).toEqual(['Please wait…'])
    release()
    await settle(test)
    expect(form.notices()).toEqual([])
    expect(form.refusal()).toBeUndefined()
    expect(form.problem('verificationCode')).toBe(said)
    expect(form.sms()).toMatchObject({ status: 'idle', canSend: true, secondsLeft: 0 })
    expect(reportsOf(test)).toHaveLength(1)
    // What was lost on its way back was sent all the same, and another may be asked for after a minute.
    test.clock.pass(60_000)
    await form.sendCode()
    expect(form.problem('verificationCode')).toBeUndefined()
    expect(form.sms().status).toBe('counting')
  },
)

it('LOGIN-07 a code asked for too often says so', async () => {
  const test = await testLobby()
  test.network.lose(SMS)
  const form = await smsForm(test)
  await form.sendCode()
  await form.sendCode()
  expect(form.problem('verificationCode')).toBe('Please wait before asking for another code')
  expect(form.sms()).toMatchObject({ status: 'idle', canSend: true })
})

it('LOGIN-07 a number nobody has is not told apart from a code that could not be sent', async () => {
  const test = await testLobby()
  const form = await smsForm(test, '9990000000')
  await form.sendCode()
  expect(form.notices()).toEqual([])
  expect(form.problem('verificationCode')).toBe('The code could not be sent. Please try again')
  expect(form.sms().status).toBe('idle')
})

it('LOGIN-14 a wrong and an expired code are verification code errors', async () => {
  const { test, form } = await counting()
  form.type('verificationCode', '000000')
  await form.submit()
  expect(form.refusal()).toBe('Verification code error')
  const captcha = test.backend.captcha(form.result.current.login.captcha?.captchaId)
  await pass(test, 60_000)
  form.type('verificationCode', test.backend.sms(MOBILE) ?? '')
  form.type('captcha', captcha ?? '')
  await form.submit()
  expect(form.refusal()).toBe('Verification code error')
  expect(form.result.current.session.isLoggedIn).toBe(false)
})
