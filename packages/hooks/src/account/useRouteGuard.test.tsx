import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ask } from '../core/notices/notices.ts'
import { TRIAL_TYPE } from '../core/session/member.rules.ts'
import { endSession, startSession } from '../core/session/session.ts'
import {
  favouriteIdsQueryOptions,
  type Guard,
  useLoginOffer,
  useMemberQuery,
  usePanel,
  usePrompt,
  useRouteGuard,
  useSession,
} from '../index.ts'
import { loginForm } from '../test/loginForm.tsx'
import { inLobby, renderIn, settle, testLobby } from '../test/testLobby.tsx'

const HOME = { replace: '/m/home' }

it('APP-26 a guest who opens a member screen goes home, where login opens', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({ stays: useRouteGuard('member', '/m/set'), login: usePanel('login') }))
  await settle(test)
  expect(result.current.stays).toBe(false)
  expect(result.current.login.isOpen).toBe(true)
  expect(test.wentTo).toEqual([HOME])
})

it('a question that is open when its page is left is answered with no', async () => {
  const test = await testLobby({ member: 'maria88' })
  let path = '/m/withdraw'
  const { result, rerender, unmount } = renderIn(test, () => ({ stays: useRouteGuard('member', path), prompt: usePrompt() }))
  const question = { title: { id: 'in_popup_prompt' }, text: { id: 'in_sure_logout' } } as const
  let first: Promise<boolean> | undefined
  act(() => {
    first = ask(test.lobby, question)
  })
  await settle(test)
  expect(result.current.prompt.prompt).toMatchObject(question)
  path = '/m/home'
  rerender()
  await settle(test)
  expect(result.current.prompt.prompt).toBeNull()
  expect(await first).toBe(false)
  act(() => {
    first = ask(test.lobby, question)
  })
  unmount()
  expect(await first).toBe(false)
  expect(test.lobby.state.prompt).toBeNull()
})

it('APP-26 a public screen is open to everyone', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => useRouteGuard('public', '/m/help'))
  await settle(test)
  expect(result.current).toBe(true)
  expect(test.wentTo).toEqual([])
})

it('APP-26 a member stays, and goes home without a login popup after logging out there', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({
    stays: useRouteGuard('member', '/m/set'),
    login: usePanel('login'),
    session: useSession(),
    prompt: usePrompt(),
  }))
  await settle(test)
  expect(result.current.stays).toBe(true)
  expect(test.wentTo).toEqual([])
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.stays).toBe(false)
  expect(result.current.login.isOpen).toBe(false)
  expect(new Set(test.wentTo.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(HOME)]))
})

it('APP-26 LOGIN-13 a session that ends on a member screen leads home, without a login popup over the notice', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({
    stays: useRouteGuard('member', '/m/set'),
    login: usePanel('login'),
    favourites: useMemberQuery(favouriteIdsQueryOptions, undefined),
  }))
  await settle(test)
  test.backend.endSessions('maria88')
  await act(async () => result.current.favourites.retry())
  await settle(test)
  await settle(test)
  expect(result.current.stays).toBe(false)
  expect(result.current.login.isOpen).toBe(false)
  expect(test.wentTo).toEqual([HOME])
})

it.each([
  ['maria88', false],
  ['type40', false],
  ['trial01', false],
  ['agent01', true],
  ['agent02', true],
])('ROUTE-06 an agent screen opened by %s: stays %s', async (member, stays) => {
  const test = await testLobby({ member })
  const { result } = renderIn(test, () => ({ stays: useRouteGuard('agent', '/m/agent'), login: usePanel('login') }))
  await settle(test)
  expect(result.current.stays).toBe(stays)
  expect(result.current.login.isOpen).toBe(false)
  expect(test.wentTo).toEqual(stays ? [] : [HOME])
})

it.each([
  ['a guest', undefined, []],
  ['who plays on trial', 'trial', []],
  ['a member', 'maria88', [HOME]],
])('LOGIN-01 %s at the page where one logs in', async (_, member, goes) => {
  const test = await testLobby(member && member !== 'trial' ? { member } : {})
  if (member === 'trial') startSession(test.lobby, { token: 't', userName: 'trial1', customerType: TRIAL_TYPE })
  const { result } = renderIn(test, () => ({ stays: useRouteGuard('guest', '/m/login'), login: usePanel('login') }))
  await settle(test)
  expect(test.wentTo).toEqual(goes)
  expect(result.current.stays).toBe(goes.length === 0)
  expect(result.current.login.isOpen).toBe(false)
})

it('LOGIN-01 who logs in there goes where the login leads, and nowhere else', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => useRouteGuard('guest', '/m/login'))
  await settle(test)
  act(() => void startSession(test.lobby, { token: 't', userName: 'maria88', customerType: 0 }))
  await settle(test)
  expect(result.current).toBe(true)
  expect(test.wentTo).toEqual([])
})

it('ROUTE-06 a guest who logs in comes to the address with its query', async () => {
  const test = await testLobby()
  renderIn(test, () => useRouteGuard('member', '/m/transaction/record', '?types=B&page=2'))
  await settle(test)
  expect(test.lobby.state.afterLogin).toEqual({ path: '/m/transaction/record?types=B&page=2' })
})

it('ROUTE-06 a member who is no agent does not come to the records of a team', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useRouteGuard('member', '/m/transaction/record', 'types=A'))
  await settle(test)
  expect(result.current).toBe(false)
  expect(test.wentTo).toEqual([{ replace: '/m/home' }])
})

it('ROUTE-06 a guard that the router keeps for another path judges anew: who logged out may log in', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result, rerender } = renderHook(({ guard, path }) => ({ may: useRouteGuard(guard, path) }), {
    wrapper: inLobby(test.lobby),
    initialProps: { guard: 'guest' as Guard, path: '/m/register' },
  })
  await settle(test)
  expect(result.current.may).toBe(false)
  act(() => endSession(test.lobby, { reason: 'logout' }))
  test.wentTo.length = 0
  rerender({ guard: 'guest', path: '/m/login' })
  await settle(test)
  expect(result.current.may).toBe(true)
  expect(test.wentTo).toEqual([])
})

it.each([
  ['/m/voucherCenter', '?order=D20251112-1', 'payment_returned'],
  ['/m/voucherCenter', '', 'not_logged_in'],
  ['/m/withdraw', '?order=D20251112-1', 'not_logged_in'],
])('BAL-03 ROUTE-06 a guest at %s%s is told why to log in: %s', async (path, search, id) => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({ stays: useRouteGuard('member', path, search), offer: useLoginOffer() }))
  await settle(test)
  expect(result.current.offer).toMatchObject({ isOpen: true, message: { id } })
  expect(test.lobby.state.afterLogin).toEqual({ path: path + search })
})

it.each([
  ['maria88', 'Maria88pass', '/m/transaction/record?kind=bonus'],
  ['vip777', 'Vip777pass', '/m/home'],
])('LOGIN-13 after a session ended on a page, the login of %s leads to %s%s', async (name, password, path) => {
  const test = await testLobby({ member: 'maria88' })
  const { result, unmount } = renderIn(test, () => ({
    stays: useRouteGuard('member', '/m/transaction/record', '?kind=bonus'),
    favourites: useMemberQuery(favouriteIdsQueryOptions, undefined),
  }))
  await settle(test)
  test.backend.endSessions('maria88')
  await act(async () => result.current.favourites.retry())
  await settle(test)
  unmount()
  expect(test.wentTo).toEqual([HOME])
  const form = await loginForm(test)
  await form.logIn(name, password)
  expect(test.wentTo.at(-1)).toEqual({ replace: path })
  expect(test.lobby.state.afterLogin).toBeNull()
})

it('LOGIN-12 after a logout the next login leads home', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { unmount } = renderIn(test, () => useRouteGuard('member', '/m/set'))
  await settle(test)
  act(() => endSession(test.lobby, { reason: 'logout' }))
  await settle(test)
  unmount()
  expect(test.lobby.state.afterLogin).toBeNull()
})
