import type { Announcement } from '../../site/announcements/announcements.rules.ts'

/** Days (YYYY-MM-DD, the viewer's own) on which popups are not wanted again, by popup id (HOME-09). */
export type DismissedDays = Readonly<Record<string, string>>

/** The popups still to show: those not seen in this session and not dismissed for today, in the server's order (HOME-09). */
export const popupsToShow = (
  popups: readonly Announcement[],
  { seen, dismissed, today }: { seen: readonly number[]; dismissed: DismissedDays; today: string },
): Announcement[] => popups.filter(({ id }) => !seen.includes(id) && dismissed[String(id)] !== today)

/** Notes that a popup is not wanted again today, and forgets what concerned other days. */
export const dismissedToday = (dismissed: DismissedDays, id: number, today: string): DismissedDays => ({
  ...Object.fromEntries(Object.entries(dismissed).filter(([, day]) => day === today)),
  [String(id)]: today,
})

/** Whether a stored value is what {@link dismissedToday} wrote. */
export const isDismissedDays = (value: unknown): value is DismissedDays =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((day) => typeof day === 'string')

/** Whether a stored value is a list of popup ids. */
export const isIdList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger)
