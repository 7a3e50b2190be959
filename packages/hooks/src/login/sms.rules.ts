/** What an SMS code is for; each counts down by itself. */
export type SmsPurpose = 'login' | 'register' | 'reset'

/** Until when no further code may be asked for, by both clocks of the device (LOGIN-06). */
export interface SmsDeadline {
  durationMs: number
  /** When it started: ms since 1970, and ms of the clock that never jumps. */
  wall: number
  monotonic: number
}

/** Seconds of a countdown when the backend does not say (LOGIN-05). */
export const SMS_DEFAULT_SECONDS = 60
/** Most seconds of a countdown: a slip of the backend must not lock a form for good (assumed). */
export const SMS_LONGEST_SECONDS = 86_400
/** Minutes of a countdown when the phone-verification provider sent the code (REG-10). */
export const SMS_PROVIDER_MINUTES = 1

/** Seconds until another code may be asked for: minutes of the answer × 60, a day at most, or the default (LOGIN-05). */
export const smsWaitSeconds = (expiredMinutes: number | undefined): number =>
  expiredMinutes !== undefined && expiredMinutes > 0
    ? Math.min(Math.max(Math.round(expiredMinutes * 60), 1), SMS_LONGEST_SECONDS)
    : SMS_DEFAULT_SECONDS

export const startDeadline = (seconds: number, clock: { now(): number; monotonic(): number }): SmsDeadline => ({
  durationMs: seconds * 1000,
  wall: clock.now(),
  monotonic: clock.monotonic(),
})

/**
 * Whole seconds left: the larger of what both clocks say has passed, so that neither a sleeping page nor a changed clock
 * ever lengthens the wait (LOGIN-06).
 */
export function secondsLeft(deadline: SmsDeadline | undefined, clock: { now(): number; monotonic(): number }): number {
  if (!deadline) return 0
  const elapsed = Math.max(clock.now() - deadline.wall, clock.monotonic() - deadline.monotonic, 0)
  return Math.ceil(Math.max(deadline.durationMs - elapsed, 0) / 1000)
}
