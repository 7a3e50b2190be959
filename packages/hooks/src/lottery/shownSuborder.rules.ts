import type { Message } from '../core/message.ts'
import { orderStatusLabel, type Suborder } from './orders.rules.ts'
import { pickLabel } from './plays.rules.ts'

/** One bet on one draw as it shows; amounts are in words. */
export interface ShownSuborder {
  /** Number of the suborder, to be given to `cancel`. */
  id: string
  /** Number of the draw. */
  drawNo: string
  /** Name of the way to bet. */
  methodName: string
  /** What was picked, by row. */
  selection: readonly (readonly Message[])[]
  /** Number of bets that the picks make. */
  count: number
  /** How many times the stake of each bet was staked. */
  multiple: number
  /** The stake of one bet. */
  stake: string
  /** What all of its bets cost. */
  amount: string
  /** The most that one bet pays, in times its stake. */
  times: number
  /** How it stands, as the backend writes it. */
  status: Suborder['status']
  /** The name of that status. */
  statusLabel: Message
  /** What it won; undefined where it won nothing, or is not settled. */
  win: string | undefined
  /** The numbers that were drawn; none before the draw. */
  numbers: readonly string[]
  /** Whether it can be taken back now: it is open, and its draw has not closed. */
  canCancel: boolean
  /** Whether it alone is being taken back now, or has been and the orders have not come again yet. */
  isCancelling: boolean
}

/** Taking a bet back, as it shows. */
type Cancelling = Pick<ShownSuborder, 'canCancel' | 'isCancelling'>

/** A bet of an order as it shows; `show` puts an amount in words. */
export function shownSuborder(row: Suborder, show: (amount: number) => string, cancelling: Cancelling): ShownSuborder {
  const { suborderId, drawNo, methodName, selection, count, multiple, stake, amount, times, status, win, numbers = [] } = row
  return {
    id: suborderId,
    drawNo,
    methodName,
    selection: selection.map((each) => each.map(pickLabel)),
    count,
    multiple,
    stake: show(stake),
    amount: show(amount),
    times,
    status,
    statusLabel: orderStatusLabel(status),
    win: win ? show(win) : undefined,
    numbers,
    ...cancelling,
  }
}
