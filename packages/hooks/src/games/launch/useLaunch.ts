import { useCallback } from 'react'
import { notifyUnloaded } from '../../core/notices/notices.ts'
import { perLobby } from '../../core/perLobby.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { LaunchPlan } from './launch.rules.ts'
import type { LaunchInput } from './launchInput.rules.ts'

/**
 * Launches a game, a vendor's lobby or a lottery and says where that led; undefined where its code could not be loaded, or came
 * after another launch was asked for, or after the page was left.
 */
export type Launch = (input: LaunchInput) => Promise<LaunchPlan | undefined>

/** The code of a launch, once it is here. */
let code: typeof import('./launch.ts') | undefined

/**
 * Loads the code of a launch ahead: call it when the page has nothing else to do, and a tap leads on at once, without a request.
 * Rejects where the code cannot be loaded; the next call, or a tap, tries again.
 */
export async function loadLaunch(): Promise<void> {
  code ??= await import('./launch.ts')
}

/** How many launches were asked for. */
const launchesOf = /* @__PURE__ */ perLobby(() => ({ count: 0 }))

/**
 * Launches a game, a vendor's lobby or a winner's game and says where that led (LAUNCH-01 to LAUNCH-05). Stable, so tiles may
 * be memoised; its code comes with the first tap, unless {@link loadLaunch} was called before. Tiles, winners, matches and
 * lotteries have a `launch()` of their own.
 */
export function useLaunch(): Launch {
  const lobby = useLobby()
  return useCallback(
    async (input) => {
      const launches = launchesOf(lobby)
      const launch = ++launches.count
      const from = lobby.ports.device.address()
      if (!code) await loadLaunch().catch(() => notifyUnloaded(lobby))
      // Who has tapped on something else meanwhile, or has left the page, is not led away from there.
      const isWanted = launch === launches.count && lobby.ports.device.address() === from
      return isWanted ? code?.launch(lobby, input) : undefined
    },
    [lobby],
  )
}
