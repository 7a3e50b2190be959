import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forgotForm } from '../../test/forgotForm.tsx'
import { gatewayPage } from '../../test/gatewayPage.ts'
import { pass, settle, testLobby } from '../../test/testLobby.tsx'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { doubleBase64Codec } from '../login/remembered.rules.ts'

const SMS = '/wps/verification/sms/resetPassword'
const SET = '/wps/member/password/mobile'
const MAIL = '/wps/member/password/email'
const LOGIN = '/wps/session/login'
const MOBILE = '9171234567'
const NEW = 'Newpass77'

/** A phone form that is filled in rightly, with the code that was sent. */
async function filled(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const form = await forgotForm(test)
  await form.typePhone({ mobileNum: MOBILE })
  await form.sendCode()
  await form.typePhone({ verificationCode: test.backend.sms(MOBILE) ?? '', newPassword: NEW })
  return { test, form }
}

it('FORGOT-01 both ways are on offer, by phone first; what is typed stays while they take turns', async () => {
  const form = await forgotForm(await testLobby())
  expect(form.result.current.forgot).toMatchObject({ ways: ['phone', 'email'], way: 'phone', isKnown: true })
  await form.typePhone({ mobileNum: MOBILE })
  act(() => form.result.current.forgot.setWay('email'))
  expect(form.result.current.forgot.way).toBe('email')
  act(() => form.result.current.forgot.setWay('phone'))
  expect(form.phone().values.mobileNum).toBe(MOBILE)
})

it('FORGOT-01 without the flag there is e-mail alone', async () => {
  const form = await forgotForm(await testLobby({ backend: { scenario: 'email-reset-only' } }))
  expect(form.result.current.forgot).toMatchObject({ ways: ['email'], way: 'email' })
  act(() => form.result.current.forgot.setWay('phone'))
  expect(form.result.current.forgot.way).toBe('email')
})

it('FORGOT-02 says what is wrong with each field, and sends nothing', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  await form.submitEmail()
  expect(form.problemsOfEmail()).toEqual(['Account format is incorrect', 'E-mail format is incorrect'])
  await form.typeEmail({ username: 'maria88', email: 'maria' })
  expect(form.problemsOfEmail()).toEqual([undefined, 'E-mail format is incorrect'])
  await form.submitEmail()
  expect(test.network.count(MAIL)).toBe(0)
})

it('FORGOT-02 what is sent is trimmed; please wait, then a second of success, then back', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  await form.typeEmail({ username: ' maria88 ', email: ' maria@mail.example ' })
  const release = test.network.hold(MAIL)
  await form.submitEmail()
  expect(form.notices()).toEqual(['Please wait…'])
  release()
  await settle(test)
  expect(form.notices()).toEqual(['It has been sent. Please look into your e-mail'])
  expect(test.backend.mail('maria88')).toBeTruthy()
  expect(form.email().status).toBe('pending')
  await pass(test, 999)
  expect([form.notices().length, test.wentTo]).toEqual([1, []])
  await pass(test, 1)
  expect([form.notices().length, test.wentTo]).toEqual([0, [-1]])
})

it('FORGOT-02 who has gone elsewhere meanwhile is not led back', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  await form.typeEmail({ username: 'maria88', email: 'maria@mail.example' })
  await form.submitEmail()
  form.unmount()
  await pass(test, 1_000)
  expect(test.wentTo).toEqual([])
})

it('FORGOT-02 a name and an address that do not belong together are told so, and stay', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  await form.typeEmail({ username: 'maria88', email: 'ramon@mail.example' })
  await form.submitEmail()
  expect(form.refusal()).toBe('This username and this e-mail do not belong together')
  expect(form.notices()).toEqual([])
  expect(form.email()).toMatchObject({ status: 'idle', values: { username: 'maria88', email: 'ramon@mail.example' } })
})

it('FORGOT-02 what failed can be sent again, and a double tap sends once', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  await form.typeEmail({ username: 'maria88', email: 'maria@mail.example' })
  test.backend.fault('sendPasswordByEmail', '500', 1)
  await form.submitEmail()
  expect(form.refusal()).toBe('Unknown error')
  act(() => {
    void form.email().submit()
    void form.email().submit()
  })
  await settle(test)
  expect(test.network.count(MAIL)).toBe(2)
  expect(form.refusal()).toBeUndefined()
})

it('FORGOT-03 the button waits until something was typed and nothing is wrong or missing', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  expect(form.phone()).toMatchObject({ canSubmit: false, isCodeSent: false })
  await form.typePhone({ mobileNum: MOBILE })
  expect(form.phone().canSubmit).toBe(false)
  await form.sendCode()
  expect(form.phone().isCodeSent).toBe(true)
  await form.typePhone({ verificationCode: test.backend.sms(MOBILE) ?? '', newPassword: 'short' })
  expect(form.phone().canSubmit).toBe(false)
  expect(form.problem('newPassword')).toBe('8 to 16 letters and digits, at least one of each')
  await form.typePhone({ newPassword: NEW })
  expect(form.phone().canSubmit).toBe(true)
})

it('FORGOT-03 a code that was sent may still be typed when its countdown is over', async () => {
  const { test, form } = await filled()
  await pass(test, 60_000)
  expect(form.phone()).toMatchObject({ isCodeSent: true, sms: { status: 'idle' } })
})

it('FORGOT-03 a code that was sent before the page was loaded anew may be typed, for ten minutes', async () => {
  const { test } = await filled()
  const reloaded = () => testLobby({ beside: test, sessionStorage: test.sessionStorage })
  await pass(test, 9 * 60_000)
  const form = await forgotForm(await reloaded())
  expect(form.phone()).toMatchObject({ isCodeSent: true, sms: { status: 'idle' } })
  await form.typePhone({ mobileNum: MOBILE, verificationCode: test.backend.sms(MOBILE) ?? '', newPassword: NEW })
  expect(form.phone().canSubmit).toBe(true)
  await pass(test, 60_000)
  expect((await forgotForm(await reloaded())).phone().isCodeSent).toBe(false)
})

it('FORGOT-03 each input checks all fields again, and those nobody touched keep quiet', async () => {
  const { form } = await filled()
  await form.typePhone({ mobileNum: '0171234567' })
  expect(form.phone().canSubmit).toBe(false)
  expect(form.problem('mobileNum')).toBe('10 digits starting with 9')
  const fresh = await forgotForm(await testLobby())
  await fresh.typePhone({ newPassword: 'x' })
  expect(fresh.problem('newPassword')).toBe('8 to 16 letters and digits, at least one of each')
  expect([fresh.problem('mobileNum'), fresh.problem('verificationCode')]).toEqual([undefined, undefined])
})

it('FORGOT-03 rules that come late count for what was typed before', async () => {
  const test = await testLobby()
  const release = test.network.hold('/wps/system/registerValidation')
  const form = await forgotForm(test)
  await form.typePhone({ mobileNum: MOBILE, verificationCode: '123456', newPassword: 'short' })
  expect(form.phone().canSubmit).toBe(true)
  release()
  await settle(test)
  expect(form.phone().canSubmit).toBe(false)
})

it('FORGOT-03 a code needs a right number and nothing else', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  await form.sendCode()
  expect(form.problem('mobileNum')).toBe('10 digits starting with 9')
  expect(test.network.count(SMS)).toBe(0)
  await form.typePhone({ mobileNum: MOBILE })
  await form.sendCode()
  expect(test.network.count(SMS)).toBe(1)
  expect(form.phone().sms).toMatchObject({ status: 'counting', secondsLeft: 60 })
  expect([form.problem('newPassword'), form.problem('verificationCode')]).toEqual([undefined, undefined])
})

it('FORGOT-03 LOGIN-07 a code that could not be sent is said at its field, which stays disabled', async () => {
  const form = await forgotForm(await testLobby())
  await form.typePhone({ mobileNum: '9170000001', newPassword: NEW })
  await form.sendCode()
  expect(form.problem('verificationCode')).toBe('The code could not be sent. Please try again')
  expect(form.phone()).toMatchObject({ isCodeSent: false, values: { mobileNum: '9170000001', newPassword: NEW } })
  expect(form.notices()).toEqual([])
  await form.typePhone({ mobileNum: MOBILE })
  expect(form.problem('verificationCode')).toBeUndefined()
})

it('FORGOT-03 a code that was sent with its answer lost may be typed as soon as the backend says that there is one', async () => {
  const test = await testLobby()
  const form = await forgotForm(test)
  await form.typePhone({ mobileNum: MOBILE })
  test.network.lose(SMS)
  await form.sendCode()
  expect(form.phone().isCodeSent).toBe(false)
  await form.sendCode()
  expect(form.problem('verificationCode')).toBe('Please wait before asking for another code')
  expect(form.phone().isCodeSent).toBe(true)
  await form.typePhone({ verificationCode: test.backend.sms(MOBILE) ?? '', newPassword: NEW })
  await form.submitPhone()
  expect(form.result.current.session.userName).toBe('maria88')
})

it.each([
  ['with the code of the own country', '+63 917 123 4567', MOBILE],
  ['with the code of another country on offer', '+84 917 123 4567', MOBILE],
  ['with a code that is not on offer', '+999 917 123 4567', `999${MOBILE}`],
  ['without a code', '0917 123 4567', `0${MOBILE}`],
])(
  'a number that is pasted %s into the form by phone is the member’s as far as it can be told',
  async (_, pasted, accepted) => {
    const form = await forgotForm(await testLobby())
    await form.typePhone({ mobileNum: pasted })
    expect(form.phone().values.mobileNum).toBe(accepted)
  },
)

it('FORGOT-04 the new password logs in with the number as the name, and home it goes', async () => {
  const { test, form } = await filled()
  await form.submitPhone()
  expect(form.result.current.session.userName).toBe('maria88')
  expect(test.wentTo).toEqual([{ replace: '/m/home' }])
  expect(test.backend.member('maria88')?.password).toBe(NEW)
})

it('FORGOT-04 LOGIN-09 the login that this device remembers of the member follows', async () => {
  const kept = { type: 'username', username: 'maria88', password: doubleBase64Codec.encode('Maria88pass') }
  const localStorage = memoryStorage({ remPass: '1', sass: JSON.stringify(kept) })
  const { form } = await filled({ localStorage })
  await form.submitPhone()
  const { password } = JSON.parse(localStorage.kept.get('sass') ?? '{}')
  expect(doubleBase64Codec.decode(password)).toBe(NEW)
})

it('FORGOT-04 a password that is the old one is cleared and said, and the code stays', async () => {
  const { test, form } = await filled()
  await form.typePhone({ newPassword: 'Maria88pass' })
  await form.submitPhone()
  expect(form.phone().values).toEqual({
    mobileNum: MOBILE,
    verificationCode: test.backend.sms(MOBILE),
    newPassword: '',
  })
  expect(form.problem('newPassword')).toBe('The new password and the old password cannot be the same')
  expect([form.refusal(), form.phone().canSubmit]).toEqual([undefined, false])
  await form.typePhone({ newPassword: NEW })
  await form.submitPhone()
  expect(form.result.current.session.userName).toBe('maria88')
})

it.each([
  ['an expired code', 'sms.code.expired', 'Verification code error'],
  ['a wrong code', 'sms.code.wrong', 'Verification code error'],
  ['a busy backend', '500', 'Unknown error'],
] as const)('FORGOT-04 after %s the code is cleared and everything else stays', async (_, fault, text) => {
  const { test, form } = await filled()
  test.backend.fault('setPasswordByMobile', fault, 1)
  await form.submitPhone()
  expect(form.phone().values).toEqual({ mobileNum: MOBILE, verificationCode: '', newPassword: NEW })
  expect(form.refusal()).toBe(text)
  expect(form.result.current.session.isLoggedIn).toBe(false)
})

it.each([
  ['nothing', undefined],
  ['a page of the gateway', () => gatewayPage()],
])(
  'FORGOT-04 an answer that was lost after the password was set, with %s instead, logs in all the same',
  async (_, instead) => {
    const { test, form } = await filled()
    test.network.lose(SET, instead?.())
    await form.submitPhone()
    expect(form.result.current.session.userName).toBe('maria88')
    expect([test.network.count(SET), test.network.count(LOGIN)]).toEqual([1, 1])
  },
)

it('FORGOT-04 a call that never arrived says so', async () => {
  const { test, form } = await filled()
  test.backend.fault('setPasswordByMobile', 'drop', 1)
  test.backend.fault('login', 'drop', 1)
  await form.submitPhone()
  expect(form.refusal()).toBe('No connection. Please check your network and try again')
  expect(form.result.current.session.isLoggedIn).toBe(false)
  // The code is still good.
  await form.submitPhone()
  expect(form.result.current.session.userName).toBe('maria88')
})

it('FORGOT-04 one whose answer was lost with the network logs in at the next attempt, when its code is used up', async () => {
  const { test, form } = await filled()
  test.network.lose(SET)
  test.backend.fault('login', 'drop', 1)
  await form.submitPhone()
  expect(form.refusal()).toBe('No connection. Please check your network and try again')
  await form.submitPhone()
  expect(form.result.current.session.userName).toBe('maria88')
  expect(test.network.count(SET)).toBe(2)
})

it('FORGOT-04 where the login asks for more, such as a captcha, the login page takes over', async () => {
  const { test, form } = await filled({ backend: { scenario: 'captcha-required' } })
  await form.submitPhone()
  expect(test.wentTo).toEqual([{ replace: '/m/login' }])
  expect(form.notices()).toContain('The password is changed. Please log in with it')
  expect(form.refusal()).toBeUndefined()
})

it('FORGOT-04 who has gone to a game list meanwhile stays there', async () => {
  const page = { address: 'https://lobby.example/m/forget' }
  const { test, form } = await filled({ device: { address: () => page.address }, backend: { scenario: 'captcha-required' } })
  const release = test.network.hold(SET)
  act(() => void form.phone().submit())
  await settle(test)
  page.address = 'https://lobby.example/m/gameList'
  release()
  await settle(test)
  expect(form.notices()).toContain('The password is changed. Please log in with it')
  expect(test.wentTo).toEqual([])
})

it('FORGOT-05 please wait stands until there is a token, and a double tap sends once', async () => {
  const { test, form } = await filled()
  await pass(test, 2_000)
  const release = test.network.hold(LOGIN)
  act(() => {
    void form.phone().submit()
    void form.phone().submit()
  })
  await settle(test)
  expect(form.notices()).toEqual(['Please wait…'])
  expect(form.phone().status).toBe('pending')
  release()
  await settle(test)
  expect(form.result.current.session.isLoggedIn).toBe(true)
  expect(form.notices()).toEqual([])
  expect(test.network.count(SET)).toBe(1)
})

it('FORGOT-05 the code is asked for under its own module', async () => {
  const { test } = await filled()
  expect(test.backend.calls.find(({ operationId }) => operationId === 'sendResetSms')).toMatchObject({
    method: 'POST',
    module: 'PWRESETSMS3',
    hasToken: false,
  })
})
