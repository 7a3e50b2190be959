import type { ContractKind } from '../agentRows.ts'
import { periodOf, SITE_ZONE_MS } from './periods.ts'

const HOUR_MS = 3_600_000
/** The day with which the second half of a month begins. */
const SECOND_HALF_DAY = 16

/** From its first moment up to, but not including, the second; ms since 1970. */
export interface Between {
  from: number
  to: number
}

/** The first moment after the half of a month, by the site's days, in which a moment lies. */
function halfMonthEnd(at: number): number {
  const site = new Date(at + SITE_ZONE_MS)
  const [year, month] = [site.getUTCFullYear(), site.getUTCMonth()]
  const isFirst = site.getUTCDate() < SECOND_HALF_DAY
  return (isFirst ? Date.UTC(year, month, SECOND_HALF_DAY) : Date.UTC(year, month + 1)) - SITE_ZONE_MS
}

/** The first moment after the hour, day or half month for which a contract is paid at a moment. */
export function periodEnd(kind: ContractKind, at: number): number {
  switch (kind) {
    case 'hourlySalary':
      return Math.floor(at / HOUR_MS) * HOUR_MS + HOUR_MS
    case 'dailySalary':
      return periodOf('day', at).endsAt
    case 'dividend':
      return halfMonthEnd(at)
    default: {
      const impossible: never = kind
      return impossible
    }
  }
}

/** A stretch of time cut at the ends of a contract's periods, the oldest first. */
export function cutIntoPeriods(kind: ContractKind, { from, to }: Between): Between[] {
  const periods: Between[] = []
  for (let at = from; at < to; ) {
    const end = Math.min(to, periodEnd(kind, at))
    periods.push({ from: at, to: end })
    at = end
  }
  return periods
}
