import type { FailureTexts, PromotionCode } from '../../core/failure.rules.ts'
import type { MessageId } from '../../core/message.ts'
import { INTENTION_TEXTS } from '../../money/once/refusals.rules.ts'

/** What each refusal of something to claim says (LOGIN-14); without a text it is an unknown error. */
const CLAIM_TEXTS: Readonly<Record<PromotionCode, MessageId | undefined>> = {
  'promotion.unknown': 'promotion_over',
  'promotion.over': 'promotion_over',
  'promotion.early': 'promotion_early',
  'promotion.applied': 'promotion_applied',
  'promotion.claimed': 'promotion_claimed',
  'promotion.not.issued': 'promotion_not_issued',
  'mission.unknown': 'promotion_over',
  'mission.not.done': 'mission_not_done',
  'mission.claimed': 'promotion_claimed',
  'rebate.none': 'rebate_none',
  'rebate.amount.least': 'rebate_least',
}

/** What promotions, missions and rebates may be refused with. */
export const PROMOTION_TEXTS: FailureTexts = { ...INTENTION_TEXTS, ...CLAIM_TEXTS }
