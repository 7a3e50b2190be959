import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Gives an element the whole screen and takes it back. Where the browser cannot (iPhones), `isFull` alone says that all there
 * is of the window is wanted.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const isWanted = useRef(false)
  /** Gives the screen back, unless it was never had or is wanted again. */
  const giveBack = useCallback(async () => {
    const isOurs = document.fullscreenElement !== null && document.fullscreenElement === element.current
    if (isOurs && !isWanted.current) await document.exitFullscreen().catch(() => undefined)
  }, [element])
  useEffect(() => {
    const follow = () => {
      const isScreen = document.fullscreenElement !== null
      if (!isScreen) isWanted.current = false
      // A screen that comes after it was given up goes back at once.
      if (isScreen && !isWanted.current) void giveBack()
      setFull(isScreen)
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [giveBack])
  const enter = useCallback(() => {
    isWanted.current = true
    setFull(true)
    // Refused or unknown: the window is enough. What was given up meanwhile is looked at once more when the browser has decided.
    void element.current?.requestFullscreen?.({ navigationUI: 'hide' }).then(giveBack, () => undefined)
  }, [element, giveBack])
  const leave = useCallback(() => {
    isWanted.current = false
    setFull(false)
    void giveBack()
  }, [giveBack])
  return { isFull, enter, leave }
}
