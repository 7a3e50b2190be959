/** A moment to wait for, by both clocks of the device (LOGIN-06). */
export interface Deadline {
  /** How long the wait is in all, in milliseconds. */
  durationMs: number
  /** When it started by the wall clock, in ms since 1970. */
  wall: number
  /** When it started by the clock that never jumps, in milliseconds. */
  monotonic: number
}

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

/** Starts a countdown of so many seconds. */
export const startDeadline = (seconds: number, clock: DeviceTimes): Deadline => ({
  durationMs: seconds * 1000,
  ...timesOf(clock),
})

/**
 * The deadline of something that ends at a time of the backend, counted from the moment when it was asked about: a device clock
 * that is wrong changes nothing, and the wait never gets longer than it is. Without a time of the backend the device is believed.
 */
export const deadlineAt = (
  { endsAt, serverTime }: { endsAt: number; serverTime?: number | undefined },
  asked: Pick<Deadline, 'wall' | 'monotonic'>,
): Deadline => ({ durationMs: Math.max(endsAt - (serverTime ?? asked.wall), 0), ...asked })

/**
 * Milliseconds left: the larger of what both clocks say has passed, so that neither a sleeping phone nor a changed clock ever
 * lengthens the wait (LOGIN-06).
 */
export const msLeft = ({ durationMs, wall, monotonic }: Deadline, clock: DeviceTimes): number =>
  Math.max(durationMs - Math.max(clock.now() - wall, clock.monotonic() - monotonic, 0), 0)

/** Whole seconds left; 0 without a deadline, and once it has come (LOGIN-06). */
export const secondsLeft = (deadline: Deadline | undefined, clock: DeviceTimes): number =>
  deadline ? Math.ceil(msLeft(deadline, clock) / 1000) : 0
