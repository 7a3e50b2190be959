import { useMemo } from 'react'
import { useCategories } from '../games/catalog/useCategories.ts'
import { LOTTERY_CATEGORIES } from '../games/launch/launchInput.rules.ts'
import type { VendorTile } from '../games/tiles.ts'
import { useVendorTiles } from '../games/useVendorTiles.ts'

/** The lobbies of the lottery vendors (LIST-11). */
export function useLotteryLobbies(): readonly VendorTile[] {
  const { categories } = useCategories()
  const vendors = useMemo(
    () => categories.filter(({ key }) => LOTTERY_CATEGORIES.has(key)).flatMap((category) => category.vendors),
    [categories],
  )
  return useVendorTiles(vendors)
}
