import { useEffect, useState } from 'react'
import { useLobby } from '../useLobby.ts'
import { everySecond } from './everySecond.ts'

/**
 * The time in ms since 1970, for countdowns. Redraws each second, and when the page is looked at again; not while `isCounting`
 * is false.
 */
export function useNow(isCounting = true): number {
  const { ports } = useLobby()
  const { clock } = ports
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (!isCounting) return
    // A countdown that begins long after the first drawing must not show the time of that drawing; one that has just been drawn
    // need not be drawn again.
    setNow((shown) => (clock.now() - shown < 1_000 ? shown : clock.now()))
    return everySecond(ports, () => setNow(clock.now()))
  }, [ports, clock, isCounting])
  return now
}
