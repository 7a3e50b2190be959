import { queryOptions } from '@tanstack/react-query'
import { publicKey } from '../keys.ts'
import type { Lobby } from '../lobby.ts'

export const resourcesKey = publicKey('resources')

/** The hosts that serve the merchant's pictures (APP-21). @internal */
export const resourcesQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: resourcesKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/system/resources', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
