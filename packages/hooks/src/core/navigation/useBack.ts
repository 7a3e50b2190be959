import { useCallback } from 'react'
import { useLobby } from '../useLobby.ts'
import { planBack } from './route.rules.ts'

/** What the back button of a route does (APP-10). */
export function useBack(path: string): () => void {
  const lobby = useLobby()
  return useCallback(() => {
    const { device, navigate } = lobby.ports
    navigate(planBack(path, device.historyLength(), new URL(device.address()).search))
  }, [lobby, path])
}
