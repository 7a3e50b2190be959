/** A day without a change of the clocks, in milliseconds. */
export const DAY_MS = 86_400_000
