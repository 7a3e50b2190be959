import { useEffect, useRef } from 'react'
import { useLobby } from '../useLobby.ts'
import { type Deadline, msLeft, timesOf } from './deadline.rules.ts'

/** Least time in milliseconds between two runs: something may be due again right after it ran. */
const AGAIN_MS = 3_000
/** Longest timer in milliseconds: timers stand still while a phone sleeps, and no event may tell that it woke up. */
const LOOK_MS = 5_000

/**
 * Runs `act` when it is due, and again whenever something is due anew, with a pause in between. A page that was hidden looks at
 * the clock as soon as it shows, a phone that slept within seconds (LOTT-01). `untilDue` answers with the ms that are left,
 * undefined for never; keep its identity while its answer is the same.
 */
export function useWhenDue(untilDue: () => number | undefined, act: () => void): void {
  const { clock, device } = useLobby().ports
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
    const stopWatching = device.watch('visibilitychange', arm)
    return () => {
      clock.clearTimeout(timer)
      stopWatching()
    }
  }, [clock, device, untilDue])
}
