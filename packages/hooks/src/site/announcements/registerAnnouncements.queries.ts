import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../../core/lobby.ts'
import { announcementsKey, PLATFORM_MOBILE } from './announcements.queries.ts'
import { type ContentType, REGISTER_GROUP } from './announcements.rules.ts'

const BANNERS: ContentType = 'B'

/** What the registration screen announces: banners of its own group (REG-14, HOME-08). */
export const registerAnnouncementsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...announcementsKey, { language, types: BANNERS, groupName: REGISTER_GROUP }],
    queryFn: ({ signal }) => {
      const query = { types: BANNERS, groupName: REGISTER_GROUP, platform: PLATFORM_MOBILE, language }
      return lobby.sdk.wps.GET('/wps/announcement', { params: { query }, signal })
    },
    placeholderData: keepPreviousData,
  })
