import type { Message } from '../../core/message.ts'
import type { IntentionResult } from './useIntention.ts'

/** How something that is done at most once stands, and what came of the last time (BAL-05). */
export interface OnceState {
  /**
   * `pending`: it is sent. `checking`, `unknown`: its answer was lost, and it is asked, or cannot be asked now, what came of it;
   * until that is known nothing more of its kind can be sent.
   */
  status: 'idle' | 'pending' | 'checking' | 'unknown'
  /** Whether it is still unknown what came of the last attempt: nothing more can be sent until the backend tells it (BAL-05). */
  isUnsure: boolean
  /** What is under way, in a few words: an amount with its currency, a title; undefined for nothing. */
  what: string | undefined
  /** What came of the last attempt whose answer was lost, or came after the screen was left; undefined for none. */
  found:
    | {
        /** `done`: it was done. `none`: it was not, and it can be tried again. */
        outcome: 'done' | 'none'
        /** What it was about, in the same words; undefined where it is not known how much of that was done. */
        what: string | undefined
        /** Number of the order that was made; undefined where there is none. */
        orderId: string | undefined
      }
    | undefined
  /** Asks the backend what came of the attempt whose answer was lost. */
  check: () => void
  /** Hides what was found. */
  dismiss: () => void
  /** Why the last attempt was refused, unless something else says it, such as a field. */
  refusal: Message | undefined
}

type Once = Pick<OnceState, 'refusal'> & {
  /** Whether it is sent, from before its key is made. */
  status?: 'idle' | 'pending'
}

/** How an intention stands for whoever shows it; `word` is the part of what it is about that tells it from others (BAL-05). */
export function onceState(
  { phase, isUnsure, about, found, check, dismiss }: Omit<IntentionResult, 'begin'>,
  word: 'amount' | 'title' | 'bets',
  { status = 'idle', refusal }: Once,
): OnceState {
  const isSent = phase === 'sending' || (status === 'pending' && !isUnsure)
  return {
    status: isSent ? 'pending' : phase,
    isUnsure,
    what: about?.[word],
    found: found && { outcome: found.outcome, what: found.about[word], orderId: found.orderId },
    check,
    dismiss,
    refusal,
  }
}
