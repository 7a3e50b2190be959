import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Shows an element on the whole screen, and ends that. Where the browser cannot do it (iPhones), `isFull` still tells that the
 * element shall fill the window.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const isWanted = useRef(false)
  /** Leaves the full screen, unless it is not ours or is wanted again. */
  const giveBack = useCallback(async () => {
    const isOurs = document.fullscreenElement !== null && document.fullscreenElement === element.current
    if (isOurs && !isWanted.current) await document.exitFullscreen().catch(() => undefined)
  }, [element])
  useEffect(() => {
    const follow = () => {
      const isScreen = document.fullscreenElement !== null
      if (!isScreen) isWanted.current = false
      // The full screen may begin after it was given up: then it is left at once.
      if (isScreen && !isWanted.current) void giveBack()
      setFull(isScreen)
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [giveBack])
  const enter = useCallback(() => {
    isWanted.current = true
    setFull(true)
    // If the browser refuses or does not know it, the whole window is enough. When the browser has decided, it is checked
    // whether the full screen was given up meanwhile.
    void element.current?.requestFullscreen?.({ navigationUI: 'hide' }).then(giveBack, () => undefined)
  }, [element, giveBack])
  const leave = useCallback(() => {
    isWanted.current = false
    setFull(false)
    void giveBack()
  }, [giveBack])
  return { isFull, enter, leave }
}
