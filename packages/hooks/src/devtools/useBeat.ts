import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import type { Lobby } from '../core/lobby.ts'

/** How often ages and clocks are shown anew, ms. */
const BEAT_MS = 1_000

/** Redraws its component every second, and with every change of the query cache; `now` is what the clock of the device says then. */
export function useBeat(lobby: Lobby): { now: number; beat: number } {
  // A query may change while something is drawn; valtio tells of it once that is over.
  const [pulse] = useState(() => proxy({ now: lobby.ports.clock.now(), beat: 0 }))
  useEffect(() => {
    const { clock } = lobby.ports
    const beat = () => {
      pulse.now = clock.now()
      pulse.beat += 1
    }
    const tick = () => {
      beat()
      timer = clock.setTimeout(tick, BEAT_MS)
    }
    let timer = clock.setTimeout(tick, BEAT_MS)
    const stop = lobby.queryClient.getQueryCache().subscribe(beat)
    return () => {
      clock.clearTimeout(timer)
      stop()
    }
  }, [lobby, pulse])
  const { now, beat } = useSnapshot(pulse)
  return { now, beat }
}
