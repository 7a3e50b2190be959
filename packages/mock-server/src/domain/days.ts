const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A calendar day, or the part of it that lies in a range: both moments included, ms since 1970. */
export interface Day {
  /** YYYY-MM-DD. */
  day: string
  first: number
  last: number
}

/** What names the days of a time zone; undefined for a zone that nobody knows. */
function namer(timeZone: string): ((ms: number) => string) | undefined {
  try {
    // Sweden writes days as the contract does.
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    return (ms) => format.format(ms)
  } catch {
    return undefined
  }
}

/** The calendar days of a range in a time zone, the oldest first; undefined for a zone that nobody knows. */
export function daysOf(timeZone: string, first: number, last: number): Day[] | undefined {
  const nameOf = namer(timeZone)
  if (!nameOf) return undefined
  const days: Day[] = []
  let from = first
  // A range may begin anywhere within a day; from its first midnight on, days are mostly as long as the one before.
  let guess = from
  while (from <= last) {
    const day = nameOf(from)
    const isRight = guess > from && nameOf(guess) !== day && nameOf(guess - 1) === day
    const next = isRight ? guess : nextDay(nameOf, from, day)
    days.push({ day, first: from, last: Math.min(last, next - 1) })
    from = next
    guess = next + DAY_MS
  }
  return days
}

/** The first moment after a day; clocks change at whole minutes. */
function nextDay(nameOf: (ms: number) => string, from: number, day: string): number {
  let low = Math.floor(from / MINUTE_MS)
  let high = low + (2 * DAY_MS) / MINUTE_MS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (nameOf(middle * MINUTE_MS) === day) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}
