import { between, createRandom, pick } from '../random.ts'
import type { History } from './history.ts'
import { returnTenths } from './history.ts'
import { createBook, ORDER_ENDS_MS, type PlayedGame } from './historyBook.ts'

/** Who the crowd belongs to: agent02. */
export const CROWD_UPLINE_ID = 3
/** Numbers of the crowd follow each other from here; whoever registers gets smaller ones. */
const FIRST_ID = 500_001
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** How long ago the first of them registered, days. */
const OLDEST_DAYS = 364
const MOST_SITTINGS = 3
const MOST_ROUNDS = 4
const STAKES = [500, 1_000, 2_000, 5_000] as const
const ORDER_CENTS = 50_000
const NAMES = [
  'ana',
  'boy',
  'cora',
  'dan',
  'edna',
  'fred',
  'gina',
  'hugo',
  'ines',
  'jomar',
  'kris',
  'lea',
  'mon',
  'nena',
  'oca',
]

/** A member of a large team, who is kept nowhere before something happens to them. */
export interface CrowdMember {
  id: number
  account: string
  password: string
  /** When they registered, ms since 1970. */
  regDate: number
}

interface Seeded {
  seed: number
  startedAt: number
  crowd: number
}

const sourceOf = (seed: number, place: number) => createRandom(seed * 7_919 + place * 104_729).next

/** The member at a place of the crowd, counted from 0. */
export function crowdMember({ seed, startedAt }: Seeded, place: number): CrowdMember {
  const random = sourceOf(seed, place)
  const account = `${NAMES[place % NAMES.length]}${String(place + 1).padStart(5, '0')}`
  // Most came lately.
  const days = OLDEST_DAYS * random() ** 2
  return { id: FIRST_ID + place, account, password: 'Crowd01pass', regDate: startedAt - Math.floor(days * DAY_MS) }
}

/** The place of a number in the crowd; undefined for all others. */
export const crowdPlaceOf = ({ crowd }: Pick<Seeded, 'crowd'>, id: number): number | undefined =>
  id >= FIRST_ID && id < FIRST_ID + crowd ? id - FIRST_ID : undefined

/** The place of an account in the crowd, whatever its case; undefined for all others. */
export function crowdPlaceOfAccount({ crowd }: Pick<Seeded, 'crowd'>, account: string): number | undefined {
  const found = /^([a-z]+)(\d{5})$/.exec(account.trim().toLowerCase())
  const place = Number(found?.[2]) - 1
  return found && place >= 0 && place < crowd && NAMES[place % NAMES.length] === found[1] ? place : undefined
}

/** What a member of the crowd did up to the seed: the same for the same seed, place and games. It ends with what is in the wallet. */
export function crowdHistory(seeded: Seeded, place: number, games: readonly PlayedGame[]): History {
  const { id: memberId, regDate } = crowdMember(seeded, place)
  const random = sourceOf(seeded.seed + 1, place)
  const book = createBook(memberId, { orderCents: ORDER_CENTS }, random)
  const sittings = between(random, 0, MOST_SITTINGS)
  const days = (seeded.startedAt - regDate) / DAY_MS
  const starts = Array.from({ length: sittings }, () => seeded.startedAt - Math.floor(days * random() ** 2 * DAY_MS))
  let at = regDate
  for (const start of starts.toSorted((one, other) => one - other)) {
    // Half an hour before the end nobody sits down any more, for a sitting takes that long.
    at = Math.max(at, Math.min(start, seeded.startedAt - 6 * ORDER_ENDS_MS))
    const rounds = between(random, 1, MOST_ROUNDS)
    for (let tries = 0; tries < 2 && book.moved() < rounds * MOST_STAKE; tries += 1) {
      book.payIn(at)
      at += ORDER_ENDS_MS
    }
    const game = pick(random, games)
    for (let round = 0; round < rounds; round += 1) {
      const stakeCents = pick(random, STAKES)
      if (stakeCents > book.moved()) break
      at += MINUTE_MS
      book.play(game, stakeCents, (stakeCents * returnTenths(random)) / 10, at)
    }
  }
  return book.close(book.moved(), regDate)
}
const MOST_STAKE = Math.max(...STAKES)
