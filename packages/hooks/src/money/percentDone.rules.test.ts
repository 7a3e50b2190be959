import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentDone } from './percentDone.rules.ts'

describe('how much of an amount is done', () => {
  it.each([
    [0, 1, 0],
    [0.99, 1, 99],
    [4_386, 10_000, 43],
    [9_999.999, 10_000, 99],
    [-3, 10, 0],
    [1, 1, 100],
    [12.5, 1, 100],
    [0, 0, 100],
    [5, 0, 100],
    [-3, -1, 100],
  ])('%d of %d are %i percent', (done, amount, percent) => {
    expect(percentDone(done, amount)).toBe(percent)
  })

  it('is exact where it is a whole percent, whatever a float makes of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 1e8 }), (percent, cents) => {
        expect(percentDone((percent * cents) / 100, cents)).toBe(percent)
      }),
    )
    expect([29, 57, 58].map((done) => percentDone(done, 100))).toEqual([29, 57, 58])
  })

  it('is a whole number that grows with what is done, and never a hundred before all of it is', () => {
    const amount = fc.integer({ min: 0, max: 1e12 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(amount, amount, amount, (done, more, whole) => {
        const percent = percentDone(done, whole)
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent === 100).toBe(done >= whole)
        expect(percentDone(done + more, whole)).toBeGreaterThanOrEqual(percent)
      }),
    )
  })
})
