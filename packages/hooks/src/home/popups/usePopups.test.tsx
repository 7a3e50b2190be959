import { act, cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { STORAGE_KEYS, usePanel, usePopups, useSession } from '../../index.ts'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'
import { memoryStorage } from '../../testing/memoryStorage.ts'

const DAY_MS = 86_400_000
const useHome = () => ({ popups: usePopups(), menu: usePanel('menu'), session: useSession() })

async function visit(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ member: 'maria88', ...options })
  const { result } = renderIn(test, useHome)
  await settle(test)
  return { test, result, title: () => result.current.popups.popup?.title }
}
const again = (test: TestLobby) => visit({ beside: test, sessionStorage: test.sessionStorage })

it('HOME-09 the popups come one at a time, each with its picture, and none comes twice in a session', async () => {
  const { test, result, title } = await visit()
  expect(result.current.popups.popup).toMatchObject({
    title: 'Weekend tournament',
    images: ['http://localhost:3000/art/banner/weekend/popup-1.svg'],
  })
  act(() => result.current.popups.close())
  expect(title()).toBe('Invite a friend')
  act(() => result.current.popups.close())
  expect(title()).toBeUndefined()
  expect((await again(test)).title()).toBeUndefined()
})

it('HOME-09 a new session shows them again, unless they were dismissed for today', async () => {
  const { test, result } = await visit()
  act(() => result.current.popups.closeForToday())
  act(() => result.current.popups.close())
  const next = await visit({ beside: test })
  expect(next.title()).toBe('Invite a friend')
  // Tomorrow the tabs of today are closed.
  cleanup()
  test.clock.pass(DAY_MS)
  expect((await visit({ beside: test })).title()).toBe('Weekend tournament')
})

it('HOME-09 none shows while something else is open', async () => {
  const { test, result, title } = await visit()
  act(() => result.current.menu.open())
  await settle(test)
  expect(title()).toBeUndefined()
  act(() => result.current.menu.close())
  await settle(test)
  expect(title()).toBe('Weekend tournament')
})

it('HOME-09 a guest is not met with a dialog', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useHome)
  await settle(test)
  expect(result.current.popups.popup).toBeUndefined()
})

it('HOME-09 following a popup closes it and goes where it leads', async () => {
  const { test, result, title } = await visit()
  act(() => result.current.popups.follow())
  expect(test.wentTo).toEqual(['/m/activityDetail?id=3898487'])
  expect(title()).toBe('Invite a friend')
})

it.each(['not json', '{"21":1}', '[]', 'null', '"x"'])('HOME-09 what somebody else kept (%s) breaks nothing', async (kept) => {
  const foreign = { [STORAGE_KEYS.popupsToday]: kept }
  const { title } = await visit({ localStorage: memoryStorage(foreign) })
  expect(title()).toBe('Weekend tournament')
})

it('HOME-09 with nothing to say nothing shows', async () => {
  expect((await visit({ backend: { scenario: 'empty' } })).title()).toBeUndefined()
})
