import { useCallback } from 'react'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useDayText } from '../core/language/useDayText.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { useAccountQuery } from '../core/session/useAccountQuery.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { write } from '../core/write.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import { type ClaimStanding, type ClaimState, useClaim } from './claim/useClaim.ts'
import { claimPromotionMutationOptions, promotionsQueryOptions } from './promotions.queries.ts'
import { type MemberPromotion, memberPromotion, type RewardGroup, rewardGroups } from './promotions.rules.ts'
import { useFollowedBadge } from './useFollowedBadge.ts'

/** A promotion of the reward centre, and how the claim of its bonus stands. */
export interface RewardPromotion extends MemberPromotion, ClaimStanding {}

/** The member's promotions by what is to be done with them. */
export interface RewardCenterResult extends ReadState {
  /** What waits to be claimed, what is under way, what is over; each empty until it is known, and where `claim` is closed. */
  groups: Readonly<Record<RewardGroup, readonly RewardPromotion[]>>
  /** The claim that is under way, and what came of the last one; its title tells it. */
  claim: ClaimState
  /** Takes the bonus of a promotion, once however often it is tapped. */
  take: (promotion: MemberPromotion) => Promise<void>
}

/** The reward centre: where the member stands with each promotion, and the bonuses to claim (MEM-09); nothing for who plays on trial. */
export function useRewardCenter(): RewardCenterResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const show = useMoneyText()
  const dayOf = useDayText()
  const { data, status, retry, refusal } = useAccountQuery(promotionsQueryOptions, { language })
  useFollowedBadge(language, data)
  const { claim, standingOf, ...state } = useClaim()
  return {
    groups: rewardGroups(
      (data ?? []).map((each): RewardPromotion => {
        const promotion = memberPromotion(each, show, dayOf)
        return { ...promotion, ...standingOf(promotion.id) }
      }),
    ),
    claim: state,
    take: useCallback(
      ({ id, title }) => {
        const amount = data?.find((each) => String(each.id) === id)?.bonus
        return claim({ id, title, amount }, (intention) =>
          write(lobby, claimPromotionMutationOptions(lobby), { id: Number(id), intention }),
        )
      },
      [claim, lobby, data],
    ),
    status,
    retry,
    refusal,
  }
}
