import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'

export const memberInfoKey = memberKey('info')
export const unreadCountKey = memberKey('unreadCount')

/** Who the member is; loaded once a session, and kept on the device unless it is to be reloaded (APP-22). */
export const memberInfoQueryOptions = (lobby: Lobby, { reload = false } = {}) =>
  queryOptions({
    queryKey: memberInfoKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/info', { reload, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Unread messages, fetched once a load (HOME-10). */
export const unreadCountQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: unreadCountKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/relay/CSP_unreadCount', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
