import type { LedgerRow } from '../rows.ts'
import type { World } from '../world.ts'

/** Why money moved. */
export type LedgerKind = LedgerRow['kind']

/**
 * Moves money into a member's wallet, or out of it with a minus, in cents: the only way a balance changes, so that the
 * entries of the ledger always add up to it. Answers the balance after it.
 */
export function move(
  world: World,
  memberId: number,
  kind: LedgerKind,
  cents: number,
  about: Pick<LedgerRow, 'orderId' | 'roundId'> = {},
): number {
  const balanceCents = (world.db.get('member', memberId)?.balanceCents ?? 0) + cents
  if (cents) world.db.add('ledger', { id: world.nextId(), memberId, kind, cents, balanceCents, at: world.now(), ...about })
  world.db.patch('member', memberId, { balanceCents })
  return balanceCents
}

/**
 * Moves a stake out and a win in, both in cents, and plays down the turnover that is left. Answers the balance after it, or
 * undefined when the stake is not covered.
 */
export function settle(
  world: World,
  memberId: number,
  { stakeCents, winCents, roundId }: { stakeCents: number; winCents: number; roundId: string },
): number | undefined {
  const member = world.db.get('member', memberId)
  if (!member || stakeCents > member.balanceCents) return undefined
  world.db.patch('member', memberId, { turnoverCents: Math.max(0, member.turnoverCents - stakeCents) })
  move(world, memberId, 'stake', -stakeCents, { roundId })
  return move(world, memberId, 'win', winCents, { roundId })
}

/** Asks for more to be played before money may leave, in cents. */
export function addTurnover(world: World, memberId: number, cents: number) {
  const member = world.db.get('member', memberId)
  if (member) world.db.patch('member', memberId, { turnoverCents: member.turnoverCents + cents })
}

/** An amount as the contract sends it. */
export const amountOf = (cents: number) => cents / 100

/** The cents of an amount, or undefined when it has more than 2 decimals or is no amount at all. */
export function centsOf(amount: number): number | undefined {
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-6 ? cents : undefined
}
