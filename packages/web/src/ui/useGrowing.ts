import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from './afterFrame.ts'

/**
 * How much of a list is drawn: `step` with the page, and as much again after each frame, until it is `most`. Drawn at once, it
 * would take a slow phone longer than a tap should wait.
 */
export function useGrowing(step: number, most: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(
    () => (drawn < most ? afterFrame(() => startTransition(() => setDrawn(drawn + step))) : undefined),
    [drawn, step, most],
  )
  return Math.min(drawn, most)
}
