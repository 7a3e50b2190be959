import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEmptyProfit, OTHER, profitParts, profitUnit, sharesOf } from './profit.rules.ts'
import { countDays, LONGEST_RANGE_DAYS, shiftDay } from './ranges.rules.ts'

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: LONGEST_RANGE_DAYS - 1 }))
  .map(([start, more]) => ({ from: shiftDay('2005-01-01', start), to: shiftDay('2005-01-01', start + more) }))

it('BAL-07 the parts of profit and loss follow each other without a gap and add up to what the days do', () => {
  fc.assert(
    fc.property(ranges, fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 20 }), (range, nets) => {
      const days = nets.map((net, index) => ({ day: shiftDay(range.from, index % countDays(range)), stake: 1, net: net / 100 }))
      const parts = profitParts(days, range)
      expect(parts[0]?.from).toBe(range.from)
      expect(parts.at(-1)?.to).toBe(range.to)
      expect(parts.every(({ from }, index) => index === 0 || from === shiftDay(parts[index - 1]?.to ?? '', 1))).toBe(true)
      expect(parts.length).toBeLessThanOrEqual(31)
      const sum = parts.reduce((total, { net }) => total + Math.round(net * 100), 0)
      expect(sum).toBe(nets.reduce((total, net) => total + net, 0))
    }),
  )
})

it.each([
  ['2026-11-01', '2026-11-30', 'day', 30],
  ['2026-10-01', '2026-10-31', 'day', 31],
  ['2026-10-01', '2026-11-01', 'week', 5],
  ['2026-01-31', '2026-11-22', 'month', 11],
  ['2025-11-22', '2026-11-22', 'month', 13],
] as const)('BAL-07 profit and loss from %s to %s is shown by %s in %i parts', (from, to, unit, count) => {
  expect(profitUnit({ from, to })).toBe(unit)
  expect(profitParts([], { from, to })).toHaveLength(count)
})

it('BAL-07 the months of profit and loss are those of the calendar', () => {
  const parts = profitParts([], { from: '2027-10-15', to: '2028-04-02' })
  expect(parts.map(({ to }) => to)).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-02',
  ])
})

it('BAL-07 shares name the largest categories, and put the rest into one', () => {
  const amounts = [10, 40, 0, 20, 5, 25].map((amount, index) => ({ key: `C${index}`, amount }))
  expect(sharesOf(amounts, 4)).toEqual([
    { key: 'C1', amount: 40, percent: 40 },
    { key: 'C5', amount: 25, percent: 25 },
    { key: 'C3', amount: 20, percent: 20 },
    { key: OTHER, amount: 15, percent: 15 },
  ])
  expect(sharesOf(amounts, 5).map(({ key }) => key)).toEqual(['C1', 'C5', 'C3', 'C0', 'C4'])
  expect(sharesOf([], 4)).toEqual([])
})

it('BAL-07 profit and loss are empty where nobody played, unless a bonus came', () => {
  expect(isEmptyProfit({ bets: 0, bonus: 0 })).toBe(true)
  expect(isEmptyProfit({ bets: 1, bonus: 0 })).toBe(false)
  expect(isEmptyProfit({ bets: 0, bonus: 5 })).toBe(false)
})
