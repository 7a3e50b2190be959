import type { ContractRow, ContractTierRow } from '../agentRows.ts'
import { rebateOf } from './rebateParts.ts'

/** Rates by what a period has: one from the beginning on, and higher ones for more. */
export type Ladder = Pick<ContractRow, 'rate' | 'tiers'>

/** The rate of a period that has so much (cents), in hundredths of a percent: that of the highest tier it has reached. */
export const rateAt = ({ rate, tiers = [] }: Ladder, cents: number): number =>
  tiers.findLast(({ fromCents }) => fromCents <= cents)?.rate ?? rate

type Terms = Ladder & Pick<ContractRow, 'leastStakeCents'>
const stepsOf = ({ rate, tiers = [], leastStakeCents }: Terms): ContractTierRow[] => [
  { fromCents: leastStakeCents, rate },
  ...tiers,
]

/** Whether amounts and rates of all tiers rise, from the least that is asked for on. */
export const isRising = (terms: Terms): boolean =>
  stepsOf(terms).every(({ fromCents, rate }, place, steps) => {
    const before = steps[place - 1]
    return !before || (fromCents > before.fromCents && rate > before.rate)
  })

/** Whether no tier promises more than its agent's own rate is at that amount. */
export const isWithin = (terms: Terms, own: Ladder): boolean =>
  stepsOf(terms).every(({ fromCents, rate }) => rate <= rateAt(own, fromCents))

/** What a period brings, in cents: the rate of the tier it has reached of all it has; nothing below what is asked for. */
export function earnedOf(
  contract: Terms & Pick<ContractRow, 'leastMembers'>,
  period: { baseCents: number; members: number },
): { rate: number; cents: number } {
  const { leastStakeCents, leastMembers = 0 } = contract
  const rate = rateAt(contract, period.baseCents)
  const isEnough = period.baseCents >= leastStakeCents && period.members >= leastMembers
  return { rate, cents: isEnough ? rebateOf(period.baseCents, rate) : 0 }
}
