import { useEffect, useState } from 'react'
import { useLobby } from './useLobby.ts'

/** Whether a wait has lasted for so many milliseconds; each attempt is waited for anew. */
export function useLongWait(isWaiting: boolean, ms: number, attempt: number): boolean {
  const { clock } = useLobby().ports
  const [isLong, setLong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the wait anew.
  useEffect(() => {
    if (!isWaiting) return
    let wasLong = false
    const timer = clock.setTimeout(() => {
      wasLong = true
      setLong(true)
    }, ms)
    return () => {
      clock.clearTimeout(timer)
      // A wait that was short changes nothing, so that nothing redraws for it.
      if (wasLong) setLong(false)
    }
  }, [clock, isWaiting, ms, attempt])
  return isWaiting && isLong
}
