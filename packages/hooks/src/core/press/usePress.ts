import { type MouseEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLobby } from '../useLobby.ts'
import {
  type Box,
  LONG_PRESS_MS,
  nextPress,
  outcomeOf,
  PRESS_IN_MS,
  PRESS_OUT_MS,
  type Press,
  type PressEvent,
  type PressPhase,
  startPress,
} from './press.rules.ts'

const boxOf = (element: Element): Box => element.getBoundingClientRect()

/** A press under way, and what hears of it. */
export interface PressResult {
  /** How the element looks now (APP-19). */
  phase: PressPhase
  /** Handlers to spread on the element, or on the list whose parts are pressed. */
  handlers: PressHandlers
}

/** What an element must tell of fingers on it. */
export interface PressHandlers {
  /** A finger touches the element. */
  onPointerDown: (event: PointerEvent) => void
  /** The finger moves. */
  onPointerMove: (event: PointerEvent) => void
  /** The finger leaves the element. */
  onPointerUp: (event: PointerEvent) => void
  /** The browser takes the touch over, to scroll. */
  onPointerCancel: (event: PointerEvent) => void
  /** Stops the click of a press that was a long press or moved too far. */
  onClickCapture: (event: MouseEvent) => void
  /** Keeps the browser's menu from opening at a long press. */
  onContextMenu: (event: MouseEvent) => void
}

/**
 * Tells a long press from a click, on touch screens; the click after a long press, or after a finger that moved too far, does nothing
 * (APP-19). Spread `handlers` on the element. Or spread them on a list and name its items by `selector`: each item is then pressed by
 * itself. Mouse and keyboard reach the element as ever.
 */
export function usePress(onLongPress: (element: Element) => void, selector?: string): PressResult {
  const { clock } = useLobby().ports
  const [phase, setPhase] = useState<PressPhase>('inactive')
  const press = useRef<Press>(undefined)
  const pressed = useRef<Element>(undefined)
  const timers = useRef<unknown[]>([])
  const swallow = useRef(false)
  const latest = useRef(onLongPress)
  useEffect(() => {
    latest.current = onLongPress
  })

  const stop = useCallback(() => {
    for (const timer of timers.current) clock.clearTimeout(timer)
    timers.current = []
  }, [clock])
  useEffect(
    () => () => {
      stop()
      // What is hidden with a finger on it, and shown again, is not pressed.
      press.current = undefined
      setPhase('inactive')
    },
    [stop],
  )

  const happen = useCallback((event: PressEvent) => {
    if (!press.current) return
    const before = press.current.phase
    press.current = nextPress(press.current, event)
    const { phase } = press.current
    if (phase === before) return
    setPhase(phase)
    if (phase === 'long-press' && pressed.current) latest.current(pressed.current)
  }, [])

  const end = useCallback(
    (given: boolean) => {
      const ended = press.current
      if (!ended) return
      stop()
      press.current = undefined
      swallow.current = given && outcomeOf(ended) !== 'click'
      // A tap shorter than it takes to look pressed is seen all the same.
      if (given && outcomeOf(ended) === 'click') setPhase('active-in')
      timers.current = [clock.setTimeout(() => setPhase('inactive'), PRESS_OUT_MS)]
    },
    [clock, stop],
  )

  const handlers = useMemo(
    () => ({
      onPointerDown({ currentTarget, target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
        swallow.current = false
        const element = selector ? target instanceof Element && target.closest(selector) : currentTarget
        if (pointerType === 'mouse' || !isPrimary || !element) return
        stop()
        pressed.current = element
        press.current = startPress({ x, y }, boxOf(element))
        timers.current = [PRESS_IN_MS, LONG_PRESS_MS].map((ms) => clock.setTimeout(() => happen({ type: 'held', ms }), ms))
      },
      onPointerMove({ isPrimary, clientX: x, clientY: y }: PointerEvent) {
        if (isPrimary && press.current && pressed.current)
          happen({ type: 'move', point: { x, y }, box: boxOf(pressed.current) })
      },
      onPointerUp: ({ isPrimary }: PointerEvent) => isPrimary && end(true),
      onPointerCancel: ({ isPrimary }: PointerEvent) => isPrimary && end(false),
      onClickCapture(event: MouseEvent) {
        if (!swallow.current) return
        swallow.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      // The browser's own menu of a held picture would lie over what the press did.
      onContextMenu(event: MouseEvent) {
        if (press.current) event.preventDefault()
      },
    }),
    [clock, selector, stop, happen, end],
  )
  return { phase, handlers }
}
