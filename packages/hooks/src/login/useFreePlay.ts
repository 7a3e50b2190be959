import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { continueAfterLogin } from '../session/continueAfterLogin.ts'
import { freePlayMutationOptions } from './login.queries.ts'
import { type Entry, useEntry } from './useEntry.ts'

/** Free play as one of the ways through a door (LOGIN-11). */
export function useFreePlayThrough({ attempt }: Entry) {
  const lobby = useLobby()
  const { mutateAsync, isPending } = useMutation(freePlayMutationOptions(lobby))
  const start = useCallback(
    () =>
      attempt(async () => {
        await mutateAsync()
        continueAfterLogin(lobby)
      }),
    [lobby, attempt, mutateAsync],
  )
  return { start, isPending }
}

/** Starts free play without an account, and then goes where the guest wanted to go (LOGIN-11). */
export function useFreePlay() {
  const entry = useEntry()
  const { start, isPending } = useFreePlayThrough(entry)
  return { start, status: isPending ? ('pending' as const) : ('idle' as const), refusal: entry.refusal }
}
