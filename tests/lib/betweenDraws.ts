const HOUR_MS = 3_600_000
const SINCE_DRAWS_MS = 150_000

/**
 * By how many milliseconds the clock of a backend must be moved from a moment (ms since 1970), so that for two and a half minutes no
 * draw closes, nor anything else begins or ends by itself. All lotteries draw at the full hour, the shortest every five minutes;
 * the rain of envelopes that begins with the hour is over after two.
 */
export const toBetweenDraws = (now: number): number => SINCE_DRAWS_MS - (now % HOUR_MS)
