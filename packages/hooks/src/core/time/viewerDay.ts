/**
 * The viewer's day of a moment (ms since 1970), as YYYY-MM-DD, which is how Swedish writes it. It stands apart from
 * `localTime.ts`, because otherwise the pages of promotions would load the scripts of forms with that, 5 KB after gzip.
 */
export const viewerDay = (ms: number): string => new Date(ms).toLocaleDateString('sv')
