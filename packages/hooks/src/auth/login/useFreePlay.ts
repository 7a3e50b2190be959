import { useCallback } from 'react'
import type { Message } from '../../core/message.ts'
import { continueAfterLogin, sentFrom } from '../../core/session/continueAfterLogin.ts'
import { type Attempt, useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
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
export function useFreePlayIn({ attempt, send }: Attempt): () => Promise<void> {
  const lobby = useLobby()
  return useCallback(
    () =>
      attempt(async () => {
        const from = sentFrom(lobby)
        await send(() => write(lobby, freePlayMutationOptions(lobby), undefined))
        continueAfterLogin(lobby, from)
      }),
    [lobby, attempt, send],
  )
}

/** Starts free play without an account, and then goes where the guest wanted to go (LOGIN-11). */
export function useFreePlay(): FreePlayResult {
  const attempt = useAttempt(AUTH_TEXTS)
  const { status, refusal } = attempt
  return { start: useFreePlayIn(attempt), status, refusal }
}
