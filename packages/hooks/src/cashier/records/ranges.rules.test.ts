import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from '../../core/time/day.rules.ts'
import { dayIn } from '../../core/time/localTime.ts'
import { startOfDay } from '../../core/time/recordTime.ts'
import { MOVEMENT_KINDS, recordFilterOf, recordLabel, recordSearchOf } from './filter.rules.ts'
import { groupByDay, momentsOf } from './moments.ts'
import { countDays, daysOf, LONGEST_RANGE_DAYS, QUICK_RANGES, rangeOfTexts, rangeProblem, shiftDay } from './ranges.rules.ts'

const TODAY = '2026-11-22'
const ZONES = [
  'Asia/Manila',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Africa/Cairo',
  'UTC',
] as const
const DAY_MS = 86_400_000

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => shiftDay('1985-01-01', days))
const zone = fc.constantFrom(...ZONES)

describe('BAL-07 a quick range', () => {
  it.each([
    ['today', TODAY, '2026-11-22', '2026-11-22'],
    ['yesterday', TODAY, '2026-11-21', '2026-11-21'],
    ['week', TODAY, '2026-11-16', '2026-11-22'],
    ['thisMonth', TODAY, '2026-11-01', '2026-11-22'],
    ['lastMonth', TODAY, '2026-10-01', '2026-10-31'],
    ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2028-03-30', '2028-02-01', '2028-02-29'],
    ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
  ] as const)('%s of %s is from %s to %s', (quick, today, from, to) => {
    expect(daysOf({ quick }, today)).toEqual({ from, to })
  })

  it('may always be asked for', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...QUICK_RANGES), (today, quick) => {
        const range = daysOf({ quick }, today)
        expect(rangeProblem(range, today)).toBeUndefined()
        expect(countDays(range)).toBeLessThanOrEqual(31)
      }),
    )
  })
})

describe('BAL-07 a range of one’s own', () => {
  it.each([
    ['2026-11-02', '2026-11-01', 'to', 'range_reversed'],
    ['2016-11-22', TODAY, 'from', 'range_long'],
    [shiftDay(TODAY, -LONGEST_RANGE_DAYS), TODAY, 'from', 'range_long'],
    ['2026-11-23', '2026-11-24', 'from', 'range_future'],
    ['2026-11-22', '2026-11-23', 'to', 'range_future'],
    ['', TODAY, 'from', 'range_day'],
    ['2026-02-30', TODAY, 'from', 'range_day'],
    ['2026-11-01', 'tomorrow', 'to', 'range_day'],
  ])('from %s to %s is refused at %s with %s', (from, to, name, id) => {
    expect(rangeProblem({ from, to }, TODAY)).toMatchObject({ name, message: { id } })
  })

  it.each([
    [TODAY, TODAY],
    [shiftDay(TODAY, 1 - LONGEST_RANGE_DAYS), TODAY],
    ['2024-02-29', '2024-03-01'],
  ])('from %s to %s may be asked for', (from, to) => {
    expect(rangeProblem({ from, to }, TODAY)).toBeUndefined()
  })

  it('whatever text comes, nothing throws, and every day of the calendar is one', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (from, to) => void rangeProblem({ from, to }, TODAY)))
    fc.assert(fc.property(day, (each) => isDay(each)))
  })
})

describe('BAL-07 the address of a record', () => {
  it('carries every filter, and gives it back', () => {
    const range = fc.oneof(
      fc.constantFrom(...QUICK_RANGES).map((quick) => ({ quick })),
      fc
        .tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 365 }))
        .map(([one, other]) => ({ from: shiftDay(TODAY, -Math.max(one, other)), to: shiftDay(TODAY, -Math.min(one, other)) })),
    )
    const kind = fc.constantFrom(undefined, ...MOVEMENT_KINDS)
    fc.assert(
      fc.property(range, kind, (chosen, narrowed) => {
        const filter = { range: chosen, kind: narrowed }
        expect(recordFilterOf(recordSearchOf(filter), MOVEMENT_KINDS, TODAY)).toEqual(filter)
      }),
    )
  })

  it.each([
    'from=nonsense&to=2026-11-01',
    'from=2026-11-01',
    'from=2016-01-01&to=2026-11-01',
    'from=2026-12-01&to=2026-12-02',
    'range=century',
    'from[]=2026-11-01&to[a]=2026-11-02',
    '',
  ])('that says "%s" shows seven days', (search) => {
    expect(recordFilterOf(search, MOVEMENT_KINDS, TODAY)).toEqual({ range: { quick: 'week' }, kind: undefined })
  })

  it('that is reversed is put right, and a kind that nobody knows is not said', () => {
    const found = rangeOfTexts({ range: '', from: '2026-11-10', to: '2026-11-01' }, TODAY)
    expect(found).toEqual({ from: '2026-11-01', to: '2026-11-10' })
    expect(recordFilterOf('kind=bribe', MOVEMENT_KINDS, TODAY).kind).toBeUndefined()
  })

  it('says no more than it has to', () => {
    expect(recordSearchOf({ range: { quick: 'week' }, kind: undefined })).toBe('')
    expect(recordSearchOf({ range: { quick: 'today' }, kind: 'play' })).toBe('range=today&kind=play')
  })

  it.each(QUICK_RANGES)('BAL-07 carries every range also where an address without one shows %s', (first) => {
    for (const quick of QUICK_RANGES) {
      const filter = { range: { quick }, kind: undefined }
      const search = recordSearchOf(filter, first)
      expect(search === '').toBe(quick === first)
      expect(recordFilterOf(search, MOVEMENT_KINDS, TODAY, first)).toEqual(filter)
    }
    expect(recordFilterOf('from=tomorrow', MOVEMENT_KINDS, TODAY, first).range).toEqual({ quick: first })
  })
})

describe('BAL-07 the moments of a range', () => {
  it.each([
    ['Asia/Manila', '2026-11-22', Date.UTC(2026, 10, 21, 16)],
    ['America/New_York', '2026-11-22', Date.UTC(2026, 10, 22, 5)],
    // The clock leaves midnight out.
    ['America/Sao_Paulo', '2018-11-04', Date.UTC(2018, 10, 4, 3)],
    // The whole day is left out: what would be its start is that of the next one.
    ['Pacific/Apia', '2011-12-30', Date.UTC(2011, 11, 30, 10)],
  ])('in %s %s begins at %i', (timeZone, first, ms) => {
    expect(startOfDay(timeZone, first)).toBe(ms)
  })

  it('are all of its days and nothing beside them, in every zone', () => {
    fc.assert(
      fc.property(zone, day, fc.integer({ min: 0, max: 400 }), (timeZone, from, more) => {
        const to = shiftDay(from, more)
        const { startDate, endDate } = momentsOf({ from, to }, timeZone)
        expect(dayIn(timeZone, startDate - 1) < from).toBe(true)
        expect(dayIn(timeZone, startDate) >= from).toBe(true)
        expect(dayIn(timeZone, endDate) <= to).toBe(true)
        expect(dayIn(timeZone, endDate + 1) > to).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('of the longest range are no more than the contract takes', () => {
    fc.assert(
      fc.property(zone, day, (timeZone, from) => {
        const { startDate, endDate } = momentsOf({ from, to: shiftDay(from, LONGEST_RANGE_DAYS - 1) }, timeZone)
        expect(endDate - startDate).toBeLessThanOrEqual(366 * DAY_MS + 2 * 3_600_000)
      }),
      { numRuns: 60 },
    )
  })
})

describe('BAL-07 entries by day', () => {
  it('are all there, in their order, each under its own day', () => {
    const moments = fc.array(fc.integer({ min: 1_600_000_000_000, max: 1_600_500_000_000 }), { maxLength: 60 })
    fc.assert(
      fc.property(zone, moments, (timeZone, times) => {
        const newest = times.toSorted((one, other) => other - one)
        const days = groupByDay(newest, (at) => at, timeZone)
        expect(days.flatMap(({ items }) => items)).toEqual(newest)
        for (const { day: own, items } of days) expect(items.map((at) => dayIn(timeZone, at))).toEqual(items.map(() => own))
        expect(new Set(days.map(({ day: own }) => own)).size).toBe(days.length)
      }),
      { numRuns: 60 },
    )
  })
})

it('BAL-07 a kind that the product does not know shows its own name', () => {
  expect(recordLabel('deposit')).toEqual({ id: 'record_deposit' })
  expect(recordLabel('cashback')).toEqual({ text: 'cashback' })
})
