import type { WpsSchemas } from '@lobbykit/sdk'
import { uniqueBy } from '../../core/list.rules.ts'
import type { Message } from '../../core/message.ts'

/** A vendor of games as the backend lists it. */
export type Vendor = WpsSchemas['Vendor']
/** A vendor's games of one category, as the backend lists them. */
export type GameType = WpsSchemas['GameType']
export type VendorData = WpsSchemas['VendorData']

/** A category with its vendors, as menus and tiles show it. */
export interface Category {
  /** Key of the category, such as LIVE (POP-03). */
  key: string
  /** Codes of its vendors in the server's order. */
  vassalages: readonly string[]
  /** Its vendors, in the same order. */
  vendors: readonly Vendor[]
}

export const HOT = 'HOT'
/** The category of slots, the one with classes and minimum bets (LIST-03). */
export const SLOTS = 'RNG'
/** Vendors that leave their category for one of their own (POP-07). */
const OWN_CATEGORIES: ReadonlyMap<string, 'ESPORTS' | 'COCKFIGHT'> = new Map([
  ['TF', 'ESPORTS'],
  ['DS88', 'COCKFIGHT'],
])
/** The category that is a vendor's own; undefined for those that stay where they are. */
export const ownCategoryOf = (vendor: string) => OWN_CATEGORIES.get(vendor)

/** The tiles in their order without duplicates. */
const eachOnce = (vendors: readonly Vendor[]): Vendor[] =>
  uniqueBy(vendors, ({ vendor, gameType, roomId, nodeId }) => JSON.stringify([vendor, gameType, roomId, nodeId]))

/** Moves the vendors of category `into` there out of `from` (anywhere, if absent), right after `after`. */
function split(
  categories: readonly Category[],
  { from, into, after }: { from?: string; into: 'ESPORTS' | 'COCKFIGHT'; after: string },
): Category[] {
  const belongs = (code: string) => ownCategoryOf(code) === into
  const moved: { vassalages: string[]; vendors: Vendor[] } = { vassalages: [], vendors: [] }
  const rest = categories.map((category): Category => {
    if (category.key === into || (from !== undefined && category.key !== from)) return category
    moved.vassalages.push(...category.vassalages.filter((code) => belongs(code)))
    moved.vendors.push(...category.vendors.filter(({ vendor }) => belongs(vendor)))
    return {
      key: category.key,
      vassalages: category.vassalages.filter((code) => !belongs(code)),
      vendors: category.vendors.filter(({ vendor }) => !belongs(vendor)),
    }
  })
  if (moved.vassalages.length === 0 && moved.vendors.length === 0) return [...categories]
  const existing = rest.find(({ key }) => key === into)
  const made: Category = {
    key: into,
    vassalages: [...new Set([...(existing?.vassalages ?? []), ...moved.vassalages])],
    vendors: eachOnce([...(existing?.vendors ?? []), ...moved.vendors]),
  }
  const others = rest.filter(({ key }) => key !== into)
  const at = others.findIndex(({ key }) => key === after)
  others.splice(at < 0 ? others.length : at + 1, 0, made)
  return others
}

/** The vendors of each category: some backends send them in a field of their own, some directly, beside those by game type. */
export function vendorsByCategory({ mapping }: VendorData): Record<string, readonly Vendor[]> {
  const { categories, gameType: _, ...direct } = mapping
  if (categories && !Array.isArray(categories)) return categories
  return { ...direct, ...(categories && { categories }) }
}

/**
 * The server's categories in their order, e-sports split out of SPORTS and cockfighting put after RNG. Nothing is lost or
 * doubled; a category that the server did not send appears only with vendors (POP-07).
 */
export function groupVendors(data: VendorData): Category[] {
  const tiles = vendorsByCategory(data)
  const names = new Map<string, Set<string>>()
  for (const { gameCategory, vendorNames } of data.sorting) {
    const known = names.get(gameCategory) ?? new Set()
    for (const { vassalage } of vendorNames) known.add(vassalage)
    names.set(gameCategory, known)
  }
  const categories = [...names].map(
    ([key, vassalages]): Category => ({
      key,
      vassalages: [...vassalages],
      vendors: eachOnce((Object.hasOwn(tiles, key) && tiles[key]) || []),
    }),
  )
  const withEsports = split(categories, { from: 'SPORTS', into: 'ESPORTS', after: 'SPORTS' })
  return split(withEsports, { into: 'COCKFIGHT', after: SLOTS })
}

/** The menu: the server's sorting, HOT in front (POP-02, MENU-01). */
export function menuCategories(categories: readonly Category[]): Category[] {
  const hot: Category = { key: HOT, vassalages: [], vendors: [] }
  return [categories.find(({ key }) => key === HOT) ?? hot, ...categories.filter(({ key }) => key !== HOT)]
}

/** Categories that the product has a name for. */
const NAMED = ['HOT', 'SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT', 'COCKFIGHT'] as const

/** A category's label; one the product does not know shows its key (POP-03). */
export const categoryLabel = (key: string): Message => {
  const named = NAMED.find((each) => each === key)
  return named ? { id: `category_${named}` } : { text: key }
}

/** What the content area of a category shows (POP-04, POP-05). */
export type CategoryContent =
  | { kind: 'hot' }
  | { kind: 'types'; types: readonly GameType[] }
  | { kind: 'vendors'; vendors: readonly Vendor[] }

const codesOf = (category: Category | undefined): ReadonlySet<string> =>
  new Set([...(category?.vassalages ?? []), ...(category?.vendors ?? []).map(({ vendor }) => vendor)])

const SPLIT_CATEGORIES: ReadonlySet<string> = new Set(['ESPORTS', 'COCKFIGHT'])
const TYPE_CATEGORIES: ReadonlySet<string> = new Set([SLOTS, 'PVP', 'LIVE', 'FISH'])

/**
 * RNG, PVP, LIVE and FISH show their game types; INHOUSE the RNG types of its own vendors; every other category the
 * vendor tiles of the mapping (POP-05).
 */
export function categoryContent(key: string, categories: readonly Category[], types: readonly GameType[]): CategoryContent {
  if (key === HOT) return { kind: 'hot' }
  const category = categories.find((each) => each.key === key)
  const own = codesOf(category)
  if (TYPE_CATEGORIES.has(key)) {
    // A vendor that was moved to a category of its own is not shown here again.
    const moved = (code: string) =>
      ownCategoryOf(code) !== undefined && categories.some((each) => SPLIT_CATEGORIES.has(each.key) && codesOf(each).has(code))
    return {
      kind: 'types',
      types: types.filter((type) => type.gameType === key && (own.has(type.vassalage) || !moved(type.vassalage))),
    }
  }
  if (key === 'INHOUSE')
    return { kind: 'types', types: types.filter((type) => type.gameType === SLOTS && own.has(type.vassalage)) }
  return { kind: 'vendors', vendors: category?.vendors ?? [] }
}

/** Games whose name contains the text, whatever its case (POP-04): the one that they have, or the one that their tiles show (LIST-15). */
export function matchingGames<Game extends { gameName: string; displayName?: string | undefined }>(
  games: readonly Game[],
  text: string,
): readonly Game[] {
  // Not by the device's locale: a Turkish one has another small I, and PIRATE would no longer be found as pirate.
  const wanted = text.trim().toLowerCase()
  const has = (name = '') => name.toLowerCase().includes(wanted)
  return wanted === '' ? games : games.filter(({ gameName, displayName }) => has(gameName) || has(displayName))
}
