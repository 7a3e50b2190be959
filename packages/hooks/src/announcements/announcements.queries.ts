import { unwrap } from '@lobbykit/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** The kinds of announcement home loads in one call: banners, player notices, popups, hot matches (HOME-08). */
export const HOME_TYPES = 'B,PL,PU,H'
export const PLATFORM_MOBILE = 'M'

/** Everything home announces, in one call (HOME-08). */
export const homeAnnouncementsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'announcements', { language, types: HOME_TYPES }],
    queryFn: ({ signal }) => {
      const query = { types: HOME_TYPES, platform: PLATFORM_MOBILE, merchantCode: lobby.config.merchantCode, language }
      return unwrap(lobby.sdk.wps.GET('/wps/announcement', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
  })
