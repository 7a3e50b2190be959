import { unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** Contact channels and the encrypted service link (MENU-04, MENU-05). */
export const customerServiceQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['public', 'customerService'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/system/customerService', { signal })),
  })
