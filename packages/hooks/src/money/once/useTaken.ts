import { useCallback, useState } from 'react'
import type { Begun } from './intentions.ts'

/**
 * The names of what has been done and still looks as if it could be done, because the member's data has not come again. `take` adds
 * one where what was begun has been done, be it that its answer came or that it was found out (BAL-05).
 */
export function useTaken(): { taken: readonly string[]; take: (name: string, begun: Begun<unknown>) => void } {
  const [taken, setTaken] = useState<readonly string[]>([])
  const take = useCallback((name: string, begun: Begun<unknown>) => {
    if (!('refreshed' in begun)) return
    setTaken((before) => [...before, name])
    void begun.refreshed.then(() => setTaken((before) => before.filter((each) => each !== name)))
  }, [])
  return { taken, take }
}
