import { between, createRandom } from '../random.ts'
import type { GameRow } from '../rows.ts'
import { type Family, familyOf } from './families.ts'

const DAY_MS = 86_400_000
const DRAW_MINUTES = 5
/** How far the clock of Vietnam is ahead of UTC all year, ms: its lotteries number their draws by its days. */
export const VIETNAM_AHEAD_MS = 7 * 3_600_000
/** Between the last bet and the numbers. */
export const DRAWN_AFTER_MS = 10_000

/** A draw of a game. */
export interface Draw {
  drawNo: string
  /** From this millisecond on no bet is taken. */
  closesAt: number
  drawnAt: number
}

/** What says when a game draws. */
type Drawing = Pick<GameRow, 'id' | 'vendor' | 'gameId'>

/** How long a draw of a game takes bets, ms; whole draws make a day. */
const lengthOf = ({ id }: Drawing) => DRAW_MINUTES * 60_000 * (1 + (id % 4))

function drawAt(game: Drawing, index: number): Draw {
  const length = lengthOf(game)
  const start = index * length
  const local = start + (familyOf(game) === 'vn' ? VIETNAM_AHEAD_MS : 0)
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
  const number = Math.floor((local % DAY_MS) / length) + 1
  const closesAt = start + length
  return { drawNo: `${day}-${String(number).padStart(4, '0')}`, closesAt, drawnAt: closesAt + DRAWN_AFTER_MS }
}

/** The draw that is open at `now` (ms since 1970) and those after it, so many in all. */
export function openDraws(game: Drawing, now: number, count: number): Draw[] {
  const length = lengthOf(game)
  const first = Math.floor(now / length)
  return Array.from({ length: count }, (_, at) => drawAt(game, first + at))
}

/** The draw that has closed and whose numbers are not known yet at `now`. */
export function drawingAt(game: Drawing, now: number): Draw | undefined {
  const length = lengthOf(game)
  const last = drawAt(game, Math.floor(now / length) - 1)
  return last.drawnAt > now ? last : undefined
}

/** The last draws whose numbers are known at `now`, the newest first. */
export function drawnDraws(game: Drawing, now: number, count: number): Draw[] {
  const length = lengthOf(game)
  const last = Math.floor((now - DRAWN_AFTER_MS) / length) - 1
  return Array.from({ length: count }, (_, at) => drawAt(game, last - at))
}

/** A whole number that stands for a text, always the same. */
function hash(text: string): number {
  let mixed = 2_166_136_261
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return mixed
}

const MAKE: Record<Family, (random: () => number) => string[]> = {
  digits5: (random) => Array.from({ length: 5 }, () => String(between(random, 0, 9))),
  pk10: (random) => shuffled(random, 10),
  dice3: (random) => Array.from({ length: 3 }, () => String(between(random, 1, 6))),
  pick45: (random) => shuffled(random, 45).slice(0, 6).toSorted(),
  vn: (random) => Array.from({ length: 18 }, () => String(between(random, 0, 99_999)).padStart(5, '0')),
}

function shuffled(random: () => number, count: number): string[] {
  const numbers = Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'))
  for (let at = count - 1; at > 0; at -= 1) {
    const other = between(random, 0, at)
    const [one, two] = [numbers[at], numbers[other]]
    if (one !== undefined && two !== undefined) [numbers[at], numbers[other]] = [two, one]
  }
  return numbers
}

/** What a draw draws: always the same for the same seed, game and draw. */
export function numbersOf(seed: number, game: Pick<GameRow, 'gameId' | 'vendor'>, drawNo: string): string[] {
  return MAKE[familyOf(game)](createRandom(hash(`${seed} ${game.gameId} ${drawNo}`)).next)
}
