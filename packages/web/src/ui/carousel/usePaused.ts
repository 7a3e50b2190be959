import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lessMotion } from '../lessMotion.ts'
import { watchView } from '../watchView.ts'

type Reason = 'hover' | 'focus' | 'touch' | 'unseen' | 'hidden' | 'still' | 'asked'

export interface Pause {
  readonly paused: boolean
  /** Whether the user paused it with the button. */
  readonly asked: boolean
  readonly toggle: () => void
}

/** Whether something that moves by itself must pause: somebody uses it, nobody can see it, or the visitor wants no movement. */
export function usePaused(root: RefObject<HTMLElement | null>, active: boolean): Pause {
  // It counts as unseen until the observer has reported.
  const reasons = useRef(new Set<Reason>(['unseen']))
  const [paused, setPaused] = useState(true)
  const [asked, setAsked] = useState(false)
  const put = useCallback((reason: Reason, holds: boolean) => {
    if (holds) reasons.current.add(reason)
    else reasons.current.delete(reason)
    setPaused(reasons.current.size > 0)
  }, [])

  useEffect(() => {
    const element = root.current
    if (!element || !active) return
    const stop = new AbortController()
    const on = (target: EventTarget, type: string, reason: Reason, holds: (event: Event) => boolean) =>
      target.addEventListener(type, (event) => put(reason, holds(event)), { signal: stop.signal, passive: true })
    const byMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse'
    on(element, 'pointerenter', 'hover', byMouse)
    on(element, 'pointerleave', 'hover', () => false)
    on(element, 'focusin', 'focus', (event) => event.target instanceof Element && event.target.matches(':focus-visible'))
    on(element, 'focusout', 'focus', () => false)
    on(element, 'touchstart', 'touch', () => true)
    for (const type of ['touchend', 'touchcancel']) on(element, type, 'touch', () => false)
    on(document, 'visibilitychange', 'hidden', () => document.hidden)
    const still = lessMotion()
    on(still, 'change', 'still', () => still.matches)
    put('still', still.matches)
    put('hidden', document.hidden)
    const unwatch = watchView(element, (inView) => put('unseen', !inView), { threshold: 0.4 })
    return () => {
      stop.abort()
      unwatch()
    }
  }, [root, active, put])

  return {
    paused: paused || !active,
    asked,
    toggle: () => {
      setAsked(!asked)
      put('asked', !asked)
    },
  }
}
