import { gameListPath } from './catalog/catalog.rules.ts'
import type { GameType, Vendor } from './catalog/vendors.rules.ts'
import { inputOfVendor } from './launch/launchInput.rules.ts'
import type { Launch } from './launch/useLaunch.ts'

type PlacesOf = (address: string | undefined) => readonly string[]

/** A tile of a category: what it shows, and what a tap does. */
export interface Tile {
  /** Tells it from the other tiles of its list. */
  key: string
  /** As the site names the vendor, else the vendor's code. */
  name: string
  /** Places of its picture, best first (APP-21). */
  icon: readonly string[]
  /** Places of its large picture, or of the small one where it has none. */
  largeIcon: readonly string[]
  /** How many games it has; undefined where nobody says, and where it has none. */
  gameCount: number | undefined
  /** The code of its vendor. */
  vassalage: string
  /** What a tap on it does: opens a vendor's lobby, or the list of a type's games (POP-05, LIST-11). */
  launch: () => void
}

/** A vendor's lobby. Two lobbies of one vendor are two tiles, and each opens its own (POP-05). */
export interface VendorTile extends Tile {
  /** Launches its lobby (LIST-11); resolves when that has led somewhere. */
  launch: () => Promise<void>
}

/** A type of games at a vendor. */
export interface TypeTile extends Tile {
  /** Code of the type of games. */
  gameType: string
  /** The list of its games (POP-05). */
  path: string
}

/** A vendor as a tile of a category. */
export function vendorTile(
  vendor: Vendor,
  category: string | undefined,
  { placesOf, launch }: { placesOf: PlacesOf; launch: Launch },
): VendorTile {
  return {
    key: [vendor.vendor, vendor.gameType, vendor.nodeId, vendor.roomId].join(' '),
    name: vendor.displayName || vendor.vendor,
    icon: placesOf(vendor.iconUrl),
    largeIcon: placesOf(vendor.mobileLargeIcon || vendor.iconUrl),
    gameCount: vendor.gameCount || undefined,
    vassalage: vendor.vendor,
    launch: async () => void (await launch(inputOfVendor(vendor, category))),
  }
}

/** A type of games as a tile of a category. */
export function typeTile(
  { gameType, vassalage, displayName, iconUrl, gameCount }: GameType,
  { placesOf, navigate }: { placesOf: PlacesOf; navigate: (path: string) => void },
): TypeTile {
  const icon = placesOf(iconUrl)
  const path = gameListPath(gameType, vassalage)
  return {
    key: `${gameType} ${vassalage}`,
    name: displayName || vassalage,
    icon,
    largeIcon: icon,
    gameCount: gameCount || undefined,
    vassalage,
    gameType,
    path,
    launch: () => navigate(path),
  }
}
