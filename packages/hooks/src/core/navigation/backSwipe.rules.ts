/** A touch that moves farther sideways than so many pixels counts as a swipe back (APP-11). */
export const BACK_SWIPE_PX = 100

/** Whether a touch that moved so far, to the left or to the right, was a swipe back, in which the browser moves the page (APP-11). */
export const isBackSwipe = (movedPx: number): boolean => Math.abs(movedPx) > BACK_SWIPE_PX
