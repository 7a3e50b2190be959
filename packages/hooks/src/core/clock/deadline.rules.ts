/** A moment to wait for, by both clocks of the device (LOGIN-06). */
export interface Deadline {
  /** How long the wait is in all, in milliseconds. */
  durationMs: number
  /** When it started by the wall clock, in ms since 1970. */
  wall: number
  /** When it started by the clock that never jumps, in milliseconds. */
  monotonic: number
}

/** Milliseconds after something that is waited for, such as the close of a draw, until it is asked what follows (assumed). */
export const NEXT_AFTER_MS = 300

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
 * lengthens the wait (LOGIN-06).
 */
export const msLeft = ({ durationMs, wall, monotonic }: Deadline, clock: DeviceTimes): number =>
  Math.max(durationMs - Math.max(clock.now() - wall, clock.monotonic() - monotonic, 0), 0)
