import type { Message } from '../../core/message.ts'
import { type AmountLimits, amountProblem, fromHundredths, hundredthsOf, toHundredths } from '../../money/amount.rules.ts'

/** What typed amounts add up to, in units of the currency, exactly; what is no amount counts nothing. */
export const sumOfTexts = (texts: readonly string[]): number =>
  fromHundredths(texts.reduce((sum, text) => sum + (hundredthsOf(text) ?? 0), 0))

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
  return balance !== undefined && toHundredths(sum) > toHundredths(balance) ? { id: 'balance_short' } : undefined
}
