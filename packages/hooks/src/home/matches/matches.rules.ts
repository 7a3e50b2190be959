import type { WpsSchemas } from '@lobbykit/sdk'
import { uniqueBy } from '../../core/list.rules.ts'
import { ownCategoryOf } from '../../games/catalog/vendors.rules.ts'
import type { LaunchInput } from '../../games/launch/launchInput.rules.ts'

/** A hot match as the backend sends it. */
export type HotMatch = WpsSchemas['HotMatch']

/** Milliseconds a slide takes to the next match (MATCH-03). */
export const MATCH_SLIDE_MS = 500

/** What says that two rows are the same match. */
export const matchKey = ({ matchTime, homeTeam, awayTeam, vendor = '' }: HotMatch): string =>
  JSON.stringify([matchTime, homeTeam, awayTeam, vendor])

/** The matches to show, soonest first, each once. */
export const hotMatches = (matches: readonly HotMatch[]): HotMatch[] =>
  uniqueBy(matches, matchKey).sort((one, other) => one.matchTime - other.matchTime)

/** What launching a match starts: sports, unless its vendor plays something else (MATCH-02); undefined for one that names no vendor. */
export function launchOfMatch({ vendor, roomId, nodeId, supportPlay }: HotMatch): LaunchInput | undefined {
  if (!vendor) return undefined
  return { gameType: ownCategoryOf(vendor) ?? 'SPORTS', vassalage: vendor, roomId, nodeId, supportPlay }
}
