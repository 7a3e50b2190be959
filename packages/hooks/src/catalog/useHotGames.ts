import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { uniqueBy } from '../core/list.rules.ts'
import { GAME_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { hotGamesQueryOptions } from './catalog.queries.ts'
import { matchingGames } from './vendors.rules.ts'

/** The hot games, narrowed as one types (POP-04). */
export function useHotGames() {
  const lobby = useLobby()
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const { data, isPending, isError, refetch } = useQuery(hotGamesQueryOptions(lobby, { language }))
  const [search, setSearch] = useState('')
  // Typing stays smooth while a long list narrows behind it.
  const wanted = useDeferredValue(search)
  // So does the page while a long list that has just come is drawn for the first time.
  const list = useDeferredValue(data)
  const games = useMemo(
    () =>
      matchingGames(
        uniqueBy(list ?? [], ({ nodeId }) => nodeId),
        wanted,
      ),
    [list, wanted],
  )
  const isLoading = isPending || (data !== undefined && list === undefined)
  return { games, search, setSearch, isLoading, isFailed: isError, retry: refetch }
}
