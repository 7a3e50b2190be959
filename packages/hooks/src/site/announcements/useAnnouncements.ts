import { useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { viewerZone } from '../../core/time/localTime.ts'
import { type ReadState, useLobbyQuery } from '../../core/useLobbyQuery.ts'
import { noticesQueryOptions } from './notices.queries.ts'
import { type ShownAnnouncement, shownAnnouncements } from './shown.ts'

/** The announcements with their texts. */
export interface AnnouncementsResult extends ReadState {
  /** Newest first; kept on the device (APP-22). */
  announcements: readonly ShownAnnouncement[]
}

/** The announcements with their texts and days (YYYY-MM-DD, the viewer's own), newest first. */
export function useAnnouncements(): AnnouncementsResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry, refusal } = useLobbyQuery(noticesQueryOptions, { language })
  const announcements = useMemo(() => shownAnnouncements(data ?? [], viewerZone()), [data])
  return { announcements, status, retry, refusal }
}
