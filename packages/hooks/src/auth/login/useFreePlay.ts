import { useCallback } from 'react'
import type { Message } from '../../core/message.ts'
import { continueAfterLogin } from '../../core/session/continueAfterLogin.ts'
import { type Attempt, useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { useSending } from '../../core/useSending.ts'
import { freePlayMutationOptions } from '../auth.queries.ts'
import { AUTH_TEXTS } from '../refusals.rules.ts'

/** Free play without an account. */
export interface FreePlayResult {
  /** Starts it, and then goes where the guest wanted to go (LOGIN-11). */
  start: () => Promise<void>
  /** `pending` while the trial is being started. */
  status: 'idle' | 'pending'
  /** Why it was refused; undefined while nothing was. */
  refusal: Message | undefined
}

/** Free play as one of the ways that share an attempt (LOGIN-11). */
export function useFreePlayIn({ attempt }: Attempt): { start: () => Promise<void>; isPending: boolean } {
  const lobby = useLobby()
  const { send, isSending } = useSending()
  const start = useCallback(
    () =>
      attempt(async () => {
        await send(freePlayMutationOptions(lobby), undefined)
        continueAfterLogin(lobby)
      }),
    [lobby, attempt, send],
  )
  return { start, isPending: isSending }
}

/** Starts free play without an account, and then goes where the guest wanted to go (LOGIN-11). */
export function useFreePlay(): FreePlayResult {
  const attempt = useAttempt(AUTH_TEXTS)
  const { start, isPending } = useFreePlayIn(attempt)
  return { start, status: isPending ? 'pending' : 'idle', refusal: attempt.refusal }
}
