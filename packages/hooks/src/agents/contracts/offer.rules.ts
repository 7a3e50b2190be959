import type { Message } from '../../core/message.ts'
import { amountProblem, hundredthsOf } from '../../money/amount.rules.ts'
import { fromHundredths, toHundredths } from '../../money/hundredths.rules.ts'

/** Most members that an offer may ask for (assumed). */
export const MOST_LEAST_MEMBERS = 1_000

/** What is wrong with the members that an offer asks for: a whole number, 0 for nobody. */
export function membersProblem(text: string): Message | undefined {
  const isWhole = /^\d{1,4}$/.test(text) && Number(text) <= MOST_LEAST_MEMBERS
  return isWhole ? undefined : { id: 'contract_members_format', values: { most: MOST_LEAST_MEMBERS } }
}

/** What an offer may ask for at most, in units of the currency; the contract takes no more. */
const LEAST_BASE = { min: undefined, max: 1_000_000_000 }

/** What is wrong with the amount that an offer asks for at least; 0 asks for nothing. */
export const leastProblem = (text: string, show: (amount: number) => string): Message | undefined =>
  hundredthsOf(text) === 0 ? undefined : amountProblem(text, LEAST_BASE, show)

/** What is wrong with the rate of an offer, in percent: above nothing, and at most one's own. */
export function offerRateProblem(text: string, most: number, show: (percent: number) => string): Message | undefined {
  const rate = hundredthsOf(text)
  if (rate === undefined) return { id: 'rate_format' }
  if (rate === 0) return { id: 'contract_rate_needed' }
  return rate > toHundredths(most) ? { id: 'rate_most', values: { rate: show(most) } } : undefined
}

/** A higher rate of a contract, in percent, for periods that have so much, in units of the currency. */
export interface Tier {
  /** What a period must have for the rate, in units of the currency. */
  from: number
  /** The rate in percent. */
  rate: number
}

/** The highest rates that may be promised: one from the beginning on, and higher ones for periods with more. */
export interface MostRates {
  /** The highest rate without tiers, in percent. */
  mostRate: number
  /** The highest rates of periods with more, the lowest amount first. */
  mostTiers: readonly Tier[]
}

/** Whether a contract may be offered to others: there is a rate to promise (AGENT-07). */
export const mayOffer = ({ mostRate }: Pick<MostRates, 'mostRate'>): boolean => mostRate > 0

/** The highest rate that may be promised for periods that have so much, in percent. */
export const mostRateAt = ({ mostRate, mostTiers }: MostRates, amount: number): number =>
  mostTiers.findLast(({ from }) => from <= amount)?.rate ?? mostRate

/** What is wrong with the amount from which a tier is on: above that of the tier before. */
export function tierFromProblem(text: string, before: string, show: (amount: number) => string): Message | undefined {
  const problem = leastProblem(text, show)
  if (problem) return problem
  const [from, least] = [hundredthsOf(text) ?? 0, hundredthsOf(before)]
  return least !== undefined && from <= least
    ? { id: 'contract_tier_from', values: { amount: show(fromHundredths(least)) } }
    : undefined
}

/** What is wrong with the rate of a tier, in percent: at most one's own at its amount, and above that of the tier before. */
export function tierRateProblem(
  text: string,
  before: string,
  most: number,
  show: (percent: number) => string,
): Message | undefined {
  const problem = offerRateProblem(text, most, show)
  if (problem) return problem
  const [rate, least] = [hundredthsOf(text) ?? 0, hundredthsOf(before)]
  return least !== undefined && rate <= least
    ? { id: 'contract_tier_rate', values: { rate: show(fromHundredths(least)) } }
    : undefined
}
