import { unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** Everything the first screen decides by (APP-01). Fresh for the visit; the maintenance page asks again. */
export const settingsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'settings', { language }],
    queryFn: ({ signal }) =>
      unwrap(lobby.sdk.wps.GET('/wps/system/settings/consolidated', { params: { query: { language } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
