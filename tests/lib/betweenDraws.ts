const HOUR_MS = 3_600_000
const SINCE_DRAWS_MS = 150_000
export const DAY_MS = 24 * HOUR_MS
/** By how much the clocks of Manila are ahead of Greenwich, all year: the site's days and those of the tests' browser are Manila's. */
export const ZONE_MS = 8 * HOUR_MS

/**
 * By how many milliseconds the clock of a backend must be moved from a moment (ms since 1970), so that for two and a half minutes no
 * draw closes, nor anything else begins or ends by itself. All lotteries draw at the full hour, the shortest every five minutes;
 * the rain of envelopes that begins with the hour is over after two.
 */
export const toBetweenDraws = (now: number): number => SINCE_DRAWS_MS - (now % HOUR_MS)

/** By how many milliseconds clocks must be moved from a moment, so that the same day is at noon, between draws: it will not end soon. */
export const toMidday = (now: number): number => {
  const midnight = now - ((now + ZONE_MS) % DAY_MS)
  return midnight + DAY_MS / 2 + SINCE_DRAWS_MS - now
}
