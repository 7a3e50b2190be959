import { unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** Links of the native apps and the profile (HOME-04). */
export const downloadsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['public', 'downloads'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/system/downloads', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
