import { PROFILE_TEXTS } from '../account/profile/refusals.rules.ts'
import type { FailureTexts, MoneyCode } from '../core/failure.rules.ts'
import type { MessageId } from '../core/message.ts'
import { INTENTION_TEXTS } from '../money/once/refusals.rules.ts'

/** What each refusal of money that moves says (LOGIN-14); without a text it is an unknown error. */
const MONEY_TEXTS: Readonly<Record<MoneyCode, MessageId | undefined>> = {
  ...INTENTION_TEXTS,
  'withdraw.amount.limits': 'amount_limits',
  'deposit.amount.limits': 'amount_limits',
  'transfer.amount.limits': 'amount_limits',
  'withdraw.balance.short': 'balance_short',
  'withdraw.turnover.left': 'turnover_left',
  'withdraw.times.used': 'times_used',
  'deposit.channel.off': 'channel_off',
  'deposit.promotion.wrong': 'promotion_wrong',
  'deposit.not.found': undefined,
  'limit.deposit': 'limit_deposit',
  'limit.timeOut': 'limit_time_out',
  'transfer.not.allowed': 'transfer_not_allowed',
}

/** What the forms of the cashier may be refused with: their own reasons, and those of cards and the payment password. */
export const CASHIER_TEXTS: FailureTexts = { ...PROFILE_TEXTS, ...MONEY_TEXTS }
