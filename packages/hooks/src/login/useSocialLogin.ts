import { useMutation } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { continueAfterLogin } from '../session/continueAfterLogin.ts'
import { useSettings } from '../startup/useStartup.ts'
import { loginMutationOptions } from './login.queries.ts'
import { type SocialProvider, socialProviders } from './social.rules.ts'
import type { Entry } from './useEntry.ts'

const nothingToHear = () => () => {}

/** Logging in with an account elsewhere, as one of the ways through a door: which providers to show, and what a tap does. */
export function useSocialLogin({ attempt, refuse }: Entry) {
  const lobby = useLobby()
  const { has } = useSettings()
  const port = lobby.ports.socialLogin
  const offered = () => socialProviders(has, (provider) => port?.ready(provider) === true)
  // A provider may become ready long after the page did; a list would be another one at each look.
  useSyncExternalStore(port?.subscribe ?? nothingToHear, () => offered().join())
  const { mutateAsync, isPending } = useMutation(loginMutationOptions(lobby))
  const signIn = useCallback(
    (provider: SocialProvider) =>
      attempt(async () => {
        const identity = await port?.signIn(provider).catch((error: unknown) => lobby.ports.report(error))
        if (!identity) return refuse({ id: 'social_failed' })
        await mutateAsync({
          type: 'firebase',
          username: identity.userName,
          password: '',
          firebaseIdToken: identity.idToken,
          socialProvider: provider,
        })
        continueAfterLogin(lobby)
      }),
    [lobby, port, attempt, refuse, mutateAsync],
  )
  return { providers: offered(), signIn, isPending }
}
