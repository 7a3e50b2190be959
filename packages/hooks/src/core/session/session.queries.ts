import { mutationOptions } from '@tanstack/react-query'
import type { Lobby } from '../lobby.ts'

/** Tells the backend that the session is over (LOGIN-12). */
export const logoutMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['logout'],
    mutationFn: () => lobby.sdk.wps.DELETE('/wps/session/logout'),
  })

/** Exchanges the token for a fresh one (LOGIN-15). */
export const renewMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['renew'],
    mutationFn: () => lobby.sdk.wps.POST('/wps/session/renew'),
  })
