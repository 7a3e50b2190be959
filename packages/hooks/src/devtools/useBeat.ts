import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { everySecond } from '../core/clock/everySecond.ts'
import type { Lobby } from '../core/lobby.ts'

/** Redraws its component every second, and with every change of the query cache; `now` is what the clock of the device says then. */
export function useBeat(lobby: Lobby): { now: number; beat: number } {
  // A query may change while something is drawn; valtio tells of it once that is over.
  const [pulse] = useState(() => proxy({ now: lobby.ports.clock.now(), beat: 0 }))
  useEffect(() => {
    const { ports } = lobby
    const beat = () => {
      pulse.now = ports.clock.now()
      pulse.beat += 1
    }
    const stopTicking = everySecond(ports, beat)
    const stop = lobby.queryClient.getQueryCache().subscribe(beat)
    return () => {
      stopTicking()
      stop()
    }
  }, [lobby, pulse])
  const { now, beat } = useSnapshot(pulse)
  return { now, beat }
}
