import type { Message } from '../core/message.ts'
import { fromHundredths } from '../money/hundredths.rules.ts'
import { lineStake, type SlipLine } from './line.rules.ts'
import { highestTimes, type PlayMethod, paysEachHit, pickLabel } from './plays.rules.ts'

/** A line of the slip as it shows. */
export interface ShownLine {
  /** Number of the line, unique on the slip. */
  id: number
  /** Name of the way to bet. */
  methodName: string
  /** What was picked, by row. */
  selection: readonly (readonly Message[])[]
  /** Number of bets that the picks make. */
  count: number
  /** How many times the stake of each bet is staked. */
  multiple: number
  /** Stake of one bet, in words with its currency. */
  stake: string
  /** What the line costs on one draw, in words with its currency. */
  amount: string
  /** The most that one bet pays now, in times its stake, for each hit where `paysEachHit`; undefined where its method is gone. */
  times: number | undefined
  /** Whether a bet is paid for each number of the draw that it hits. */
  paysEachHit: boolean
  /** Whether its odds are others now than when it was put on the slip. */
  isChanged: boolean
}

/** A line of the slip as it shows; `now` is its method as the game has it, `show` puts an amount in words. */
export const shownLine = (
  { id, methodName, selection, count, multiple, stake }: SlipLine,
  now: PlayMethod | undefined,
  isChanged: boolean,
  show: (amount: number) => string,
): ShownLine => ({
  id,
  // The line keeps the name from when it was added; the game has it in the language of now.
  methodName: now?.name ?? methodName,
  selection: selection.map((row) => row.map(pickLabel)),
  count,
  multiple,
  stake: show(fromHundredths(stake)),
  amount: show(fromHundredths(lineStake({ count, multiple, stake }))),
  times: now && highestTimes(now, selection),
  paysEachHit: now !== undefined && paysEachHit(now),
  isChanged,
})
