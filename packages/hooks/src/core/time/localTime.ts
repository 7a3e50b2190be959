const formats = new Map<string, Intl.DateTimeFormat>()

/** The parts of a moment as two-digit numbers in a time zone; Latin digits and the Gregorian calendar in every language. */
function partsOf(ms: number, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
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
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
}

/** Moments a date can stand for, in ms from 1970. */
const FURTHEST_MS = 8_640_000_000_000_000
const isMoment = (ms: number) => Math.abs(ms) <= FURTHEST_MS

/** The viewer's IANA time zone. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day of a moment (ms since 1970) in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, ms: number): string {
  if (!isMoment(ms)) return ''
  const { year, month, day } = partsOf(ms, timeZone)
  return `${year}-${month}-${day}`
}

/** A moment (ms since 1970) in a time zone, as MM/DD HH:mm (MATCH-01); empty for what is no moment. */
export function dayAndTimeIn(timeZone: string, ms: number): string {
  if (!isMoment(ms)) return ''
  const { month, day, hour, minute } = partsOf(ms, timeZone)
  return `${month}/${day} ${hour}:${minute}`
}
