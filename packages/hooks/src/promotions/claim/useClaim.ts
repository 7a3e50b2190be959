import { useCallback } from 'react'
import { MEMBER_KEYS } from '../../core/keys.ts'
import type { Message } from '../../core/message.ts'
import { notify } from '../../core/notices/notices.ts'
import { useIsTrial } from '../../core/session/useIsTrial.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type OnceState, onceState } from '../../money/once/onceState.rules.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { useTaken } from '../../money/once/useTaken.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { PROMOTION_TEXTS } from './refusals.rules.ts'

/** What a claim brings, in units of the currency. */
export interface Claimed {
  /** What was paid out, in units of the currency. */
  amount: number
}

/**
 * What is claimed: a name that tells it from the others of its page, and its title for the member. `amount` is what it brings, in
 * units of the currency: by it a backend that takes no keys is looked at for a claim whose answer was lost (BAL-05). It is
 * undefined where it is not known or grows on, as a rebate does with each stake; any bonus that is new counts as the claim then.
 */
export interface Claimable {
  /** Name that tells it from everything else that can be claimed on its page. */
  id: string
  /** Its title for the member. */
  title: string
  /** What it brings, in units of the currency; undefined where that is not known or still grows. */
  amount?: number | undefined
}

/** One thing at a time that a member takes at most once: a bonus, a rebate, the reward of a mission (BAL-05). */
export interface ClaimState extends OnceState {
  /** Why nothing can be claimed here: it is a trial, which has no wallet to pay it into (assumed). Undefined where it can; offer no claim otherwise. */
  closed: Message | undefined
}

/** How the button of something that can be claimed stands. */
export interface ClaimStanding {
  /** Whether it is being claimed here now, or has been claimed and the member's data has not come again yet. */
  isBusy: boolean
  /** Whether it has to wait: something else is being claimed, or nobody knows yet what came of the last claim. */
  isBlocked: boolean
}

/** A claim, and how it is sent. */
export interface ClaimResult extends ClaimState {
  /** How the button of something stands, by the id with which it is claimed. */
  standingOf: (id: string) => ClaimStanding
  /** Takes something, once however often it is tapped; `send` makes the call with the key it is given. */
  claim: (what: Claimable, send: (key: string) => Promise<Claimed>) => Promise<void>
}

/** Claims something at most once (BAL-05, MEM-09); all data of the member is asked for anew afterwards. */
export function useClaim(): ClaimResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const intention = useIntention('claim')
  const { begin, check, dismiss } = intention
  const { attempt, send: pending, sending, ...sent } = useAttempt(PROMOTION_TEXTS)
  const isTrial = useIsTrial()
  // What has been claimed looks as if it could be claimed until the member's data has come again.
  const { taken, take } = useTaken()
  const claim = useCallback(
    ({ id, title, amount }: Claimable, send: (key: string) => Promise<Claimed>) =>
      attempt(async () => {
        if (taken.includes(id)) return
        try {
          const begun = await pending(() => begin({ title }, send, amount), id)
          if (begun.outcome === 'busy') check()
          else if (begun.outcome === 'answered') {
            notify(lobby, 'success', { id: 'claim_done', values: { amount: show(begun.value.amount) } })
            // Who has left the page is told by that, and not by the next page on which something can be claimed as well.
            dismiss()
          }
          take(id, begun)
        } catch (error) {
          // It may have been claimed elsewhere meanwhile, or be over.
          void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
          throw error
        }
      }),
    [attempt, pending, begin, check, dismiss, lobby, show, taken, take],
  )
  const once = onceState(intention, 'title', sent)
  const { status } = once
  return {
    ...once,
    closed: isTrial ? { id: 'actual_account' } : undefined,
    claim,
    standingOf: useCallback(
      (id) => {
        const isBusy = sending === id || taken.includes(id)
        return { isBusy, isBlocked: status !== 'idle' && !isBusy }
      },
      [sending, taken, status],
    ),
  }
}
