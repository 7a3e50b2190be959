import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { VENDOR_RELOAD_MS } from '../language/language.rules.ts'
import { useSettledLanguage } from '../language/useLanguage.ts'
import { gameTypesQueryOptions, vendorsQueryOptions } from './catalog.queries.ts'
import { categoryContent, categoryLabel, groupVendors, HOT, menuCategories } from './vendors.rules.ts'

/** The category menu: the server's order, HOT in front, e-sports and cockfighting split out (POP-02, POP-03, POP-07). */
export function useCategories() {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, isPending, isError, refetch } = useQuery(vendorsQueryOptions(lobby, { language }))
  const categories = useMemo(() => menuCategories(data ? groupVendors(data) : []), [data])
  const entries = useMemo(() => categories.map(({ key }) => ({ key, label: categoryLabel(key) })), [categories])
  return { categories, entries, isLoading: isPending, isFailed: isError, retry: refetch }
}

/** What the content area of a category shows; the game types load only for a category that shows them (POP-05). */
export function useCategory(key: string) {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { categories, isLoading, isFailed, retry } = useCategories()
  const needsTypes = key !== HOT && categoryContent(key, categories, []).kind === 'types'
  const types = useQuery({ ...gameTypesQueryOptions(lobby, { language }), enabled: needsTypes })
  const { data, isPending, isError, refetch } = types
  const content = useMemo(() => categoryContent(key, categories, data ?? []), [key, categories, data])
  return {
    content,
    isLoading: isLoading || (needsTypes && isPending),
    isFailed: isFailed || (needsTypes && isError),
    retry: () => void (isFailed ? retry() : refetch()),
  }
}
