import { RefusedError, refuse } from '../answers.ts'
import { rebateRates } from '../seed/rebates.ts'
import type { World } from '../world.ts'
import { childrenOf } from './team.ts'

/** Hundredths of a percent in one percent. */
const PERCENT = 100

/** The rebate rates of a member in hundredths of a percent by category: what the agent above grants, else those of the house. */
export const rateMapOf = (world: World, { id }: { id: number }): ReadonlyMap<string, number> =>
  new Map([...rebateRates, ...Object.entries(world.db.get('member', id)?.rates ?? {})])

/** Rates in percent, as the contract says them. */
export const percentOf = (rates: Iterable<readonly [string, number]>): Record<string, number> =>
  Object.fromEntries(Array.from(rates, ([gameType, rate]) => [gameType, rate / PERCENT]))

/** The rebate rates of a member in percent. */
export const ratesOf = (world: World, member: { id: number }): Record<string, number> => percentOf(rateMapOf(world, member))

/**
 * The rates with which somebody new begins below an agent, in hundredths of a percent: those that are wanted, those of the house
 * for the rest, and none above the agent's own.
 */
export function startingRates(
  world: World,
  agent: { id: number },
  wanted: Readonly<Record<string, number>> = {},
): Record<string, number> {
  const rates = Array.from(rateMapOf(world, agent), ([gameType, most]) => {
    const rate = wanted[gameType] ?? rebateRates.get(gameType) ?? 0
    return [gameType, Math.min(most, rate)]
  })
  return Object.fromEntries(rates)
}

/**
 * Rates that an agent may grant to one right below, in hundredths of a percent: at most the agent's own, and at least what
 * those below the member have. Categories that are not named keep what they have, and begin with
 * what somebody new gets. Throws the refusal of all others.
 */
export function grantable(
  world: World,
  agent: { id: number },
  asked: Readonly<Record<string, number>>,
  member?: { id: number; isAgent: boolean },
): Record<string, number> {
  const most = rateMapOf(world, agent)
  const below = member?.isAgent ? childrenOf(world, member.id).map((child) => rateMapOf(world, child)) : []
  const rates = member ? Object.fromEntries(rateMapOf(world, member)) : startingRates(world, agent)
  for (const [gameType, percent] of Object.entries(asked)) {
    const rate = Math.round(percent * PERCENT)
    const isExact = Math.abs(percent * PERCENT - rate) < 1e-6
    const least = Math.max(0, ...below.map((each) => each.get(gameType) ?? 0))
    if (!isExact || rate > (most.get(gameType) ?? -1) || rate < least)
      throw new RefusedError(refuse('downline.rate.limits', { gameType }))
    rates[gameType] = rate
  }
  return rates
}
