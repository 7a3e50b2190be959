import { useMemo } from 'react'
import { useImages } from '../core/images/useImages.ts'
import type { Vendor } from './catalog/vendors.rules.ts'
import { useLaunch } from './launch/useLaunch.ts'
import { type VendorTile, vendorTile } from './tiles.ts'

/** Vendors as the tiles of a category: what each shows, and its launch (LIST-11, POP-05). The list is kept while they stay. */
export function useVendorTiles(vendors: readonly Vendor[], category?: string): readonly VendorTile[] {
  const { of: placesOf } = useImages()
  const launch = useLaunch()
  return useMemo(
    () => vendors.map((vendor) => vendorTile(vendor, category, { placesOf, launch })),
    [vendors, category, placesOf, launch],
  )
}
