import { describe, expect, it } from 'vitest'
import type { RoundRow } from '../rows.ts'
import { seedFriends } from '../seed/friends.ts'
import { makeHistory } from '../seed/history.ts'
import { seedMembers } from '../seed/members.ts'
import { daysOf } from './days.ts'
import { createSeries } from './series.ts'

const END = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000

function historyOf(account: string, seed = 1) {
  const member = seedMembers.find((each) => each.account === account)
  if (!member?.history) throw new Error(`${account} has no history`)
  const games = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, gameType: index % 5 === 0 ? 'FISH' : 'RNG' }))
  const { id: memberId = 0, history: plan, balanceCents = 0 } = member
  return {
    balanceCents,
    ...makeHistory({ memberId, plan, friends: seedFriends.get(memberId) ?? [], balanceCents, endsAt: END, games, seed }),
  }
}

describe('BAL-07 the history of a member', () => {
  it.each([
    ['maria88', 600, 1],
    ['maria88', 600, 2],
    ['maria88', 600, 77],
    ['vip777', 100_000, 1],
  ])('of %s has %i bets and, with seed %i, adds up to the balance without ever being short', (account, count, seed) => {
    const { rounds, ledger, orders, balanceCents } = historyOf(account, seed)
    expect(rounds).toHaveLength(count)
    let sum = 0
    let before = 0
    for (const { cents, balanceCents: after, at } of ledger) {
      sum += cents
      if (after !== sum || after < 0 || at < before || at > END) throw new Error(`wrong at ${at}`)
      before = at
    }
    expect(sum).toBe(balanceCents)
    expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length)
    expect(new Set(orders.map(({ status, kind }) => `${kind} ${status}`)).size).toBeGreaterThan(2)
    expect(rounds.every(({ at }, index) => at >= (rounds[index - 1]?.at ?? 0))).toBe(true)
  })

  it('is the same for the same seed', () => {
    expect(historyOf('maria88')).toEqual(historyOf('maria88'))
    expect(historyOf('maria88', 2).ledger).not.toEqual(historyOf('maria88').ledger)
  })
})

describe('BAL-07 a series', () => {
  const { rounds } = historyOf('vip777')
  const series = createSeries({ names: ['stake'], sums: ({ stakeCents }: RoundRow) => ({ stake: stakeCents }) })
  for (const row of rounds) series.add(row)

  it('finds, sums up and pages 100,000 rows by looking at a few of them', () => {
    const [first, last] = [rounds[30_000]?.at ?? 0, rounds[69_999]?.at ?? 0]
    const span = series.span(first, last)
    const page = series.page(span, 2, 30)
    expect(series.looked()).toBeLessThan(30 + 2 * 18)
    expect(page).toEqual(rounds.slice(69_940, 69_970).reverse())
    expect(series.sum('stake', span)).toBe(rounds.slice(30_000, 70_000).reduce((sum, { stakeCents }) => sum + stakeCents, 0))
  })

  it('has every row of a span on exactly one page', () => {
    const span = { from: 11, to: 111 }
    const pages = [1, 2, 3, 4, 5].map((pageNo) => series.page(span, pageNo, 30))
    expect(pages.map(({ length }) => length)).toEqual([30, 30, 30, 10, 0])
    expect(pages.flat()).toEqual(rounds.slice(11, 111).reverse())
  })
})

describe('BAL-07 the days of a range', () => {
  it.each([
    ['Asia/Manila', 24],
    ['Europe/Berlin', 25],
    ['America/Sao_Paulo', 24],
  ])('in %s follow each other without a gap, the longest of %i hours', (timeZone, longest) => {
    const [first, last] = [Date.UTC(2026, 0, 1, 7, 30), Date.UTC(2026, 11, 31, 9)]
    const days = daysOf(timeZone, first, last) ?? []
    expect(days[0]?.first).toBe(first)
    expect(days.at(-1)?.last).toBe(last)
    expect(days.every((day, index) => index === 0 || day.first === (days[index - 1]?.last ?? 0) + 1)).toBe(true)
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    const whole = days.slice(1, -1).map((day) => (day.last + 1 - day.first) / HOUR_MS)
    expect(Math.max(...whole)).toBe(longest)
  })

  it('of a zone that nobody knows are unknown', () => {
    expect(daysOf('Moon/Crater', 0, 1)).toBeUndefined()
  })
})
