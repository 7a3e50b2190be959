import type { LgwComponents } from '@lobbykit/sdk'
import type { Message, MessageId } from '../core/message.ts'

/** A way to bet, with what one picks from and what it pays. */
export type PlayMethod = LgwComponents['schemas']['LotteryMethod']
/** What was picked, by row. */
export type Selection = readonly (readonly string[])[]

/** The kinds of counting that are known here; a method of another kind is not offered. */
const KINDS = ['straight', 'group', 'pair', 'sum', 'combination', 'ending'] as const
type PlayKind = (typeof KINDS)[number]

/** Bets that one line may make; the contract takes no more. */
export const BETS_MOST = 20_000

const kindOf = ({ kind }: Pick<PlayMethod, 'kind'>): PlayKind | undefined => KINDS.find((each) => each === kind)

/** The methods of a way to play that can be counted here. */
export const methodsFor = (methods: readonly PlayMethod[], playType: string): PlayMethod[] =>
  methods.filter((method) => method.playTypes.includes(playType) && kindOf(method) !== undefined && method.rows.length > 0)

/** Nothing picked yet. */
export const emptySelection = ({ rows }: PlayMethod): Selection => rows.map(() => [])

/** How many ways there are to take `size` of `count`. */
function choose(count: number, size: number): number {
  if (count < size) return 0
  let ways = 1
  for (let taken = 0; taken < size; taken += 1) ways = (ways * (count - taken)) / (taken + 1)
  return Math.round(ways)
}

/** How many ways there are to take one of each row, none of them twice. */
function distinctWays(rows: Selection, taken: readonly string[] = []): number {
  const [row, ...rest] = rows
  if (!row) return 1
  const free = row.filter((each) => !taken.includes(each))
  return rest.length === 0 ? free.length : free.reduce((ways, each) => ways + distinctWays(rest, [...taken, each]), 0)
}

/** How many bets a selection makes; 0 while something is missing. */
export function countBets(method: PlayMethod, selection: Selection): number {
  const [first = []] = selection
  const kind = kindOf(method)
  switch (kind) {
    case 'straight':
    case 'ending':
      return method.isDistinct ? distinctWays(selection) : selection.reduce((ways, row) => ways * row.length, 1)
    case 'group':
    case 'combination':
      return choose(first.length, method.pick ?? 1)
    case 'pair':
      return 2 * choose(first.length, 2)
    case 'sum':
      return first.length
    case undefined:
      return 0
    default: {
      const impossible: never = kind
      return impossible
    }
  }
}

/** The most that one bet of a selection pays, in times its stake; of picks with odds of their own, the highest picked. */
export function highestTimes({ kind, odds }: PlayMethod, selection: Selection): number {
  const [first = []] = selection
  const counted = kind === 'sum' && first.length > 0 ? odds.filter(({ match }) => first.includes(match)) : odds
  return Math.max(0, ...counted.map(({ times }) => times))
}

/** Whether a bet is paid for each number of a draw that it hits, and so may bring more than its highest odds. */
export const paysEachHit = ({ kind, positions }: Pick<PlayMethod, 'kind' | 'positions'>): boolean =>
  kind === 'ending' && positions?.length !== 1

/** What a pick pays, where each has odds of its own. */
export const pickTimes = ({ kind, odds }: PlayMethod, number: string): number | undefined =>
  kind === 'sum' ? odds.find(({ match }) => match === number)?.times : undefined

/** Picks a number, or takes it back; in the order of the row, however it is tapped. */
export function togglePick({ rows }: PlayMethod, selection: Selection, row: number, number: string): Selection {
  const picked = new Set(selection[row])
  if (!picked.delete(number)) picked.add(number)
  return withRow(selection, row, rows[row]?.numbers.filter((each) => picked.has(each)) ?? [])
}

/** What a whole row may be set to by one tap (assumed): all, its upper or lower half, the odd or the even ones, none. */
export const ROW_PICKS = ['all', 'high', 'low', 'odd', 'even', 'none'] as const
/** What one tap sets a whole row to. */
export type RowPick = (typeof ROW_PICKS)[number]

/** Rows from this length on have picks of a whole row. */
const LONG_ROW = 10
export const hasRowPicks = (numbers: readonly string[]): boolean =>
  numbers.length >= LONG_ROW && numbers.every((number) => /^\d+$/.test(number))

/** Sets a row by one tap. */
export function pickRow({ rows }: PlayMethod, selection: Selection, row: number, wanted: RowPick): Selection {
  const numbers = rows[row]?.numbers ?? []
  const half = numbers.length / 2
  const takes: Record<RowPick, (number: string, at: number) => boolean> = {
    all: () => true,
    high: (_, at) => at >= half,
    low: (_, at) => at < half,
    odd: (number) => Number(number) % 2 === 1,
    even: (number) => Number(number) % 2 === 0,
    none: () => false,
  }
  return withRow(selection, row, numbers.filter(takes[wanted]))
}

const withRow = (selection: Selection, row: number, numbers: readonly string[]): Selection =>
  selection.map((each, at) => (at === row ? numbers : each))

/** The fewest numbers a row needs for one bet. */
const needed = ({ kind, pick = 1 }: PlayMethod) => (kind === 'pair' ? 2 : kind === 'group' || kind === 'combination' ? pick : 1)

/** One bet by chance; `random` gives numbers from 0 up to 1. */
export function quickPick(method: PlayMethod, random: () => number): Selection {
  const taken = new Set<string>()
  return method.rows.map(({ numbers }) => {
    const left = numbers.filter((number) => !method.isDistinct || !taken.has(number))
    const picked = new Set<string>()
    for (let count = 0; count < needed(method); count += 1) {
      const free = left.filter((number) => !picked.has(number))
      const number = free[Math.min(free.length - 1, Math.floor(random() * free.length))]
      if (number !== undefined) picked.add(number)
    }
    for (const number of picked) taken.add(number)
    return numbers.filter((number) => picked.has(number))
  })
}

const PICKS: Readonly<Record<string, MessageId>> = { big: 'pick_big', small: 'pick_small', odd: 'pick_odd', even: 'pick_even' }

/** What a number, or a side of a sum, is called. */
export function pickLabel(number: string): Message {
  const id = Object.hasOwn(PICKS, number) ? PICKS[number] : undefined
  return id ? { id } : { text: number }
}
