import { type Outcome, ok, refuse } from '../answers.ts'
import type { Value } from '../operation.ts'
import type { RebatePart, RebateRow } from '../promotionRows.ts'
import { LEAST_REBATE_CENTS } from '../seed/rebates.ts'
import type { World } from '../world.ts'
import { amountOf, move } from './ledger.ts'
import { rateMapOf } from './rates.ts'
import { partsOf, rebateNumber, sumOf } from './rebateParts.ts'
import { recordsOf } from './records.ts'

/** Whether members may take rebates on this site. */
export const REBATE_FLAG = 'MANPLAYREB3'

/** A part as the contract shows it. */
export const partView = ({ gameType, stakeCents, rate, cents }: RebatePart) => ({
  gameType,
  stake: amountOf(stakeCents),
  rate: rate / 100,
  amount: amountOf(cents),
})

/**
 * What has gathered since the last claim. Bets are told apart by their place in the records and not by their time, for a
 * round may be played in the very millisecond of a claim.
 */
function gathered(world: World, memberId: number) {
  const records = recordsOf(world, memberId)
  const last = records.lastRebate()
  const stakes = new Map<string, number>()
  const counted: Record<string, number> = {}
  for (const [gameType, bets] of records.betsByType()) {
    const to = bets.size()
    counted[gameType] = to
    stakes.set(gameType, bets.sum('stake', { from: last?.counted[gameType] ?? 0, to }))
  }
  return { last, counted, parts: partsOf(stakes, rateMapOf(world, { id: memberId })) }
}

/** What a member may take back now. */
export function rebateFor(world: World, memberId: number): Value<'getRebate'> {
  const { last, parts } = gathered(world, memberId)
  return {
    parts: parts.map(partView),
    amount: amountOf(sumOf(parts).cents),
    leastAmount: amountOf(LEAST_REBATE_CENTS),
    ...(last && { since: last.at }),
  }
}

/** Books all that has gathered; what is played from now on gathers anew. */
export function claimRebate(world: World, memberId: number): Outcome<Value<'claimRebate'>> {
  const found = gathered(world, memberId)
  const { cents } = sumOf(found.parts)
  if (cents === 0) return refuse('rebate.none')
  if (cents < LEAST_REBATE_CENTS) return refuse('rebate.amount.least', { leastAmount: amountOf(LEAST_REBATE_CENTS) })
  book(world, memberId, found)
  return ok({ amount: amountOf(cents) })
}

/**
 * Books what has gathered before the rates of a member change, be it less than one may claim, or nothing for all that was played.
 * A site without rebates books none.
 */
export function settleRebate(world: World, memberId: number): void {
  if (!world.flags[REBATE_FLAG]) return
  const found = gathered(world, memberId)
  if (sumOf(found.parts).stakeCents > 0) book(world, memberId, found)
}

function book(world: World, memberId: number, { last, counted, parts }: ReturnType<typeof gathered>): void {
  const at = world.now()
  const { stakeCents, cents } = sumOf(parts)
  const row: RebateRow = {
    id: rebateNumber(at, String(world.nextId())),
    memberId,
    at,
    stakeCents,
    cents,
    parts: parts.filter((part) => part.stakeCents > 0),
    counted,
    ...(last && { since: last.at }),
  }
  world.db.add('rebate', row)
  if (cents > 0) move(world, memberId, 'rebate', cents, { orderId: row.id })
}
