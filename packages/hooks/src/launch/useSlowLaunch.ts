import { useEffect, useState } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { SLOW_LAUNCH_MS } from './launch.rules.ts'

/** Whether a wait has become a long one; each attempt is waited for anew. */
export function useSlowLaunch(isWaiting: boolean, attempt: number): boolean {
  const { clock } = useLobby().ports
  const [isSlow, setSlow] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the wait anew.
  useEffect(() => {
    if (!isWaiting) return
    const timer = clock.setTimeout(() => setSlow(true), SLOW_LAUNCH_MS)
    return () => {
      clock.clearTimeout(timer)
      setSlow(false)
    }
  }, [clock, isWaiting, attempt])
  return isWaiting && isSlow
}
