import { isBackSwipe } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'

/** Milliseconds after a swipe within which a change of page belongs to it. */
const BELONGS_MS = 700

/** Tells whether the page just changed by a swipe, which has already moved it: such a change has no fade (APP-11). */
export function useBackSwipe(): () => boolean {
  const swipedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    let from: number | undefined
    const start = (event: TouchEvent) => {
      from = event.touches[0]?.clientX
    }
    const move = (event: TouchEvent) => {
      const now = event.touches[0]?.clientX
      if (from !== undefined && now !== undefined && isBackSwipe(now - from)) swipedAt.current = performance.now()
    }
    addEventListener('touchstart', start, { passive: true })
    addEventListener('touchmove', move, { passive: true })
    return () => {
      removeEventListener('touchstart', start)
      removeEventListener('touchmove', move)
    }
  }, [])
  return () => performance.now() - swipedAt.current < BELONGS_MS
}
