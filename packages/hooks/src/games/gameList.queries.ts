import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { publicKey } from '../core/keys.ts'
import { nextPage } from '../core/list.rules.ts'
import type { Lobby } from '../core/lobby.ts'
import { loadHotGames, recentsKey } from './catalog/catalog.queries.ts'
import { CLIENT_TYPE, type Game } from './catalog/catalog.rules.ts'
import { favouritesKey } from './favourites/favourites.queries.ts'
import { askedFilter } from './filter.rules.ts'
import {
  FAVOURITE_PAGE_SIZE,
  filterOfSearch,
  type GameFilter,
  gameListQuery,
  LONGEST_NAME,
  RECENT_PAGE_SIZE,
} from './games.rules.ts'
import { keepGames, keptGames } from './keptGames.ts'

export const gamesKey = publicKey('games')

/** Milliseconds for which loaded pages are shown as they are: a player who comes back from a game finds the list as it was (assumed). */
const FRESH_MS = 10 * 60_000
/** Milliseconds for which pages are kept while nobody looks at them; a game may take long (assumed). */
const KEPT_MS = 60 * 60_000

interface GamePage {
  games: Game[]
  totalPages: number
}

/** The first page of the list that an address asks for, with or without a category of its own (LIST-01). */
export const gamesAtInfiniteQueryOptions = (
  lobby: Lobby,
  { language, search, gameType }: { language: string; search: string; gameType?: string },
) => {
  const filter = filterOfSearch(search)
  return gamesInfiniteQueryOptions(lobby, { language, filter: askedFilter(gameType ? { ...filter, gameType } : filter) })
}

/**
 * Pages of a category's games, of the favourites or of the recents, all in one shape (LIST-06, LIST-07, LIST-09). The first page of
 * a list that the device keeps shows at once, and is asked for all the same.
 */
export const gamesInfiniteQueryOptions = (lobby: Lobby, { language, filter }: { language: string; filter: GameFilter }) => {
  const isMembers = filter.tab === 'favourites' || filter.tab === 'recent'
  const key = filter.tab === 'favourites' ? favouritesKey : filter.tab === 'recent' ? recentsKey : gamesKey
  return infiniteQueryOptions({
    queryKey: [...key, { language, filter }, 'infinite'],
    queryFn: ({ pageParam, signal }) => loadPage(lobby, filter, language, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    initialData: (): InfiniteData<GamePage, number> | undefined => {
      const first = keptGames(lobby, filter, language)
      return first && { pages: [first], pageParams: [1] }
    },
    // However young it is: what the device keeps is never fresh.
    initialDataUpdatedAt: 0,
    // Until a list has loaded, the previous one stays on screen; but none stays while the member's own games load, and the member's
    // own games stay for no other list.
    placeholderData: (before: InfiniteData<GamePage, number> | undefined, query: { queryKey: QueryKey } | undefined) =>
      isMembers || query?.queryKey[0] !== gamesKey[0] ? undefined : before,
  })
}

async function loadPage(
  lobby: Lobby,
  filter: GameFilter,
  language: string,
  pageNo: number,
  signal: AbortSignal,
): Promise<GamePage> {
  const { wps } = lobby.sdk
  const { gameType } = filter
  if (filter.tab === 'favourites') {
    const query = { pageNo, gameType, pageSize: FAVOURITE_PAGE_SIZE, language }
    const { content, totalPages } = await wps.GET('/wps/game/favourite/list', { params: { query }, signal })
    return { games: content, totalPages }
  }
  if (filter.tab === 'recent') {
    const query = { page: pageNo, pageSize: RECENT_PAGE_SIZE, gameType, language, clientType: CLIENT_TYPE }
    const { list, totalPages } = await wps.GET('/wps/game/recent', { params: { query }, signal })
    return { games: list, totalPages }
  }
  if (filter.tab === 'hot') {
    return { games: await loadHotGames(lobby, { language, gameType }, signal), totalPages: 1 }
  }
  if (filter.gameName.length > LONGEST_NAME) return { games: [], totalPages: 0 }
  const query = gameListQuery(filter, { language, pageNo })
  const page = await wps.GET('/wps/game/list', { params: { query }, signal })
  if (pageNo === 1) keepGames(lobby, filter, language, page)
  return page
}
