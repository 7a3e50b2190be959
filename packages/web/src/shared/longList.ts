/**
 * Measures in px of a list that has only the rows near the screen: how far beyond the screen they reach, and the height of a
 * row until it is measured.
 */
export const LONG_LIST = { bufferSize: 160, itemSize: 70 } as const
