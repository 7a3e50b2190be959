/** Latin digits in every language, as money has them. */
const LATIN = { numberingSystem: 'latn' } as const
const DAY = { ...LATIN, dateStyle: 'medium' } as const

/** A number of things in the words of a language, which its BCP 47 tag names. */
export const countText = (count: number, tag: string): string => count.toLocaleString(tag, LATIN)

/** A share in percent, with at most two decimals. */
export const percentText = (percent: number, tag: string): string =>
  (percent / 100).toLocaleString(tag, { ...LATIN, style: 'percent', maximumFractionDigits: 2 })

/** What `Date` says of a moment (ms since 1970); undefined for what is no moment. */
function momentIn(ms: number | undefined, tag: string, style: Intl.DateTimeFormatOptions): string | undefined {
  const date = new Date(ms ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toLocaleString(tag, style)
}

/** The viewer's day of a moment (ms since 1970); undefined for what is no moment. */
export const dayText = (ms: number | undefined, tag: string): string | undefined => momentIn(ms, tag, DAY)

/** The viewer's day and time of a moment (ms since 1970); undefined for what is no moment. */
export const timeText = (ms: number | undefined, tag: string): string | undefined =>
  momentIn(ms, tag, { ...DAY, timeStyle: 'short' })
