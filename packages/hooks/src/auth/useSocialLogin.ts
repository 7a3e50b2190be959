import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { complain } from '../core/complaints/complain.ts'
import type { SocialProvider } from '../core/ports.ts'
import { continueAfterLogin, sentFrom } from '../core/session/continueAfterLogin.ts'
import type { Attempt } from '../core/useAttempt.ts'
import { useLobby } from '../core/useLobby.ts'
import { write } from '../core/write.ts'
import { useSettings } from '../site/startup/useStartup.ts'
import { loginMutationOptions } from './auth.queries.ts'
import { socialProviders } from './social.rules.ts'

const nothingToHear = () => () => {}

/** Logging in with an account elsewhere. */
export interface SocialLoginResult {
  /** The providers to show: switched on and ready (LOGIN-02, REG-01). */
  providers: readonly SocialProvider[]
  /** Signs in there and then logs in here. */
  signIn: (provider: SocialProvider) => Promise<void>
}

/** Logging in with an account elsewhere, as one of the ways that share an attempt. */
export function useSocialLogin({ attempt, send, refuse }: Attempt): SocialLoginResult {
  const lobby = useLobby()
  const { has } = useSettings()
  const port = lobby.ports.socialLogin
  const offered = () => socialProviders(has, (provider) => port?.ready(provider) === true)
  // A provider may become ready long after the page. The snapshot is a text, because a new list at each call would redraw for
  // ever.
  const shown = () => offered().join()
  useSyncExternalStore(port?.subscribe ?? nothingToHear, shown, shown)
  const isMissing = port === undefined && socialProviders(has, () => true).length > 0
  useEffect(() => {
    if (isMissing) complain(lobby, { kind: 'socialLogin', operation: 'getSettings' })
  }, [lobby, isMissing])
  const signIn = useCallback(
    (provider: SocialProvider) =>
      attempt(async () => {
        const from = sentFrom(lobby)
        const identity = await port?.signIn(provider).catch((error: unknown) => lobby.ports.report(error))
        if (!identity) return refuse({ id: 'social_failed' })
        const body = {
          type: 'firebase',
          username: identity.userName,
          password: '',
          firebaseIdToken: identity.idToken,
          socialProvider: provider,
        } as const
        await send(() => write(lobby, loginMutationOptions(lobby), body))
        continueAfterLogin(lobby, from)
      }),
    [lobby, port, attempt, refuse, send],
  )
  return { providers: offered(), signIn }
}
