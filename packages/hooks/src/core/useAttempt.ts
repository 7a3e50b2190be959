import { isApiError } from '@lobbykit/sdk'
import { useCallback, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type FailureTexts, formFailure, isMissingCipher } from './failure.rules.ts'
import type { Message } from './message.ts'
import { useLobby } from './useLobby.ts'

/** What all that is sent once shares: one attempt at a time, whether it is under way, and why the last one was refused. */
export interface Attempt {
  /** Runs an attempt unless one is under way; what it throws is the reason of its refusal (LOGIN-14). */
  attempt: (work: () => Promise<void>) => Promise<void>
  /**
   * Runs the part of an attempt that is `pending`: what comes before it, such as a check or a question, is not. `what` tells it from
   * the other things that may be sent.
   */
  send: <Value>(work: () => Promise<Value>, what?: string) => Promise<Value>
  /** `pending` while something is being sent. */
  status: 'idle' | 'pending'
  /** What is being sent, as `send` was told; undefined while nothing is. */
  sending: string | undefined
  /** Why the last attempt was refused. */
  refusal: Message | undefined
  /** Sets the reason of a refusal, or removes it. */
  refuse: (reason: Message | undefined) => void
}

/**
 * One attempt at a time, and why the last one was refused; `texts` are those of codes that only its own room knows. To another
 * member, or of another `of`, nothing was refused yet, and what comes late for the one before is not said (LOGIN-13).
 */
export function useAttempt(texts?: FailureTexts, of?: string | number): Attempt {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  const member = session?.userName
  const [refused, setRefused] = useState<{ reason: Message; member: string | undefined; of: typeof of }>()
  const refuse = useCallback((reason: Message | undefined) => setRefused(reason && { reason, member, of }), [member, of])
  // After the end of a session mostly the same member comes back.
  const isTheirs = refused?.of === of && (member === undefined || refused?.member === member)
  if (refused && !isTheirs) setRefused(undefined)
  const refusal = isTheirs ? refused?.reason : undefined
  const [sending, setSending] = useState<string>()
  const busy = useRef(false)
  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      if (busy.current) return
      busy.current = true
      refuse(undefined)
      try {
        await work()
      } catch (error) {
        refuse(formFailure(error, lobby.ports.device.online(), texts))
        // An error that is no answer of the backend concerns the developer, so it is reported. A missing cipher is reported by
        // the lobby itself.
        if (!isApiError(error) && !isMissingCipher(error)) lobby.ports.report(error)
      } finally {
        busy.current = false
      }
    },
    [lobby, texts, refuse],
  )
  const send = useCallback(async <Value>(work: () => Promise<Value>, what = ''): Promise<Value> => {
    setSending(what)
    try {
      return await work()
    } finally {
      setSending(undefined)
    }
  }, [])
  return { attempt, send, status: sending === undefined ? 'idle' : 'pending', sending, refusal, refuse }
}
