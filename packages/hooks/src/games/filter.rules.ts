import type { Message, MessageId } from '../core/message.ts'
import type { Game } from './catalog/catalog.rules.ts'
import { type Category, HOT, matchingGames, SLOTS } from './catalog/vendors.rules.ts'
import {
  emptyFilter,
  type GameClassify,
  type GameFilter,
  type GameTab,
  MIN_BETS,
  SELECT_TYPES,
  toggleVendor,
} from './games.rules.ts'

/** The quick tabs in their order, behind the whole list (LIST-01). */
export const GAME_TABS: readonly GameTab[] = ['all', 'recent', 'favourites', 'hot']

const TAB_LABELS: Record<GameTab, MessageId> = {
  all: 'tab_all',
  recent: 'tab_recent',
  favourites: 'tab_favourites',
  hot: 'category_HOT',
}
/** What a tab is called. */
export const tabLabel = (tab: GameTab): Message => ({ id: TAB_LABELS[tab] })

/** Which list a filter shows: category Hot is the hot games, class Favourites the favourites by another way (LIST-05). */
export function listOf({ tab, gameType, classify }: GameFilter): GameTab {
  if (tab !== 'all') return tab
  if (gameType === HOT) return 'hot'
  return gameType === SLOTS && classify === 'FAV' ? 'favourites' : tab
}

/** Whether only a member has what a filter shows (LIST-09). */
export const needsMember = (filter: GameFilter): boolean => {
  const list = listOf(filter)
  return list === 'favourites' || list === 'recent'
}

/**
 * The part of a filter that the backend decides. It narrows only the whole list; favourites, recents and hot games come as
 * they are, and `narrowed` picks from them.
 */
export function askedFilter(filter: GameFilter): GameFilter {
  const tab = listOf(filter)
  // HOT is no type of game for the backend: an empty type gives the games of all types.
  if (tab !== 'all') return { ...emptyFilter(filter.gameType === HOT ? '' : filter.gameType), tab }
  return filter.gameType === SLOTS ? filter : { ...filter, classify: 'ALL', minBet: '' }
}

/** The part of a filter that is left to do: by name and by vendor, where the backend does neither. */
export function narrowed(games: Game[], filter: GameFilter): readonly Game[] {
  if (listOf(filter) === 'all') return games
  const { vassalage, gameName } = filter
  return matchingGames(vassalage ? games.filter((game) => game.vassalage === vassalage) : games, gameName)
}

/** A filter of another category keeps tab and search; vendor, class and minimum bet belong to the one before. */
export const withCategory = (filter: GameFilter, gameType: string): GameFilter =>
  gameType === filter.gameType ? filter : { ...emptyFilter(gameType), tab: filter.tab, gameName: filter.gameName }

/** Class and minimum bet narrow only the whole list (LIST-05): who chooses one of them leaves a quick tab. */
export const withClass = (filter: GameFilter, classify: GameClassify): GameFilter => ({ ...filter, tab: 'all', classify })
export const withMinBet = (filter: GameFilter, minBet: string): GameFilter => ({ ...filter, tab: 'all', minBet })

/** Chooses a vendor, or gives up the chosen one (LIST-04); a class the vendor does not have goes with the one before. */
export function withVendor(filter: GameFilter, vassalage: string, own: readonly string[]): GameFilter {
  const chosen = vassalage === '' ? { ...filter, vassalage } : toggleVendor(filter, vassalage)
  const classes: readonly GameClassify[] = chosen.vassalage ? [...SELECT_TYPES, ...own] : SELECT_TYPES
  return classes.includes(chosen.classify) ? chosen : { ...chosen, classify: 'ALL' }
}

/** The classes a filter may choose from: the common ones and the vendor's own, for slots only (LIST-03, LIST-05). */
export const classesFor = (gameType: string, own: readonly string[]): readonly GameClassify[] =>
  gameType === SLOTS ? [...new Set([...SELECT_TYPES, ...own])] : []

/** The minimum bets a filter may choose from, for slots only (LIST-03). */
export const minBetsFor = (gameType: string): readonly string[] => (gameType === SLOTS ? MIN_BETS : [])

/** How many choices of the filter panel narrow what is shown. */
export function filterCount(filter: GameFilter): number {
  if (filter.gameType !== SLOTS || filter.tab !== 'all') return 0
  return Number(filter.classify !== 'ALL') + Number(filter.minBet !== '')
}

/** Whether a list shows the lobbies of its vendors above its games: the whole list does, unless one searches (LIST-11). */
export const showsLobbies = ({ tab, gameName }: GameFilter): boolean => tab === 'all' && gameName === ''

/** Why a list without games has none: who looks, what is searched, what is chosen, or that there is nothing. */
export type EmptyReason = 'needsLogin' | 'search' | 'filter' | 'recent' | 'favourites' | 'nothing'

/** Why a list without games has none (LIST-01, LIST-04, LIST-09). */
export function whyEmpty(filter: GameFilter, isLoggedIn: boolean): EmptyReason {
  if (!isLoggedIn && needsMember(filter)) return 'needsLogin'
  if (filter.gameName) return 'search'
  if (filterCount(filter) > 0 || filter.vassalage) return 'filter'
  const list = listOf(filter)
  return list === 'recent' || list === 'favourites' ? list : 'nothing'
}

const CLASS_LABELS: Record<string, MessageId> = {
  ALL: 'class_all',
  NEW: 'class_new',
  HOT: 'category_HOT',
  FAV: 'tab_favourites',
  bonusbuy: 'class_bonusbuy',
  classic: 'class_classic',
  cluster: 'class_cluster',
  holdandwin: 'class_holdandwin',
  jackpot: 'class_jackpot',
  megaways: 'class_megaways',
}
/** What a class is called; one the product does not know shows its own name. */
export function classLabel(classify: GameClassify): Message {
  const id = Object.hasOwn(CLASS_LABELS, classify) ? CLASS_LABELS[classify] : undefined
  return id ? { id } : { text: classify }
}

/** The tab beside this one, skipping those a guest would have to log in for (LIST-12). */
export function tabBeside(tab: GameTab, way: 'next' | 'previous', isLoggedIn: boolean): GameTab | undefined {
  const tabs = GAME_TABS.filter((each) => isLoggedIn || each === tab || !needsMember({ ...emptyFilter(''), tab: each }))
  return tabs[tabs.indexOf(tab) + (way === 'next' ? 1 : -1)]
}

/** The categories the filter panel of a game list offers: all but the e-lottery (LIST-03). */
export const filterCategories = (categories: readonly Category[]): Category[] => categories.filter(({ key }) => key !== 'ELOTT')

/** What a vendor is called in any category, else its code. */
export const vendorNameIn = (categories: readonly Category[], code: string): string =>
  categories.flatMap(({ vendors }) => vendors).find(({ vendor }) => vendor === code)?.displayName || code
