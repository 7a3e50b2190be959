import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Gives an element the whole screen and takes it back. Where the browser cannot (iPhones), `isFull` alone says that all there
 * is of the window is wanted.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const asked = useRef<Promise<void>>(undefined)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const enter = useCallback(() => {
    setFull(true)
    // Refused or unknown: the window is enough.
    asked.current = element.current?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
  }, [element])
  const leave = useCallback(async () => {
    setFull(false)
    // A browser that is still about to give the screen would give it after all.
    await asked.current
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
  }, [])
  return { isFull, enter, leave }
}
