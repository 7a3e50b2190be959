import type { LgwComponents } from '@lobbykit/sdk'
import type { Message } from '../core/message.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { amountProblem, hundredthsOf, plainNumber } from '../money/amount.rules.ts'
import { fromHundredths, toHundredths } from '../money/hundredths.rules.ts'
import type { About } from '../money/once/intention.rules.ts'
import { BETS_MOST, countBets, type PlayMethod, type Selection } from './plays.rules.ts'

export type OrderBody = LgwComponents['schemas']['LotteryBets']

/** A line of the bet slip. Its stake is in hundredths of the currency. */
export interface SlipLine {
  id: number
  method: string
  methodName: string
  selection: Selection
  count: number
  stake: number
  multiple: number
  /** The odds that the player saw. */
  oddsId: string
}

/** How a chase goes on from draw to draw: with the same stakes, or doubled each time. */
export const CHASE_RAISES = ['same', 'double'] as const
/** Whether the stakes of a chase stay the same or double from draw to draw. */
export type ChaseRaise = (typeof CHASE_RAISES)[number]
/** A chase over the next draws. */
export interface Chase {
  /** Draws in all; 1 is no chase. */
  draws: number
  /** Whether the stakes stay the same or double from draw to draw. */
  raise: ChaseRaise
  /** Whether the chase ends with the first win. */
  stopOnWin: boolean
}
/** What is told of an order that is on its way, and by which its lines are known later. */
export interface OrderAbout extends About {
  bets: string
  /** Key of the slip it is from. */
  slip: string
  /** Numbers of its lines. */
  lines: string
}

/** What is told of an order of all lines of a slip. */
export const orderAbout = (slip: string, lines: readonly Pick<SlipLine, 'id'>[], bets: string): OrderAbout => ({
  bets,
  slip,
  lines: lines.map(({ id }) => id).join(),
})

/** The lines of a slip that a placed order did not hold, because they were added after it was sent (BAL-05). */
export function linesLeft<Line extends Pick<SlipLine, 'id'>>(
  slip: string,
  lines: readonly Line[],
  about: About,
): readonly Line[] {
  if (about.slip !== slip) return lines
  const placed = new Set((about.lines ?? '').split(','))
  return lines.filter(({ id }) => !placed.has(String(id)))
}

export const NO_CHASE: Chase = { draws: 1, raise: 'same', stopOnWin: true }
/** Numbers of draws on offer (assumed). */
export const CHASE_DRAWS = [1, 2, 3, 5, 10, 20] as const
/** By what the stakes of a draw may be multiplied, and a stake itself; the contract takes no more. */
export const MULTIPLE_MOST = 999
/** Lines of a slip; the contract takes no more. */
export const LINES_MOST = 50

/** The lines of a slip and behind them those of another, with numbers that were not used, as many as a slip takes. */
export const withLines = (
  { lines, lastId }: { lines: readonly SlipLine[]; lastId: number },
  more: readonly SlipLine[],
): SlipLine[] => [...lines, ...more.map((line, at) => ({ ...line, id: lastId + at + 1 }))].slice(0, LINES_MOST)

/** By what each draw of a chase multiplies the stakes. */
export const chaseTimes = ({ draws, raise }: Pick<Chase, 'draws' | 'raise'>): number[] =>
  Array.from({ length: draws }, (_, at) => (raise === 'double' ? Math.min(2 ** at, MULTIPLE_MOST) : 1))

/** The chases that so many open draws allow. */
export const chaseChoices = (open: number): number[] => CHASE_DRAWS.filter((draws) => draws <= Math.max(open, 1))

/** What one draw takes of a line, in hundredths. */
export const lineStake = ({ count, stake, multiple }: Pick<SlipLine, 'count' | 'stake' | 'multiple'>): number =>
  count * stake * multiple

/** Bets and stakes of a slip over all its draws; stakes in hundredths. */
export function slipTotals(
  lines: readonly SlipLine[],
  chase: Pick<Chase, 'draws' | 'raise'>,
): { count: number; stake: number } {
  const times = chaseTimes(chase)
  const one = lines.reduce((sum, line) => sum + lineStake(line), 0)
  return {
    count: lines.reduce((sum, { count }) => sum + count, 0) * times.length,
    stake: times.reduce((sum, each) => sum + one * each, 0),
  }
}

/** What is typed of a multiple as a number; undefined for what is none. */
export function multipleOf(text: string): number | undefined {
  const multiple = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return multiple >= 1 && multiple <= MULTIPLE_MOST ? multiple : undefined
}

/** What of a multiple is kept as it was typed, so that the player sees what is wrong; more than any multiple has. */
const MULTIPLE_LETTERS = 16

/** What the field of a multiple lets in: digits of whatever script, and all else that was typed, for nothing of it makes another number. */
export const acceptMultiple = (typed: string): string => plainNumber(typed).slice(0, MULTIPLE_LETTERS)

/** What is wrong with what is typed as a multiple. */
export const multipleProblem = (text: string): Message | undefined =>
  multipleOf(text) === undefined ? { id: 'slip_multiple', values: { most: MULTIPLE_MOST } } : undefined

/** What is typed about a line before it is on the slip. */
export interface LineDraft {
  selection: Selection
  stake: string
  multiple: string
}

/** What is wrong with what is typed as the stake of one bet; `show` puts an amount in words. */
export const stakeProblem = (
  { minStake, maxStake }: Pick<PlayMethod, 'minStake' | 'maxStake'>,
  text: string,
  show: (amount: number) => string,
): Message | undefined => amountProblem(text, { min: minStake, max: maxStake }, show)

/** Why a draft makes no line, unless its stake alone is wrong; `show` puts an amount in words. */
export function draftProblem(
  method: PlayMethod,
  { selection, stake, multiple }: LineDraft,
  show: (amount: number) => string,
): Message | undefined {
  const count = countBets(method, selection)
  if (count === 0) return { id: 'slip_pick_first' }
  if (count > BETS_MOST) return { id: 'slip_too_many', values: { count: BETS_MOST } }
  return stakesProblem(method, { stake, multiple }, show)
}

/** Why the stakes of a draft make no line, whatever is picked, unless the stake alone is wrong. */
export function stakesProblem(
  method: PlayMethod,
  { stake, multiple }: Omit<LineDraft, 'selection'>,
  show: (amount: number) => string,
): Message | undefined {
  const wrong = multipleProblem(multiple)
  if (wrong) return wrong
  if (stakeProblem(method, stake, show)) return undefined
  const isStake = (hundredthsOf(stake) ?? 0) * (multipleOf(multiple) ?? 0) <= toHundredths(method.maxStake)
  return isStake ? undefined : { id: 'slip_stake', values: { least: show(method.minStake), most: show(method.maxStake) } }
}

/** The line that a draft without a problem makes. */
export const lineOf = (method: PlayMethod, { selection, stake, multiple }: LineDraft, id: number): SlipLine => ({
  id,
  method: method.code,
  methodName: method.name,
  selection,
  count: countBets(method, selection),
  stake: hundredthsOf(stake) ?? 0,
  multiple: multipleOf(multiple) ?? 0,
  oddsId: method.oddsId,
})

/** The lines whose odds are others now than the player saw, or whose method is gone. */
export const changedLines = (lines: readonly SlipLine[], methods: readonly PlayMethod[]): ReadonlySet<number> =>
  new Set(
    lines.filter(({ method, oddsId }) => methods.find(({ code }) => code === method)?.oddsId !== oddsId).map(({ id }) => id),
  )

/** Why a slip cannot be ordered now; amounts in hundredths, the balance undefined while it is not known. */
export function slipProblem(
  lines: readonly SlipLine[],
  methods: readonly PlayMethod[],
  chase: Chase,
  balance: number | undefined,
  show: (amount: number) => string,
): Message | undefined {
  if (changedLines(lines, methods).size > 0) return { id: 'lottery_odds_changed' }
  const most = Math.max(...chaseTimes(chase))
  const over = lines
    .map((line) => ({ line, method: methods.find(({ code }) => code === line.method) }))
    .find(({ line, method }) => method && line.stake * line.multiple * most > toHundredths(method.maxStake))
  if (over?.method) {
    const { line, method } = over
    const staked = line.stake * line.multiple
    const limit = show(method.maxStake)
    // The stake itself is within the limit, but the chase raises it above the limit in its last draw.
    return staked <= toHundredths(method.maxStake)
      ? { id: 'slip_chase_stake', values: { amount: show(fromHundredths(staked * most)), most: limit } }
      : { id: 'slip_stake', values: { least: show(method.minStake), most: limit } }
  }
  return shortage(slipTotals(lines, chase).stake, balance, show)
}

/** That a stake is more than the balance; both in hundredths, the balance undefined while it is not known. */
export const shortage = (stake: number, balance: number | undefined, show: (amount: number) => string): Message | undefined =>
  balance !== undefined && stake > balance ? { id: 'slip_short', values: { amount: show(fromHundredths(stake)) } } : undefined

/** What an order of the slip sends: the draws that close next, as many as the chase has. */
export const orderOf = (
  { code, draws }: { code: string; draws: readonly { drawNo: string }[] },
  playType: PlayType,
  lines: readonly SlipLine[],
  chase: Chase,
): OrderBody => ({
  code,
  playType,
  bets: lines.map(({ method, selection, count, stake, multiple, oddsId }) => ({
    method,
    selection: selection.map((row) => [...row]),
    count,
    stake: fromHundredths(stake),
    multiple,
    oddsId,
  })),
  draws: chaseTimes(chase).flatMap((times, at) => {
    const draw = draws[at]
    return draw ? [{ drawNo: draw.drawNo, times }] : []
  }),
  ...(chase.draws > 1 && { stopOnWin: chase.stopOnWin }),
})
