import { type Deadline, type DeviceTimes, secondsLeft } from './deadline.rules.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400

/** Whole seconds as HH:MM:SS. */
const clockText = (seconds: number): string =>
  [Math.floor(seconds / HOUR_SECONDS), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** What is left until a deadline, as MM:SS; hours where it needs them; undefined once it has come. */
export function timeLeft(deadline: Deadline | undefined, clock: DeviceTimes): string | undefined {
  const seconds = secondsLeft(deadline, clock)
  if (seconds === 0) return undefined
  const text = clockText(seconds)
  return seconds < HOUR_SECONDS ? text.slice('00:'.length) : text
}

/** What is left until a moment. */
export interface Countdown {
  /** Whole days. */
  days: number
  /** What is left beside the days, as HH:MM:SS. */
  time: string
}

/** What is left until a moment (ms since 1970), in whole seconds; undefined once it has come. */
export function countdownTo(endsAt: number, now: number): Countdown | undefined {
  const left = Math.ceil((endsAt - now) / 1_000)
  if (!(left > 0)) return undefined
  return { days: Math.floor(left / DAY_SECONDS), time: clockText(left % DAY_SECONDS) }
}
