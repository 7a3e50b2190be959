import { familyOf } from '../lottery/families.ts'
import { between, createRandom, pick, type Random } from '../random.ts'
import type { GameRow } from '../rows.ts'
import type { Text } from '../text.ts'
import { type Offer, offers, vendorOf } from './vendors.ts'
import { type Words, wordsFor } from './words.ts'

const MIN_BETS = [0.01, 0.05, 0.1, 0.5, 0.75] as const
const LINES = [1, 5, 10, 20, 25, 50, 243] as const
const ROOM_TYPES = ['FREE', 'VIP', 'FREE', 'PPV'] as const
const EDITIONS = ['', ' II', ' Deluxe', ' Gold', ' Max', ' III', ' Extra', ' Plus'] as const
const PRIZE_MODES: Record<string, readonly string[]> = {
  TCG_LOTTO_VN: ['Elott'],
  ELOTT: ['Elott'],
  LOTT: ['Lott', 'Lott', 'ZY'],
  TCG_SEA: ['SEA'],
}

/** The n-th name of a vendor: every pair of words once, then the same pairs as a new edition. */
function nameOf({ front, back }: Words, n: number, offset: number): Text {
  const pairs = front.length * back.length
  // A step that shares no factor with the number of pairs visits each of them once.
  const position = (n * 7919 + offset * 131) % pairs
  const first = front[position % front.length] ?? { EN: '', TY: '' }
  const second = back[Math.floor(position / front.length)] ?? { EN: '', TY: '' }
  const round = Math.floor(n / pairs)
  const edition = round < EDITIONS.length ? EDITIONS[round] : ` ${round + 1}`
  return { EN: `${first.EN} ${second.EN}${edition}`, TY: `${first.TY} ${second.TY}${edition}` }
}

function rowOf(random: Random, offer: Offer, id: number, n: number): GameRow {
  const { vendor, gameType, gameCategory } = offer
  const room = `${vendor.toLowerCase()}-${gameType === 'RNG' ? '' : `${gameType.toLowerCase()}-`}${n + 1}`
  const isSlot = gameType === 'RNG'
  const classes = vendorOf(vendor)?.classes
  const own = isSlot && classes ? [pick(random, classes)] : []
  const isHot = n === 0 || random() < 0.05
  const modes = PRIZE_MODES[vendor]
  const mode = modes?.[n % modes.length]
  const gameId = room.replaceAll('-', '_')
  return {
    id,
    names: nameOf(wordsFor(gameType, mode === undefined ? undefined : familyOf({ vendor, gameId })), n, offers.indexOf(offer)),
    gameType,
    gameCategory,
    vendor,
    gameId,
    roomId: room,
    ...(gameType === 'LIVE' && { roomType: ROOM_TYPES[n % ROOM_TYPES.length] }),
    supportPlay: isSlot ? random() < 0.9 : gameType === 'FISH' && random() < 0.5,
    isNew: random() < 0.1,
    minBet: pick(random, MIN_BETS),
    minLine: pick(random, LINES),
    classes: [...(isHot ? ['hot'] : []), ...own],
    ...(mode && { prizeMode: mode }),
  }
}

/** How many games each offer has: its own number, and its share of what is left. */
function sizes(count: number): number[] {
  const least = offers.reduce((sum, offer) => sum + offer.games, 0)
  const shares = offers.reduce((sum, offer) => sum + (offer.share ?? 0), 0)
  const spare = Math.max(0, count - least)
  const all = offers.map((offer) => offer.games + Math.floor((spare * (offer.share ?? 0)) / shares))
  const rest = Math.max(0, count - all.reduce((sum, size) => sum + size, 0))
  return all.map((size, index) => size + (index === 0 ? rest : 0))
}

/** The game of the contract's examples, always the first of the catalogue. */
const FIRST = {
  names: { EN: 'Tropical Reels', TY: 'Tropikal na Rolyo' },
  minBet: 0.1,
  isNew: true,
  supportPlay: true,
} as const

/** Puts the example first; a game that had its name takes the name that became free. */
function putExampleFirst(rows: GameRow[]) {
  const [first] = rows
  if (!first) return
  const namesake = rows.findIndex(({ vendor, names }) => vendor === first.vendor && names.EN === FIRST.names.EN)
  const other = rows[namesake]
  if (other) rows[namesake] = { ...other, names: first.names }
  rows[0] = { ...first, ...FIRST }
}

/**
 * At least `count` games (and no fewer than the vendors' own), with vendors taking turns so that a page shows several of
 * them. Node ids start at 1 and follow the order of the lists.
 */
export function seedGames(seed: number, count: number): GameRow[] {
  const random = createRandom(seed).next
  const left = sizes(count)
  const made = offers.map(() => 0)
  const rows: GameRow[] = []
  for (let open = true; open; ) {
    open = false
    for (const [index, offer] of offers.entries()) {
      const n = made[index] ?? 0
      const batch = Math.min(between(random, 1, 2 + (offer.share ?? 0)), (left[index] ?? 0) - n)
      for (let k = 0; k < batch; k += 1) rows.push(rowOf(random, offer, rows.length + 1, n + k))
      made[index] = n + Math.max(0, batch)
      if ((left[index] ?? 0) > (made[index] ?? 0)) open = true
    }
  }
  putExampleFirst(rows)
  return rows
}
