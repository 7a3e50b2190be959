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
  /** Sends it once, however often it is tapped: `send` makes the call with the given key, `done` gives the message of success. */
  act: <Value>(
    title: string,
    send: (key: string) => Promise<Value>,
    done: (value: Value) => Message | undefined,
  ) => Promise<void>
}

/** Does one thing of a kind at a time, and each at most once (BAL-05); all data of the agent is asked for anew afterwards. */
export function useAgentStep(kind: IntentionKind): AgentStepResult {
  const lobby = useLobby()
  const intention = useIntention(kind)
  const { begin, check } = intention
  const { attempt, refusal } = useAttempt(AGENT_TEXTS)
  const act: AgentStepResult['act'] = useCallback(
    (title, send, done) =>
      attempt(async () => {
        try {
          const begun = await begin({ title }, send)
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
  return { act, step: onceState(intention, 'title', { refusal }) }
}
