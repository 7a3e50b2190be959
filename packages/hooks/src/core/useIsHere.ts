import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still there: who has gone elsewhere meanwhile must not be led away, and sees nothing that it says. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
