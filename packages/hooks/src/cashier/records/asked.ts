import type { Lobby } from '../../core/lobby.ts'
import { todayOf } from '../../core/time/recordTime.ts'
import { recordFilterOf } from './filter.rules.ts'
import { daysOf, type QuickRange } from './ranges.rules.ts'
import type { RecordParams } from './records.queries.ts'

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
