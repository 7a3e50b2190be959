import type { LgwComponents } from '@lobbykit/sdk'
import type { Message, MessageId } from '../core/message.ts'

export type LotteryOrder = LgwComponents['schemas']['LotteryOrder']
export type Suborder = LgwComponents['schemas']['LotterySuborder']

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
  // Hundredths, so that no fraction of a float is left.
  return wins.length === 0 ? undefined : Math.round(wins.reduce((sum, win) => sum + win * 100, 0)) / 100
}

/** The suborders that may be cancelled, as far as is known here: the backend has the last word at the close. */
export const cancellable = ({ suborders }: Pick<LotteryOrder, 'suborders'>): Suborder[] =>
  suborders.filter(({ status }) => status === 'open')

/** A draw whose bets of the member were settled. */
export interface SettledDraw {
  drawNo: string
  /** What they brought. */
  win: number
}

/** The draws that were open before and are settled now, each with what all bets on it won. */
export function settledSince(before: readonly LotteryOrder[], now: readonly LotteryOrder[]): SettledDraw[] {
  const open = new Set(before.flatMap(cancellable).map(({ suborderId }) => suborderId))
  const wins = new Map<string, number>()
  for (const { suborderId, drawNo, status, win = 0 } of now.flatMap(({ suborders }) => suborders)) {
    const isSettled = status === 'won' || status === 'lost'
    if (open.has(suborderId) && isSettled) wins.set(drawNo, (wins.get(drawNo) ?? 0) + Math.round(win * 100))
  }
  return Array.from(wins, ([drawNo, win]) => ({ drawNo, win: win / 100 }))
}
