import { useCallback } from 'react'
import { useIsHere } from './useIsHere.ts'
import { useLobby } from './useLobby.ts'

/** Waits so many milliseconds and then tells whether the component is still there. */
export function usePause(): (ms: number) => Promise<boolean> {
  const lobby = useLobby()
  const isHere = useIsHere()
  return useCallback(
    (ms: number) => new Promise((resolve) => void lobby.ports.clock.setTimeout(() => resolve(isHere()), ms)),
    [lobby, isHere],
  )
}
