import { ok, refuse } from '../answers.ts'
import { orderCard } from '../domain/cards.ts'
import { standingOf } from '../domain/club.ts'
import { close } from '../domain/intentions.ts'
import { amountOf, move } from '../domain/ledger.ts'
import { canTransfer, memberOf } from '../domain/members.ts'
import { addOrder, paysAt } from '../domain/orders.ts'
import { paymentRefusal } from '../domain/paymentPassword.ts'
import { periodOf } from '../domain/periods.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import type { OrderRow } from '../rows.ts'
import type { World } from '../world.ts'
import { centsWithin, payer } from './deposit.ts'

const LEAST_WITHDRAWAL_CENTS = 10_000
const TRANSFER = { minCents: 1_000, maxCents: 10_000_000 } as const
const FEE_PERCENT = 1

const orderView = ({ id, reference, cents, feeCents, status, at }: OrderRow) => ({
  orderId: id,
  reference,
  amount: amountOf(cents),
  ...(feeCents !== undefined && { fee: amountOf(feeCents) }),
  status,
  createdAt: at,
})

/** What a withdrawal has to keep to, by the member's level in the club. */
function withdrawLimits(world: World, memberId: number) {
  const { withdrawals, withdrawMostCents } = standingOf(world, { id: memberId }).level.benefits
  return { minCents: LEAST_WITHDRAWAL_CENTS, maxCents: withdrawMostCents, timesLeft: timesLeft(world, memberId, withdrawals) }
}

/** Withdrawals that a member may still ask for on this day of the site; one that was refused does not count. */
function timesLeft(world: World, memberId: number, timesADay: number): number {
  const { startsAt } = periodOf('day', world.now())
  const used = world.db.filter(
    'order',
    (row) => row.memberId === memberId && row.kind === 'withdrawal' && row.status !== 'refused' && row.at >= startsAt,
  )
  return Math.max(0, timesADay - used.length)
}

export const transactionHandlers = {
  closeIntention(call) {
    return ok(close(call.world, signedIn(call).member.id, call.body.intention))
  },
  getWithdrawTerms(call) {
    const { world } = call
    const { member } = signedIn(call)
    const limits = withdrawLimits(world, member.id)
    return ok({
      minAmount: amountOf(limits.minCents),
      maxAmount: amountOf(limits.maxCents),
      feePercent: FEE_PERCENT,
      turnoverLeft: amountOf(member.turnoverCents),
      timesLeft: limits.timesLeft,
    })
  },
  withdraw(call) {
    const { world, body } = call
    const member = payer(call, 'WITHDRAW')
    const card = world.db.get('card', body.cardId)
    if (card?.memberId !== member.id) return refuse('card.unknown')
    const limits = withdrawLimits(world, member.id)
    const cents = centsWithin(body.amount, limits, 'withdraw.amount.limits')
    if (member.turnoverCents > 0) return refuse('withdraw.turnover.left', { turnoverLeft: amountOf(member.turnoverCents) })
    if (limits.timesLeft === 0) return refuse('withdraw.times.used')
    if (cents > (world.db.get('member', member.id)?.balanceCents ?? 0)) return refuse('withdraw.balance.short')
    const wrong = paymentRefusal(world, member, body.paymentPassword)
    if (wrong) return wrong
    const order = addOrder(world, {
      kind: 'withdrawal',
      memberId: member.id,
      cents,
      feeCents: Math.round((cents * FEE_PERCENT) / 100),
      card: orderCard(card),
      status: 'waiting',
      paysAt: paysAt(world, member.id),
    })
    move(world, member.id, 'withdrawal', -cents, { orderId: order.id })
    return ok(orderView(order))
  },
  getTransferTerms(call) {
    const { member } = signedIn(call)
    if (!canTransfer(call.world, member)) return refuse('transfer.not.allowed')
    return ok({
      minAmount: amountOf(TRANSFER.minCents),
      maxAmount: amountOf(TRANSFER.maxCents),
      turnoverLeft: amountOf(member.turnoverCents),
    })
  },
  transferToUpline(call) {
    const { world, body } = call
    const member = payer(call, 'AGETRANSFERUP3')
    if (!canTransfer(world, member)) return refuse('transfer.not.allowed')
    const cents = centsWithin(body.amount, TRANSFER, 'transfer.amount.limits')
    if (member.turnoverCents > 0) return refuse('withdraw.turnover.left', { turnoverLeft: amountOf(member.turnoverCents) })
    if (cents > member.balanceCents) return refuse('withdraw.balance.short')
    const wrong = paymentRefusal(world, member, body.paymentPassword)
    if (wrong) return wrong
    const order = addOrder(world, { kind: 'transfer', memberId: member.id, cents, status: 'done', endedAt: world.now() })
    move(world, member.id, 'transfer', -cents, { orderId: order.id })
    const upline = memberOf(world, member.toUpline ?? '')
    if (upline) move(world, upline.id, 'transferIn', cents, { orderId: order.id })
    return ok(orderView(order))
  },
} satisfies Partial<Handlers>
