import { unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** Who the member is; loaded once a session. */
export const memberInfoQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['member', 'info'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/member/info', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Unread messages, fetched once a load (HOME-10). */
export const unreadCountQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['member', 'unreadCount'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/relay/CSP_unreadCount', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Promotions the member may claim; their number is a badge (APP-12). */
export const availablePromotionsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['member', 'availablePromotions', { language }],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/promotion/available', { params: { query: { language } }, signal })),
  })
