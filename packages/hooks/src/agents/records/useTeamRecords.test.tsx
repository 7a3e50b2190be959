import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  useAgentHome,
  useAgentNotices,
  useBets,
  useTeamBets,
  useTeamMovements,
  useTeamOverview,
  useTeamProfit,
} from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const BACKEND = { backend: { crowd: 30 } }
const YEAR = 'from=2025-02-01&to=2025-12-30'
const openAs = async <Result,>(member: string, use: () => Result) => {
  const test = await testLobby({ member, ...BACKEND })
  const { result } = renderIn(test, use)
  await settle(test)
  return { test, result }
}

it('AGENT-07 the bets of a team name who bet, and keep the member when the days change', async () => {
  const { test, result } = await openAs('agent01', () => useTeamBets(`${YEAR}&account=ella26`))
  const rows = result.current.days.flatMap(({ items }) => items)
  expect(rows.length).toBeGreaterThan(10)
  expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['ella26']))
  act(() => result.current.filter.chooseQuick('today'))
  act(() => result.current.showAll())
  expect(test.wentTo).toEqual([{ replace: '/m/teamBetting?account=ella26&range=today' }, '/m/teamBetting'])
  const { result: own } = await openAs('ella26', () => useBets(YEAR))
  expect(result.current.totals).toEqual(own.current.totals)
})

it('ROUTE-03 AGENT-07 the movements of a team stay those of the team when they are narrowed', async () => {
  const { test, result } = await openAs('agent01', () => useTeamMovements(`types=A&${YEAR}`))
  const accounts = new Set(result.current.days.flatMap(({ items }) => items).map(({ account }) => account))
  expect(accounts.size).toBeGreaterThan(1)
  act(() => result.current.filter.chooseKind('deposit'))
  expect(test.wentTo).toEqual([{ replace: `/m/transaction/record?types=A&${YEAR}&kind=deposit` }])
})

it('AGENT-07 profit and loss goes down from the team to a member, and the rows add up to the team', async () => {
  const { test, result } = await openAs('agent01', () => useTeamProfit(YEAR))
  const { members, totals, parts } = result.current
  const cents = (amount: number) => Math.round(amount * 100)
  expect(members.list.map(({ account }) => account).slice(0, 2)).toEqual(['north01', 'south01'])
  expect(members.list.reduce((sum, { net }) => sum + cents(net), 0)).toBe(cents(totals?.net ?? 0))
  expect(parts.reduce((sum, { net }) => sum + cents(net), 0)).toBe(cents(totals?.net ?? 0))
  act(() => result.current.expand('north01'))
  expect(test.wentTo).toEqual([`/m/agent/team/pnl?${YEAR}&account=north01`])
  const { result: north } = await openAs('agent01', () => useTeamProfit(`${YEAR}&account=north01`))
  expect(north.current.totals?.net).toBe(members.list[0]?.net)
  expect(north.current.members.list.map(({ account }) => account)).toEqual(['coast01', 'lina22', 'noel23'])
})

it('ERR-03 AGENT-07 records of an account that nobody in the team has say so, as asking again would not help', async () => {
  const search = `${YEAR}&account=nobody`
  const unknown = { status: 'failed', refusal: { id: 'downline_unknown' } }
  const { result } = await openAs('agent01', () => [
    useTeamBets(search),
    useTeamMovements(`types=A&${search}`),
    useTeamProfit(search),
  ])
  expect(result.current).toMatchObject([unknown, unknown, { ...unknown, members: unknown }])
})

it('AGENT-07 the overview has the figures of its days, and the newest members', async () => {
  const { result } = await openAs('master01', () => useTeamOverview(YEAR))
  expect(result.current.figures).toMatchObject({ teamMemberCount: 48 })
  expect(result.current.newest).toHaveLength(5)
})

it('AGENT-05 notices that have shown are unread no more', async () => {
  const { test, result } = await openAs('agent01', useAgentHome)
  const waiting = () => result.current.foot.find(({ id }) => id === 'notices')?.count
  expect(waiting()).toBe(2)
  const { result: page } = renderIn(test, useAgentNotices)
  await settle(test)
  expect(page.current.announcements).toHaveLength(2)
  const { result: later } = renderIn(test, useAgentHome)
  await act(async () => test.lobby.queryClient.invalidateQueries())
  await settle(test)
  expect(later.current.foot.find(({ id }) => id === 'notices')?.badge).toBeUndefined()
})
