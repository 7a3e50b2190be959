import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { fromHundredths } from '../money/hundredths.rules.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import type { LotteryTable } from './useLotteryGame.ts'
import { useSlip, useSlipNow } from './useSlip.ts'

/** How much is on a bet slip. */
export interface SlipTotalsResult {
  /** Whether there is nothing on it. */
  isEmpty: boolean
  /** Bets over all draws of its chase. */
  count: number
  /** What they cost, in words with the currency. */
  total: string
}

/**
 * How much is on the slip of a game and a way to play, for the bar that opens it. It loads little, so that the bar is there with the
 * first line; what `useBetSlip` needs to place the bets may come later.
 */
export function useSlipTotals(table: LotteryTable | undefined, playType: PlayType): SlipTotalsResult {
  const show = useMoneyText()
  const slip = useSlip(table?.code ?? '', playType)
  const { lines, totals } = useSlipNow(slip, table?.draws.length ?? 0)
  return { isEmpty: lines.length === 0, count: totals.count, total: show(fromHundredths(totals.stake)) }
}
