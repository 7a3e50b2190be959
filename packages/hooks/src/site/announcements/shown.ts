import { dayIn } from '../../core/time/localTime.ts'
import type { Announcement } from './announcements.rules.ts'

/** An announcement as its page shows it. */
export type ShownAnnouncement = Announcement & {
  /** The day it was published, YYYY-MM-DD in the viewer's own time; undefined where nobody says. */
  day: string | undefined
}

/** Announcements with the day on which each was published, in the time zone `zone` of the viewer. */
export const shownAnnouncements = (announcements: readonly Announcement[], zone: string): ShownAnnouncement[] =>
  announcements.map((each) => ({
    ...each,
    day: each.publishedAt === undefined ? undefined : dayIn(zone, each.publishedAt) || undefined,
  }))
