import { useCallback } from 'react'
import { notifyUnloaded } from '../../core/notices/notices.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { LaunchPlan } from './launch.rules.ts'
import type { LaunchInput } from './launchInput.rules.ts'

/** Launches a game, a vendor's lobby or a lottery and says where that led; undefined where its code could not be loaded. */
export type Launch = (input: LaunchInput) => Promise<LaunchPlan | undefined>

/**
 * Launches a game, a vendor's lobby or a winner's game and says where that led (LAUNCH-01 to LAUNCH-05). Stable, so tiles may
 * be memoised; its code comes with the first tap. Tiles, winners, matches and lotteries have a `launch()` of their own.
 */
export function useLaunch(): Launch {
  const lobby = useLobby()
  return useCallback(
    async (input) => {
      const module = await import('./launch.ts').catch(() => undefined)
      if (module) return module.launch(lobby, input)
      notifyUnloaded(lobby)
      return undefined
    },
    [lobby],
  )
}
