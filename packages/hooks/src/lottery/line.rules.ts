import type { Message } from '../core/message.ts'
import { amountProblem, hundredthsOf, plainNumber } from '../money/amount.rules.ts'
import { fromHundredths, toHundredths } from '../money/hundredths.rules.ts'
import { BETS_MOST, countBets, type PlayMethod, type Selection } from './plays.rules.ts'

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

/** By what the stakes of a draw may be multiplied, and a stake itself; the contract takes no more. */
export const MULTIPLE_MOST = 999
/** Lines of a slip; the contract takes no more. */
export const LINES_MOST = 50

/** The lines of a slip and behind them those of another, with numbers that were not used, as many as a slip takes. */
export const withLines = (
  { lines, lastId }: { lines: readonly SlipLine[]; lastId: number },
  more: readonly SlipLine[],
): SlipLine[] => [...lines, ...more.map((line, at) => ({ ...line, id: lastId + at + 1 }))].slice(0, LINES_MOST)

/** What one draw takes of a line, in hundredths. */
export const lineStake = ({ count, stake, multiple }: Pick<SlipLine, 'count' | 'stake' | 'multiple'>): number =>
  count * stake * multiple

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

/** That a stake is more than the balance; both in hundredths, the balance undefined while it is not known. */
export const shortage = (stake: number, balance: number | undefined, show: (amount: number) => string): Message | undefined =>
  balance !== undefined && stake > balance ? { id: 'slip_short', values: { amount: show(fromHundredths(stake)) } } : undefined
