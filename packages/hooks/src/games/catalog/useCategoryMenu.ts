import { isAt } from '../../core/navigation/addresses.rules.ts'
import type { PathChoice } from '../../core/navigation/pathChoice.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { homeCategory, namedCategory } from './namedCategory.rules.ts'
import { type CategoryItem, useCategories } from './useCategories.ts'
import { HOT } from './vendors.rules.ts'

/** An item of the category menu on a page whose address carries the choice. */
export interface ChosenCategory extends CategoryItem, PathChoice {
  /** Chooses it, in place of the choice before (POP-01). */
  open: () => void
}

/** The category menu of a page. */
export interface CategoryMenuResult extends ReadState {
  /** The categories, in the order of the menu (POP-02). */
  items: readonly ChosenCategory[]
  /** The key of the one that is chosen: HOT where the address names none that there is. */
  chosen: string
}

/**
 * The category menu of home or of the game lobby, by the path and the query of its address: the choice stays there when one comes
 * back from a game (POP-01).
 */
export function useCategoryMenu(path: string, search: string): CategoryMenuResult {
  const { ports } = useLobby()
  const { items, status, retry, refusal } = useCategories()
  const isLobby = isAt('gameLobby', path)
  const wanted = isLobby ? (namedCategory(search) ?? HOT) : homeCategory(search)
  const name = isLobby ? 'gameType' : 'category'
  // While the categories are unknown, the choice stays as it is. To change it to HOT and back would load both lists.
  const chosen = status !== 'ready' || items.some(({ key }) => key === wanted) ? wanted : HOT
  return {
    status,
    retry,
    refusal,
    chosen,
    items: items.map((item) => {
      const to = item.key === HOT ? path : `${path}?${new URLSearchParams({ [name]: item.key })}`
      return { ...item, isChosen: item.key === chosen, path: to, open: () => ports.navigate(to, { replace: true }) }
    }),
  }
}
