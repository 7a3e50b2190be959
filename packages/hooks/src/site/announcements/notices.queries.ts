import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { homeAnnouncementsQueryOptions } from './announcements.queries.ts'
import { holdsAll } from './notices.rules.ts'

export const noticesKey = publicKey('notices')

/**
 * The announcements with their texts, newest first; kept on the device per language (APP-22). What is kept counts as absent
 * once home announces something that it does not hold.
 */
export const noticesQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...noticesKey, { language }],
    queryFn: ({ signal }) => {
      const home = lobby.queryClient.getQueryData(homeAnnouncementsQueryOptions(lobby, { language }).queryKey)
      const query = { merchantCode: lobby.config.merchantCode, language }
      const reload = (kept: unknown) => !holdsAll(kept, home?.PL ?? [])
      return lobby.sdk.wps.GET('/wps/announcement/notice', { params: { query }, reload, signal })
    },
    placeholderData: keepPreviousData,
  })
