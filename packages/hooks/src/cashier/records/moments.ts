import { dayIn, startOfDay } from '../../core/time/recordTime.ts'
import { type DayRange, shiftDay } from './ranges.rules.ts'

/** The moments of a range of days in a time zone, as the contract takes them: both included, ms since 1970. */
export const momentsOf = ({ from, to }: DayRange, timeZone: string): { startDate: number; endDate: number } => ({
  startDate: startOfDay(timeZone, from),
  endDate: startOfDay(timeZone, shiftDay(to, 1)) - 1,
})

/** Rows of one calendar day. */
export interface RecordDay<Item> {
  /** YYYY-MM-DD, in the member's time zone. */
  day: string
  /** Its rows, the newest first. */
  items: readonly Item[]
}

/** Rows, the newest first, by the calendar day they belong to. */
export function groupByDay<Item>(items: readonly Item[], atOf: (item: Item) => number, timeZone: string): RecordDay<Item>[] {
  const days: { day: string; items: Item[] }[] = []
  let start = Number.POSITIVE_INFINITY
  for (const item of items) {
    const group = days.at(-1)
    if (group && atOf(item) >= start) {
      group.items.push(item)
      continue
    }
    const day = dayIn(timeZone, atOf(item))
    start = startOfDay(timeZone, day)
    days.push({ day, items: [item] })
  }
  return days
}
