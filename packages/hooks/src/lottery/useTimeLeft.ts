import { useCallback, useEffect, useState } from 'react'
import type { Deadline } from '../core/deadline.rules.ts'
import { useLobby } from '../core/useLobby.ts'
import { timeLeft } from './drawClock.rules.ts'

/** What is left of a draw in words, such as 04:59; undefined once it closed. */
export type TimeLeft = (closes: Deadline | undefined) => string | undefined

/** Puts in words what is left of draws; redraws each second, and when the page is looked at again. */
export function useTimeLeft(): TimeLeft {
  const { clock } = useLobby().ports
  const [, redraw] = useState(0)
  useEffect(() => {
    const look = () => redraw((count) => count + 1)
    const tick = () => {
      look()
      timer = clock.setTimeout(tick, 1_000)
    }
    let timer = clock.setTimeout(tick, 1_000)
    globalThis.document?.addEventListener('visibilitychange', look)
    return () => {
      clock.clearTimeout(timer)
      globalThis.document?.removeEventListener('visibilitychange', look)
    }
  }, [clock])
  return useCallback((closes) => timeLeft(closes, clock), [clock])
}
