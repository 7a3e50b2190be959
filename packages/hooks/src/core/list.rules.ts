/**
 * The page after the one that was asked for, for the pages of a query; undefined behind the last one. The page number of the
 * answer is not used: with a backend that always sends the same number the list would load one page for ever.
 */
export const nextPage = ({ totalPages }: { totalPages: number }, _pages: unknown, asked: number): number | undefined =>
  asked < totalPages ? asked + 1 : undefined

/** The items of a list in their order, each key once: a backend that repeats itself must not double what is on screen. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !seen.has(key) && seen.add(key)
  })
}
