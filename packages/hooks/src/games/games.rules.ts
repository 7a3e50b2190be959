import { uniqueBy } from '../core/list.rules.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'
import { CLIENT_TYPE, type Game, PLATFORM } from './catalog/catalog.rules.ts'
import { SLOTS } from './catalog/vendors.rules.ts'

/** Games a page of a list, of the favourites and of the recents (LIST-06, LIST-09). */
export const GAME_PAGE_SIZE = 26
export const FAVOURITE_PAGE_SIZE = 26
export const RECENT_PAGE_SIZE = 25
/** The next page loads within so many pixels of the bottom, at most once in so many milliseconds (LIST-02). */
export const LOAD_MORE_WITHIN_PX = 500
export const LOAD_MORE_EVERY_MS = 1_000
/** A longer text is no game's name: it finds nothing, and the backend is not asked (assumed; typing has no limit, LIST-01). */
export const LONGEST_NAME = 1_000
/** Smallest stakes to filter by; empty is all (LIST-03). */
export const MIN_BETS = ['', '0.01', '0.05', '0.1', '0.5', '0.75'] as const

/** Which games a list shows. */
export type GameTab = 'all' | 'recent' | 'favourites' | 'hot'
/** What a list of games may be narrowed to at any vendor, in the order of the panel (CONST-02, LIST-05). */
export const SELECT_TYPES = ['ALL', 'NEW', 'HOT', 'FAV'] as const
/** What a list of games may be narrowed down to at any vendor. */
export type GameSelectType = (typeof SELECT_TYPES)[number]
/** All, New, Hot and Favourites; any other value is a class of the vendor's own (LIST-05). */
export type GameClassify = GameSelectType | (string & {})

/** Everything that decides what a game list shows; it is what the address carries. */
export interface GameFilter {
  /** Key of the category. */
  gameType: string
  /** The chosen quick tab. */
  tab: GameTab
  /** A part of the name that is looked for; empty for all games. */
  gameName: string
  /** Code of the chosen vendor; empty for all. */
  vassalage: string
  /** The chosen class (LIST-05). */
  classify: GameClassify
  /** The chosen minimum bet in units of the currency; empty for all (LIST-03). */
  minBet: string
}

export const emptyFilter = (gameType: string): GameFilter => ({
  gameType,
  tab: 'all',
  gameName: '',
  vassalage: '',
  classify: 'ALL',
  minBet: '',
})

const UNCLASSIFIED: ReadonlySet<string> = new Set(['ALL', 'NEW', 'FAV'])

/** The query of a page of games (LIST-06). The minimum bet and the class count for slots only (LIST-03). */
export function gameListQuery(filter: GameFilter, { language, pageNo }: { language: string; pageNo: number }) {
  const isSlots = filter.gameType === SLOTS
  const classify = isSlots ? filter.classify : 'ALL'
  return {
    platform: PLATFORM,
    clientType: CLIENT_TYPE,
    gameName: filter.gameName,
    gameType: filter.gameType,
    gameClassify: UNCLASSIFIED.has(classify) ? '' : classify,
    ...(classify === 'NEW' && { isNew: 1 as const }),
    pageNo,
    pageSize: GAME_PAGE_SIZE,
    vassalage: filter.vassalage,
    minBet: isSlots ? filter.minBet : '',
    minLine: '',
    language,
  }
}

/** The games of all pages in their order, each once, whatever moved between two pages. */
export const uniqueGames = (pages: readonly (readonly Game[])[]): Game[] => uniqueBy(pages.flat(), ({ nodeId }) => nodeId)

const TABS: ReadonlySet<string> = new Set<GameTab>(['all', 'recent', 'favourites', 'hot'])
const isTab = (text: string): text is GameTab => TABS.has(text)

/** The filter an address carries; what it does not say, or says wrong, is the empty filter's. */
export function filterOfSearch(search: string): GameFilter {
  const query = parseQuery(search)
  const tab = queryText(query, 'tab')
  const minBet = queryText(query, 'minBet')
  return {
    gameType: queryText(query, 'gameType') || SLOTS,
    tab: isTab(tab) ? tab : 'all',
    gameName: queryText(query, 'gameName'),
    vassalage: queryText(query, 'vassalage'),
    classify: queryText(query, 'classify') || 'ALL',
    minBet: MIN_BETS.some((bet) => bet === minBet) ? minBet : '',
  }
}

/** The address of a filter; it leaves out what is as in the empty one. */
export function searchOfFilter(filter: GameFilter): string {
  const empty: Record<string, string> = { ...emptyFilter(filter.gameType), gameType: '' }
  return new URLSearchParams(Object.entries(filter).filter(([name, value]) => value !== empty[name])).toString()
}

/** Choosing the chosen vendor again gives it up (LIST-04). */
export const toggleVendor = (filter: GameFilter, vassalage: string): GameFilter => ({
  ...filter,
  vassalage: filter.vassalage === vassalage ? '' : vassalage,
})
