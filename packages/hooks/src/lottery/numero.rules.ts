import type { WpsSchemas } from '@lobbykit/sdk'

/** How often and when last a number came. */
export type NumeroNumber = WpsSchemas['NumeroNumber']

/** Draws that the numbers are counted over (assumed). */
export const NUMERO_DRAWS = [30, 100, 300] as const
/** Over how many draws the numbers are counted. */
export type NumeroDraws = (typeof NUMERO_DRAWS)[number]
/** Which prizes count: the special one, or all 18. */
export const NUMERO_PRIZES = ['all', 'special'] as const
/** Which prizes count. */
export type NumeroPrize = (typeof NUMERO_PRIZES)[number]
/** By what the numbers are ordered: most often first, longest missing first, or as they count up. */
export const NUMERO_ORDERS = ['often', 'missing', 'number'] as const
/** By what the numbers are ordered. */
export type NumeroOrder = (typeof NUMERO_ORDERS)[number]

/** Numbers in an order; those that are alike count up. */
export function orderedNumbers(numbers: readonly NumeroNumber[], order: NumeroOrder): NumeroNumber[] {
  const weightOf = { often: ({ hits }: NumeroNumber) => hits, missing: ({ missed }: NumeroNumber) => missed, number: () => 0 }[
    order
  ]
  return numbers.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || (one.number < other.number ? -1 : one.number > other.number ? 1 : 0),
  )
}
