import type { Message } from '../../core/message.ts'
import { hundredthsOf } from '../../money/amount.rules.ts'
import { fromHundredths, toHundredths } from '../../money/hundredths.rules.ts'

/** Rebate rates in percent of the stakes, by category. */
export type Rates = Readonly<Record<string, number>>

/** What is wrong with a typed rate, in percent with two decimals at most; `show` puts a limit in words (AGENT-07). */
export function rateProblem(text: string, most: number, show: (percent: number) => string): Message | undefined {
  if (text === '') return { id: 'rate_required' }
  const rate = hundredthsOf(text)
  if (rate === undefined) return { id: 'rate_format' }
  return rate > toHundredths(most) ? { id: 'rate_most', values: { rate: show(most) } } : undefined
}

/** Typed rates as the contract takes them; what is none is left out. */
export const ratesOfTexts = (texts: Readonly<Record<string, string>>, categories: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    categories.flatMap((category) => {
      const rate = hundredthsOf(texts[category] ?? '')
      return rate === undefined ? [] : [[category, fromHundredths(rate)]]
    }),
  )
