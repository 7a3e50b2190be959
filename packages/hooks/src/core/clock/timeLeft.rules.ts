import { clockText } from './clockText.rules.ts'
import { type Deadline, type DeviceTimes, msLeft } from './deadline.rules.ts'

const HOUR_SECONDS = 3_600

/** What is left until a deadline, as MM:SS; hours where it needs them; undefined once it has come. */
export function timeLeft(deadline: Deadline | undefined, clock: DeviceTimes): string | undefined {
  const seconds = deadline ? Math.ceil(msLeft(deadline, clock) / 1_000) : 0
  if (seconds === 0) return undefined
  const text = clockText(seconds)
  return seconds < HOUR_SECONDS ? text.slice('00:'.length) : text
}
