import { dayIn, startOfDay } from '../../core/time/recordTime.ts'
import { type DayRange, shiftDay } from './ranges.rules.ts'

/** The moments of a range of days in a time zone, as the contract takes them: both included, ms since 1970. */
export const momentsOf = ({ from, to }: DayRange, timeZone: string): { startDate: number; endDate: number } => ({
  startDate: startOfDay(timeZone, from),
  endDate: startOfDay(timeZone, shiftDay(to, 1)) - 1,
})

/** Rows of one calendar day. */
export interface RecordDay<Item> {
  /** YYYY-MM-DD, in the member's time zone; a dash where a row tells no moment that has a day. */
  day: string
  /** Its rows, the newest first. */
  items: readonly Item[]
}

/** Rows, the newest first, by the calendar day they belong to; one that comes out of its order still stands under its own day. */
export function groupByDay<Item>(items: readonly Item[], atOf: (item: Item) => number, timeZone: string): RecordDay<Item>[] {
  const days = new Map<string, Item[]>()
  let rows: Item[] = []
  let start = Number.POSITIVE_INFINITY
  let last = start
  for (const item of items) {
    const at = atOf(item)
    // Older than the row before it and not yet of the day before: its day need not be worked out.
    if (!(at >= start && at <= last)) {
      const day = dayIn(timeZone, at)
      start = startOfDay(timeZone, day)
      rows = days.get(day) ?? []
      days.set(day, rows)
    }
    rows.push(item)
    last = at
  }
  return Array.from(days, ([day, items]) => ({ day, items }))
}
