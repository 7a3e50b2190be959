import { useCallback, useEffect, useRef } from 'react'
import { useLobby } from './useLobby.ts'

/**
 * Waits so many milliseconds and then tells whether the component is still there: who has gone elsewhere meanwhile must not be
 * led away.
 */
export function usePause(): (ms: number) => Promise<boolean> {
  const lobby = useLobby()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(
    (ms: number) => new Promise((resolve) => void lobby.ports.clock.setTimeout(() => resolve(isHere.current), ms)),
    [lobby],
  )
}
