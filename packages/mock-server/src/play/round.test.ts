import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeded } from '../art/kit.ts'
import { multiplierOf, PAY_TABLE, playRound, REEL_STOPS } from './round.ts'

/** Every stop of one reel, as the number that `random` gives for it. */
const STOPS = Array.from({ length: 20 }, (_, stop) => (stop + 0.5) / 20)

function playStops(stops: readonly number[], stake: number) {
  const rest = [...stops]
  return playRound({ stake, random: () => rest.shift() ?? 0 })
}

describe('the machine', () => {
  it('pays back 94.9 % over all 8000 stops, by enumeration', () => {
    expect(REEL_STOPS.reduce<number>((sum, stops) => sum + stops, 0)).toBe(STOPS.length)
    let paid = 0
    let wins = 0
    for (const first of STOPS) {
      for (const second of STOPS) {
        for (const third of STOPS) {
          const { win } = playStops([first, second, third], 1)
          paid += win
          if (win > 0) wins += 1
        }
      }
    }
    expect(paid).toBe(7593)
    expect(wins / 8000).toBeGreaterThan(0.33)
  })

  it('never pays a negative, broken or fractional amount of cents, for any stake and any luck', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (cents, luck) => {
          const { win, symbols } = playStops(luck, cents / 100)
          expect(win).toBeGreaterThanOrEqual(0)
          expect(win).toBe(Number(win.toFixed(2)))
          expect(Math.round(win * 100)).toBe(cents * multiplierOf(symbols))
          expect(symbols).toHaveLength(3)
          for (const symbol of symbols) expect(PAY_TABLE.three[symbol]).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('pays by what is shown, in any order', () => {
    expect(multiplierOf([5, 5, 5])).toBe(500)
    expect([multiplierOf([5, 5, 0]), multiplierOf([5, 0, 5]), multiplierOf([0, 5, 5])]).toEqual([10, 10, 10])
    expect(multiplierOf([0, 1, 2])).toBe(0)
  })

  it('gives the same round for the same randomness', () => {
    expect(playRound({ stake: 5, random: seeded('a') })).toEqual(playRound({ stake: 5, random: seeded('a') }))
  })

  it.each([0, -1, 0.001, 0.015, Number.NaN, Number.POSITIVE_INFINITY, 1e12])('refuses a stake of %d', (stake) => {
    expect(() => playRound({ stake, random: Math.random })).toThrow(RangeError)
  })
})
