import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rateProblem, ratesOfTexts } from './rates.rules.ts'

const show = (percent: number) => `${percent}%`

it.each([
  ['', 'rate_required'],
  ['x', 'rate_format'],
  ['-1', 'rate_format'],
  ['0.123', 'rate_format'],
  ['0.81', 'rate_most'],
])('AGENT-07 of the rate %j, where 0.8 is the most, is said %s', (text, id) => {
  expect(rateProblem(text, 0.8, show)).toMatchObject({ id })
})

it('AGENT-07 every rate up to one’s own may be granted, to the hundredth of a percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }), (rate, most) => {
      const text = (rate / 100).toFixed(2)
      expect(rateProblem(text, most / 100, show) === undefined).toBe(rate <= most)
      expect(ratesOfTexts({ RNG: text }, ['RNG', 'FISH'])).toEqual({ RNG: rate / 100 })
    }),
  )
})
