import { useEffect, useState } from 'react'
import { useLobby } from '../core/useLobby.ts'

/** The time in ms since 1970, each second anew, for countdowns. */
export function useNow(): number {
  const { clock } = useLobby().ports
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const tick = () => {
      setNow(clock.now())
      timer = clock.setTimeout(tick, 1_000)
    }
    let timer = clock.setTimeout(tick, 1_000)
    return () => clock.clearTimeout(timer)
  }, [clock])
  return now
}
