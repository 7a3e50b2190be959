import { rebateRates } from '../seed/rebates.ts'
import type { World } from '../world.ts'

/** Hundredths of a percent in one percent. */
const PERCENT = 100

/** The rebate rates of a member in hundredths of a percent by category: what the agent above grants, else those of the house. */
export const rateMapOf = (world: World, { id }: { id: number }): ReadonlyMap<string, number> =>
  new Map([...rebateRates, ...Object.entries(world.db.get('member', id)?.rates ?? {})])

/** The same in percent, as the contract says them. */
export const ratesOf = (world: World, member: { id: number }): Record<string, number> =>
  Object.fromEntries(Array.from(rateMapOf(world, member), ([gameType, rate]) => [gameType, rate / PERCENT]))
