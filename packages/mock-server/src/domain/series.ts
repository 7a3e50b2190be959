/** Sums by name, in cents or as counts. */
export type Sums<Name extends string> = Record<Name, number>

/** Anything that happened at a moment, ms since 1970. */
interface Timed {
  at: number
}

interface Options<Row, Name extends string> {
  /** What each row adds to the sums. */
  sums: (row: Row) => Sums<Name>
  names: readonly Name[]
}

/** Places of rows: from the first one up to, but not including, the second. */
export interface Span {
  from: number
  to: number
}

/**
 * Rows in the order of time with the sums up to each, so that a span is found by binary search, summed up by one subtraction
 * and paged by a slice, however long the series is.
 */
export function createSeries<Row extends Timed, Name extends string>({ sums, names }: Options<Row, Name>) {
  const rows: Row[] = []
  const before = new Map(names.map((name) => [name, [0]]))
  let looked = 0

  /** The first place whose row is at a moment or after it. */
  function placeOf(moment: number): number {
    let low = 0
    let high = rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const row = rows[middle]
      looked += 1
      if (row !== undefined && row.at < moment) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    /** Adds a row that is not older than the last one. */
    add(row: Row) {
      rows.push(row)
      const added = sums(row)
      for (const [name, list] of before) list.push((list.at(-1) ?? 0) + added[name])
    },
    /** The rows between two moments, both included; ms since 1970. */
    span: (first: number, last: number): Span => ({ from: placeOf(first), to: placeOf(last + 1) }),
    sum(name: Name, { from, to }: Span): number {
      const list = before.get(name) ?? []
      return (list[to] ?? 0) - (list[from] ?? 0)
    },
    /** A page of a span, the newest first; the first page is 1. */
    page({ from, to }: Span, pageNo: number, pageSize: number): Row[] {
      const end = Math.max(from, to - (pageNo - 1) * pageSize)
      const page = rows.slice(Math.max(from, end - pageSize), end).reverse()
      looked += page.length
      return page
    },
    size: () => rows.length,
    /** Rows looked at so far, to prove that pages stay cheap. */
    looked: () => looked,
  }
}
export type Series<Row extends Timed, Name extends string> = ReturnType<typeof createSeries<Row, Name>>
