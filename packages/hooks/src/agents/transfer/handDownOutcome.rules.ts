import type { Message } from '../../core/message.ts'
import type { Found, Transfers } from '../../money/once/intention.rules.ts'
import { rowReason } from '../refusals.rules.ts'
import { type RowsDone, rowsDone } from './handDown.rules.ts'

/** What became of a row. */
export interface HandDownOutcome {
  /** Account of the member. */
  account: string
  /** The amount of the row, in words with its currency. */
  amount: string
  /** Why nothing moved; undefined where it did. */
  reason: Message | undefined
}

/** What became of money for several. */
export interface HandedDown {
  /** What became of each row. */
  rows: readonly HandDownOutcome[]
  /** How many of the rows were done. */
  done: RowsDone
  /** What moved in all, in words with its currency. */
  amount: string
}

/** What became of each row, in words; `show` puts an amount in words (AGENT-07). */
export const outcomeOf = ({ amount, rows }: Transfers, show: (amount: number) => string): HandedDown => ({
  amount: show(amount),
  done: rowsDone(rows),
  rows: rows.map((row) => ({
    account: row.account,
    amount: show(row.amount),
    reason: row.isDone ? undefined : { id: rowReason(row.reason) },
  })),
})

/** How much was found to have moved, in words; undefined where it is not known, for the sum of several rows does not say it. */
export function movedOf(found: Found | undefined, show: (amount: number) => string): string | undefined {
  if (found?.transfers) return show(found.transfers.amount)
  return found?.outcome === 'done' && found.about.count !== '1' ? undefined : found?.about.amount
}
