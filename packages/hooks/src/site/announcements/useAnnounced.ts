import type { WpsSchemas } from '@lobbykit/sdk'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { type ReadResult, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { homeAnnouncementsQueryOptions } from './announcements.queries.ts'

/** What home announces to who looks at it now: it is asked for again once somebody logs in or out (HOME-08). */
export function useAnnounced(choices?: { retryOnMount: boolean }): ReadResult<WpsSchemas['Announcements']> {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  useIsLoggedIn()
  return useLobbyQuery(homeAnnouncementsQueryOptions, { language }, choices)
}
