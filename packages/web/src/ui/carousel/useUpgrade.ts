import { type RefObject, useEffect, useState } from 'react'
import { lazyPart, useLazyPart } from '../../parts/lazyPart.ts'

const engine = lazyPart(async () => (await import('./CarouselEngine.tsx')).CarouselEngine)
/** After this time without an event no finger is on the strip, in ms. */
const SETTLED_MS = 250

/**
 * The carousel engine, which is loaded once somebody has touched the strip and takes over when the strip is at rest. If it
 * cannot be loaded, the plain strip goes on.
 */
export function useUpgrade(root: RefObject<HTMLElement | null>, possible: boolean) {
  const [asked, setAsked] = useState(false)
  const [settled, setSettled] = useState(false)
  const { value } = useLazyPart(engine, asked)

  useEffect(() => {
    const element = root.current
    if (!element || !possible || settled) return
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true, capture: true }
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      clearTimeout(timer)
      if (asked) timer = setTimeout(() => setSettled(true), SETTLED_MS)
    }
    const touch = () => {
      clearTimeout(timer)
      setAsked(true)
    }
    for (const type of ['touchstart', 'pointerdown', 'keydown']) element.addEventListener(type, touch, options)
    for (const type of ['touchend', 'touchcancel', 'pointerup', 'keyup', 'scroll']) {
      element.addEventListener(type, rest, options)
    }
    rest()
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [root, possible, asked, settled])

  return settled ? value : undefined
}
