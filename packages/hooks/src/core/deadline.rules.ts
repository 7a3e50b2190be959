/** A moment to wait for, by both clocks of the device (LOGIN-06). */
export interface Deadline {
  /** How long the wait is in all, in milliseconds. */
  durationMs: number
  /** When it started by the wall clock, in ms since 1970. */
  wall: number
  /** When it started by the clock that never jumps, in milliseconds. */
  monotonic: number
}

/** Starts a countdown of so many seconds. */
export const startDeadline = (seconds: number, clock: { now(): number; monotonic(): number }): Deadline => ({
  durationMs: seconds * 1000,
  wall: clock.now(),
  monotonic: clock.monotonic(),
})

/**
 * Whole seconds left: the larger of what both clocks say has passed, so that neither a sleeping page nor a changed clock
 * ever lengthens the wait (LOGIN-06).
 */
export function secondsLeft(deadline: Deadline | undefined, clock: { now(): number; monotonic(): number }): number {
  if (!deadline) return 0
  const elapsed = Math.max(clock.now() - deadline.wall, clock.monotonic() - deadline.monotonic, 0)
  return Math.ceil(Math.max(deadline.durationMs - elapsed, 0) / 1000)
}
