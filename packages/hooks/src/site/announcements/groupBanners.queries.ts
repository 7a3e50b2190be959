import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { AnnouncementGroup } from './announcements.rules.ts'

export const groupBannersKey = publicKey('groupBanners')

/** The banners of one group, for a page that announces nothing else (LIST-16). */
export const groupBannersQueryOptions = (
  lobby: Lobby,
  { language, groupName }: { language: string; groupName: AnnouncementGroup },
) =>
  queryOptions({
    queryKey: [...groupBannersKey, { language, groupName }],
    queryFn: ({ signal }) =>
      lobby.sdk.wps.GET('/wps/announcement/banner', { params: { query: { groupName, language } }, signal }),
    placeholderData: keepPreviousData,
  })
