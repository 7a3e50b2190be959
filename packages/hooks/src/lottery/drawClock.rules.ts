import { type Deadline, type DeviceTimes, msLeft, NEXT_AFTER_MS } from '../core/clock/deadline.rules.ts'

/** Milliseconds after which the numbers of a closed draw are asked for again (assumed). */
export const NUMBERS_AGAIN_MS = 3_000
/** The same for a list of lotteries, where one or the other closes all the time (assumed). */
export const LIST_AGAIN_AFTER_MS = 5_000
/** The same where no draw is open: one may open at any time (assumed). */
export const NOTHING_OPEN_AGAIN_MS = 30_000

/** Milliseconds until a list of draws is asked for again: a little after the first of them closes. */
export function untilNextDraw(draws: readonly { closes?: Deadline | undefined }[], clock: DeviceTimes): number {
  const left = draws.flatMap(({ closes }) => (closes ? [msLeft(closes, clock)] : []))
  return left.length === 0 ? NOTHING_OPEN_AGAIN_MS : Math.min(...left) + LIST_AGAIN_AFTER_MS
}

/** Milliseconds until a game is asked for again: once its draw has closed, and while its numbers are awaited. */
export function untilNews(game: { closes: Deadline | undefined; drawing?: string | undefined }, clock: DeviceTimes): number {
  const left = game.closes ? msLeft(game.closes, clock) + NEXT_AFTER_MS : NOTHING_OPEN_AGAIN_MS
  return game.drawing === undefined ? left : Math.min(left, NUMBERS_AGAIN_MS)
}
