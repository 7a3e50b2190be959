import { useMemo } from 'react'
import { useImages } from '../core/images/useImages.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { useCategoryContent } from './catalog/useCategories.ts'
import type { Vendor } from './catalog/vendors.rules.ts'
import { type TypeTile, typeTile, type VendorTile } from './tiles.ts'
import { useVendorTiles } from './useVendorTiles.ts'

/** What the content area of a category shows: the hot games, types of games, or the lobbies of vendors (POP-04, POP-05). */
export type ShownContent =
  | { kind: 'hot' }
  | {
      kind: 'types'
      /** The tiles, in the order of the backend. */
      tiles: readonly TypeTile[]
    }
  | {
      kind: 'vendors'
      /** The tiles, in the order of the backend. */
      tiles: readonly VendorTile[]
    }

/** The content area of a category. */
export interface CategoryResult extends ReadState {
  /** What to show, and its tiles. */
  content: ShownContent
}

const NONE: readonly Vendor[] = []

/** What the content area of a category shows; the game types load only for a category that shows them (POP-05). */
export function useCategory(key: string): CategoryResult {
  const lobby = useLobby()
  const { of: placesOf } = useImages()
  const { content, status, retry, refusal } = useCategoryContent(key)
  const vendors = useVendorTiles(content.kind === 'vendors' ? content.vendors : NONE, key)
  const shown = useMemo((): ShownContent => {
    if (content.kind === 'hot') return content
    if (content.kind === 'vendors') return { kind: 'vendors', tiles: vendors }
    const navigate = (path: string) => lobby.ports.navigate(path)
    return { kind: 'types', tiles: content.types.map((type) => typeTile(type, { placesOf, navigate })) }
  }, [lobby, content, vendors, placesOf])
  return { content: shown, status, retry, refusal }
}
