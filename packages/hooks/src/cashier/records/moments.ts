import { type DayRange, msOf, shiftDay } from './ranges.rules.ts'

const MINUTE_MS = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment (ms since 1970) in a time zone as YYYY-MM-DD HH:mm: Latin digits and the Gregorian calendar in every language, as
 * Sweden writes it. `core/localTime` has the like for home. One module for both would move into the scripts of every page,
 * which adds 230 bytes after gzip to home.
 */
export function momentIn(timeZone: string, ms: number): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  return format.format(ms)
}

/** The day of a moment (ms since 1970) in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, ms: number): string => momentIn(timeZone, ms).slice(0, 10)

/**
 * The first moment of a day in a time zone, ms since 1970. Where the clock leaves out midnight, or the whole day, it is the
 * first moment after the day before.
 */
export function startOfDay(timeZone: string, day: string): number {
  // No zone is further from Greenwich than 14 hours, and clocks change at whole minutes.
  let low = msOf(day) / MINUTE_MS - 15 * 60
  let high = msOf(day) / MINUTE_MS + 15 * 60
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (dayIn(timeZone, middle * MINUTE_MS) < day) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

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
