import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  availablePromotionsQueryOptions,
  emptyFilter,
  failureMessage,
  memberInfoQueryOptions,
  unreadCountQueryOptions,
  useGameList,
  useMemberQuery,
  useToggleFavourite,
} from '../../index.ts'
import { loginForm } from '../../test/loginForm.tsx'
import { ids, logOut, memberKeys, tab, useTab } from '../../test/sessionTab.tsx'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'
import { defaultPorts } from '../defaultPorts.ts'

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
  const real = () => ({ tabs: defaultPorts('lobbykit').tabs })
  const one = await tab({ member: 'maria88', ports: real() })
  const other = await tab({ beside: one.test, member: 'maria88', ports: real() })
  const closed = await tab({ beside: one.test, member: 'maria88', ports: real() })
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

it('LOGIN-08 what the member before left behind is not the next one’s', async () => {
  const one = await tab()
  expect(one.result.current.member.name).toBe('Maria')
  const form = await loginForm(one.test)
  one.test.network.hold('/wps/member/info')
  await form.logIn('vip777', 'Vip777pass')
  expect(one.result.current.member).toMatchObject({ name: 'vip777', info: undefined })
})
