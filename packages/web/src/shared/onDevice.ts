/** Keeps the height of a line. */
const BLANK = '\u00a0'

/**
 * A text that only the visitor's device can say, such as today or a number drawn by lot. The page that waits for the application
 * is written by the build, whose day and lot are others, and leaves it blank.
 */
export const onDevice = (text: string): string => (import.meta.env.SSR ? BLANK : text)
