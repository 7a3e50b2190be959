import type { Message } from '../../core/message.ts'
import { type AmountLimits, amountProblem, hundredthsOf } from '../../money/amount.rules.ts'
import { fromHundredths, toHundredths } from '../../money/hundredths.rules.ts'
import { wholeHundredths } from '../../money/spendable.rules.ts'

/** What typed amounts add up to, in units of the currency, exactly; what is no amount counts nothing. */
export const sumOfTexts = (texts: readonly string[]): number =>
  fromHundredths(texts.reduce((sum, text) => sum + (hundredthsOf(text) ?? 0), 0))

/** What is left of a balance, exactly; a part of a hundredth of it moves nowhere. */
export const leftOf = (balance: number, sum: number): number => fromHundredths(wholeHundredths(balance) - toHundredths(sum))

/** What an amount for each of so many rows keeps to: all together they are at most what is in the wallet. */
export const limitsForEach = ({ min, max, balance }: AmountLimits, rows: number): AmountLimits => ({
  min,
  max,
  balance: balance === undefined ? undefined : fromHundredths(Math.floor(wholeHundredths(balance) / rows)),
})

/** How many of some rows were done. */
export type RowsDone = 'all' | 'some' | 'none'

/** How many of the rows of a transfer were done; each goes or stays for itself (AGENT-07). */
export function rowsDone(rows: readonly { isDone: boolean }[]): RowsDone {
  if (rows.every(({ isDone }) => isDone)) return 'all'
  return rows.some(({ isDone }) => isDone) ? 'some' : 'none'
}

/**
 * What is wrong with the amount of a row. That all rows together are more than is in the wallet is said at each row, for any of
 * them may be the one to change.
 */
export function rowProblem(
  text: string,
  sum: number,
  limits: AmountLimits,
  show: (amount: number) => string,
): Message | undefined {
  const { min, max, balance } = limits
  const own = amountProblem(text, { min, max }, show)
  if (own) return own
  return balance !== undefined && leftOf(balance, sum) < 0 ? { id: 'balance_short' } : undefined
}
