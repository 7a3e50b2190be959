import { mutationOptions } from '@tanstack/react-query'
import type { Lobby } from '../lobby.ts'
import { LOADING_LONG_MS } from '../notices/notices.rules.ts'

/** How long a call may take: as long as the merchant lets calls take, but no more than `mostMs`. */
const within = ({ config }: Lobby, mostMs: number) => ({ timeoutMs: Math.min(config.timeoutMs ?? mostMs, mostMs) })

/** Tells the backend that the session is over (LOGIN-12). It takes no longer than its loading message: then the member is out, heard or not. */
export const logoutMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['logout'],
    mutationFn: () => lobby.sdk.wps.DELETE('/wps/session/logout', within(lobby, LOADING_LONG_MS)),
  })

/** With the waits between them, all attempts of a renewal end within the 60 seconds that the old token then works. */
const RENEW_TIMEOUT_MS = 6_000

/** Exchanges the token for a fresh one (LOGIN-15). */
export const renewMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['renew'],
    mutationFn: () => lobby.sdk.wps.POST('/wps/session/renew', within(lobby, RENEW_TIMEOUT_MS)),
  })
