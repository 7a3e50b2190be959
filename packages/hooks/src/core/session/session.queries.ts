import { mutationOptions } from '@tanstack/react-query'
import type { Lobby } from '../lobby.ts'

/** Tells the backend that the session is over (LOGIN-12). */
export const logoutMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['logout'],
    mutationFn: () => lobby.sdk.wps.DELETE('/wps/session/logout'),
  })

/** With the waits between them, all attempts of a renewal end within the 60 seconds that the old token then works. */
const RENEW_TIMEOUT_MS = 6_000

/** Exchanges the token for a fresh one (LOGIN-15). */
export const renewMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['renew'],
    mutationFn: () =>
      lobby.sdk.wps.POST('/wps/session/renew', {
        timeoutMs: Math.min(lobby.config.timeoutMs ?? RENEW_TIMEOUT_MS, RENEW_TIMEOUT_MS),
      }),
  })
