import type { OrderRow } from '../rows.ts'
import { depositPromotions } from '../seed/deposits.ts'
import type { Text } from '../text.ts'
import type { World } from '../world.ts'
import { standingOf } from './club.ts'
import { addTurnover, move } from './ledger.ts'
import { tell } from './messages.ts'
import { rewardInviter } from './referral.ts'

/** How long an ordered deposit waits for its payment, ms. */
export const DEPOSIT_WAITS_MS = 30 * 60_000
/** After which time a withdrawal that nobody looked at is paid out, ms; and one of a member whose level is paid first. */
const PAID_AFTER_MS = 10 * 60_000
const PAID_FAST_AFTER_MS = 60_000
const LETTER = { deposit: 'D', withdrawal: 'W', transfer: 'T' } as const
export const EXPIRED: Text = { EN: 'Not paid in time', TY: 'Hindi nabayaran sa takdang oras' }
export const DECLINED: Text = { EN: 'Refused by the operator', TY: 'Tinanggihan ng operator' }

type NewOrder = Pick<OrderRow, 'kind' | 'memberId' | 'cents' | 'status'> & Partial<OrderRow>

/** Notes an order; its number says what it is and on which day it was made. */
export function addOrder(world: World, order: NewOrder): OrderRow {
  const number = world.nextId()
  const at = world.now()
  const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '')
  const row: OrderRow = { id: `${LETTER[order.kind]}${day}-${number}`, reference: `LK${number}`, at, ...order }
  world.db.add('order', row)
  return row
}

/** What a deposit of an amount brings on top with a promotion, in cents. */
export function bonusOf(promotionId: number | undefined, cents: number): number {
  const promotion = depositPromotions.find((each) => each.promotionId === promotionId)
  return promotion ? Math.min(promotion.maxBonusCents, Math.floor((cents * promotion.bonusPercent) / 100)) : 0
}

/** Books a deposit that was paid: the amount, the bonus of its promotion, and what is to be played for them. */
function payIn(world: World, { id, memberId, cents, promotionId }: OrderRow) {
  const bonus = bonusOf(promotionId, cents)
  const times = depositPromotions.find((each) => each.promotionId === promotionId)?.turnoverTimes ?? 1
  move(world, memberId, 'deposit', cents, { orderId: id })
  move(world, memberId, 'bonus', bonus, { orderId: id })
  addTurnover(world, memberId, (cents + bonus) * times)
  rewardInviter(world, memberId)
}

/**
 * Ends an order that waits: a deposit is booked or given up, a withdrawal paid out or its money given back. One that does
 * not wait any more stays as it is.
 */
export function endOrder(world: World, id: string, isDone: boolean, reason: Text = DECLINED) {
  const order = world.db.get('order', id)
  if (order?.status !== 'waiting') return
  world.db.patch('order', id, {
    status: isDone ? 'done' : 'refused',
    endedAt: world.now(),
    ...(!isDone && { reason }),
  })
  if (isDone && order.kind === 'deposit') payIn(world, order)
  if (!isDone && order.kind === 'withdrawal') {
    move(world, order.memberId, 'withdrawalBack', order.cents, { orderId: id })
  }
  if (order.kind !== 'transfer') {
    const { reference: ref, cents } = order
    tell(world, order.memberId, isDone ? `${order.kind}Done` : `${order.kind}Refused`, { ref, cents })
  }
}

/** When a withdrawal of a member that is ordered now is paid out by itself, ms since 1970. */
export const paysAt = (world: World, memberId: number) =>
  world.now() + (standingOf(world, { id: memberId }).level.benefits.isFast ? PAID_FAST_AFTER_MS : PAID_AFTER_MS)

/** When time ends an order that waits: a deposit is given up, a withdrawal is paid out; ms since 1970. */
const endsAt = ({ status, expiresAt, paysAt: at }: Readonly<OrderRow>) =>
  status === 'waiting' ? (expiresAt ?? at ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY

/** Ends the orders that time has ended meanwhile, as of their moments and in their order. */
export function endDue(world: World) {
  const now = world.now()
  const isDue = (row: Readonly<OrderRow>) => endsAt(row) <= now
  // Most calls find nothing, so the rows are copied only where there is something.
  if (!world.db.find('order', isDue)) return
  const due = world.db.filter('order', isDue).map((row) => ({ ...row, moment: endsAt(row) }))
  for (const { id, kind, moment } of due.toSorted((one, other) => one.moment - other.moment))
    endOrder({ ...world, now: () => moment }, id, kind === 'withdrawal', EXPIRED)
}
