import type { Announcement } from './announcements.rules.ts'

/** Whether a kept list still says everything that is announced. */
export const holdsAll = (kept: unknown, announced: readonly Announcement[]): boolean =>
  Array.isArray(kept) && announced.every(({ id }) => kept.some((each: unknown) => isWithId(each, id)))

const isWithId = (value: unknown, id: number) => typeof value === 'object' && value !== null && 'id' in value && value.id === id
