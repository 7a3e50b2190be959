import { type SyntheticEvent, useCallback, useEffect } from 'react'
import { availablePromotionsKey } from '../account/unclaimed.queries.ts'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useDayText } from '../core/language/useDayText.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import type { Message } from '../core/message.ts'
import { notify } from '../core/notices/notices.ts'
import { anotherSince } from '../core/session/anotherSince.ts'
import { useAccountQuery } from '../core/session/useAccountQuery.ts'
import { useOwned } from '../core/session/useOwned.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { useOrTell } from '../core/useOrTell.ts'
import { write } from '../core/write.ts'
import { draftOf } from '../form/drafts.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import { PROMOTION_TEXTS } from './claim/refusals.rules.ts'
import { type ClaimStanding, type ClaimState, useClaim } from './claim/useClaim.ts'
import {
  applyMutationOptions,
  claimPromotionMutationOptions,
  promotionKey,
  promotionQueryOptions,
  promotionsKey,
} from './promotions.queries.ts'
import { acceptComment, COMMENT_MOST, type MemberPromotion, memberPromotion } from './promotions.rules.ts'

/** What a member has of a promotion, and does with it; `status` and `retry` are of how it stands. */
export interface PromotionPartResult extends ReadState {
  /** How it stands for the member; undefined until it is known, and where `claim` is closed. */
  promotion: MemberPromotion | undefined
  /** The claim of its bonus, and what came of the last one. */
  claim: ClaimState &
    ClaimStanding & {
      /** Claims the bonus, once however often it is tapped (BAL-05). */
      start: () => Promise<void>
    }
  /** The application. */
  apply: {
    /** The comment that is typed. */
    comment: string
    /** Types the comment. */
    setComment: (text: string) => void
    /** Letters that may still be typed. */
    left: number
    /** Applies, once however often it is tapped; give it to the form's `onSubmit`. */
    submit: (event?: SyntheticEvent) => Promise<void>
    /** `pending` while the application is being sent. */
    status: 'idle' | 'pending'
    /** Why the last attempt was refused. */
    refusal: Message | undefined
  }
}

/** How a promotion stands for the member, applying for it and claiming its bonus (MEM-09, MEM-11). */
export function usePromotionPart(id: number): PromotionPartResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const show = useMoneyText()
  const dayOf = useDayText()
  const { data, status, retry, refusal: unloaded } = useAccountQuery(promotionQueryOptions, { id, language })
  const promotion = data && memberPromotion(data, show, dayOf)
  const canClaim = promotion?.canClaim
  useEffect(() => {
    // Play, time or an operator may have issued it since the badge was counted.
    if (canClaim) void lobby.queryClient.invalidateQueries({ queryKey: availablePromotionsKey })
  }, [lobby, canClaim])
  const title = promotion?.title ?? ''
  const amount = data?.bonus
  const { claim, standingOf, ...state } = useClaim()
  const { attempt, send, status: applying, refusal } = useAttempt(PROMOTION_TEXTS, id)
  const orTell = useOrTell()
  const [draft] = useOwned(() => draftOf(lobby, `promotion.${id}`), id)
  const [comment, setComment] = useOwned(() => draft.texts.comment ?? '', id)
  useEffect(() => {
    draft.texts = { comment }
  }, [draft, comment])
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    return attempt(async () => {
      const isAnother = anotherSince(lobby)
      const application = { id, language, comment: comment.trim() || undefined }
      try {
        await send(() => orTell(() => write(lobby, applyMutationOptions(lobby), application)))
      } finally {
        // Whatever came of it stands there: an answer may be lost, or somebody else may have applied.
        for (const queryKey of [promotionKey, promotionsKey, availablePromotionsKey]) {
          void lobby.queryClient.invalidateQueries({ queryKey })
        }
      }
      draft.texts = {}
      if (!isAnother()) notify(lobby, 'success', { id: 'promotion_applied_now' })
    })
  }
  return {
    promotion,
    status,
    retry,
    refusal: unloaded,
    claim: {
      ...state,
      ...standingOf(String(id)),
      start: useCallback(
        () =>
          claim({ id: String(id), title, amount }, (intention) =>
            write(lobby, claimPromotionMutationOptions(lobby), { id, intention }),
          ),
        [claim, lobby, id, title, amount],
      ),
    },
    apply: {
      comment,
      setComment: useCallback((text) => setComment(acceptComment(text)), [setComment]),
      left: COMMENT_MOST - [...comment].length,
      submit,
      status: applying,
      refusal,
    },
  }
}
