import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ProfileFieldName, type ProfileFieldResult, useMember, useProfileField, useSecurityCenter } from '../../index.ts'
import { savedForm } from '../../test/savedForm.tsx'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const NICKNAME = '/wps/member/info/nickname'
const none = () => {}
const formOf = (test: TestLobby, name: ProfileFieldName, onSaved = none) =>
  savedForm<ProfileFieldName, ProfileFieldResult>(test, () => useProfileField(name, onSaved))

it('MEM-07 a nickname is saved without the spaces around it, and shows at once wherever the member is named', async () => {
  const test = await testLobby({ member: 'maria88' })
  const member = renderIn(test, useMember)
  const center = renderIn(test, () => useSecurityCenter(''))
  const onSaved = vi.fn()
  const form = await formOf(test, 'nickname', onSaved)
  expect(member.result.current.name).toBe('Maria')
  await form.type({ nickname: '  Luningning  ' })
  await form.submit()
  expect(test.backend.member('maria88')?.nickname).toBe('Luningning')
  expect(member.result.current.name).toBe('Luningning')
  expect(center.result.current.items.find(({ id }) => id === 'nickname')?.state).toEqual({ text: 'Luningning' })
  expect(form.notices()).toEqual(['Change saved'])
  expect(onSaved).toHaveBeenCalledOnce()
})

it('MEM-07 a payee name with the apostrophe that a phone types, and a space that was copied, is the same name', async () => {
  const test = await testLobby({ member: 'broke01' })
  const form = await formOf(test, 'payeeName')
  await form.type({ payeeName: 'Jose\u00a0D’Souza' })
  await form.submit()
  expect(form.problem('payeeName')).toBeUndefined()
  expect(test.backend.member('broke01')?.details?.payeeName).toBe("Jose D'Souza")
})

it('a nickname that was saved though its answer was lost shows, and is said to be saved', async () => {
  const test = await testLobby({ member: 'maria88' })
  const member = renderIn(test, useMember)
  const center = renderIn(test, () => useSecurityCenter(''))
  const onSaved = vi.fn()
  const form = await formOf(test, 'nickname', onSaved)
  await form.type({ nickname: 'Luningning' })
  test.network.lose(NICKNAME)
  await form.submit()
  await settle(test)
  expect(test.backend.member('maria88')?.nickname).toBe('Luningning')
  expect(member.result.current.name).toBe('Luningning')
  expect(center.result.current.items.find(({ id }) => id === 'nickname')?.state).toEqual({ text: 'Luningning' })
  expect([form.notices(), form.refusal()]).toEqual([['Change saved'], undefined])
  expect(onSaved).toHaveBeenCalledOnce()
})

it('an e-mail whose answer was lost is known by what is set in its place, and one that did not get there is refused', async () => {
  const test = await testLobby({ member: 'maria88' })
  renderIn(test, () => useSecurityCenter(''))
  const form = await formOf(test, 'email')
  await form.type({ email: 'maria@new.example' })
  test.network.lose('/wps/member/info/email')
  await form.submit()
  await settle(test)
  expect(test.backend.member('maria88')?.email).toBe('maria@new.example')
  expect([form.notices(), form.refusal()]).toEqual([['Change saved'], undefined])
  await form.type({ email: 'maria@other.example' })
  test.backend.fault('setEmail', '500', 1)
  await form.submit()
  await settle(test)
  expect(test.backend.member('maria88')?.email).toBe('maria@new.example')
  expect(form.refusal()).toBe('Unknown error')
})

it('MEM-07 a form that was left before it was saved closes nothing of what is open then', async () => {
  const test = await testLobby({ member: 'maria88' })
  const onSaved = vi.fn()
  const form = await formOf(test, 'nickname', onSaved)
  await form.type({ nickname: 'Luningning' })
  const release = test.network.hold(NICKNAME)
  await form.submit()
  form.unmount()
  act(release)
  await settle(test)
  expect(test.backend.member('maria88')?.nickname).toBe('Luningning')
  expect(onSaved).not.toHaveBeenCalled()
})

it.each(['drop', 'email.taken'] as const)(
  'who has left a form before it failed (%s) is told where they are that it may not be saved, and finds what was typed',
  async (fault) => {
    const test = await testLobby({ member: 'maria88' })
    const page = await formOf(test, 'nickname')
    const form = await formOf(test, 'email')
    await form.type({ email: 'maria@new.example' })
    test.backend.fault('setEmail', fault, 1)
    const release = test.network.hold('/wps/member/info/email')
    await form.submit()
    form.unmount()
    act(release)
    await settle(test)
    expect(page.notices()).toEqual(['Your change may not be saved. Please check it'])
    expect((await formOf(test, 'email')).now().values.email).toBe('maria@new.example')
  },
)

it('LOGIN-13 a form that was left is not told of once its session has ended, which is told itself', async () => {
  const test = await testLobby({ member: 'maria88' })
  const page = await formOf(test, 'nickname')
  const form = await formOf(test, 'email')
  await form.type({ email: 'maria@new.example' })
  const release = test.network.hold('/wps/member/info/email')
  await form.submit()
  form.unmount()
  test.backend.endSessions('maria88')
  act(release)
  await settle(test)
  expect(page.notices()).toEqual(['The account has been logged out, please log in again'])
})

it.each(['🎰🎰🎰', 'x', 'a'.repeat(21), 'Ana\u0000', '<b>Ana</b>'])(
  'MEM-07 "%s" is no nickname: the rule says so at the field, which has the focus, and nothing is sent',
  async (nickname) => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test, 'nickname')
    await form.type({ nickname })
    await form.submit()
    expect(form.problem('nickname')).toBe('2 to 20 letters, digits or spaces')
    expect(form.focused()).toBe('nickname')
    expect(test.network.count(NICKNAME)).toBe(0)
  },
)

it.each(['', '     '])('MEM-07 a nickname of "%s" is none', async (nickname) => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, 'nickname')
  await form.type({ nickname })
  await form.submit()
  expect(form.problem('nickname')).toBe('2 to 20 letters, digits or spaces')
  expect(test.network.count(NICKNAME)).toBe(0)
})

it('MEM-07 a wrong e-mail is told at the field; one that belongs to another member, too', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, 'email')
  await form.type({ email: 'maria@mail' })
  await form.submit()
  expect(form.problem('email')).toBe('E-mail format is incorrect')
  await form.type({ email: 'Ramon@mail.example' })
  await form.submit()
  expect(form.problem('email')).toBe('This e-mail belongs to another account')
  expect(form.focused()).toBe('email')
  await form.type({ email: 'maria@new.example' })
  await form.submit()
  expect(test.backend.member('maria88')?.email).toBe('maria@new.example')
})

it('MEM-07 a payee name is set once; after that the backend takes no other', async () => {
  const test = await testLobby({ member: 'broke01' })
  const form = await formOf(test, 'payeeName')
  await form.type({ payeeName: 'Jose 2 Rizal' })
  await form.submit()
  expect(form.problem('payeeName')).toBe('Name format is not valid')
  await form.type({ payeeName: 'José Rizal' })
  await form.submit()
  expect(test.backend.member('broke01')?.details).toMatchObject({ payeeName: 'José Rizal' })
  await form.type({ payeeName: 'Andres Bonifacio' })
  await form.submit()
  expect(form.refusal()).toBe('The payee name is set. Customer service can change it')
})

it('MEM-07 a double tap saves once', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, 'nickname')
  await form.type({ nickname: 'Marikit' })
  await form.submitTwice()
  expect(test.network.count(NICKNAME)).toBe(1)
})

it('MEM-07 when the session ended between typing and saving, the form says so and keeps what is typed', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, 'nickname')
  await form.type({ nickname: 'Marikit' })
  test.backend.endSessions('maria88')
  await form.submit()
  expect(form.refusal()).toBe('You are not logged in, please login first')
  expect(form.now().values.nickname).toBe('Marikit')
  expect(form.now().status).toBe('idle')
})

it('MEM-07 who plays on trial has nothing to save', async () => {
  const test = await testLobby({ member: 'trial01' })
  const form = await formOf(test, 'nickname')
  await form.type({ nickname: 'Trial' })
  await form.submit()
  expect(form.refusal()).toBe('Please login an actual account to use this function')
  expect(test.network.count(NICKNAME)).toBe(0)
})

it('MEM-07 a field the backend alone finds wrong is told in the words of its rule', async () => {
  const test = await testLobby({ member: 'maria88' })
  // Rules kept on the device may be older than the backend's.
  test.network.alter('/wps/system/registerValidation', (rules) => ({
    ...rules,
    nickname: { ...Object(rules.nickname), pattern: '' },
  }))
  const form = await formOf(test, 'nickname')
  await form.type({ nickname: '🎰🎰' })
  await form.submit()
  expect(form.problem('nickname')).toBe('2 to 20 letters, digits or spaces')
  await settle(test)
})
