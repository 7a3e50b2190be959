import { useCallback } from 'react'
import { MEMBER_KEYS } from '../core/keys.ts'
import type { Message } from '../core/message.ts'
import { notify } from '../core/notices/notices.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useLobby } from '../core/useLobby.ts'
import type { IntentionKind } from '../money/once/intention.rules.ts'
import { type OnceState, onceState } from '../money/once/onceState.rules.ts'
import { useIntention } from '../money/once/useIntention.ts'
import { AGENT_TEXTS } from './refusals.rules.ts'

interface AgentStepResult {
  /** How it stands; its title tells it. It is `pending` until the agent's data has come again. */
  step: OnceState
  /** Which of several things of its kind is `pending`, as `act` was told; undefined while nothing is, or where there is but one. */
  sending: string | undefined
  /**
   * Sends it once, however often it is tapped: `send` makes the call with the given key, `done` gives the message of success.
   * `choice` tells which of several things of its kind it is.
   */
  act: <Value>(
    title: string,
    send: (key: string) => Promise<Value>,
    done: (value: Value) => Message | undefined,
    choice?: string,
  ) => Promise<void>
  /** Takes away why the last one was refused, where something newer counts. */
  clear: () => void
}

/** Does one thing of a kind at a time, and each at most once (BAL-05); all data of the agent is asked for anew afterwards. */
export function useAgentStep(kind: IntentionKind): AgentStepResult {
  const lobby = useLobby()
  const intention = useIntention(kind)
  const { begin, check, dismiss } = intention
  const { attempt, send: pending, sending, status, refusal, refuse } = useAttempt(AGENT_TEXTS)
  const act: AgentStepResult['act'] = useCallback(
    (title, send, done, choice) =>
      attempt(async () => {
        try {
          await pending(async () => {
            const begun = await begin({ title, ...(choice !== undefined && { choice }) }, send)
            if (begun.outcome === 'busy') check()
            else if (begun.outcome === 'answered') {
              const message = done(begun.value)
              if (message) {
                notify(lobby, 'success', message)
                // Who has left the page is told by that. Only a form that was opened meanwhile must learn of it to be emptied.
                if (kind !== 'contractOffer') dismiss()
              }
            }
            // What has been done looks as if it could be done until the agent's data has come again.
            if ('refreshed' in begun) await begun.refreshed
          }, choice)
        } catch (error) {
          // It may have been done elsewhere meanwhile, or be over.
          void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
          throw error
        }
      }),
    [attempt, pending, begin, check, dismiss, lobby, kind],
  )
  const clear = useCallback(() => refuse(undefined), [refuse])
  const step = onceState(intention, 'title', { status, refusal })
  // The one that is sent may have been begun by another page of this kind.
  const choice = intention.about?.choice ?? (sending || undefined)
  return { act, clear, sending: step.status === 'pending' ? choice : undefined, step }
}
