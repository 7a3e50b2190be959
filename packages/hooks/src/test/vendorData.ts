import fc from 'fast-check'
import {
  type Category,
  type GameType,
  type Vendor,
  type VendorData,
  vendorsByCategory,
} from '../games/catalog/vendors.rules.ts'

export const vendor = (code: string, gameType: string, nodeId = 0): Vendor => ({ vendor: code, gameType, nodeId })
export const type = (gameType: string, vassalage: string): GameType => ({ gameType, vassalage })
export const keys = (categories: readonly Category[]) => categories.map(({ key }) => key)

/** Vendor data of categories with the codes of their vendors. */
export const dataOf = (...categories: [key: string, ...codes: string[]][]): VendorData => ({
  sorting: categories.map(([gameCategory, ...codes]) => ({
    gameCategory,
    vendorNames: codes.map((vassalage) => ({ vassalage, gameType: gameCategory })),
  })),
  mapping: {
    categories: Object.fromEntries(categories.map(([key, ...codes]) => [key, codes.map((code) => vendor(code, key))])),
  },
})
export const shapeOf = (categories: readonly Category[]) => categories.map(({ key, vassalages }) => [key, ...vassalages])

const KEYS = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'LOTT',
  'COCKFIGHT',
  'NEWONE',
  '__proto__',
  'constructor',
]
const CODES = ['JL', 'BTI', 'TF', 'DS88', 'PP', 'TCG', 'toString']
export const anyData: fc.Arbitrary<VendorData> = fc.record({
  sorting: fc.array(
    fc.record({
      gameCategory: fc.constantFrom(...KEYS),
      vendorNames: fc.array(fc.record({ vassalage: fc.constantFrom(...CODES), gameType: fc.constantFrom(...KEYS) }), {
        maxLength: 6,
      }),
    }),
    { maxLength: 9 },
  ),
  mapping: fc.record({
    categories: fc
      .array(
        fc.tuple(
          fc.constantFrom(...KEYS),
          fc.array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom('RNG', 'LIVE'), fc.nat(2)), { maxLength: 6 }),
        ),
      )
      .map((entries) =>
        Object.fromEntries(
          entries.map(([key, tiles]) => [key, tiles.map(([code, gameType, id]) => vendor(code, gameType, id))]),
        ),
      ),
  }),
})
/** What the product shows of a server's data before any grouping: the sorted categories, each once. */
export const sortedKeys = ({ sorting }: VendorData) => [...new Set(sorting.map(({ gameCategory }) => gameCategory))]
export const tilesOf = (data: VendorData, key: string) => {
  const tiles = vendorsByCategory(data)
  return Object.hasOwn(tiles, key) ? (tiles[key] ?? []) : []
}
export const writing = (tiles: readonly Vendor[]) => tiles.map((tile) => JSON.stringify(tile))
