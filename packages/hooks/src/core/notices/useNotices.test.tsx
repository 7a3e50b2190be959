import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  favouriteIdsQueryOptions,
  type NoticeKind,
  textOf,
  useMemberQuery,
  useNotices,
  useOpenLink,
  usePrompt,
  useSession,
} from '../../index.ts'
import en from '../../messages/en.json'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const useOverlays = () => ({ notices: useNotices(), prompt: usePrompt(), session: useSession(), openLink: useOpenLink() })
const useFavourites = () => useMemberQuery(favouriteIdsQueryOptions, undefined)
const EVIL = 'https://evil.example/'

it('APP-17 a short toast goes by itself after 3 s', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useOverlays)
  act(() => result.current.openLink(EVIL))
  await settle(test)
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'link_refused' } }])
  await pass(test, 2_999)
  expect(result.current.notices).toHaveLength(1)
  await pass(test, 1)
  expect(result.current.notices).toHaveLength(0)
})

it('APP-17 the same toast is never shown twice at once; its time starts anew', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useOverlays)
  act(() => result.current.openLink(EVIL))
  await pass(test, 2_000)
  act(() => result.current.openLink(EVIL))
  await settle(test)
  expect(result.current.notices).toHaveLength(1)
  await pass(test, 2_999)
  expect(result.current.notices).toHaveLength(1)
  await pass(test, 1)
  expect(result.current.notices).toHaveLength(0)
})

it('APP-17 different toasts stand beside each other, oldest first', async () => {
  const test = await testLobby({ config: { linkHosts: ['help.example'] } })
  test.popups.allowed = false
  const { result } = renderIn(test, useOverlays)
  act(() => result.current.openLink(EVIL))
  act(() => result.current.openLink('https://help.example/'))
  await settle(test)
  expect(result.current.notices.map(({ message }) => textOf(message, en))).toEqual([
    'This address is not allowed here',
    'Popup blocked, please allow popups',
  ])
})

it('APP-17 the end of a session is said for 8 s', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.endSessions('maria88')
  const { result } = renderIn(test, () => ({ ...useOverlays(), favourite: useFavourites() }))
  await settle(test)
  const kinds: NoticeKind[] = result.current.notices.map(({ kind }) => kind)
  expect(kinds).toEqual(['info'])
  await pass(test, 7_999)
  expect(result.current.notices).toHaveLength(1)
  await pass(test, 1)
  expect(result.current.notices).toHaveLength(0)
})

it('APP-17 a loading message goes with the answer of its call, or after its time', async () => {
  const test = await testLobby({ member: 'maria88' })
  const release = test.network.hold('/wps/session/logout')
  const { result } = renderIn(test, useOverlays)
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await pass(test, 9_998)
  expect(result.current.notices).toMatchObject([{ kind: 'loading', message: { id: 'in_please_wait' } }])
  await pass(test, 1)
  expect(result.current.notices).toHaveLength(0)
  release()
  await settle(test)
  expect(result.current.session.isLoggedIn).toBe(false)
})

it('APP-18 a prompt offers Cancel and OK unless it says otherwise', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useOverlays)
  act(() => void result.current.session.logout())
  await settle(test)
  const { prompt } = result.current.prompt
  expect(prompt && textOf(prompt.cancel, en)).toBe('Cancel')
  expect(prompt && textOf(prompt.confirm, en)).toBe('OK')
})

it('APP-18 a second question answers the first with no', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useOverlays)
  const answered: string[] = []
  act(() => void result.current.session.logout().then(() => answered.push('first')))
  await settle(test)
  const first = result.current.prompt.prompt?.id
  act(() => void result.current.session.logout().then(() => answered.push('second')))
  await settle(test)
  expect(answered).toEqual(['first'])
  expect(result.current.session.isLoggedIn).toBe(true)
  expect(result.current.prompt.prompt?.id).not.toBe(first)
  act(() => result.current.prompt.cancel())
  await settle(test)
  expect(answered).toEqual(['first', 'second'])
  expect(result.current.prompt.prompt).toBeNull()
  expect(test.network.count('/wps/session/logout')).toBe(0)
})

it('APP-18 answering when nothing was asked does nothing', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useOverlays)
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.session.isLoggedIn).toBe(true)
})

it('APP-18 a question about a session that ended meanwhile is gone with it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ ...useOverlays(), favourites: useFavourites() }))
  act(() => void result.current.session.logout())
  await settle(test)
  test.backend.endSessions('maria88')
  await act(async () => result.current.favourites.retry())
  await settle(test)
  await settle(test)
  expect(result.current.session.isLoggedIn).toBe(false)
  expect(result.current.prompt.prompt).toBeNull()
})

it('two lobbies on one page know nothing of each other’s notices and sessions', async () => {
  const one = await testLobby({ member: 'maria88' })
  const other = await testLobby()
  const left = renderIn(one, useOverlays)
  const right = renderIn(other, useOverlays)
  act(() => left.result.current.openLink(EVIL))
  await settle(one)
  expect(left.result.current.notices).toHaveLength(1)
  expect(right.result.current.notices).toHaveLength(0)
  expect(left.result.current.session.userName).toBe('maria88')
  expect(right.result.current.session.userName).toBeUndefined()
})
