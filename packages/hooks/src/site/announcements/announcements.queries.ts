import { queryOptions } from '@tanstack/react-query'
import { memberKey, publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { ContentType } from './announcements.rules.ts'

export const announcementsKey = publicKey('announcements')
/** A member is told other things than a guest, so what members are told has a key of its own. */
export const memberAnnouncementsKey = memberKey('announcements')

/** The kinds of announcement home loads in one call: banners, player notices, popups, hot matches (HOME-08). */
export const HOME_TYPES = 'B,PL,PU,H' satisfies `${ContentType},${ContentType},${ContentType},H`
export const PLATFORM_MOBILE = 'M' as const

/** Everything home announces, in one call (HOME-08). */
export const homeAnnouncementsQueryOptions = (lobby: Lobby, { language }: { language: string }) => {
  const key = lobby.state.session ? memberAnnouncementsKey : announcementsKey
  return queryOptions({
    queryKey: [...key, { language, types: HOME_TYPES }],
    queryFn: ({ signal }) => {
      const query = { types: HOME_TYPES, platform: PLATFORM_MOBILE, language }
      return lobby.sdk.wps.GET('/wps/announcement', { params: { query }, signal })
    },
    placeholderData: (data, before) => (before?.queryKey[0] === key[0] ? data : undefined),
  })
}
