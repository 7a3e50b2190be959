import { useEffect, useRef } from 'react'
import { useLobby } from '../core/useLobby.ts'

/** Milliseconds after which what was due is done again where nothing came of it. */
const AGAIN_MS = 3_000

/**
 * Does something when it is due, and again until something else is. A page that comes back after it was hidden, or a phone that
 * wakes up, looks at once how long it is still. `untilDue` says so in ms, undefined for never; keep its identity while it says the same.
 */
export function useWhenDue(untilDue: () => number | undefined, act: () => void): void {
  const { clock } = useLobby().ports
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    let timer: unknown
    const arm = (leastMs: number) => {
      clock.clearTimeout(timer)
      const ms = untilDue()
      if (ms !== undefined) timer = clock.setTimeout(run, Math.max(ms, leastMs))
    }
    const run = () => {
      latest.current()
      arm(AGAIN_MS)
    }
    const look = () => arm(0)
    look()
    globalThis.document?.addEventListener('visibilitychange', look)
    return () => {
      clock.clearTimeout(timer)
      globalThis.document?.removeEventListener('visibilitychange', look)
    }
  }, [clock, untilDue])
}
