import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bonusOf } from './deposit.rules.ts'

const promotion = { promotionId: 1, title: '', minAmount: 100, maxBonus: 5_000, turnoverTimes: 1 }

it('BAL-03 a bonus in fractions of a percent is what a person reckons, to the hundredth', () => {
  expect(bonusOf({ ...promotion, bonusPercent: 0.57 }, 100)).toBe(0.57)
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 5_000_000 }), fc.nat(1_000), (hundredths, basis) => {
      const bonus = bonusOf({ ...promotion, bonusPercent: basis / 100 }, hundredths / 100)
      expect(bonus).toBe(Math.floor((hundredths * basis) / 10_000) / 100)
    }),
  )
})
