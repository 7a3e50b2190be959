import type { Point } from './press.rules.ts'

/** Pixels a finger moves sideways before it is a swipe of a list (LIST-12). */
export const SWIPE_PX = 60

/**
 * Where a movement leads: to what comes next or what was before, in reading order, or nowhere. It must go sideways for at
 * least 60 px, and more so than up or down (LIST-12).
 */
export function swipeOf(start: Point, end: Point, direction: 'ltr' | 'rtl'): 'next' | 'previous' | undefined {
  const x = (end.x - start.x) * (direction === 'rtl' ? -1 : 1)
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) <= Math.abs(end.y - start.y)) return undefined
  return x < 0 ? 'next' : 'previous'
}
