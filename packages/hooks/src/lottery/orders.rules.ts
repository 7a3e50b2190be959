import type { LgwComponents } from '@lobbykit/sdk'
import { type Deadline, type DeviceTimes, msLeft, NEXT_AFTER_MS } from '../core/clock/deadline.rules.ts'
import { deadlineAt } from '../core/clock/deadlineAt.rules.ts'
import type { Message, MessageId } from '../core/message.ts'
import { sumOf } from '../money/hundredths.rules.ts'

/** A bet on one draw. */
export type Suborder = LgwComponents['schemas']['LotterySuborder'] & {
  /** When its draw closes by the clock of the backend: of an open bet, where the backend tells its time. */
  closes?: Deadline
}
export type LotteryOrder = LgwComponents['schemas']['LotteryOrder'] & { suborders: Suborder[] }
/** A page of orders as the backend has them, newest first. */
export type LotteryOrderPage = Omit<LgwComponents['schemas']['LotteryOrderPage'], 'list' | 'serverTime'> & {
  list: LotteryOrder[]
}

const LABELS: Readonly<Record<string, MessageId>> = {
  open: 'order_open',
  won: 'order_won',
  lost: 'order_lost',
  cancelled: 'order_cancelled',
}

/** What the status of a suborder is called; one the product does not know shows its own name. */
export function orderStatusLabel(status: string): Message {
  const id = Object.hasOwn(LABELS, status) ? LABELS[status] : undefined
  return id ? { id } : { text: status }
}

/** What all suborders of an order won together; undefined while none is settled. */
export function winOf({ suborders }: Pick<LotteryOrder, 'suborders'>): number | undefined {
  const wins = suborders.flatMap(({ win }) => (win === undefined ? [] : [win]))
  return wins.length === 0 ? undefined : sumOf(wins)
}

/**
 * A page of orders with the closes of the draws that are open, counted from the moment it was asked for by the time the backend
 * had. Of settled bets no time is kept: they are the same at each look, and nothing that shows them is drawn again.
 */
export function withCloses(
  { serverTime, ...page }: LgwComponents['schemas']['LotteryOrderPage'],
  asked: Pick<Deadline, 'wall' | 'monotonic'>,
): LotteryOrderPage {
  if (serverTime === undefined) return page
  const timed = (row: Suborder) =>
    row.status === 'open' ? { ...row, closes: deadlineAt({ endsAt: row.closesAt, serverTime }, asked) } : row
  return { ...page, list: page.list.map((order) => ({ ...order, suborders: order.suborders.map(timed) })) }
}

/** The suborders whose draws are still to come. */
export const openOf = ({ suborders }: Pick<LotteryOrder, 'suborders'>): Suborder[] =>
  suborders.filter(({ status }) => status === 'open')

/** Whether a suborder may be cancelled, as far as is known here: the backend has the last word at the close. */
export const mayCancel = ({ status, closes }: Suborder, clock: DeviceTimes): boolean =>
  status === 'open' && (closes === undefined || msLeft(closes, clock) > 0)

/** Milliseconds after which open bets are looked at again (assumed). */
const OPEN_AGAIN_MS = 10_000

/** Milliseconds until open bets are looked at again: once a draw has closed, and from time to time until all are settled. */
export function untilOrdersChange(open: readonly Suborder[], clock: DeviceTimes): number | undefined {
  if (open.length === 0) return undefined
  const left = open.flatMap(({ closes }) => (closes ? [msLeft(closes, clock)] : [])).filter((ms) => ms > 0)
  return Math.min(OPEN_AGAIN_MS, ...left.map((ms) => ms + NEXT_AFTER_MS))
}

/** A draw whose bets of the member were settled. */
export interface SettledDraw {
  drawNo: string
  /** What they brought. */
  win: number
}

/** The draws that were open before and are settled now, each with what all bets on it won. */
export function settledSince(before: readonly LotteryOrder[], now: readonly LotteryOrder[]): SettledDraw[] {
  const open = new Set(before.flatMap(openOf).map(({ suborderId }) => suborderId))
  const wins = new Map<string, number>()
  for (const { suborderId, drawNo, status, win = 0 } of now.flatMap(({ suborders }) => suborders)) {
    const isSettled = status === 'won' || status === 'lost'
    if (open.has(suborderId) && isSettled) wins.set(drawNo, sumOf([wins.get(drawNo) ?? 0, win]))
  }
  return Array.from(wins, ([drawNo, win]) => ({ drawNo, win }))
}

/**
 * Orders that are shown no more although a draw of theirs has closed: what was settled leaves the open ones, and may stand
 * beyond the loaded pages of all.
 */
export function leftAtDraw(
  before: readonly LotteryOrder[],
  now: readonly LotteryOrder[],
  clock: DeviceTimes,
): readonly LotteryOrder[] {
  const shown = new Set(now.map(({ orderId }) => orderId))
  const isDrawn = ({ closes }: Suborder) => closes !== undefined && msLeft(closes, clock) <= 0
  return before.filter((order) => !shown.has(order.orderId) && openOf(order).some(isDrawn))
}
