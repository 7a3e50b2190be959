import { DAY_MS, ZONE_MS } from './betweenDraws.ts'

/** The day of the site so many days ago, as YYYY-MM-DD: it may be another one than that of the machine that tests. */
export const siteDay = (ago: number): string => new Date(Date.now() + ZONE_MS - ago * DAY_MS).toISOString().slice(0, 10)

/** The query of nearly a year up to today. It always has some of what happens rarely, which a calendar month may be without. */
export const longRange = (): string => `from=${siteDay(300)}&to=${siteDay(0)}`
