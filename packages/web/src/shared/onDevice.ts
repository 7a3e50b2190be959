/** Keeps the height of a line. */
const BLANK = '\u00a0'

/**
 * A text that only the visitor's device knows, such as one with the date of today or with a random number. In the markup that
 * the build renders it stays blank, because it would be wrong there.
 */
export const onDevice = (text: string): string => (import.meta.env.SSR ? BLANK : text)
