import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutIntoPeriods, periodEnd } from './contractPeriods.ts'

const KINDS = ['hourlySalary', 'dailySalary', 'dividend'] as const
const manila = (text: string) => Date.parse(`${text}+08:00`)

describe('AGENT-07 the periods of contracts', () => {
  it.each([
    ['hourlySalary', '2026-11-22T13:45:00', '2026-11-22T14:00:00'],
    ['dailySalary', '2026-11-22T23:59:59', '2026-11-23T00:00:00'],
    ['dailySalary', '2026-11-23T00:00:00', '2026-11-24T00:00:00'],
    ['dividend', '2026-11-01T00:00:00', '2026-11-16T00:00:00'],
    ['dividend', '2026-11-15T23:59:59', '2026-11-16T00:00:00'],
    ['dividend', '2026-11-16T00:00:00', '2026-12-01T00:00:00'],
    ['dividend', '2026-12-31T12:00:00', '2027-01-01T00:00:00'],
    ['dividend', '2028-02-29T12:00:00', '2028-03-01T00:00:00'],
  ] as const)('of %s: the one of %s ends at %s by the site’s clock', (kind, at, end) =>
    expect(periodEnd(kind, manila(at))).toBe(manila(end)),
  )

  it('cover a stretch of time without a gap, and none is twice', () => {
    const moment = fc.integer({ min: manila('2025-01-01T00:00:00'), max: manila('2025-03-10T00:00:00') })
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), moment, moment, (kind, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const periods = cutIntoPeriods(kind, { from, to })
        expect(periods.at(0)?.from ?? from).toBe(from)
        expect(periods.at(-1)?.to ?? to).toBe(to)
        periods.forEach((period, place) => {
          expect(period.to).toBeGreaterThan(period.from)
          if (place > 0) expect(period.from).toBe(periods[place - 1]?.to)
        })
      }),
    )
  })
})
