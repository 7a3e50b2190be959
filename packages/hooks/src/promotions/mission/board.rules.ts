import { pathOf } from '../../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../../core/navigation/pathChoice.ts'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'

/** The parts of the leader board; the address carries which one shows (MEM-11). */
export type BoardPart = 'missions' | 'ranking'

const PARTS: readonly BoardPart[] = ['missions', 'ranking']

/** The part of the leader board that a query names: the missions, unless it says otherwise. */
export const boardPartOf = (search: string): BoardPart =>
  queryText(parseQuery(search), 'tab') === 'ranking' ? 'ranking' : 'missions'

/** The leader board with one of its parts. */
export const boardPath = (part: BoardPart): string =>
  part === 'missions' ? pathOf('leaderBoard') : `${pathOf('leaderBoard')}?${new URLSearchParams({ tab: part })}`

/** The parts of the leader board, on the page of one of them (MEM-11). */
export const boardParts = (shown: BoardPart): readonly (PathChoice & { part: BoardPart })[] =>
  PARTS.map((part) => ({ part, path: boardPath(part), isChosen: part === shown }))
