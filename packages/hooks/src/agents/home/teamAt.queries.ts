import { askedAt, type RecordPlace } from '../../cashier/records/asked.ts'
import type { Lobby } from '../../core/lobby.ts'
import { teamKpiQueryOptions } from '../agents.queries.ts'

/** How many of the newest members come along (assumed). */
export const NEWEST = 5

/** What a team did in the days that an address asks for (AGENT-07). */
export const teamKpiAtQueryOptions = (lobby: Lobby, place: RecordPlace) => {
  const { days, timeZone } = askedAt(lobby, place, [])
  return teamKpiQueryOptions(lobby, { ...days, size: NEWEST, timeZone })
}
