import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstJackpot, jackpotWaitMs, nextJackpot } from './jackpot.rules.ts'

/** Everything a random port may give, and the edges that a careless one gives. */
const randoms = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1, 0.999999999999, -0.1))

it('HOME-12 the start is a whole amount from 70,000,000 to 130,000,000 whatever chance says', () => {
  fc.assert(
    fc.property(randoms, (random) => {
      const start = firstJackpot(() => random)
      expect(Number.isInteger(start)).toBe(true)
      expect(start).toBeGreaterThanOrEqual(70_000_000)
      expect(start).toBeLessThanOrEqual(130_000_000)
    }),
  )
})

it('HOME-12 every step adds a whole amount from 100 to 500', () => {
  fc.assert(
    fc.property(randoms, fc.integer({ min: 70_000_000, max: 1e12 }), (random, amount) => {
      const added = nextJackpot(amount, () => random) - amount
      expect(Number.isInteger(added)).toBe(true)
      expect(added).toBeGreaterThanOrEqual(100)
      expect(added).toBeLessThanOrEqual(500)
    }),
  )
})

it('HOME-12 a step comes after 3, 4 or 5 seconds', () => {
  fc.assert(fc.property(randoms, (random) => [3_000, 4_000, 5_000].includes(jackpotWaitMs(() => random))))
})

it('HOME-12 both ends of every range are reached', () => {
  const low = () => 0
  const high = () => 0.999999999999
  expect([firstJackpot(low), firstJackpot(high)]).toEqual([70_000_000, 130_000_000])
  expect([nextJackpot(0, low), nextJackpot(0, high)]).toEqual([100, 500])
  expect([jackpotWaitMs(low), jackpotWaitMs(() => 0.5), jackpotWaitMs(high)]).toEqual([3_000, 4_000, 5_000])
})
