import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loginForm } from '../../test/loginForm.tsx'
import { ids, logOut, memberKeys, tab } from '../../test/sessionTab.tsx'
import { pass, settle, testLobby } from '../../test/testLobby.tsx'

const LOGOUT = '/wps/session/logout'
const RENEW = '/wps/session/renew'
const TEN_MINUTES = 600_000

it('LOGIN-12 a logout asks first, and no means no', async () => {
  const one = await tab()
  act(() => void one.result.current.session.logout())
  await settle(one.test)
  expect(one.result.current.prompt.prompt).toMatchObject({ title: { id: 'in_popup_prompt' }, text: { id: 'in_sure_logout' } })
  act(() => one.result.current.prompt.cancel())
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(true)
  expect(one.test.wentTo).toEqual([])
  expect(one.test.network.count(LOGOUT)).toBe(0)
})

it('LOGIN-12 a logout tells the backend with the token, forgets the member everywhere and goes home', async () => {
  const one = await tab()
  const { token } = one.test.lobby.state.session ?? { token: undefined }
  act(() => one.result.current.menu.open())
  await logOut(one)
  expect(one.test.network.sent.find(({ path }) => path === LOGOUT)).toMatchObject({ method: 'DELETE', token })
  expect(one.test.wentTo).toEqual([{ replace: '/m/home' }])
  expect(one.result.current.session).toMatchObject({ isLoggedIn: false, userName: undefined })
  expect(one.result.current.member).toMatchObject({ isLoggedIn: false, name: undefined, info: undefined })
  expect(one.result.current.balance.text).not.toMatch(/\d/)
  expect(one.test.sessionStorage.kept.size).toBe(0)
  expect(one.test.localStorage.kept.get('autoLogin')).toBe('0')
  expect(memberKeys(one.test)).toEqual([])
  expect(ids(one)).toEqual([])
})

it('LOGIN-12 a logout empties the session storage, whoever wrote there', async () => {
  const one = await tab()
  one.test.sessionStorage.setItem('written by the skin', 'about the member')
  await logOut(one)
  expect(one.test.sessionStorage.kept.size).toBe(0)
})

it('MENU-03 the menu closes on logout', async () => {
  const one = await tab()
  act(() => one.result.current.menu.open())
  await logOut(one)
  expect(one.result.current.menu.isOpen).toBe(false)
})

it('LOGIN-12 a trial is forgotten, too', async () => {
  const test = await testLobby()
  const form = await loginForm(test)
  await act(() => form.result.current.login.startFreePlay())
  await settle(test)
  expect(test.sessionStorage.kept.has('trialName')).toBe(true)
  act(() => void form.result.current.session.logout())
  await settle(test)
  act(() => form.result.current.prompt.confirm())
  await settle(test)
  expect(test.sessionStorage.kept.size).toBe(0)
})

it.each(['500', 'drop', 'lost', '401', 'malformed'] as const)(
  'LOGIN-12 a logout whose call fails (%s) ends the session here all the same, without a word',
  async (kind) => {
    const one = await tab()
    one.test.backend.fault('logout', kind)
    await logOut(one)
    expect(one.result.current.session.isLoggedIn).toBe(false)
    expect(one.test.sessionStorage.kept.size).toBe(0)
    expect(one.test.wentTo).toEqual([{ replace: '/m/home' }])
    expect(ids(one).filter((id) => id !== 'session_ended')).toEqual([])
  },
)

it('LOGIN-12 a member who logs out of a session that is over already hears no complaint about it', async () => {
  const one = await tab()
  one.test.backend.endSessions('maria88')
  await logOut(one)
  expect(one.result.current.session.isLoggedIn).toBe(false)
  expect(ids(one)).toEqual([])
})

it('LOGIN-12 a logout without an answer shows its loading message for 9999 ms, and with it the session ends', async () => {
  const one = await tab()
  one.test.network.hold(LOGOUT)
  await logOut(one)
  expect(ids(one)).toEqual(['in_please_wait'])
  await pass(one.test, 9_998)
  expect(ids(one)).toEqual(['in_please_wait'])
  expect(one.result.current.session.isLoggedIn).toBe(true)
  await pass(one.test, 1)
  expect(ids(one)).toEqual([])
  expect(one.result.current.session.isLoggedIn).toBe(false)
  expect(one.test.wentTo).toEqual([{ replace: '/m/home' }])
})

it('LOGIN-12 a token that is renewed while the logout is under way does not keep the session', async () => {
  const one = await tab()
  await pass(one.test, TEN_MINUTES - 5_000)
  const release = one.test.network.hold(LOGOUT)
  await logOut(one)
  await pass(one.test, 5_000)
  expect(one.test.network.count(RENEW)).toBe(1)
  release()
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(false)
  expect(one.test.sessionStorage.kept.size).toBe(0)
})

it('LOGIN-12 a guest who logs out simply goes home', async () => {
  const one = await tab({})
  await act(() => one.result.current.session.logout())
  expect(one.test.wentTo).toEqual([{ replace: '/m/home' }])
  expect(one.result.current.prompt.prompt).toBeNull()
})

it('LOGIN-12 an answer that comes after the logout is nobody’s', async () => {
  const one = await tab()
  const release = one.test.network.hold('/wps/wallets/balance')
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  await logOut(one)
  release()
  await settle(one.test)
  expect(memberKeys(one.test)).toEqual([])
  expect(ids(one)).toEqual([])
  // It was given up, so the backend never saw it.
  expect(one.test.backend.calls.filter(({ operationId }) => operationId === 'getBalance')).toHaveLength(1)
})

it('LOGIN-12 a logout that is slow does not end the session of who logged in meanwhile', async () => {
  const one = await tab()
  const release = one.test.network.hold(LOGOUT)
  await logOut(one)
  const form = await loginForm(one.test)
  await form.logIn('vip777', 'Vip777pass')
  release()
  await settle(one.test)
  expect(one.result.current.session.userName).toBe('vip777')
})
