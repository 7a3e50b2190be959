import { useDeferredValue, useMemo, useState } from 'react'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { uniqueBy } from '../core/list.rules.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { hotGamesQueryOptions } from './catalog/catalog.queries.ts'
import type { Game } from './catalog/catalog.rules.ts'
import { matchingGames } from './catalog/vendors.rules.ts'
import { useReadFavourites } from './favourites/useFavourite.ts'

/** The hot games and the search in them. */
export interface HotGamesResult extends ReadState {
  /** The hot games whose names contain the typed text, in the server's order (POP-04). */
  games: readonly Game[]
  /** What is typed. */
  search: string
  /** Types the part of a name that is looked for. */
  setSearch: (text: string) => void
}

/**
 * The hot games, narrowed as one types (POP-04). A member's favourites are asked beside them, for the hearts of the tiles.
 * @param start what is typed at first
 */
export function useHotGames(start = ''): HotGamesResult {
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(hotGamesQueryOptions, { language })
  useReadFavourites()
  const [search, setSearch] = useState(start)
  // The list follows the typed text with low priority, so that typing stays smooth.
  const wanted = useDeferredValue(search)
  // A long list that has just loaded is drawn with low priority for the same reason.
  const list = useDeferredValue(data)
  const games = useMemo(
    () =>
      matchingGames(
        uniqueBy(list ?? [], ({ nodeId }) => nodeId),
        wanted,
      ),
    [list, wanted],
  )
  return { games, search, setSearch, status: status === 'ready' && list === undefined ? 'loading' : status, retry, refusal }
}
