import { useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import type { Message } from '../../core/message.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { gameTypesQueryOptions, vendorsQueryOptions } from './catalog.queries.ts'
import {
  type Category,
  type CategoryContent,
  categoryContent,
  categoryLabel,
  groupVendors,
  HOT,
  menuCategories,
} from './vendors.rules.ts'

/** An item of the category menu. */
export interface CategoryItem {
  /** Key of the category, such as LIVE (POP-03). */
  key: string
  /** What it is called (POP-03). */
  label: Message
}

/** The categories of the site. */
export interface CategoriesResult extends ReadState {
  /** HOT in front, then the server's order, e-sports and cockfighting split out (POP-02, POP-07). */
  categories: readonly Category[]
  /** The categories as a menu shows them. */
  items: readonly CategoryItem[]
}

/** What a category holds, as the backend says it. */
export interface CategoryContentResult extends ReadState {
  content: CategoryContent
}

/** The category menu: the server's order, HOT in front, e-sports and cockfighting split out (POP-02, POP-03, POP-07). */
export function useCategories(): CategoriesResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(vendorsQueryOptions, { language })
  const categories = useMemo(() => menuCategories(data ? groupVendors(data) : []), [data])
  const items = useMemo(() => categories.map(({ key }) => ({ key, label: categoryLabel(key) })), [categories])
  return { categories, items, status, retry, refusal }
}

/** What a category holds; the game types load only for a category that shows them (POP-05). */
export function useCategoryContent(key: string): CategoryContentResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const vendors = useCategories()
  const { categories } = vendors
  const needsTypes = key !== HOT && categoryContent(key, categories, []).kind === 'types'
  const types = useLobbyQuery(gameTypesQueryOptions, { language }, { enabled: needsTypes })
  const content = useMemo(() => categoryContent(key, categories, types.data ?? []), [key, categories, types.data])
  const last = vendors.status === 'ready' && needsTypes ? types : vendors
  return { content, status: last.status, retry: last.retry, refusal: last.refusal }
}
