import { type Deadline, type DeviceTimes, msLeft, timesOf } from './deadline.rules.ts'

/** Starts a countdown of so many seconds. */
export const startDeadline = (seconds: number, clock: DeviceTimes): Deadline => ({
  durationMs: seconds * 1000,
  ...timesOf(clock),
})

/** Whole seconds left; 0 without a deadline, and once it has come (LOGIN-06). */
export const secondsLeft = (deadline: Deadline | undefined, clock: DeviceTimes): number =>
  deadline ? Math.ceil(msLeft(deadline, clock) / 1000) : 0
