import type { Message } from '../../core/message.ts'
import { isDay } from '../../core/time/day.rules.ts'
import { DAY_MS } from '../../core/time/units.rules.ts'

/** Most days of a range, its first and last included (assumed). */
export const LONGEST_RANGE_DAYS = 366
/** Days of the quick choice of a week, today included (assumed). */
const WEEK_DAYS = 7

/** The ranges that one tap chooses (BAL-07). */
export type QuickRange = 'today' | 'yesterday' | 'week' | 'thisMonth' | 'lastMonth'
export const QUICK_RANGES: readonly QuickRange[] = ['today', 'yesterday', 'week', 'thisMonth', 'lastMonth']
/** What a record shows first (assumed). */
export const FIRST_RANGE: QuickRange = 'week'

/** Calendar days of the member, first and last included; each as YYYY-MM-DD. */
export interface DayRange {
  /** The first day, included. */
  from: string
  /** The last day, included. */
  to: string
}
/** What was chosen: one of the quick ranges, which move on with the calendar, or days of one's own. */
export type RecordRange = { quick: QuickRange } | ({ quick?: never } & DayRange)

const LABELS = {
  today: 'range_today',
  yesterday: 'range_yesterday',
  week: 'range_week',
  thisMonth: 'range_thisMonth',
  lastMonth: 'range_lastMonth',
} as const satisfies Record<QuickRange, string>
/** What a quick range is called. */
export const rangeLabel = (quick: QuickRange): Message => ({ id: LABELS[quick] })

/** The first moment of a day in Greenwich, ms since 1970. */
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day so many days after this one, or before it with a minus. */
export const shiftDay = (day: string, days: number): string => dayOf(msOf(day) + days * DAY_MS)

/** How many days a range has. */
export const countDays = ({ from, to }: DayRange): number => Math.round((msOf(to) - msOf(from)) / DAY_MS) + 1

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`

/** The days of a range, as of today. */
export function daysOf(range: RecordRange, today: string): DayRange {
  const { quick } = range
  if (quick === undefined) return { from: range.from, to: range.to }
  switch (quick) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: shiftDay(today, -1), to: shiftDay(today, -1) }
    case 'week':
      return { from: shiftDay(today, 1 - WEEK_DAYS), to: today }
    case 'thisMonth':
      return { from: firstOfMonth(today), to: today }
    case 'lastMonth': {
      const to = shiftDay(firstOfMonth(today), -1)
      return { from: firstOfMonth(to), to }
    }
    default: {
      const impossible: never = quick
      return impossible
    }
  }
}

/** What is wrong with days that were typed, and at which of the two; undefined for a range that may be asked for. */
export function rangeProblem({ from, to }: DayRange, today: string): { name: keyof DayRange; message: Message } | undefined {
  if (!isDay(from)) return { name: 'from', message: { id: 'range_day' } }
  if (!isDay(to)) return { name: 'to', message: { id: 'range_day' } }
  if (from > today) return { name: 'from', message: { id: 'range_future' } }
  if (to > today) return { name: 'to', message: { id: 'range_future' } }
  if (to < from) return { name: 'to', message: { id: 'range_reversed' } }
  if (countDays({ from, to }) > LONGEST_RANGE_DAYS)
    return { name: 'from', message: { id: 'range_long', values: { days: LONGEST_RANGE_DAYS } } }
  return undefined
}

/** The range that an address carries, else `first`: a reversed one is put right; whatever may not be asked for is not said. */
export function rangeOfTexts(
  { range, from, to }: DayRange & { range: string },
  today: string,
  first: QuickRange = FIRST_RANGE,
): RecordRange {
  const quick = QUICK_RANGES.find((each) => each === range)
  if (quick) return { quick }
  const days = from > to ? { from: to, to: from } : { from, to }
  return rangeProblem(days, today) ? { quick: first } : days
}
