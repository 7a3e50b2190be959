import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { badgeOf } from '../core/badge.rules.ts'
import { useInbox } from '../index.ts'
import { renderIn, settle, testLobby } from '../test/testLobby.tsx'

const UNREAD = '/wps/relay/CSP_unreadCount'

it('MEM-05 HOME-10 a member sees the unread count, fetched once, and the icon opens the inbox', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useInbox)
  renderIn(test, useInbox)
  await settle(test)
  expect(test.network.count(UNREAD)).toBe(1)
  expect(result.current).toMatchObject({ unread: 3, badge: '3' })
  act(() => result.current.open())
  expect(test.wentTo).toEqual(['/m/webEmail'])
  expect(test.lobby.state.panels.login).toBeFalsy()
})

it('MEM-05 a guest is asked to log in, and nothing is fetched', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useInbox)
  await settle(test)
  expect(test.network.count(UNREAD)).toBe(0)
  expect(result.current.badge).toBeUndefined()
  act(() => result.current.open())
  expect(test.lobby.state.panels.login).toBe(true)
  expect(test.wentTo).toEqual([])
})

it.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('MEM-05 %s unread are badged %s', (count, badge) => {
  expect(badgeOf(count)).toBe(badge)
})
