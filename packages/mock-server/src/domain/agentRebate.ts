import { type Outcome, ok, refuse } from '../answers.ts'
import type { Value } from '../operation.ts'
import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { amountOf, move } from './ledger.ts'
import { rateMapOf } from './rates.ts'
import { rebateOf } from './rebateParts.ts'
import { childrenOf } from './team.ts'
import { categoriesOf, partsOf } from './teamRecords.ts'

const DAY_MS = 86_400_000
/** How long before the seed the play of a team counts, days. */
const SEEDED_DAYS = 30

/**
 * What the play of a team has brought an agent since it was last taken, by category, in cents: of what is staked below each
 * member right below, that one included, the difference of both rates. Counted up to the moment before this one, so that a
 * round that is played in the very millisecond in which it is taken counts next time.
 */
function gathered(world: World, agent: MemberRow) {
  const since = agent.rebateTakenTo ?? world.startedAt - SEEDED_DAYS * DAY_MS
  const now = world.now()
  const own = rateMapOf(world, agent)
  const sums = new Map<string, { stakeCents: number; cents: number }>()
  const add = (gameType: string, stakeCents: number, rate: number) => {
    const sum = sums.get(gameType) ?? { stakeCents: 0, cents: 0 }
    const gain = Math.max(0, (own.get(gameType) ?? 0) - rate)
    sums.set(gameType, { stakeCents: sum.stakeCents + stakeCents, cents: sum.cents + rebateOf(stakeCents, gain) })
  }
  const moments = { first: since, last: now - 1 }
  // Members without rates of their own have those of the house, and so are summed up at once.
  const all = childrenOf(world, agent.id)
  const apart = all.filter((mate) => mate.isAgent || world.db.get('member', mate.id)?.rates)
  const whole = categoriesOf(partsOf(world, [agent], false), moments)
  const house = rateMapOf(world, { id: 0 })
  const left = new Map(Array.from(whole, ([gameType, { stake }]) => [gameType, stake]))
  for (const mate of apart) {
    const rates = rateMapOf(world, mate)
    for (const [gameType, { stake }] of categoriesOf(partsOf(world, [mate], true), moments)) {
      add(gameType, stake, rates.get(gameType) ?? 0)
      left.set(gameType, (left.get(gameType) ?? 0) - stake)
    }
  }
  for (const [gameType, stake] of left) if (stake > 0) add(gameType, stake, house.get(gameType) ?? 0)
  const parts = Array.from(sums, ([gameType, sum]) => ({ gameType, ...sum })).sort((one, other) => other.cents - one.cents)
  return { since, now, parts, cents: parts.reduce((sum, part) => sum + part.cents, 0) }
}

/** What an agent may take now. */
export function agentRebateOf(world: World, agent: MemberRow): Value<'getAgentRebate'> {
  const { since, parts, cents } = gathered(world, agent)
  return {
    amount: amountOf(cents),
    since,
    parts: parts.map((part) => ({ gameType: part.gameType, stake: amountOf(part.stakeCents), amount: amountOf(part.cents) })),
  }
}

/** Books all that has gathered; what is played from now on gathers anew. */
export function takeAgentRebate(world: World, agent: MemberRow): Outcome<Value<'claimAgentRebate'>> {
  const found = gathered(world, agent)
  if (found.cents === 0) return refuse('rebate.none')
  book(world, agent, found)
  return ok({ amount: amountOf(found.cents) })
}

/** Books what has gathered before rates change, be it nothing for all that was played. */
export const settleAgentRebate = (world: World, agent: MemberRow): void => book(world, agent, gathered(world, agent))

function book(world: World, { id }: MemberRow, { now, cents }: ReturnType<typeof gathered>): void {
  world.db.patch('member', id, { rebateTakenTo: now })
  if (cents > 0) move(world, id, 'rebate', cents)
}
