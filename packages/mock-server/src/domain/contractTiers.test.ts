import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earnedOf, isRising, isWithin, rateAt } from './contractTiers.ts'

/** Contracts whose amounts and rates rise, with up to five tiers in all. */
const contracts = fc
  .record({
    amounts: fc.uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 5, maxLength: 5 }),
    rates: fc.uniqueArray(fc.integer({ min: 1, max: 3_000 }), { minLength: 5, maxLength: 5 }),
    count: fc.integer({ min: 0, max: 4 }),
    leastMembers: fc.nat(3),
  })
  .map(({ amounts, rates, count, leastMembers }) => {
    const [from, by] = [amounts.toSorted((one, other) => one - other), rates.toSorted((one, other) => one - other)]
    const tiers = from.slice(1, count + 1).map((fromCents, place) => ({ fromCents, rate: by[place + 1] ?? 0 }))
    return { rate: by[0] ?? 0, leastStakeCents: from[0] ?? 0, leastMembers, ...(count > 0 && { tiers }) }
  })
const figures = fc.integer({ min: 0, max: 1_200_000 })

describe('AGENT-07 the tiers of a contract', () => {
  it('bring what the highest tier that is reached says, of all that the period has, to the cent', () => {
    fc.assert(
      fc.property(contracts, figures, fc.nat(4), (contract, baseCents, members) => {
        // Counted one by one, as somebody would with a list in hand.
        let rate = contract.rate
        for (const tier of contract.tiers ?? []) if (baseCents >= tier.fromCents) rate = tier.rate
        const isEnough = baseCents >= contract.leastStakeCents && members >= contract.leastMembers
        const cents = isEnough ? Number((BigInt(baseCents) * BigInt(rate)) / 10_000n) : 0
        expect(earnedOf(contract, { baseCents, members })).toEqual({ rate, cents })
      }),
    )
  })

  it('never bring less for more', () => {
    fc.assert(
      fc.property(contracts, figures, figures, (contract, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const at = (baseCents: number) => earnedOf(contract, { baseCents, members: 9 }).cents
        expect(at(less)).toBeLessThanOrEqual(at(more))
      }),
    )
  })

  it('rise strictly, and are within themselves', () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        expect(isRising(contract)).toBe(true)
        const tiers = contract.tiers ?? []
        const last = tiers.at(-1) ?? { fromCents: contract.leastStakeCents, rate: contract.rate }
        expect(isRising({ ...contract, tiers: [...tiers, { ...last, rate: last.rate + 1 }] })).toBe(false)
        expect(isRising({ ...contract, tiers: [...tiers, { ...last, fromCents: last.fromCents + 1 }] })).toBe(false)
        expect(isWithin(contract, contract)).toBe(true)
        const beyond = { fromCents: last.fromCents + 1, rate: last.rate + 1 }
        expect(isWithin({ ...contract, tiers: [...tiers, beyond] }, contract)).toBe(false)
      }),
    )
  })

  it('begin with their amount itself', () => {
    const contract = { rate: 10, tiers: [{ fromCents: 500, rate: 20 }] }
    expect([499, 500].map((cents) => rateAt(contract, cents))).toEqual([10, 20])
  })
})
