import { useEffect, useState } from 'react'
import { useLobby } from './useLobby.ts'

/** Whether a wait has lasted for so many milliseconds; each attempt is waited for anew. */
export function useLongWait(isWaiting: boolean, ms: number, attempt: string | number): boolean {
  const { clock } = useLobby().ports
  const [long, setLong] = useState<string | number>()
  useEffect(() => {
    if (!isWaiting) return
    let wasLong = false
    const timer = clock.setTimeout(() => {
      wasLong = true
      setLong(attempt)
    }, ms)
    return () => {
      clock.clearTimeout(timer)
      // A wait that was short changes nothing, so that nothing redraws for it.
      if (wasLong) setLong(undefined)
    }
  }, [clock, isWaiting, ms, attempt])
  return isWaiting && long === attempt
}
