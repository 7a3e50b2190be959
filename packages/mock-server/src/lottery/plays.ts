import type { OddsRow } from '../lotteryRows.ts'

/** By which rule bets are counted and won. */
export type PlayKind = 'straight' | 'group' | 'pair' | 'sum' | 'combination' | 'ending'
export type Selection = readonly (readonly string[])[]

/** The rule of a way to bet. */
export interface Play {
  kind: PlayKind
  /** Which numbers of a draw it is about, the first is 0; absent for all. */
  positions?: readonly number[]
  rows: readonly { numbers: readonly string[] }[]
  /** Numbers of one bet, where they come from one row. */
  pick?: number
  isDistinct?: boolean
  /** Sums from this one on are big. */
  bigFrom?: number
}

/** Every way to take one of each row. */
function tuples(rows: Selection): string[][] {
  return rows.reduce<string[][]>((made, row) => made.flatMap((each) => row.map((number) => [...each, number])), [[]])
}

/** Every way to take `size` of the numbers, in their order. */
function subsets(numbers: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return numbers.flatMap((number, at) => subsets(numbers.slice(at + 1), size - 1).map((rest) => [number, ...rest]))
}

/** How many bets of `size` numbers a row makes, without making them. */
function choose(row: number, size: number): number {
  let count = 1
  for (let at = 0; at < size; at += 1) count = (count * (row - at)) / (at + 1)
  return Math.round(count)
}

/** Whether a selection keeps to what may be picked: known numbers, each once in its row. */
export const isSelection = ({ rows }: Play, selection: Selection): boolean =>
  selection.length === rows.length &&
  selection.every((row, at) => new Set(row).size === row.length && row.every((each) => rows[at]?.numbers.includes(each)))

/** The most bets that a selection could make, to refuse what is too much before it is made. */
export function mostBets({ kind, pick = 1 }: Play, selection: Selection): number {
  const [first = []] = selection
  if (kind === 'group' || kind === 'combination') return choose(first.length, pick)
  if (kind === 'pair') return first.length * (first.length - 1)
  return selection.reduce((count, row) => count * row.length, 1)
}

/** Every single bet of a selection. */
export function betsOf({ kind, pick = 1, isDistinct }: Play, selection: Selection): string[][] {
  const [first = []] = selection
  switch (kind) {
    case 'straight':
      return tuples(selection).filter((bet) => !isDistinct || new Set(bet).size === bet.length)
    case 'group':
    case 'combination':
      return subsets(first, pick)
    case 'pair':
      return tuples([first, first]).filter(([twice, once]) => twice !== once)
    case 'sum':
      return first.map((each) => [each])
    case 'ending':
      return tuples(selection).map((bet) => [bet.join('')])
  }
}

const sorted = (numbers: readonly string[]) => numbers.toSorted().join()

/** Whether a sum is what a pick says of it. */
function holds(pick: string, sum: number, bigFrom: number): boolean {
  switch (pick) {
    case 'big':
      return sum >= bigFrom
    case 'small':
      return sum < bigFrom
    case 'odd':
      return sum % 2 === 1
    case 'even':
      return sum % 2 === 0
    default:
      return sum === Number(pick)
  }
}

/** What a single bet pays on a draw, in times its stake; 0 where it loses. */
export function timesOf(play: Play, odds: readonly OddsRow[], bet: readonly string[], drawn: readonly string[]): number {
  const { kind, positions = drawn.map((_, at) => at), bigFrom = 0 } = play
  const numbers = positions.flatMap((at) => drawn[at] ?? [])
  const paid = (match: string) => odds.find((each) => each.match === match)?.times ?? 0
  switch (kind) {
    case 'straight':
      return bet.join() === numbers.join() ? paid('') : 0
    case 'group':
      return sorted(bet) === sorted(numbers) ? paid('') : 0
    case 'pair': {
      const [twice = '', once = ''] = bet
      return sorted([twice, twice, once]) === sorted(numbers) ? paid('') : 0
    }
    case 'sum': {
      const sum = numbers.reduce((total, number) => total + Number(number), 0)
      const [pick = ''] = bet
      return holds(pick, sum, bigFrom) ? paid(pick) : 0
    }
    case 'combination':
      return paid(String(bet.filter((number) => numbers.includes(number)).length))
    case 'ending':
      return paid('') * numbers.filter((number) => number.endsWith(bet[0] ?? '?')).length
  }
}

/** The highest that one bet of a selection pays, in times its stake, of the kind ending for each hit; sums have odds of their own. */
export const highestTimes = ({ kind }: Pick<Play, 'kind'>, odds: readonly OddsRow[], [first = []]: Selection): number =>
  Math.max(0, ...odds.filter(({ match }) => kind !== 'sum' || first.includes(match)).map(({ times }) => times))

/** What a selection pays on a draw, in times the stake of one bet. */
export const winTimes = (play: Play, odds: readonly OddsRow[], selection: Selection, drawn: readonly string[]): number =>
  betsOf(play, selection).reduce((sum, bet) => sum + timesOf(play, odds, bet, drawn), 0)
