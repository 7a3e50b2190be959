import { useCallback, useMemo } from 'react'
import { useImages } from '../core/images/useImages.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { useLobby } from '../core/useLobby.ts'
import { useCategories, useCategoryContent } from './catalog/useCategories.ts'
import { HOT, type Vendor } from './catalog/vendors.rules.ts'
import {
  classesFor,
  type EmptyReason,
  filterCategories,
  filterCount,
  GAME_TABS,
  minBetsFor,
  needsMember,
  showsLobbies,
  tabBeside,
  vendorNameIn,
  whyEmpty,
  withCategory,
  withClass,
  withMinBet,
  withVendor,
} from './filter.rules.ts'
import {
  emptyFilter,
  filterOfSearch,
  type GameClassify,
  type GameFilter,
  type GameTab,
  LONGEST_NAME,
  searchOfFilter,
} from './games.rules.ts'
import type { VendorTile } from './tiles.ts'
import { useVendorTiles } from './useVendorTiles.ts'
import { type VendorChoice, vendorChoices } from './vendorChoices.ts'

/** Where a game list lives. */
export interface GameFilterOptions {
  /** Where the list lives; the game list unless it says otherwise. */
  path?: string
  /** The one category of a list that has no other, whatever the address says. */
  gameType?: string
  /** Where lists of other categories live; the game list unless it says otherwise. */
  otherPath?: string
}

/** The filter of a game list, and every way to change it. */
export interface GameFilterResult {
  /** What the address says (LIST-01). */
  filter: GameFilter
  /** The quick tabs in their order (LIST-01). */
  tabs: readonly GameTab[]
  /** The vendors of the category, to narrow the list to; none where there is only one, which leaves nothing to choose (LIST-01). */
  vendors: readonly VendorChoice[]
  /** Whether the vendors are still to come; the hot games have none. */
  vendorsLoading: boolean
  /** The lobbies that the list shows above its games, in a category that has them (LIST-11). */
  lobbies: readonly VendorTile[]
  /** The chosen vendor's name, as far as any vendor is known; empty where none is chosen. */
  vendorName: string
  /** Keys of the categories that the filter panel offers (LIST-03). */
  categories: readonly string[]
  /** The classes that a draft of the panel may choose from (LIST-03, LIST-05). */
  classesOf: (draft: GameFilter) => readonly GameClassify[]
  /** The minimum bets that a draft of the panel may choose from (LIST-03). */
  minBetsOf: (draft: GameFilter) => readonly string[]
  /** A draft of the panel in another category. */
  inCategory: (draft: GameFilter, gameType: string) => GameFilter
  /** A draft of the panel with another class; it leaves the quick tab, as only the whole list has classes (LIST-05). */
  inClass: (draft: GameFilter, classify: GameClassify) => GameFilter
  /** A draft of the panel with another minimum bet; it leaves the quick tab, too. */
  withBet: (draft: GameFilter, minBet: string) => GameFilter
  /** How many choices of the panel narrow the list. */
  count: number
  /** Why a list without games has none, so that the way out can be offered. */
  emptyReason: EmptyReason
  /** Shows another filter; its first page comes first (LIST-04). */
  show: (next: GameFilter) => void
  /** Gives up every choice but the category (LIST-04). */
  reset: () => void
  /** Chooses a quick tab; its first page comes first (LIST-04). */
  chooseTab: (tab: GameTab) => void
  /** Goes one tab on or back, as a swipe does; a guest passes those that need a login (LIST-12). */
  swipe: (way: 'next' | 'previous') => void
  /** Chooses a vendor, gives the chosen one up, or all with an empty code (LIST-04). */
  chooseVendor: (vassalage: string) => void
  /** Looks for games by a part of their name; an empty text shows all (LIST-01). */
  search: (text: string) => void
  /** Takes a guest to login and back to what the address shows (LIST-09). */
  logIn: () => void
}

const NONE: readonly Vendor[] = []
const NO_CHOICE: readonly VendorChoice[] = []

/**
 * The filter of a game list over its address, and every way to change it (LIST-01 to LIST-05, LIST-09). Changes replace the
 * history's entry, so that one step back leaves the list. What only a member has leads a guest to login, and from there here.
 */
export function useGameFilter(
  search: string,
  { path = pathOf('gameList'), gameType, otherPath = pathOf('gameList') }: GameFilterOptions = {},
): GameFilterResult {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const { of: placesOf } = useImages()
  const filter = useMemo(() => {
    const read = filterOfSearch(search)
    return gameType ? { ...read, gameType } : read
  }, [search, gameType])
  const { categories } = useCategories()
  const { content, status } = useCategoryContent(filter.gameType)
  const vendors = useMemo(() => vendorChoices(content, placesOf), [content, placesOf])
  const own = vendors.find(({ vassalage }) => vassalage === filter.vassalage)
  const shownVendors = useMemo(() => {
    if (content.kind !== 'vendors' || !showsLobbies(filter)) return NONE
    return content.vendors.filter(({ vendor }) => !filter.vassalage || vendor === filter.vassalage)
  }, [content, filter])

  const addressOf = useCallback(
    (next: GameFilter) => `${next.gameType === filter.gameType ? path : otherPath}?${searchOfFilter(next)}`,
    [path, otherPath, filter.gameType],
  )
  const show = useCallback(
    (next: GameFilter) => {
      const to = addressOf(next)
      if (lobby.state.session || !needsMember(next)) return lobby.ports.navigate(to, { replace: true })
      lobby.state.afterLogin = { path: to }
      lobby.ports.navigate(pathOf('login'))
    },
    [lobby, addressOf],
  )

  return {
    filter,
    tabs: GAME_TABS,
    vendors: vendors.length > 1 ? vendors : NO_CHOICE,
    vendorsLoading: filter.gameType !== HOT && status === 'loading',
    lobbies: useVendorTiles(shownVendors, filter.gameType),
    vendorName: filter.vassalage && (own?.name ?? vendorNameIn(categories, filter.vassalage)),
    categories: useMemo(() => filterCategories(categories).map(({ key }) => key), [categories]),
    classesOf: (draft) => classesFor(draft.gameType, draft.gameType === filter.gameType ? (own?.classes ?? []) : []),
    minBetsOf: (draft) => minBetsFor(draft.gameType),
    inCategory: withCategory,
    inClass: withClass,
    withBet: withMinBet,
    count: filterCount(filter),
    emptyReason: whyEmpty(filter, isLoggedIn),
    show,
    reset: () => show(emptyFilter(filter.gameType)),
    chooseTab: (tab) => show({ ...filter, tab }),
    swipe: (way) => {
      const tab = tabBeside(filter.tab, way, isLoggedIn)
      if (tab) show({ ...filter, tab })
    },
    chooseVendor: (vassalage) =>
      show(withVendor(filter, vassalage, vendors.find((each) => each.vassalage === vassalage)?.classes ?? [])),
    search: (text) => show({ ...filter, gameName: text.trim().slice(0, LONGEST_NAME + 1) }),
    logIn: () => show(filter),
  }
}
