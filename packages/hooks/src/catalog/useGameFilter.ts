import { useCallback, useMemo } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { GAME_LIST, LOGIN } from '../navigation/route.rules.ts'
import { useIsLoggedIn } from '../session/useIsLoggedIn.ts'
import {
  classesFor,
  filterCount,
  GAME_TABS,
  minBetsFor,
  needsMember,
  tabBeside,
  withCategory,
  withVendor,
} from './filter.rules.ts'
import { emptyFilter, filterOfSearch, type GameFilter, type GameTab, LONGEST_NAME, searchOfFilter } from './games.rules.ts'
import { useCategories, useCategory } from './useCategories.ts'
import { type Category, filterCategories, type Vendor } from './vendors.rules.ts'

/** A vendor one may narrow a list to. */
export interface VendorChoice {
  vassalage: string
  name: string
  iconUrl: string | undefined
  /** Classes of its own (LIST-05). */
  classes: readonly string[]
}

interface Options {
  /** Where the list lives; the game list unless it says otherwise. */
  path?: string
  /** The one category of a list that has no other, whatever the address says. */
  gameType?: string
  /** Where lists of other categories live; the game list unless it says otherwise. */
  otherPath?: string
}

/**
 * The filter of a game list over its address, and every way to change it (LIST-01 to LIST-05, LIST-09). Changes replace the
 * history's entry, so that one step back leaves the list. What only a member has leads a guest to login, and from there here.
 */
export function useGameFilter(search: string, { path = GAME_LIST, gameType, otherPath = GAME_LIST }: Options = {}) {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const filter = useMemo(() => {
    const read = filterOfSearch(search)
    return gameType ? { ...read, gameType } : read
  }, [search, gameType])
  const { categories } = useCategories()
  const { content, isLoading } = useCategory(filter.gameType)
  const vendors = useMemo(() => choicesOf(content), [content])
  const own = vendors.find(({ vassalage }) => vassalage === filter.vassalage)

  const addressOf = useCallback(
    (next: GameFilter) => `${next.gameType === filter.gameType ? path : otherPath}?${searchOfFilter(next)}`,
    [path, otherPath, filter.gameType],
  )
  const show = useCallback(
    (next: GameFilter) => {
      const to = addressOf(next)
      if (lobby.state.session || !needsMember(next)) return lobby.ports.navigate(to, { replace: true })
      lobby.state.afterLogin = { path: to }
      lobby.ports.navigate(LOGIN)
    },
    [lobby, addressOf],
  )

  return {
    filter,
    tabs: GAME_TABS,
    vendors,
    /** Whether the vendors are still to come. */
    vendorsLoading: isLoading,
    /** The lobbies of a category that has them instead of games of its own (LIST-11). */
    lobbies: useMemo(() => (content.kind === 'vendors' ? content.vendors : NONE), [content]),
    /** The chosen vendor's name, as far as any vendor is known. */
    vendorName: filter.vassalage && (own?.name ?? nameIn(categories, filter.vassalage)),
    categories: useMemo(() => filterCategories(categories).map(({ key }) => key), [categories]),
    classesOf: (next: GameFilter) => classesFor(next.gameType, next.gameType === filter.gameType ? (own?.classes ?? []) : []),
    minBetsOf: (next: GameFilter) => minBetsFor(next.gameType),
    /** How many choices of the panel narrow the list. */
    count: filterCount(filter),
    /** Shows another filter; its first page comes first (LIST-04). */
    show,
    /** Gives up every choice but the category (LIST-04). */
    reset: () => show(emptyFilter(filter.gameType)),
    chooseTab: (tab: GameTab) => show({ ...filter, tab }),
    /** Goes one tab on or back, as a swipe does; a guest passes those that need a login (LIST-12). */
    swipe: (way: 'next' | 'previous') => {
      const tab = tabBeside(filter.tab, way, isLoggedIn)
      if (tab) show({ ...filter, tab })
    },
    /** Chooses a vendor, gives the chosen one up, or all with an empty code (LIST-04). */
    chooseVendor: (vassalage: string) =>
      show(withVendor(filter, vassalage, vendors.find((each) => each.vassalage === vassalage)?.classes ?? [])),
    /** A draft of the panel in another category. */
    inCategory: withCategory,
    search: (text: string) => show({ ...filter, gameName: text.trim().slice(0, LONGEST_NAME + 1) }),
    /** Takes a guest to login and back to what the address shows. */
    logIn: () => show(filter),
  }
}

const NONE: readonly Vendor[] = []

function choicesOf(content: ReturnType<typeof useCategory>['content']): VendorChoice[] {
  switch (content.kind) {
    case 'hot':
      return []
    case 'types':
      return content.types.map(({ vassalage, displayName, iconUrl, gameClassify }) => ({
        vassalage,
        name: displayName || vassalage,
        iconUrl,
        classes: gameClassify ?? [],
      }))
    case 'vendors': {
      // One vendor may have several lobbies.
      const byCode = new Map(content.vendors.map((tile) => [tile.vendor, tile]))
      return [...byCode.values()].map(({ vendor, displayName, iconUrl }) => ({
        vassalage: vendor,
        name: displayName || vendor,
        iconUrl,
        classes: [],
      }))
    }
    default: {
      const impossible: never = content
      return impossible
    }
  }
}

const nameIn = (categories: readonly Category[], code: string) =>
  categories.flatMap(({ vendors }) => vendors).find(({ vendor }) => vendor === code)?.displayName || code
