import type { CategoryContent } from './catalog/vendors.rules.ts'

/** A vendor one may narrow a list to. */
export interface VendorChoice {
  /** Code of the vendor. */
  vassalage: string
  /** As the site names it, else its code. */
  name: string
  /** Places of its picture, best first (APP-21). */
  icon: readonly string[]
  /** Classes of its own (LIST-05). */
  classes: readonly string[]
}

/** The vendors of a category that a list may be narrowed to, each once (LIST-04). */
export function vendorChoices(
  content: CategoryContent,
  placesOf: (address: string | undefined) => readonly string[],
): VendorChoice[] {
  switch (content.kind) {
    case 'hot':
      return []
    case 'types':
      return content.types.map(({ vassalage, displayName, iconUrl, gameClassify }) => ({
        vassalage,
        name: displayName || vassalage,
        icon: placesOf(iconUrl),
        classes: gameClassify ?? [],
      }))
    case 'vendors': {
      // One vendor may have several lobbies.
      const byCode = new Map(content.vendors.map((tile) => [tile.vendor, tile]))
      return [...byCode.values()].map(({ vendor, displayName, iconUrl }) => ({
        vassalage: vendor,
        name: displayName || vendor,
        icon: placesOf(iconUrl),
        classes: [],
      }))
    }
    default: {
      const impossible: never = content
      return impossible
    }
  }
}
