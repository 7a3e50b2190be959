import calls from '@lobbykit/sdk/contract/calls.json' with { type: 'json' }
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PagedState } from './core/usePagedQuery.ts'
import * as entry from './index.ts'
import { pass, renderIn, settle, testLobby } from './test/testLobby.tsx'

/** Reads that a page cannot do without, by the call they wait for; the account that may ask. */
const READS: readonly [operation: string, account: string, use: () => entry.ReadState][] = [
  ['getBalance', 'maria88', () => entry.useLobbyQuery(entry.balanceQueryOptions, undefined)],
  ['listMessages', 'maria88', () => entry.useMessages('')],
  ['listBets', 'maria88', () => entry.useBets('')],
  ['listMovements', 'maria88', () => entry.useAccountRecord('')],
  ['listLotteryOrders', 'maria88', () => entry.useLotteryOrders()],
  ['listFriends', 'maria88', () => entry.useInviteFriends().friends],
  ['listGames', 'maria88', () => entry.useGameList(entry.emptyFilter('RNG'))],
  ['listDownlines', 'agent01', () => entry.useTeam('')],
]
const pathOf = (operation: string) =>
  Object.entries(calls)
    .find(([, { id }]) => id === operation)?.[0]
    .split(' ')[1] ?? ''

it.each(READS)(
  'a read that nobody answers (%s) is offered again within 10 s, and then asked anew',
  async (operation, member, use) => {
    const test = await testLobby({ member })
    const release = test.network.hold(pathOf(operation))
    const { result } = renderIn(test, use)
    await settle(test)
    expect(result.current.status).toBe('loading')
    await pass(test, 10_000)
    expect(result.current.status).toBe('failed')
    release()
    act(() => result.current.retry())
    await settle(test)
    expect(test.network.count(pathOf(operation))).toBeGreaterThan(1)
    expect(result.current.status).toBe('ready')
  },
)

/** Lists that grow, by the call of their pages. */
const LISTS: readonly [operation: string, account: string, use: () => PagedState][] = [
  ['listMessages', 'maria88', () => entry.useMessages('')],
  ['listBets', 'maria88', () => entry.useBets('')],
  ['listLotteryOrders', 'maria88', () => entry.useLotteryOrders()],
  ['listFriends', 'maria88', () => entry.useInviteFriends().friends],
  ['listGames', 'maria88', () => entry.useGameList(entry.emptyFilter('RNG'))],
  ['listDownlines', 'agent01', () => entry.useTeam('')],
]

/** A list of two pages whose second one hangs. */
async function hangingPage(operation: string, member: string, use: () => PagedState) {
  const test = await testLobby({ member, config: { retries: 2 } })
  const path = pathOf(operation)
  test.network.alter(path, (value) => ({ ...value, totalPages: 2 }))
  const { result } = renderIn(test, use)
  await settle(test)
  expect(result.current).toMatchObject({ status: 'ready', hasMore: true, moreFailed: false })
  const release = test.network.hold(path)
  act(() => result.current.loadMore())
  await pass(test, 9_999)
  expect(result.current).toMatchObject({ isLoadingMore: true, moreFailed: false })
  await pass(test, 1)
  return { test, result, release, asked: () => test.network.count(path) }
}
const OFFERED = { status: 'ready', hasMore: false, isLoadingMore: false, moreFailed: true }
const AT_ITS_END = { status: 'ready', hasMore: false, isLoadingMore: false, moreFailed: false }

it.each(LISTS)(
  'LIST-08 a further page that nobody answers (%s) is offered again after 10 s, not asked for by itself, and taken when it comes late',
  async (...list) => {
    const { test, result, release, asked } = await hangingPage(...list)
    expect(result.current).toMatchObject(OFFERED)
    act(() => result.current.loadMore())
    await settle(test)
    expect(asked()).toBe(2)
    release()
    await settle(test)
    expect(result.current).toMatchObject(AT_ITS_END)
    expect(asked()).toBe(2)
  },
)

it.each(LISTS)('LIST-08 a further page that nobody answered (%s) is asked for anew, once, by retry', async (...list) => {
  const { test, result, release, asked } = await hangingPage(...list)
  act(() => result.current.retry())
  await settle(test)
  expect(result.current).toMatchObject({ isLoadingMore: true, moreFailed: false })
  expect(asked()).toBe(3)
  release()
  await settle(test)
  expect(result.current).toMatchObject(AT_ITS_END)
  expect(asked()).toBe(3)
})

it('LIST-08 games of a new filter that nobody answers are offered again after 10 s, not waited for behind those before', async () => {
  const test = await testLobby()
  let filter = entry.emptyFilter('RNG')
  const { result, rerender } = renderIn(test, () => entry.useGameList(filter))
  await settle(test)
  const release = test.network.hold(pathOf('listGames'))
  filter = { ...filter, vassalage: 'PGS' }
  rerender()
  await pass(test, 10_000)
  expect(result.current).toMatchObject({ status: 'failed', games: [], isStale: false })
  filter = { ...filter, vassalage: 'JL' }
  rerender()
  await settle(test)
  expect(result.current.status).not.toBe('failed')
  release()
  await settle(test)
  expect(result.current.games.map(({ vassalage }) => vassalage)).toContain('JL')
})

it('a list whose next page is wanted does not wait for newer answers of the pages that are here', async () => {
  const test = await testLobby({ member: 'maria88' })
  const path = pathOf('listBets')
  test.network.alter(path, (value) => ({ ...value, totalPages: 2 }))
  const { result } = renderIn(test, () => entry.useBets(''))
  await settle(test)
  const release = test.network.hold(path)
  void test.lobby.queryClient.refetchQueries({ queryKey: ['member', 'bets'] })
  await settle(test)
  act(() => {
    result.current.loadMore()
    result.current.loadMore()
  })
  await settle(test)
  expect(test.network.count(path)).toBe(3)
  release()
  await settle(test)
  expect(result.current).toMatchObject(AT_ITS_END)
})
