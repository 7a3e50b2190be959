import { isAnswerOf, unwrap } from '@lobbykit/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'
import { homeAnnouncementsQueryOptions } from './announcements.queries.ts'
import { holdsAll } from './announcements.rules.ts'

/**
 * The announcements with their texts, newest first; kept on the device per language (APP-22). What is kept counts as absent
 * once home announces something that it does not hold.
 */
export const noticesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'notices', { language }],
    queryFn: ({ signal }) => {
      const home = lobby.queryClient.getQueryData(homeAnnouncementsQueryOptions(lobby, { language }).queryKey)
      return lobby.cache.keep(
        `notices.${language}`,
        (value) => isAnswerOf('listNotices', value) && Array.isArray(value) && holdsAll(value, home?.PL ?? []),
        () =>
          unwrap(
            lobby.sdk.wps.GET('/wps/announcement/notice', {
              params: { query: { merchantCode: lobby.config.merchantCode, language } },
              signal,
            }),
          ),
      )
    },
    placeholderData: keepPreviousData,
  })
