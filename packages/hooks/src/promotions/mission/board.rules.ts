import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'

/** The parts of the leader board; the address carries which one shows (MEM-11). */
export type BoardPart = 'missions' | 'ranking'

/** The part of the leader board that a query names: the missions, unless it says otherwise. */
export const boardPartOf = (search: string): BoardPart =>
  queryText(parseQuery(search), 'tab') === 'ranking' ? 'ranking' : 'missions'

/** The leader board with one of its parts. */
export const boardPath = (part: BoardPart): string =>
  part === 'missions' ? pathOf('leaderBoard') : `${pathOf('leaderBoard')}?${new URLSearchParams({ tab: part })}`
