import { unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'
import type { LaunchParams } from './launch.rules.ts'

/** The address a game opens at (LAUNCH-07). Asked for once a visit of the launch screen: each answer is a game session. */
export const launchQueryOptions = (lobby: Lobby, { language, params }: { language: string; params: LaunchParams }) =>
  queryOptions({
    queryKey: ['member', 'launch', { language, params }],
    // Without the query's signal: who gives up on a launch and asks again must not start a second session of the game.
    queryFn: () => {
      const { vendor, gameId, nodeId, supportPlay, gameCode, prizeMode, playType } = params
      const query = {
        vendor,
        gameId,
        nodeId,
        supportPlay,
        showChoice: false,
        language,
        ...(gameCode !== undefined && { gameCode }),
        ...(prizeMode !== undefined && { prizeMode }),
        ...(playType !== undefined && { playType }),
      }
      return unwrap(lobby.sdk.wps.GET('/wps/game/launchGame', { params: { query } }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
