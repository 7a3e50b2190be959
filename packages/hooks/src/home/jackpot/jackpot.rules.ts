/** Bounds of the amount a visit starts with (HOME-12). */
export const JACKPOT_START_MIN = 70_000_000
export const JACKPOT_START_MAX = 130_000_000
/** Bounds of what a step adds (HOME-12). */
export const JACKPOT_STEP_MIN = 100
export const JACKPOT_STEP_MAX = 500
/** Seconds from one step to the next; each step draws one of them (HOME-12). */
export const JACKPOT_WAITS_SECONDS = [3, 4, 5] as const

/** A whole number from `min` to `max`, both included, for a `random` from 0 up to 1. */
const whole = (min: number, max: number, random: number): number =>
  Math.min(max, min + Math.floor(Math.max(0, random) * (max - min + 1)))

/** What the simulated jackpot starts with: a whole amount (HOME-12). */
export const firstJackpot = (random: () => number): number => whole(JACKPOT_START_MIN, JACKPOT_START_MAX, random())

/** The jackpot one step later (HOME-12). */
export const nextJackpot = (amount: number, random: () => number): number =>
  amount + whole(JACKPOT_STEP_MIN, JACKPOT_STEP_MAX, random())

/** Milliseconds until the next step: 3, 4 or 5 seconds (HOME-12). */
export const jackpotWaitMs = (random: () => number): number =>
  whole(JACKPOT_WAITS_SECONDS[0], JACKPOT_WAITS_SECONDS[2], random()) * 1_000
