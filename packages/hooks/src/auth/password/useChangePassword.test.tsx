import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type ChangePasswordField,
  type Message,
  textOf,
  useChangePassword,
  useNotices,
  usePrompt,
  useSession,
} from '../../index.ts'
import en from '../../messages/en.json'
import { become } from '../../test/become.ts'
import { gatewayPage } from '../../test/gatewayPage.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { otherDevice, pass, passwordOf, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'
import { doubleBase64Codec } from '../login/remembered.rules.ts'

const CHANGE = '/wps/member/passWordChangeV2'
const OLD = 'Maria88pass'
const NEW = 'Newpass77'

/** The form in use: types, submits, and lets what follows come to rest. */
async function changeForm(test: TestLobby) {
  const { result, unmount } = renderIn(test, () => ({
    change: useChangePassword(),
    notices: useNotices(),
    prompt: usePrompt(),
    session: useSession(),
  }))
  await settle(test)
  const form = () => result.current.change
  const words = (message: Message | undefined) => message && textOf(message, en)
  const type = async (typed: Partial<Record<ChangePasswordField, string>>) => {
    for (const name of form().fields) {
      const value = typed[name]
      if (value !== undefined) act(() => form().field(name).onChange({ target: { value } }))
    }
    await settle(test)
  }
  /** Not awaited: after a success it ends a second later. */
  const submit = async () => {
    act(() => void form().submit())
    await settle(test)
  }
  return {
    result,
    unmount,
    form,
    type,
    submit,
    async change(newPassword = NEW, oldPassword = OLD) {
      await type({ oldPassword, newPassword, confirmNewPassword: newPassword })
      await submit()
    },
    problem: (name: ChangePasswordField) => words(form().problem(name)),
    refusal: () => words(form().refusal),
    notices: () => result.current.notices.map(({ message }) => textOf(message, en)),
  }
}
const afterReload = () => testLobby({ member: 'maria88' })

/** A lobby in which maria88 just logged in, so that the password is held in memory; she wants to be remembered. */
async function afterLogin() {
  const test = await testLobby()
  const login = await loginForm(test)
  act(() => login.result.current.login.setRemember(true))
  await login.logIn('maria88', OLD)
  login.unmount()
  test.wentTo.length = 0
  return test
}

it('PSW-01 after a reload the old password is asked for', async () => {
  const form = await changeForm(await afterReload())
  expect(form.form()).toMatchObject({ userName: 'maria88', fields: ['oldPassword', 'newPassword', 'confirmNewPassword'] })
})

it('PSW-01 after a login it is held in memory, and the change goes without asking for it', async () => {
  const test = await afterLogin()
  const form = await changeForm(test)
  expect(form.form().fields).toEqual(['newPassword', 'confirmNewPassword'])
  await form.change()
  expect(test.backend.member('maria88')?.password).toBe(NEW)
})

it('PSW-02 each field is checked by its rule, and nothing is sent', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  await form.submit()
  expect(form.form().fields.map(form.problem)).toEqual([
    'Password format is incorrect',
    '8 to 16 letters and digits, at least one of each',
    'Enter password',
  ])
  await form.type({ oldPassword: 'short', newPassword: 'Newpass77', confirmNewPassword: 'Newpass78' })
  expect(form.form().fields.map(form.problem)).toEqual([
    'Password format is incorrect',
    undefined,
    'Confirmation password not matched',
  ])
  await form.type({ confirmNewPassword: 'Newpass77' })
  expect(form.problem('confirmNewPassword')).toBeUndefined()
  await form.type({ newPassword: 'Newpass79' })
  expect(form.problem('confirmNewPassword')).toBe('Confirmation password not matched')
  expect(test.network.count(CHANGE)).toBe(0)
})

it('PSW-02 a rule that is not required lets an empty value pass', async () => {
  const test = await afterReload()
  test.network.alter('/wps/system/registerValidation', (rules) => ({
    ...rules,
    loginPassword: { ...Object(rules.loginPassword), required: false },
  }))
  const form = await changeForm(test)
  await form.submit()
  expect([form.problem('oldPassword'), form.problem('confirmNewPassword')]).toEqual([undefined, 'Enter password'])
})

it.each([
  ['typed', afterReload],
  ['held in memory', afterLogin],
])('PSW-03 a new password that equals the old one, %s, is told in a popup, and nothing is sent', async (_, start) => {
  const test = await start()
  const form = await changeForm(test)
  await form.change(OLD)
  expect(form.result.current.prompt.prompt).toMatchObject({ title: { id: 'in_popup_prompt' }, text: { id: 'password_same' } })
  expect(en.password_same).toBe('The new password and the old password cannot be the same')
  act(() => form.result.current.prompt.confirm())
  await settle(test)
  expect(form.result.current.prompt.prompt).toBeNull()
  expect(form.form()).toMatchObject({ status: 'idle', values: { newPassword: OLD } })
  expect(test.network.count(CHANGE)).toBe(0)
})

it('PSW-03 the backend may know the old password better: its refusal is the same popup', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  test.backend.fault('changePassword', 'modify.new.old.same', 1)
  await form.change()
  expect(form.result.current.prompt.prompt).toMatchObject({ text: { id: 'password_same' } })
  expect(form.notices()).toEqual([])
})

it('PSW-04 please wait, a second of success, and then home; the old password no longer logs in', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  const release = test.network.hold(CHANGE)
  await form.change()
  expect(form.notices()).toEqual(['Please wait…'])
  release()
  await settle(test)
  expect(form.notices()).toEqual(['Change saved'])
  expect(form.form().status).toBe('pending')
  await pass(test, 999)
  expect([form.notices(), test.wentTo]).toEqual([['Change saved'], []])
  await pass(test, 1)
  expect([form.notices(), test.wentTo]).toEqual([[], [{ replace: '/m/home' }]])
  await expect(otherDevice(test.backend, 'maria88')).rejects.toMatchObject({ code: 'login.password.wrong' })
})

it('PSW-04 please wait stands for ten seconds at most', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  test.network.hold(CHANGE)
  await form.change()
  await pass(test, 9_999)
  expect(form.notices()).toContain('Please wait…')
  await pass(test, 1)
  expect(form.notices()).not.toContain('Please wait…')
})

it('PSW-04 the new password is held in memory for the next change, and no storage has any of them', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  await form.change()
  await pass(test, 1_000)
  form.unmount()
  const next = await changeForm(test)
  expect(next.form().fields).toEqual(['newPassword', 'confirmNewPassword'])
  await next.change('Newpass78')
  expect(test.backend.member('maria88')?.password).toBe('Newpass78')
  const kept = JSON.stringify([...test.localStorage.kept, ...test.sessionStorage.kept])
  for (const password of [OLD, NEW, 'Newpass78']) expect(kept).not.toContain(password)
})

it('LOGIN-09 PSW-04 the remembered password is rewritten after a change', async () => {
  const test = await afterLogin()
  const form = await changeForm(test)
  await form.change()
  const { username, password } = JSON.parse(test.localStorage.kept.get('sass') ?? '{}')
  expect([username, doubleBase64Codec.decode(password)]).toEqual(['maria88', NEW])
})

it('PSW-04 who has gone elsewhere meanwhile is not taken home', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  await form.change()
  form.unmount()
  await pass(test, 1_000)
  expect(test.wentTo).toEqual([])
})

it('PSW-04 a failure hides the loading message, and everything typed stays', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  test.backend.fault('changePassword', '500', 1)
  await form.change()
  expect([form.notices(), form.refusal(), test.wentTo]).toEqual([[], 'Unknown error', []])
  expect(form.form().values).toEqual({ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW })
  await form.submit()
  expect(form.notices()).toEqual(['Change saved'])
})

it('PSW-04 a wrong old password is said at its field', async () => {
  const form = await changeForm(await afterReload())
  await form.change(NEW, 'Wrong88pass')
  expect([form.problem('oldPassword'), form.refusal()]).toEqual(['The old password is incorrect', undefined])
})

it('PSW-04 a password in memory that another device has changed is asked for', async () => {
  const test = await afterLogin()
  const form = await changeForm(test)
  test.backend.fault('changePassword', 'modify.old.wrong', 1)
  await form.change()
  expect(form.form().fields).toContain('oldPassword')
  expect(form.problem('oldPassword')).toBe('The old password is incorrect')
})

it.each([
  ['modify.confirm.differs', 'confirmNewPassword', 'Confirmation password not matched'],
  ['register.field.invalid', 'newPassword', '8 to 16 letters and digits, at least one of each'],
] as const)('PSW-04 %s is said at the field %s', async (fault, name, text) => {
  const test = await afterReload()
  const form = await changeForm(test)
  test.backend.fault('changePassword', fault, 1)
  await form.change()
  expect([form.problem(name), form.refusal()]).toEqual([text, undefined])
})

it.each([
  ['nothing', undefined],
  ['a page of the gateway', () => gatewayPage(502)],
])('PSW-04 an answer that was lost after the change, with %s instead, counts as a change', async (_, instead) => {
  const test = await afterReload()
  const form = await changeForm(test)
  test.network.lose(CHANGE, instead?.())
  await form.change()
  expect(form.notices()).toEqual(['Change saved'])
  expect(form.result.current.session.userName).toBe('maria88')
})

it('PSW-04 a change whose answer was lost with the network counts as one at the next attempt, which the backend refuses', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  test.network.lose(CHANGE)
  test.backend.fault('login', 'drop', 1)
  await form.change()
  expect(form.refusal()).toBe('No connection. Please check your network and try again')
  await form.submit()
  expect(form.notices()).toEqual(['Change saved'])
  expect([form.refusal(), form.problem('oldPassword'), test.network.count(CHANGE)]).toEqual([undefined, undefined, 2])
})

it('PSW-04 one that never arrived does not: a wrong old password is said, and once only a login was tried', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  test.backend.fault('changePassword', 'drop', 1)
  await form.change(NEW, 'Wrong88pass')
  await form.submit()
  expect(form.problem('oldPassword')).toBe('The old password is incorrect')
  expect([test.network.count(CHANGE), test.network.count('/wps/session/login')]).toEqual([2, 1])
})

it('who logs out while the change is under way is not logged in again, though its answer is lost', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  const release = test.network.hold(CHANGE)
  test.network.lose(CHANGE)
  await form.change()
  // The change is still heard: the logout does not get to the backend before it.
  test.backend.fault('logout', 'drop', 1)
  act(() => void form.result.current.session.logout())
  act(() => form.result.current.prompt.confirm())
  await settle(test)
  act(release)
  await settle(test)
  expect(form.result.current.session.isLoggedIn).toBe(false)
  expect(test.network.count('/wps/session/login')).toBe(0)
})

it.each([
  ['a change', () => undefined],
  ['a refusal', (test: TestLobby) => test.backend.fault('changePassword', 'modify.new.old.same', 1)],
])('LOGIN-09 PSW-04 %s that comes after another member has logged in changes nothing of theirs', async (_, prepare) => {
  const test = await afterLogin()
  const form = await changeForm(test)
  prepare(test)
  const release = test.network.hold(CHANGE)
  await form.change()
  await become(test, 'vip777')
  const login = await loginForm(test)
  act(() => login.result.current.login.setRemember(true))
  await login.logIn('vip777', passwordOf('vip777'))
  login.unmount()
  await pass(test, 10_000)
  test.wentTo.length = 0
  act(release)
  await settle(test)
  const { username, password } = JSON.parse(test.localStorage.kept.get('sass') ?? '{}')
  expect([username, doubleBase64Codec.decode(password)]).toEqual(['vip777', passwordOf('vip777')])
  expect([form.notices(), form.result.current.prompt.prompt, form.refusal()]).toEqual([[], null, undefined])
  await pass(test, 1_000)
  expect(test.wentTo).toEqual([])
  form.unmount()
  const next = await changeForm(test)
  await next.change('Another99')
  expect(test.backend.member('vip777')?.password).toBe('Another99')
})

it('LOGIN-13 what was typed into a form that stays open is there for the same member alone', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  await form.type({ oldPassword: OLD, newPassword: NEW })
  await become(test, 'maria88')
  expect(form.form().values).toMatchObject({ oldPassword: OLD, newPassword: NEW })
  await become(test, 'vip777')
  expect(form.form()).toMatchObject({
    userName: 'vip777',
    values: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
})

it('a password that was held in memory when the session ended is asked for, and no wrong one is sent', async () => {
  const test = await afterLogin()
  const form = await changeForm(test)
  test.tabs.post({ type: 'sessionEnded', userName: 'maria88', reason: 'logout' })
  await settle(test)
  await become(test, 'maria88')
  await form.change()
  expect(form.form().fields).toContain('oldPassword')
  expect(test.network.count(CHANGE)).toBe(0)
  await form.change()
  expect(test.backend.member('maria88')?.password).toBe(NEW)
})

it('PSW-04 a double tap sends once', async () => {
  const test = await afterReload()
  const form = await changeForm(test)
  await form.type({ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW })
  act(() => {
    void form.form().submit()
    void form.form().submit()
  })
  await settle(test)
  await form.submit()
  expect(test.network.count(CHANGE)).toBe(1)
})

it('PSW-04 who plays on trial has no password to change', async () => {
  const test = await testLobby({ member: 'trial01' })
  const form = await changeForm(test)
  await form.change()
  expect(form.refusal()).toBe('Please login an actual account to use this function')
  expect(test.network.count(CHANGE)).toBe(0)
})

it('LOGIN-16 a first login leads to the form that changes the password, with a word why; a later one goes on as usual', async () => {
  const test = await testLobby()
  const first = await loginForm(test)
  await first.logIn('opened01', 'Opened01pass')
  expect(test.wentTo).toEqual([{ replace: '/m/changePsw' }])
  expect(first.notices()).toEqual(['This is your first login. Please choose a password of your own'])
  first.unmount()
  const later = await testLobby({ beside: test })
  const login = await loginForm(later)
  await login.logIn('opened01', 'Opened01pass')
  expect(later.wentTo).toEqual([{ replace: '/m/home' }])
  expect(login.notices()).toEqual([])
})
