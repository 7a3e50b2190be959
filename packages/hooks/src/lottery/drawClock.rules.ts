import type { Deadline } from '../core/deadline.rules.ts'

/** The two times of a device: what it believes, and what never jumps. */
export interface DeviceTimes {
  now(): number
  monotonic(): number
}

/** Both times at a moment, which a wait is counted from. */
export const timesOf = (clock: DeviceTimes): Pick<Deadline, 'wall' | 'monotonic'> => ({
  wall: clock.now(),
  monotonic: clock.monotonic(),
})

/**
 * Milliseconds left: the larger of what both clocks say has passed, so that neither a sleeping phone nor a changed clock ever
 * lengthens the wait. `core/deadline` has the same in seconds; a shared rule would add bytes to the first screen.
 */
export const msLeft = ({ durationMs, wall, monotonic }: Deadline, clock: DeviceTimes): number =>
  Math.max(durationMs - Math.max(clock.now() - wall, clock.monotonic() - monotonic, 0), 0)

/** Milliseconds after a draw closed until the next one is asked for (assumed). */
export const NEXT_DRAW_AFTER_MS = 300
/** Milliseconds after which the numbers of a closed draw are asked for again (assumed). */
export const NUMBERS_AGAIN_MS = 3_000
/** The same for a list of lotteries, where one or the other closes all the time (assumed). */
export const LIST_AGAIN_AFTER_MS = 5_000
/** The same where no draw is open: one may open at any time (assumed). */
export const NOTHING_OPEN_AGAIN_MS = 30_000

/**
 * When a draw closes, counted from the moment it was asked about by the time the backend had: a device clock that is wrong
 * changes nothing, and the wait never gets longer than it is. Without a time of the backend the device is believed.
 */
export const closeOf = (
  { closesAt, serverTime }: { closesAt: number; serverTime?: number | undefined },
  asked: Pick<Deadline, 'wall' | 'monotonic'>,
): Deadline => ({ durationMs: Math.max(closesAt - (serverTime ?? asked.wall), 0), ...asked })

/** What is left of a draw, as minutes and seconds; hours where it needs them; nothing once it closed. */
export function timeLeft(closes: Deadline | undefined, clock: DeviceTimes): string | undefined {
  const ms = closes ? msLeft(closes, clock) : 0
  if (ms <= 0) return undefined
  const seconds = Math.ceil(ms / 1_000)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, '0')).join(':')
}

/** Milliseconds until a list of draws is asked for again: a little after the first of them closes. */
export function untilNextDraw(draws: readonly { closes?: Deadline | undefined }[], clock: DeviceTimes): number {
  const left = draws.flatMap(({ closes }) => (closes ? [msLeft(closes, clock)] : []))
  return left.length === 0 ? NOTHING_OPEN_AGAIN_MS : Math.min(...left) + LIST_AGAIN_AFTER_MS
}

/** Milliseconds until a game is asked for again: once its draw has closed, and while its numbers are awaited. */
export function untilNews(game: { closes: Deadline | undefined; drawing?: string | undefined }, clock: DeviceTimes): number {
  const left = game.closes ? msLeft(game.closes, clock) + NEXT_DRAW_AFTER_MS : NOTHING_OPEN_AGAIN_MS
  return game.drawing === undefined ? left : Math.min(left, NUMBERS_AGAIN_MS)
}
