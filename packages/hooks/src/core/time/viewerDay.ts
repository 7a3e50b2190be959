/**
 * The viewer's day of a moment (ms since 1970), as YYYY-MM-DD, which is how Swedish writes it. In a file of its own: with
 * `localTime.ts` the pages of promotions would also load the scripts of forms, 5 KB after gzip.
 */
export const viewerDay = (ms: number): string => new Date(ms).toLocaleDateString('sv')
