import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { recentsKey } from '../catalog/catalog.queries.ts'
import type { LaunchParams } from './launch.rules.ts'

export const launchKey = memberKey('launch')

/** The address a game opens at (LAUNCH-07). Asked for once a visit of the launch screen: each answer is a game session. @internal */
export const launchQueryOptions = (lobby: Lobby, { language, params }: { language: string; params: LaunchParams }) =>
  queryOptions({
    queryKey: [...launchKey, { language, params }],
    // Without the query's signal: who gives up on a launch and asks again must not start a second session of the game.
    queryFn: () => {
      const { vendor, gameId, nodeId, supportPlay, gameCode, prizeMode, playType } = params
      const query = {
        vendor,
        gameId,
        nodeId,
        supportPlay,
        showChoice: false as const,
        language,
        ...(gameCode !== undefined && { gameCode }),
        ...(prizeMode !== undefined && { prizeMode }),
        ...(playType !== undefined && { playType }),
      }
      return lobby.sdk.wps.GET('/wps/game/launchGame', { params: { query } })
    },
    // Never asked again by an invalidation of the member's queries, such as after a withdrawal that is answered during a game: that
    // would start a second session, too.
    staleTime: 'static',
    gcTime: 0,
  })

/** Notes a game as played; the recents show it when they are looked at next (LIST-14). */
export const noteRecentMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['noteRecent'],
    mutationFn: async ({ nodeId, vendor }: Pick<LaunchParams, 'nodeId' | 'vendor'>): Promise<void> => {
      await lobby.sdk.wps.GET('/wps/game/recent/add', { params: { query: { nodeId, vendor } } })
      await lobby.queryClient.invalidateQueries({ queryKey: recentsKey })
    },
  })
