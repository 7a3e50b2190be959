/** So many pages that begin alike are one that is sent again and again; two may be, while rows are added before them. */
const MOST_ALIKE = 3

const firstOf = (page: object) => JSON.stringify(Object.values(page).find(Array.isArray)?.[0])

/**
 * The page after the one that was asked for, for the pages of a query; undefined behind the last one, and where the backend sends the
 * same again and again, however many pages it counts. The page number of the answer is not used: with a backend that always sends the
 * same number the list would load one page for ever.
 */
export const nextPage = (page: { totalPages: number }, pages: readonly object[], asked: number): number | undefined =>
  asked < page.totalPages &&
  (pages.length < MOST_ALIKE || pages.slice(-MOST_ALIKE).some((each) => firstOf(each) !== firstOf(page)))
    ? asked + 1
    : undefined

/** The items of a list in their order, each key once: a backend that repeats itself must not double what is on screen. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !seen.has(key) && seen.add(key)
  })
}
