import type { Deadline } from '../../core/clock/deadline.rules.ts'
import { useTimeLeft } from '../../core/clock/useTimeLeft.ts'

/** What the clock shows when nothing is left. */
const NOTHING_LEFT = '00:00'

/**
 * What the clock of the rain shows, such as 01:59: what is left until its `due`, and 00:00 from then until it is known what follows
 * (AGENT-07). Redraws each second.
 */
export function useRainClock(due: Deadline | undefined): string {
  return useTimeLeft()(due) ?? NOTHING_LEFT
}
