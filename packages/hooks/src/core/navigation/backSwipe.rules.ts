/** Pixels a touch moves to count as a swipe back, and to move a list on (APP-11, LIST-12). */
export const BACK_SWIPE_PX = 100

/** Whether a touch that moved so far sideways was a swipe back; the sheet of paper follows the finger either way (APP-11). */
export const isBackSwipe = (movedPx: number): boolean => Math.abs(movedPx) > BACK_SWIPE_PX
