import { useCallback } from 'react'
import type { Vendor } from '../catalog/vendors.rules.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { notifyUnloaded } from '../notices/notices.ts'
import type { LaunchInput, LaunchPlan } from './launch.rules.ts'

/**
 * Launches a game, a vendor's tile or a winner's game and says where that led (LAUNCH-01 to LAUNCH-05). Stable, so tiles may
 * be memoised; its code comes with the first tap, and undefined says that it could not be loaded.
 */
export function useLaunch() {
  const lobby = useLobby()
  return useCallback(
    async (what: LaunchInput | Vendor): Promise<LaunchPlan | undefined> => {
      const module = await import('./launch.ts').catch(() => undefined)
      if (module) return module.launch(lobby, what)
      notifyUnloaded(lobby)
      return undefined
    },
    [lobby],
  )
}
