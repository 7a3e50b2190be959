/** Measures of a list of rows of which only those near the screen exist, in px: how far beyond it, and a row until it is measured. */
export const LONG_LIST = { bufferSize: 160, itemSize: 70 } as const
