import { useCallback } from 'react'
import { MEMBER_KEYS } from '../core/keys.ts'
import type { Message } from '../core/message.ts'
import { BRIEF_MS } from '../core/notices/notices.rules.ts'
import { notify } from '../core/notices/notices.ts'
import { useAttempt } from '../core/useAttempt.ts'
import { useLobby } from '../core/useLobby.ts'
import type { IntentionKind } from '../money/once/intention.rules.ts'
import { type OnceState, onceState } from '../money/once/onceState.rules.ts'
import { useIntention } from '../money/once/useIntention.ts'
import { AGENT_TEXTS } from './refusals.rules.ts'

interface AgentStepResult {
  /** How it stands; its title tells it. */
  step: OnceState
  /** Which of several things of its kind is being sent, as `act` was told; undefined while nothing is, or where there is but one. */
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
  const { begin, check } = intention
  const { attempt, refusal, refuse } = useAttempt(AGENT_TEXTS)
  const act: AgentStepResult['act'] = useCallback(
    (title, send, done, choice) =>
      attempt(async () => {
        try {
          const begun = await begin({ title, ...(choice !== undefined && { choice }) }, send)
          if (begun.outcome === 'busy') check()
          else if (begun.outcome === 'answered') {
            const message = done(begun.value)
            if (message) notify(lobby, 'success', message, BRIEF_MS)
          }
        } catch (error) {
          // It may have been done elsewhere meanwhile, or be over.
          void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
          throw error
        }
      }),
    [attempt, begin, check, lobby],
  )
  const sending = intention.phase === 'sending' ? intention.about?.choice : undefined
  const clear = useCallback(() => refuse(undefined), [refuse])
  return { act, clear, sending, step: onceState(intention, 'title', { refusal }) }
}
