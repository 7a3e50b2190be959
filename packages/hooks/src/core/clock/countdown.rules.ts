import { DAY_MS } from '../time/units.rules.ts'
import { clockText } from './clockText.rules.ts'

const DAY_SECONDS = DAY_MS / 1_000

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
