import type { FailureTexts, LotteryCode } from '../core/failure.rules.ts'
import type { MessageId } from '../core/message.ts'
import { INTENTION_TEXTS } from '../money/once/refusals.rules.ts'

/** What each refusal of a bet says (LOGIN-14); without a text it is an unknown error. */
const BET_TEXTS: Readonly<Record<LotteryCode, MessageId | undefined>> = {
  'lottery.unknown': 'lottery_unknown',
  'lottery.draw.closed': 'lottery_draw_closed',
  'lottery.odds.changed': 'lottery_odds_changed',
  'lottery.stake.range': 'lottery_stake_range',
  'lottery.selection.invalid': 'lottery_selection_invalid',
  'lottery.balance.short': 'balance_short',
  'lottery.suborder.unknown': 'lottery_suborder_gone',
  'lottery.suborder.closed': 'lottery_suborder_closed',
}

/** What an order of bets and a cancellation may be refused with. */
export const LOTTERY_TEXTS: FailureTexts = { ...INTENTION_TEXTS, ...BET_TEXTS, 'limit.timeOut': 'limit_time_out' }
