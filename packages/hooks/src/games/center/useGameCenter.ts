import { useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../../core/navigation/pathChoice.ts'
import { withBeside } from '../../core/reads.rules.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { type CategoryItem, useCategories } from '../catalog/useCategories.ts'
import { type Category, HOT } from '../catalog/vendors.rules.ts'
import { gameMenusQueryOptions } from './gameCenter.queries.ts'
import { categoryPath, GAME_CENTER_VIEWS, type GameCenterView, parseGameCenterSearch } from './gameCenter.rules.ts'

/** A menu of the game centre. */
export interface GameMenu extends CategoryItem, PathChoice {
  /** How many games it has; undefined while or where nobody says. */
  gameCount: number | undefined
  /** The game centre with only this category. */
  path: string
}

/** A category of the game centre, with its vendors. */
export interface GameCenterCategory extends Category {
  /** The list of all its games. */
  path: string
}

/** The game centre. */
export interface GameCenterResult extends ReadState {
  /** Its parts; that of all vendors is chosen only while no category is. */
  views: readonly (PathChoice & {
    /** Which part it is. */
    view: GameCenterView
  })[]
  /** The part that the address names. */
  view: GameCenterView
  /** A menu for each category. */
  menus: readonly GameMenu[]
  /** The category it is narrowed to; empty for all. */
  menu: string
  /** The categories to show, each with its vendors (POP-02, POP-07). */
  categories: readonly GameCenterCategory[]
}

const pathWith = (search: Record<string, string>) => {
  const query = new URLSearchParams(search).toString()
  return `${pathOf('gameCenter')}${query && `?${query}`}`
}

/** Every category with its vendors and how many games it has, narrowed to the one that the address names. */
export function useGameCenter(search: string): GameCenterResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const catalog = useCategories()
  const { items } = catalog
  const counts = useLobbyQuery(gameMenusQueryOptions, { language })
  const { view, category } = useMemo(() => parseGameCenterSearch(search), [search])
  const all = useMemo(
    () => catalog.categories.flatMap((each) => (each.key === HOT ? [] : { ...each, path: categoryPath(each.key) })),
    [catalog.categories],
  )
  const menu = all.some(({ key }) => key === category) ? category : ''
  const isVendors = view === 'vendors'
  return {
    views: useMemo(
      () =>
        GAME_CENTER_VIEWS.map((each) => ({
          view: each,
          path: pathWith(each === 'vendors' ? {} : { view: each }),
          isChosen: each === view && (!isVendors || menu === ''),
        })),
      [view, isVendors, menu],
    ),
    view,
    menus: useMemo(
      () =>
        items
          .filter(({ key }) => key !== HOT)
          .map((item) => ({
            ...item,
            gameCount: counts.data?.find(({ menuCode }) => menuCode === item.key)?.gameCount,
            path: pathWith({ menu: item.key }),
            isChosen: isVendors && item.key === menu,
          })),
      [items, counts.data, isVendors, menu],
    ),
    menu,
    categories: useMemo(() => (menu ? all.filter(({ key }) => key === menu) : all), [all, menu]),
    ...withBeside(catalog, [counts]),
  }
}
