import { useMemo } from 'react'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { dayIn, viewerZone } from '../core/localTime.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import type { Announcement } from './announcements.rules.ts'
import { noticesQueryOptions } from './notices.queries.ts'

/** An announcement as its page shows it. */
export type ShownAnnouncement = Announcement & {
  /** The day it was published, YYYY-MM-DD in the viewer's own time; undefined where nobody says. */
  day: string | undefined
}

/** The announcements with their texts. */
export interface AnnouncementsResult extends ReadState {
  /** Newest first; kept on the device (APP-22). */
  announcements: readonly ShownAnnouncement[]
}

/** The announcements with their texts and days (YYYY-MM-DD, the viewer's own), newest first. */
export function useAnnouncements(): AnnouncementsResult {
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const { data, status, retry } = useLobbyQuery(noticesQueryOptions, { language })
  const announcements = useMemo(() => {
    const zone = viewerZone()
    return (data ?? []).map((each) => ({
      ...each,
      day: each.publishedAt === undefined ? undefined : dayIn(zone, each.publishedAt) || undefined,
    }))
  }, [data])
  return { announcements, status, retry }
}
