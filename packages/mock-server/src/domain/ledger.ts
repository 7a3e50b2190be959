import type { LedgerRow } from '../rows.ts'
import type { World } from '../world.ts'

const book = (world: World, memberId: number, kind: LedgerRow['kind'], cents: number) =>
  world.db.add('ledger', { id: world.nextId(), memberId, kind, cents, at: world.now() })

/** The first entry of a member's ledger. */
export function openAccount(world: World, memberId: number, cents: number) {
  if (cents) book(world, memberId, 'opening', cents)
  world.db.patch('member', memberId, { balanceCents: cents })
}

/** Moves a stake out and a win in, both in cents. Answers the balance after it, or undefined when the stake is not covered. */
export function settle(world: World, memberId: number, stakeCents: number, winCents: number): number | undefined {
  const balance = world.db.get('member', memberId)?.balanceCents ?? 0
  if (stakeCents > balance) return undefined
  const balanceCents = balance - stakeCents + winCents
  book(world, memberId, 'stake', -stakeCents)
  if (winCents) book(world, memberId, 'win', winCents)
  world.db.patch('member', memberId, { balanceCents })
  return balanceCents
}

/** An amount as the contract sends it. */
export const amountOf = (cents: number) => cents / 100

/** The cents of an amount, or undefined when it has more than 2 decimals or is no amount at all. */
export function centsOf(amount: number): number | undefined {
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-6 ? cents : undefined
}
