/** A text that keeps the height of a line. */
export const BLANK = '\u00a0'

/**
 * A text that only the visitor's device knows, such as one with the date of today or with a random number. In the markup that
 * the build renders it stays blank, or says something that is true for everybody, because it would be wrong there.
 */
export const onDevice = (text: string, meanwhile = BLANK): string => (import.meta.env.SSR ? meanwhile : text)
