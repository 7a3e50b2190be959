import type { MissionPeriod } from '../seed/missions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The site's days are those of Manila, where no clock is ever changed: so much its clocks are ahead of Greenwich. */
export const SITE_ZONE_MS = 8 * HOUR_MS
const LENGTH_MS: Readonly<Record<MissionPeriod, number>> = { day: DAY_MS, week: 7 * DAY_MS }
/** 1970 began on a Thursday, weeks begin on a Monday. */
const FIRST_MS: Readonly<Record<MissionPeriod, number>> = { day: 0, week: -3 * DAY_MS }

/** A day or week of the site: from its first moment up to, but not including, its end; ms since 1970. */
export interface Period {
  /** Counts on from one to the next. */
  number: number
  startsAt: number
  endsAt: number
}

/** A day or week of the site by its number. */
export function periodAt(period: MissionPeriod, number: number): Period {
  const startsAt = number * LENGTH_MS[period] + FIRST_MS[period] - SITE_ZONE_MS
  return { number, startsAt, endsAt: startsAt + LENGTH_MS[period] }
}

/** The day or week of the site that a moment (ms since 1970) belongs to. */
export const periodOf = (period: MissionPeriod, now: number): Period =>
  periodAt(period, Math.floor((now + SITE_ZONE_MS - FIRST_MS[period]) / LENGTH_MS[period]))
