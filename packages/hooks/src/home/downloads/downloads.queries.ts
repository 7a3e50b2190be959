import { queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const downloadsKey = publicKey('downloads')

/** Links of the native apps and the profile (HOME-04). */
export const downloadsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: downloadsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/system/downloads', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
