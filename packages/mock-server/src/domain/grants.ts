import type { MemberRow } from '../rows.ts'
import type { World } from '../world.ts'
import { settleAgentRebate } from './agentRebate.ts'
import { rateMapOf } from './rates.ts'
import { settleRebate } from './rebates.ts'

/**
 * Gives a member right below an agent other rates. What was played before keeps the rates it was played by: what the member
 * and the agent have gathered until now is booked first.
 */
export function grantRates(world: World, agent: MemberRow, member: MemberRow, rates: Readonly<Record<string, number>>): void {
  const before = rateMapOf(world, member)
  if (Object.entries(rates).every(([gameType, rate]) => before.get(gameType) === rate)) return
  settleRebate(world, member.id)
  for (const each of [member, agent]) settleAgentRebate(world, each)
  world.db.patch('member', member.id, { rates })
}
