import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  availablePromotionsQueryOptions,
  emptyFilter,
  failureMessage,
  favouriteIdsQueryOptions,
  memberInfoQueryOptions,
  unreadCountQueryOptions,
  useBalance,
  useGameList,
  useMember,
  useMemberQuery,
  useNotices,
  usePanel,
  usePrompt,
  useSession,
  useToggleFavourite,
} from '../../index.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { memoryStorage } from '../../test/memoryStorage.ts'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'
import { defaultPorts } from '../defaultPorts.ts'

const LOGOUT = '/wps/session/logout'
const RENEW = '/wps/session/renew'
const TEN_MINUTES = 600_000

const useTab = () => ({
  session: useSession(),
  member: useMember(),
  notices: useNotices(),
  prompt: usePrompt(),
  menu: usePanel('menu'),
  balance: useBalance(),
  favourites: useMemberQuery(favouriteIdsQueryOptions, undefined),
})

async function tab(options: Parameters<typeof testLobby>[0] = { member: 'maria88' }) {
  const test = await testLobby(options)
  const { result, unmount } = renderIn(test, useTab)
  await settle(test)
  return { test, result, unmount }
}
type Tab = Awaited<ReturnType<typeof tab>>

async function logOut({ test, result }: Pick<Tab, 'test' | 'result'>, sure = true) {
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => (sure ? result.current.prompt.confirm() : result.current.prompt.cancel()))
  await settle(test)
}
const ids = ({ result }: Pick<Tab, 'result'>) =>
  result.current.notices.map(({ message }) => ('id' in message ? message.id : message.text))
const memberKeys = ({ lobby }: TestLobby) =>
  lobby.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] === 'member' && state.data !== undefined)

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

it('LOGIN-12 a logout without an answer shows its loading message for 9999 ms and ends with the call', async () => {
  const one = await tab()
  one.test.network.hold(LOGOUT)
  await logOut(one)
  expect(ids(one)).toEqual(['in_please_wait'])
  await pass(one.test, 9_999)
  expect(ids(one)).toEqual([])
  await pass(one.test, 5_001)
  expect(one.result.current.session.isLoggedIn).toBe(false)
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

it('LOGIN-13 after a logout the next session that ends is said again', async () => {
  const one = await tab()
  await logOut(one)
  await pass(one.test, 1)
  const form = await loginForm(one.test)
  await form.logIn('maria88', 'Maria88pass')
  one.test.backend.endSessions('maria88')
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  expect(ids(one)).toEqual(['session_ended'])
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

const USE_MANY = () => ({
  ...useTab(),
  info: useMemberQuery(memberInfoQueryOptions, undefined),
  unread: useMemberQuery(unreadCountQueryOptions, undefined),
  promotions: useMemberQuery(availablePromotionsQueryOptions, { language: 'EN' }),
  recents: useGameList({ ...emptyFilter(''), tab: 'recent' }),
  toggle: useToggleFavourite(),
})

it('LOGIN-13 twenty answers that say the session ended end it once: one notice, no navigation, no further call', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, USE_MANY)
  await settle(test)
  test.backend.endSessions('maria88')
  const before = test.network.sent.length
  const { wps } = test.lobby.sdk
  const failures = await act(() => Promise.allSettled(Array.from({ length: 20 }, () => wps.GET('/wps/wallets/balance'))))
  await settle(test)
  expect(failures.every(({ status }) => status === 'rejected')).toBe(true)
  expect(result.current.session.isLoggedIn).toBe(false)
  expect(ids({ result })).toEqual(['session_ended'])
  expect(test.wentTo).toEqual([])
  expect(test.network.sent.length).toBe(before + 20)
  expect(test.sessionStorage.kept.size).toBe(0)
})

it('LOGIN-13 all queries of a screen that fail together say it once', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, USE_MANY)
  await settle(test)
  test.backend.endSessions('maria88')
  act(() => void test.lobby.queryClient.invalidateQueries())
  await settle(test)
  expect(ids({ result })).toEqual(['session_ended'])
  expect(test.wentTo).toEqual([])
  await settle(test)
  expect(result.current.member.isLoggedIn).toBe(false)
})

it('LOGIN-13 a guest who is answered 401 hears nothing of a session', async () => {
  const one = await tab({})
  one.test.backend.fault('*', '401')
  await act(() => one.test.lobby.queryClient.fetchQuery(memberInfoQueryOptions(one.test.lobby)).catch(() => undefined))
  await settle(one.test)
  expect(ids(one)).toEqual([])
  expect(one.test.wentTo).toEqual([])
})

it('LOGIN-13 a session that ended tells other tabs of the member, which ask for their own and follow', async () => {
  const one = await tab()
  const other = await tab({ beside: one.test, member: 'maria88' })
  one.test.backend.endSessions('maria88')
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  await settle(other.test)
  expect(other.result.current.session.isLoggedIn).toBe(false)
  expect(other.test.sessionStorage.kept.size).toBe(0)
  expect(ids(one)).toEqual(['session_ended'])
  expect(ids(other)).toEqual(['session_ended'])
  expect(other.test.wentTo).toEqual([])
})

it('LOGIN-13 the end of an older session ends no newer one of the same member in another tab', async () => {
  const one = await tab()
  one.test.backend.endSessions('maria88')
  const other = await tab({ beside: one.test, member: 'maria88' })
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  await settle(other.test)
  expect(one.result.current.session.isLoggedIn).toBe(false)
  expect(other.result.current.session.isLoggedIn).toBe(true)
  expect(ids(other)).toEqual([])
})

it('LOGIN-13 a logout is followed by the member’s other tabs, too', async () => {
  const one = await tab()
  const other = await tab({ beside: one.test, member: 'maria88' })
  const said: unknown[] = []
  one.test.tabs.listen((message) => said.push(message))
  await logOut(one)
  await settle(other.test)
  expect(other.result.current.session.isLoggedIn).toBe(false)
  expect(said).toHaveLength(1)
  expect(memberKeys(other.test)).toEqual([])
})

it('LOGIN-13 another member in another tab stays logged in', async () => {
  const one = await tab()
  const other = await tab({ beside: one.test, member: 'vip777' })
  await logOut(one)
  await settle(other.test)
  expect(other.result.current.session).toMatchObject({ isLoggedIn: true, userName: 'vip777' })
})

it.each([undefined, null, 'sessionEnded', { type: 'sessionEnded' }, { type: 'other', userName: 'maria88' }, []])(
  'LOGIN-13 a message of another page (%j) ends nothing',
  async (message) => {
    const one = await tab()
    one.test.tabs.post(message)
    await settle(one.test)
    expect(one.result.current.session.isLoggedIn).toBe(true)
  },
)

it('LOGIN-13 tabs hear each other through the browser’s own channel, and a closed one hears nothing', async () => {
  const real = { tabs: defaultPorts('lobbykit').tabs }
  const one = await tab({ member: 'maria88', ports: real })
  const other = await tab({ beside: one.test, member: 'maria88', ports: real })
  const closed = await tab({ beside: one.test, member: 'maria88', ports: real })
  closed.unmount()
  await logOut(one)
  await expect.poll(() => other.result.current.session.isLoggedIn).toBe(false)
  await settle(closed.test)
  expect(closed.test.lobby.state.session?.userName).toBe('maria88')
  one.unmount()
  other.unmount()
})

it('KIT-03 a merchant whose backend has other codes maps them, and players read what they mean', async () => {
  const fetch = async () => Response.json({ success: false, errorCode: '1007' })
  const test = await testLobby({ config: { errorCodes: { '1007': 'login.password.wrong' } }, ports: { fetch } })
  const error = await test.lobby.sdk.wps.GET('/wps/system/status').catch((failure: unknown) => failure)
  expect(failureMessage(error)).toEqual({ id: 'login_wrong' })
})

it('LOGIN-13 a merchant says which codes end a session', async () => {
  const fetch = async () => Response.json({ success: false, errorCode: 'E-401' })
  for (const [sessionEndedCodes, isLoggedIn] of [
    [['E-401'], false],
    [['E-402'], true],
  ] as const) {
    const one = await tab({ member: 'maria88', config: { sessionEndedCodes }, ports: { fetch } })
    expect(one.result.current.session.isLoggedIn).toBe(isLoggedIn)
  }
})

it('LOGIN-15 the token is renewed every ten minutes, and calls go on with the new one', async () => {
  const one = await tab()
  const { token: first } = one.test.lobby.state.session ?? { token: '' }
  await pass(one.test, TEN_MINUTES - 1)
  expect(one.test.network.count(RENEW)).toBe(0)
  await pass(one.test, 1)
  expect(one.test.network.count(RENEW)).toBe(1)
  const { token: second } = one.test.lobby.state.session ?? { token: '' }
  expect(second).not.toBe(first)
  expect(JSON.parse(one.test.sessionStorage.kept.get('MC_SESSION_INFO') ?? '')).toMatchObject({
    token: second,
    userName: 'maria88',
  })
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.sent.filter(({ path }) => path === RENEW).map(({ token }) => token)).toEqual([first, second])
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(true)
})

it('LOGIN-15 a renewal changes nothing a screen shows, and loads nothing anew', async () => {
  const one = await tab()
  const before = one.test.network.sent.length
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.sent.slice(before).map(({ path }) => path)).toEqual([RENEW])
  expect(one.result.current.member.name).toBe('Maria')
})

it('LOGIN-15 the answer of a call that went out with the old token ends nothing', async () => {
  const one = await tab()
  const release = one.test.network.hold('/wps/wallets/balance')
  await pass(one.test, TEN_MINUTES - 5_000)
  act(() => one.result.current.balance.refresh())
  await pass(one.test, 5_000)
  expect(one.test.network.count(RENEW)).toBe(1)
  one.test.backend.fault('getBalance', '401', 1)
  release()
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(true)
  expect(ids(one)).toEqual([])
})

it('LOGIN-15 a renewal that fails is repeated within the time the old token still works, and then at the next one', async () => {
  const one = await tab()
  one.test.backend.fault('renewSession', '500', 4)
  await pass(one.test, TEN_MINUTES)
  for (const [seconds, count] of [
    [5, 2],
    [10, 3],
    [20, 4],
    [60, 4],
  ] as const) {
    await pass(one.test, seconds * 1000)
    expect(one.test.network.count(RENEW)).toBe(count)
  }
  expect(one.result.current.session.isLoggedIn).toBe(true)
  expect(ids(one)).toEqual([])
  await pass(one.test, TEN_MINUTES - 95_000)
  expect(one.test.network.count(RENEW)).toBe(5)
})

it('LOGIN-15 a renewal whose answer is lost does not end the session', async () => {
  const one = await tab()
  const { token: first } = one.test.lobby.state.session ?? { token: '' }
  one.test.network.lose(RENEW)
  await pass(one.test, TEN_MINUTES)
  expect(one.test.lobby.state.session?.token).toBe(first)
  await pass(one.test, 5_000)
  expect(one.test.lobby.state.session?.token).not.toBe(first)
  await pass(one.test, 61_000)
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  expect(one.result.current.session.isLoggedIn).toBe(true)
  expect(ids(one)).toEqual([])
})

it('LOGIN-15 a second tab with the same token goes on with the new one', async () => {
  const one = await tab()
  const copied = memoryStorage()
  for (const [key, value] of one.test.sessionStorage.kept) copied.setItem(key, value)
  const other = await tab({ beside: one.test, sessionStorage: copied })
  expect(other.test.lobby.state.session?.token).toBe(one.test.lobby.state.session?.token)
  // The other tab's own renewal is never answered, as when the browser has put it to sleep.
  other.test.network.hold(RENEW)
  await pass(one.test, TEN_MINUTES)
  await pass(one.test, 61_000)
  act(() => other.result.current.balance.refresh())
  await settle(other.test)
  expect(other.result.current.session.isLoggedIn).toBe(true)
  expect(other.test.lobby.state.session?.token).toBe(one.test.lobby.state.session?.token)
  expect(JSON.parse(copied.kept.get('MC_SESSION_INFO') ?? '').token).toBe(other.test.lobby.state.session?.token)
})

it('LOGIN-15 a message about the token of another session changes nothing', async () => {
  const one = await tab()
  const { token } = one.test.lobby.state.session ?? { token: '' }
  for (const message of [
    { type: 'sessionRenewed', from: 'other', token: 'x' },
    { type: 'sessionRenewed', from: token },
  ]) {
    one.test.tabs.post(message)
  }
  await settle(one.test)
  expect(one.test.lobby.state.session?.token).toBe(token)
})

it('LOGIN-15 a renewal that says the session ended ends it', async () => {
  const one = await tab()
  one.test.backend.endSessions('maria88')
  await pass(one.test, TEN_MINUTES)
  expect(one.result.current.session.isLoggedIn).toBe(false)
  expect(ids(one)).toEqual(['session_ended'])
})

it('LOGIN-15 a renewal that comes back after another member logged in is left alone', async () => {
  const one = await tab()
  const release = one.test.network.hold(RENEW)
  await pass(one.test, TEN_MINUTES)
  const form = await loginForm(one.test)
  await form.logIn('vip777', 'Vip777pass')
  release()
  await settle(one.test)
  expect(one.result.current.session.userName).toBe('vip777')
  act(() => one.result.current.balance.refresh())
  await settle(one.test)
  expect(one.result.current.balance.text).toContain('888,888.88')
})

it.each([{}, { member: 'trial01' }])('LOGIN-15 nothing is renewed for a guest or a trial (%j)', async (options) => {
  const one = await tab(options)
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.count(RENEW)).toBe(0)
})

it('LOGIN-15 a lobby that left the page renews nothing', async () => {
  const one = await tab()
  one.unmount()
  await pass(one.test, TEN_MINUTES)
  expect(one.test.network.count(RENEW)).toBe(0)
})

it('LOGIN-08 what the member before left behind is not the next one’s', async () => {
  const one = await tab()
  expect(one.result.current.member.name).toBe('Maria')
  const form = await loginForm(one.test)
  one.test.network.hold('/wps/member/info')
  await form.logIn('vip777', 'Vip777pass')
  expect(one.result.current.member).toMatchObject({ name: 'vip777', info: undefined })
})
