import { useEffect, useRef } from 'react'
import type { Deadline } from '../core/deadline.rules.ts'
import { useLobby } from '../core/useLobby.ts'
import { msLeft, timesOf } from './drawClock.rules.ts'

/** The least time in milliseconds between two runs, because the work may be still due after it has run. */
const AGAIN_MS = 3_000
/** Milliseconds after which it is looked how long it is still: timers stand still while a phone sleeps, and no event may tell. */
const LOOK_MS = 5_000

/**
 * Does something when it is due, and again until something else is, but never without a pause in between. A page that comes back after it was hidden looks at once how
 * long it is still, a phone that wakes up within seconds (LOTT-01). `untilDue` says so in ms, undefined for never; keep its
 * identity while it says the same.
 */
export function useWhenDue(untilDue: () => number | undefined, act: () => void): void {
  const { clock } = useLobby().ports
  const pause = useRef<Deadline>(undefined)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    let timer: unknown
    /** Waits for what both clocks say is left. */
    const wait = (due: Deadline) => {
      const left = msLeft(due, clock)
      timer = clock.setTimeout(() => (msLeft(due, clock) > 0 ? wait(due) : run()), Math.min(left, LOOK_MS))
    }
    const arm = () => {
      clock.clearTimeout(timer)
      const ms = untilDue()
      const leastMs = pause.current ? msLeft(pause.current, clock) : 0
      if (ms !== undefined) wait({ durationMs: Math.max(ms, leastMs), ...timesOf(clock) })
    }
    const run = () => {
      latest.current()
      pause.current = { durationMs: AGAIN_MS, ...timesOf(clock) }
      arm()
    }
    arm()
    globalThis.document?.addEventListener('visibilitychange', arm)
    return () => {
      clock.clearTimeout(timer)
      globalThis.document?.removeEventListener('visibilitychange', arm)
    }
  }, [clock, untilDue])
}
