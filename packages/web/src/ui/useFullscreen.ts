import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Gives an element the whole screen and takes it back. Where the browser cannot (iPhones), `isFull` alone says that all there
 * is of the window is wanted.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const enter = useCallback(() => {
    setFull(true)
    // Refused or unknown: the window is enough.
    element.current?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
  }, [element])
  const leave = useCallback(() => {
    setFull(false)
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  }, [])
  return { isFull, enter, leave }
}
