import type { Lobby } from '../../core/lobby.ts'
import { recordFilterOf } from './filter.rules.ts'
import { dayIn } from './moments.ts'
import { daysOf, type QuickRange } from './ranges.rules.ts'
import type { RecordParams } from './records.queries.ts'

/**
 * The member's own time zone by its IANA name, and the day of now in it, as YYYY-MM-DD. It does not use `core/localTime`,
 * because sharing that with records would move it into the scripts of every page.
 */
export function todayOf({ ports }: Lobby): { timeZone: string; today: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, today: dayIn(timeZone, ports.clock.now()) }
}

/** The language, and the query of the address, of a record. */
export interface RecordPlace {
  language: string
  search: string
}

/** What the address of a record asks for now (BAL-07); `first` is the range of an address that names none. */
export function askedAt<Kind extends string>(
  lobby: Lobby,
  { language, search }: RecordPlace,
  kinds: readonly Kind[],
  first?: QuickRange,
): RecordParams<Kind> {
  const { timeZone, today } = todayOf(lobby)
  const { range, kind } = recordFilterOf(search, kinds, today, first)
  return { language, days: daysOf(range, today), timeZone, kind }
}
