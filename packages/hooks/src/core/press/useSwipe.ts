import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { directionOf } from '../language/language.rules.ts'
import { useLobby } from '../useLobby.ts'
import type { Point } from './press.rules.ts'
import { swipeOf } from './swipe.rules.ts'

/** What a list must tell of fingers on it. */
export interface SwipeHandlers {
  /** A finger touches the list. */
  onPointerDown: (event: PointerEvent) => void
  /** The finger leaves the list. */
  onPointerUp: (event: PointerEvent) => void
  /** The browser takes the touch over, to scroll. */
  onPointerCancel: () => void
}

/**
 * Swipes across a list by touch (LIST-12). Spread the handlers on its element and give it `touch-action: pan-y`, so that the
 * browser leaves sideways movements to it.
 */
export function useSwipe(onSwipe: (way: 'next' | 'previous') => void): SwipeHandlers {
  const { state } = useLobby()
  const { language } = useSnapshot(state)
  const direction = directionOf(language)
  const start = useRef<Point>(undefined)
  const latest = useRef(onSwipe)
  useEffect(() => {
    latest.current = onSwipe
  })
  return useMemo(
    () => ({
      onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
        // A second finger makes it something else.
        start.current = pointerType === 'touch' && isPrimary ? { x, y } : undefined
      },
      onPointerUp({ clientX: x, clientY: y }: PointerEvent) {
        const way = start.current && swipeOf(start.current, { x, y }, direction)
        start.current = undefined
        if (way) latest.current(way)
      },
      onPointerCancel() {
        start.current = undefined
      },
    }),
    [direction],
  )
}
