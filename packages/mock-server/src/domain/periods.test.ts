import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodOf } from './periods.ts'

it.each([
  ['day', '2026-11-21T15:59:59.999Z', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
  ['day', '2026-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
  // The 23rd of November 2026 is a Monday.
  ['week', '2026-11-22T15:59:59.999Z', '2026-11-15T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
  ['week', '2026-11-22T16:00:00.000Z', '2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
] as const)('MEM-11 the %s of %s is that of Manila', (period, moment, first, end) => {
  const { startsAt, endsAt } = periodOf(period, Date.parse(moment))
  expect([startsAt, endsAt].map((ms) => new Date(ms).toISOString())).toEqual([first, end])
})

it('MEM-11 every moment is in exactly one day and one week, and they follow each other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.constantFrom('day' as const, 'week' as const),
      (now, period) => {
        const { startsAt, endsAt, number } = periodOf(period, now)
        expect(startsAt <= now && now < endsAt).toBe(true)
        expect(periodOf(period, endsAt)).toMatchObject({ number: number + 1, startsAt: endsAt })
      },
    ),
  )
})
