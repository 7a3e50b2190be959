import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loginForm } from '../../test/loginForm.tsx'
import { settle, testLobby } from '../../test/testLobby.tsx'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { doubleBase64Codec, readRemembered } from './remembered.rules.ts'
import { rewriteRemembered } from './rewriteRemembered.ts'

type Form = Awaited<ReturnType<typeof loginForm>>
const remember = (form: Form, on: boolean) => act(() => form.result.current.login.setRemember(on))

/** A visit in which maria88 logs in and wants to be remembered. */
async function rememberedVisit(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const form = await loginForm(test)
  remember(form, true)
  await form.logIn('maria88', 'Maria88pass')
  const { kept } = test.localStorage
  const record: Record<string, unknown> = JSON.parse(kept.get('sass') ?? 'null')
  return { test, form, kept, record }
}
const nextVisit = async (test: Awaited<ReturnType<typeof testLobby>>) => loginForm(await testLobby({ beside: test }))

it('LOGIN-09 nobody is remembered who does not want it', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  expect(form.result.current.login.remember).toBe(false)
  await form.logIn('maria88', 'Maria88pass')
  expect(test.localStorage.kept.has('remPass')).toBe(false)
  expect(test.localStorage.kept.has('sass')).toBe(false)
})

it('LOGIN-09 a remembered login lies under remPass and sass, the password double-encoded with a suffix', async () => {
  const { kept, record } = await rememberedVisit()
  expect(kept.get('remPass')).toBe('1')
  expect(record).toEqual({ type: 'username', username: 'maria88', password: expect.any(String) })
  expect(JSON.stringify([...kept])).not.toContain('Maria88pass')
  const encoded = String(record.password)
  expect(atob(atob(encoded.slice(0, -2)))).toBe('Maria88pass')
})

it('LOGIN-09 the next visit finds the form filled and logs in with a tap', async () => {
  const { test } = await rememberedVisit()
  const form = await nextVisit(test)
  expect(form.result.current.login).toMatchObject({ remember: true, method: 'username' })
  expect(form.result.current.login.values).toMatchObject({ username: 'maria88', password: 'Maria88pass' })
  await form.submit()
  expect(form.result.current.session.userName).toBe('maria88')
})

it('LOGIN-09 a logout does not forget the remembered login', async () => {
  const { test, form } = await rememberedVisit()
  act(() => void form.result.current.session.logout())
  await settle(test)
  act(() => form.result.current.prompt.confirm())
  await settle(test)
  expect((await nextVisit(test)).result.current.login.values.username).toBe('maria88')
})

it('LOGIN-09 logging in without the tick forgets the login that was remembered', async () => {
  const { test } = await rememberedVisit()
  const form = await nextVisit(test)
  remember(form, false)
  await form.submit()
  expect(test.localStorage.kept.has('sass')).toBe(false)
  expect((await nextVisit(test)).result.current.login.values.username).toBe('')
})

it('LOGIN-09 a login that failed is not remembered', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  remember(form, true)
  await form.logIn('maria88', 'wrongpass1')
  expect(test.localStorage.kept.has('sass')).toBe(false)
})

it('LOGIN-09 a merchant may keep names alone', async () => {
  const { test, record } = await rememberedVisit({ config: { remember: 'username' } })
  expect(record).toEqual({ type: 'username', username: 'maria88' })
  const form = await loginForm(await testLobby({ beside: test, config: { remember: 'username' } }))
  expect(form.result.current.login.values).toMatchObject({ username: 'maria88', password: '' })
})

it('LOGIN-09 a merchant may write the password with a codec of its own', async () => {
  const passwordCodec = {
    encode: (text: string) => `<${text.length}>`,
    decode: (text: string) => (text === '<11>' ? 'Maria88pass' : undefined),
  }
  const { test, record } = await rememberedVisit({ ports: { passwordCodec } })
  expect(record.password).toBe('<11>')
  const form = await loginForm(await testLobby({ beside: test, ports: { passwordCodec } }))
  expect(form.result.current.login.values.password).toBe('Maria88pass')
})

/** A visit in which maria88 logs in by SMS and wants to be remembered. */
async function smsVisit() {
  const test = await testLobby()
  const form = await loginForm(test)
  await form.method('sms')
  remember(form, true)
  act(() => form.result.current.login.setDialingCode('84'))
  form.type('mobileNum', '9171234567')
  await form.sendCode()
  form.type('verificationCode', test.backend.sms('9171234567') ?? '')
  await form.submit()
  return { test, form }
}

it('LOGIN-09 an SMS login is remembered by number and dialling code, without the code that was sent', async () => {
  const { test, form } = await smsVisit()
  expect(form.result.current.session.userName).toBe('maria88')
  expect(JSON.parse(test.localStorage.kept.get('sass') ?? '')).toEqual({
    type: 'sms',
    username: '9171234567',
    countryDialingCode: '84',
  })
  const next = await nextVisit(test)
  expect(next.result.current.login).toMatchObject({ method: 'sms', dialingCode: '84', remember: true })
  expect(next.result.current.login.values).toMatchObject({ mobileNum: '9171234567', username: '', verificationCode: '' })
})

/** A device that remembers an SMS login with a dialling code, and nothing else. */
const remembersCode = (countryDialingCode: string) => {
  const sass = JSON.stringify({ type: 'sms', username: '9171234567', countryDialingCode })
  return testLobby({ localStorage: memoryStorage({ remPass: '1', sass }) })
}

it('LOGIN-09 REG-03 a dialling code that is offered no more gives way to one that is, which shows and is sent', async () => {
  const test = await remembersCode('999')
  const { result } = await loginForm(test)
  expect(result.current.login).toMatchObject({ method: 'sms', dialingCode: '63' })
  act(() => result.current.login.setDialingCode('66'))
  expect(result.current.login.dialingCode).toBe('66')
})

it('LOGIN-09 a remembered dialling code stands while nobody knows which are offered', async () => {
  const test = await remembersCode('999')
  test.backend.fault('listCountries', '500')
  const { result } = await loginForm(test)
  expect(result.current.login).toMatchObject({ countries: [], dialingCode: '999' })
})

it('LOGIN-09 a remembered SMS login is restored only while the flag is on', async () => {
  const { test } = await smsVisit()
  test.backend.setFlag('MOBILEVERCODELOGIN3', false)
  const off = await nextVisit(test)
  expect(off.result.current.login).toMatchObject({ method: 'username', methods: ['username'] })
  expect(off.result.current.login.values.username).toBe('')
  test.backend.setFlag('MOBILEVERCODELOGIN3', true)
  expect((await nextVisit(test)).result.current.login.method).toBe('sms')
})

it.each([
  '',
  '{',
  'null',
  '5',
  '[]',
  '{"type":"firebase","username":"x"}',
  '{"type":"username","username":5}',
  '{"username":"x"}',
])('LOGIN-09 a remembered login that is broken (%s) is none', async (sass) => {
  const form = await loginForm(await testLobby({ localStorage: memoryStorage({ remPass: '1', sass }) }))
  expect(form.result.current.login).toMatchObject({ remember: false, method: 'username' })
  expect(form.result.current.login.values).toMatchObject({ username: '', password: '' })
})

it('LOGIN-09 a password nobody encoded here is not restored, the name is', async () => {
  const sass = JSON.stringify({ type: 'username', username: 'maria88', password: 'cGxhaW4=' })
  const form = await loginForm(await testLobby({ localStorage: memoryStorage({ remPass: '1', sass }) }))
  expect(form.result.current.login.values).toMatchObject({ username: 'maria88', password: '' })
})

it('LOGIN-09 the remembered password is rewritten after a change, where both name and password were kept', async () => {
  const kept = { type: 'username', username: 'maria88', password: doubleBase64Codec.encode('Old1234pass') }
  const localStorage = memoryStorage({ remPass: '1', sass: JSON.stringify(kept) })
  const { lobby } = await testLobby({ member: 'maria88', localStorage })
  rewriteRemembered(lobby, 'New1234pass')
  const now = readRemembered(localStorage, true)
  expect(now?.password && doubleBase64Codec.decode(now.password)).toBe('New1234pass')
})

it.each([
  ['of another member', { type: 'username', username: 'jose77', password: doubleBase64Codec.encode('Old1234pass') }],
  ['without a password', { type: 'username', username: 'maria88' }],
])('LOGIN-09 a remembered login %s stays as it is after a change of password', async (_, kept) => {
  const localStorage = memoryStorage({ remPass: '1', sass: JSON.stringify(kept) })
  const { lobby } = await testLobby({ member: 'maria88', localStorage })
  rewriteRemembered(lobby, 'New1234pass')
  expect(readRemembered(localStorage, true)).toEqual(kept)
})
