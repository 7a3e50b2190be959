import { hashKey } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { GAME_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadStatus } from '../core/useLobbyQuery.ts'
import { type PagedState, usePagedQuery } from '../core/usePagedQuery.ts'
import type { Game } from './catalog/catalog.rules.ts'
import { useReadFavourites } from './favourites/useFavourite.ts'
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
  /** Loads the next page, at most one a second: one that is asked for earlier comes when the second is over (LIST-02). */
  loadMore: () => void
}

/**
 * The games of a filter, page after page (LIST-02, LIST-07). A failed page ends the list without a message; `retry` asks
 * for it again (LIST-08). Favourites and recents need a session (LIST-09); they and the hot games are searched here, for the
 * backend does not. A member's favourites are asked beside the list, for the hearts of its tiles (LIST-10).
 */
export function useGameList(filter: GameFilter): GameListResult {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const language = useSettledLanguage(GAME_RELOAD_MS)
  const needsLogin = !isLoggedIn && needsMember(filter)
  const options = gamesInfiniteQueryOptions(lobby, { language, filter: askedFilter(filter) })
  const paged = usePagedQuery(options, !needsLogin)
  useReadFavourites()
  const { data, status, isError, isStale, hasMore, moreFailed, retry, refusal } = paged
  const all = useMemo(() => uniqueGames(data?.pages.map((page) => page.games) ?? []), [data])
  const games = useMemo(() => narrowed(all, filter), [all, filter])
  const lastLoad = useRef(Number.NEGATIVE_INFINITY)
  // A page that is asked for before the second is over waits for its end, unless the list has become another one by then.
  const place = `${hashKey(options.queryKey)} ${data?.pages.length}`
  const [waitsAt, setWaitsAt] = useState('')
  const isWaiting = waitsAt === place && hasMore && !paged.isLoadingMore
  const isLoadingMore = isWaiting || paged.isLoadingMore
  const loadNext = paged.loadMore
  const loadMore = useCallback(() => {
    if (!hasMore || isLoadingMore) return
    const now = lobby.ports.clock.monotonic()
    if (now - lastLoad.current < LOAD_MORE_EVERY_MS) return setWaitsAt(place)
    lastLoad.current = now
    loadNext()
  }, [lobby, hasMore, isLoadingMore, loadNext, place])
  useEffect(() => {
    if (!isWaiting) return
    const { clock } = lobby.ports
    const load = () => {
      setWaitsAt('')
      lastLoad.current = clock.monotonic()
      loadNext()
    }
    const timer = clock.setTimeout(load, lastLoad.current + LOAD_MORE_EVERY_MS - clock.monotonic())
    return () => clock.clearTimeout(timer)
  }, [lobby, isWaiting, loadNext])
  // A loaded page may hold no game that the search finds; then the next page is loaded.
  const isBarren = !needsLogin && hasMore && games.length === 0
  useEffect(() => {
    if (isBarren) loadMore()
  }, [isBarren, loadMore])
  const statusOf = (): ReadStatus => {
    if (needsLogin || games.length > 0) return 'ready'
    if (isError || moreFailed) return 'failed'
    // That the filter before found nothing, or nothing of it is left, says nothing of this one.
    if (isStale) return 'loading'
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
    refusal,
  }
}

const NONE: readonly Game[] = []
