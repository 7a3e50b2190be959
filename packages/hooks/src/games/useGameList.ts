import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Game } from '../catalog/catalog.rules.ts'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadStatus } from '../core/useLobbyQuery.ts'
import { type PagedState, usePagedQuery } from '../core/usePagedQuery.ts'
import { askedFilter, narrowed, needsMember } from './filter.rules.ts'
import { gamesInfiniteQueryOptions } from './gameList.queries.ts'
import { type GameFilter, LOAD_MORE_EVERY_MS, uniqueGames } from './games.rules.ts'

/** A list of games that grows at its end. */
export interface GameListResult extends PagedState {
  /** The games so far, each once (LIST-02). */
  games: readonly Game[]
  /** Whether a guest must log in to see what the filter shows (LIST-09). */
  needsLogin: boolean
  /** Whether these are the games of the filter before, until those of this one are here. */
  isStale: boolean
  /** Loads the next page, at most once a second (LIST-02). */
  loadMore: () => void
}

/**
 * The games of a filter, page after page (LIST-02, LIST-07). A failed page ends the list without a message; `retry` asks
 * for it again (LIST-08). Favourites and recents need a session (LIST-09); they and the hot games are searched here, for the
 * backend does not.
 */
export function useGameList(filter: GameFilter): GameListResult {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const needsLogin = !isLoggedIn && needsMember(filter)
  const options = gamesInfiniteQueryOptions(lobby, { language, filter: askedFilter(filter) })
  const paged = usePagedQuery(options, !needsLogin)
  const { data, status, isError, isStale, hasMore, isLoadingMore, moreFailed, retry } = paged
  const all = useMemo(() => uniqueGames(data?.pages.map((page) => page.games) ?? []), [data])
  const games = useMemo(() => narrowed(all, filter), [all, filter])
  const lastLoad = useRef(Number.NEGATIVE_INFINITY)
  const loadNext = paged.loadMore
  const loadMore = useCallback(() => {
    const now = lobby.ports.clock.monotonic()
    if (!hasMore || isLoadingMore || now - lastLoad.current < LOAD_MORE_EVERY_MS) return
    lastLoad.current = now
    loadNext()
  }, [lobby, hasMore, isLoadingMore, loadNext])
  // Pages may hold nothing of what is searched: then one that does is looked for.
  const isBarren = !needsLogin && hasMore && !isLoadingMore && games.length === 0
  useEffect(() => {
    if (!isBarren) return
    const wait = lastLoad.current + LOAD_MORE_EVERY_MS - lobby.ports.clock.monotonic()
    const timer = lobby.ports.clock.setTimeout(loadMore, Math.max(0, wait))
    return () => lobby.ports.clock.clearTimeout(timer)
  }, [lobby, isBarren, loadMore])
  const statusOf = (): ReadStatus => {
    if (needsLogin || games.length > 0) return 'ready'
    if (isError || moreFailed) return 'failed'
    return hasMore ? 'loading' : status
  }
  return {
    games: needsLogin ? NONE : games,
    needsLogin,
    status: statusOf(),
    isStale,
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
    retry,
  }
}

const NONE: readonly Game[] = []
