import { useCallback, useState } from 'react'
import { MEMBER_KEYS } from '../../core/keys.ts'
import type { Message } from '../../core/message.ts'
import { BRIEF_MS } from '../../core/notices/notices.rules.ts'
import { notify } from '../../core/notices/notices.ts'
import { useIsTrial } from '../../core/session/useIsTrial.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { IntentionState } from '../../money/once/intentions.ts'
import { useIntention } from '../../money/once/useIntention.ts'
import { useMoneyText } from '../../money/useMoneyText.ts'
import { PROMOTION_TEXTS } from '../refusals.rules.ts'

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
export interface ClaimState {
  /** Why nothing can be claimed here: it is a trial, which has no wallet to pay it into (assumed). Undefined where it can; offer no claim otherwise. */
  closed: Message | undefined
  /** The one that is being taken here; undefined for none. */
  claiming: string | undefined
  /**
   * `pending`: it is sent. `checking`, `unknown`: its answer was lost, and it is asked, or cannot be asked now, what came of it;
   * until that is known nothing can be claimed.
   */
  status: 'idle' | 'pending' | 'checking' | 'unknown'
  /** Whether it is still unknown what came of the last attempt: nothing more can be sent until the backend tells it (BAL-05). */
  isUnsure: boolean
  /** The title of the claim that is under way; undefined for none. */
  title: string | undefined
  /** What came of the last attempt whose answer was lost, or came after the form was left; undefined for none. */
  found:
    | {
        /** `done`: it was claimed. `none`: it was not, and it can be claimed again. */
        outcome: 'done' | 'none'
        /** Title of what was claimed. */
        title: string
      }
    | undefined
  /** Asks the backend what came of the attempt whose answer was lost. */
  check: () => void
  /** Hides what was found. */
  dismiss: () => void
  /** Why the last one was refused. */
  refusal: Message | undefined
}

/** A claim, and how it is sent. */
export interface ClaimResult extends ClaimState {
  /** Takes something, once however often it is tapped; `send` makes the call with the key it is given. */
  claim: (what: Claimable, send: (key: string) => Promise<Claimed>) => Promise<void>
}

const foundOf = (found: IntentionState['found']): ClaimState['found'] =>
  found && { outcome: found.outcome, title: found.about.title ?? '' }

/** Claims something at most once (BAL-05, MEM-09); all data of the member is asked for anew afterwards. */
export function useClaim(): ClaimResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const { phase, isUnsure, about, found, check, dismiss, begin } = useIntention('claim')
  const { attempt, refusal } = useAttempt(PROMOTION_TEXTS)
  const isTrial = useIsTrial()
  const [claiming, setClaiming] = useState<string>()
  const claim = useCallback(
    ({ id, title, amount }: Claimable, send: (key: string) => Promise<Claimed>) =>
      attempt(async () => {
        setClaiming(id)
        try {
          const begun = await begin({ title }, send, amount)
          if (begun.outcome === 'busy') check()
          else if (begun.outcome === 'answered') {
            notify(lobby, 'success', { id: 'claim_done', values: { amount: show(begun.value.amount) } }, BRIEF_MS)
          }
        } catch (error) {
          // It may have been claimed elsewhere meanwhile, or be over.
          void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
          throw error
        } finally {
          setClaiming(undefined)
        }
      }),
    [attempt, begin, check, lobby, show],
  )
  return {
    closed: isTrial ? { id: 'actual_account' } : undefined,
    claim,
    claiming,
    status: phase === 'sending' ? 'pending' : phase,
    isUnsure,
    title: about?.title,
    found: foundOf(found),
    check,
    dismiss,
    refusal,
  }
}
