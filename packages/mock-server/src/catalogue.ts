import type { GameRow } from './rows.ts'
import { say } from './text.ts'

/** What a list of games is narrowed to; an absent or empty field narrows nothing. */
interface GameFilter {
  gameType: string
  vendor?: string | undefined
  name?: string | undefined
  language: string
  /** `hot`, or a class of a vendor. */
  gameClass?: string | undefined
  isNew?: boolean | undefined
  minBet?: number | undefined
  minLine?: number | undefined
}
export interface Page<Row> {
  rows: Row[]
  total: number
  totalPages: number
}

/** The games, read only, with the indexes the data library lacks. */
export interface Catalogue {
  game(nodeId: number): GameRow | undefined
  page(filter: GameFilter, pageNo: number, pageSize: number): Page<GameRow>
  /** Hot games in the order of the lists, at most `limit`. */
  hot(gameType: string, limit: number): GameRow[]
  /** Games of a vendor in one category of the server. */
  count(gameCategory: string, vendor: string): number
  /** Rows looked at so far, to prove that pages stay cheap. */
  visited(): number
}

/** Pages of one filter are asked for one after another, so its matches are remembered. */
const REMEMBERED_FILTERS = 50

const add = <Key>(index: Map<Key, GameRow[]>, key: Key, row: GameRow) => {
  const list = index.get(key)
  if (list) list.push(row)
  else index.set(key, [row])
}

/** Cuts a page out of all rows; a page beyond the last is empty. */
export function paginate<Row>(rows: readonly Row[], pageNo: number, pageSize: number): Page<Row> {
  const start = (pageNo - 1) * pageSize
  return { rows: rows.slice(start, start + pageSize), total: rows.length, totalPages: Math.ceil(rows.length / pageSize) }
}

/** Indexes `games`, whose order becomes the order of every list. */
export function createCatalogue(games: readonly GameRow[]): Catalogue {
  const byId = new Map<number, GameRow>()
  const byType = new Map<string, GameRow[]>()
  const byCategory = new Map<string, GameRow[]>()
  const byTypeAndVendor = new Map<string, GameRow[]>()
  const byCategoryAndVendor = new Map<string, GameRow[]>()
  for (const game of games) {
    byId.set(game.id, game)
    add(byType, game.gameType, game)
    add(byCategory, game.gameCategory, game)
    add(byTypeAndVendor, `${game.gameType} ${game.vendor}`, game)
    add(byCategoryAndVendor, `${game.gameCategory} ${game.vendor}`, game)
  }
  const remembered = new Map<string, GameRow[]>()
  let looked = 0

  /** A game type wins over a category of the same name: RNG leaves the cockfights of its category out. */
  const narrow = ({ gameType, vendor }: GameFilter): readonly GameRow[] => {
    if (!gameType || gameType === 'HOT' || gameType === 'ALL')
      return vendor ? games.filter((game) => game.vendor === vendor) : games
    const key = `${gameType} ${vendor}`
    if (vendor) return byTypeAndVendor.get(key) ?? byCategoryAndVendor.get(key) ?? []
    return byType.get(gameType) ?? byCategory.get(gameType) ?? []
  }

  function matches(filter: GameFilter): GameRow[] {
    const key = JSON.stringify(filter)
    const known = remembered.get(key)
    if (known) return known
    const part = filter.name?.toLowerCase()
    const gameClass = (filter.gameClass || (filter.gameType === 'HOT' ? 'hot' : '')).toLowerCase()
    const candidates = narrow(filter)
    looked += candidates.length
    const found = candidates.filter(
      (game) =>
        (!gameClass || game.classes.includes(gameClass)) &&
        (!filter.isNew || game.isNew) &&
        (filter.minBet === undefined || game.minBet === filter.minBet) &&
        (filter.minLine === undefined || game.minLine >= filter.minLine) &&
        (!part || say(game.names, filter.language).toLowerCase().includes(part)),
    )
    if (remembered.size >= REMEMBERED_FILTERS) remembered.clear()
    remembered.set(key, found)
    return found
  }

  return {
    game: (nodeId) => byId.get(nodeId),
    page: (filter, pageNo, pageSize) => paginate(matches(filter), pageNo, pageSize),
    hot: (gameType, limit) => matches({ gameType: gameType || 'HOT', gameClass: 'hot', language: 'EN' }).slice(0, limit),
    count: (gameCategory, vendor) => byCategoryAndVendor.get(`${gameCategory} ${vendor}`)?.length ?? 0,
    visited: () => looked,
  }
}
