import calls from '@lobbykit/sdk/contract/calls.json' with { type: 'json' }
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
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
