const MINUTE_MS = 60_000
/** Letters of `YYYY-MM-DDTHH:mm`. */
const TO_MINUTE = 16

/**
 * A moment (ms since 1970) as YYYY-MM-DD HH:mm, `behind` minutes behind UTC, as `getTimezoneOffset` has it; empty for what is
 * no moment.
 */
export function minuteOf(ms: number, behind: number): string {
  const local = new Date(ms - behind * MINUTE_MS)
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, TO_MINUTE).replace('T', ' ')
}
