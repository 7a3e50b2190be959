import type { LgwComponents } from '@lobbykit/sdk'
import type { Message } from '../core/message.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { fromHundredths, toHundredths } from '../money/hundredths.rules.ts'
import type { About } from '../money/once/intention.rules.ts'
import { type Chase, chaseTimes, isChase, slipTotals } from './chase.rules.ts'
import { type SlipLine, shortage } from './line.rules.ts'
import type { PlayMethod } from './plays.rules.ts'

export type OrderBody = LgwComponents['schemas']['LotteryBets']

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

/** The lines whose odds are others now than the player saw, or whose method is gone. */
export const changedLines = (lines: readonly SlipLine[], methods: readonly PlayMethod[]): ReadonlySet<number> =>
  new Set(
    lines.filter(({ method, oddsId }) => methods.find(({ code }) => code === method)?.oddsId !== oddsId).map(({ id }) => id),
  )

/** Why a slip cannot be ordered now; amounts in hundredths, the balance undefined while it is not known. */
export function slipProblem(
  lines: readonly SlipLine[],
  { draws, methods }: { draws: readonly unknown[]; methods: readonly PlayMethod[] },
  chase: Chase,
  balance: number | undefined,
  show: (amount: number) => string,
): Message | undefined {
  if (changedLines(lines, methods).size > 0) return { id: 'lottery_odds_changed' }
  if (draws.length === 0) return { id: 'lottery_draw_closed' }
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
  ...(isChase(chase) && { stopOnWin: chase.stopOnWin }),
})
