/**
 * Whether a text is a day that the calendar has, as YYYY-MM-DD; from 1900, for nobody alive was born before (assumed). An engine by itself may
 * take the 30th of February for the 2nd of March.
 */
export function isDay(text: string): boolean {
  const date = /^(19|20)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
