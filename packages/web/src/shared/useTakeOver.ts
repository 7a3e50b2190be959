import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a place whose content has changed, if the element that had the focus is gone, so that a keyboard and a
 * screen reader go on from there. `shown` names what the place shows.
 */
export function useTakeOver(shown: string): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  const focused = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const isGone = focused.current instanceof Element && !focused.current.isConnected
    if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [shown])
  return place
}
