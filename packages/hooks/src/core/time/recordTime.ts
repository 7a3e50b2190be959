// Records have these functions apart from those of `localTime.ts`: one module for both would stand in the scripts of every page,
// which adds 230 bytes after gzip to home.
import type { Lobby } from '../lobby.ts'
import { UNKNOWN } from '../unknown.rules.ts'

const MINUTE_MS = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment (ms since 1970) in a time zone as YYYY-MM-DD HH:mm: Latin digits and the Gregorian calendar in every language, as
 * Sweden writes it. A dash for what is no moment, and for one whose year has not four digits: no calendar day could be told from it.
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
  const text = Number.isNaN(new Date(ms).getTime()) ? '' : format.format(ms)
  return /^\d{4}-/.test(text) ? text : UNKNOWN
}

/** The day of a moment (ms since 1970) in a time zone, as YYYY-MM-DD; a dash where {@link momentIn} has one. */
export const dayIn = (timeZone: string, ms: number): string => momentIn(timeZone, ms).slice(0, 10)

/**
 * The first moment of a day in a time zone, ms since 1970. Where the clock leaves out midnight, or the whole day, it is the
 * first moment after the day before.
 */
export function startOfDay(timeZone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) / MINUTE_MS
  // No zone is further from Greenwich than 14 hours, and clocks change at whole minutes.
  let low = midnight - 15 * 60
  let high = midnight + 15 * 60
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (dayIn(timeZone, middle * MINUTE_MS) < day) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

/** The member's own time zone by its IANA name, and the day of now in it, as YYYY-MM-DD. */
export function todayOf({ ports }: Lobby): { timeZone: string; today: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, today: dayIn(timeZone, ports.clock.now()) }
}
