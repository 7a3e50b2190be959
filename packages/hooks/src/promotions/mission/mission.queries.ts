import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import type { Once } from '../../money/once/intention.rules.ts'

export const missionsKey = memberKey('missions')
export const missionRankKey = memberKey('missionRank')

/** The missions of this day and week (MEM-11). */
export const missionsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...missionsKey, { language }],
    // Every round that is played moves them.
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/promotion/mission', { params: { query: { language } }, signal }),
  })

/** The rank list of this week, and where the member stands (MEM-11). */
export const missionRankQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: missionRankKey,
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/promotion/mission/rank', { signal }),
  })

/** Takes the reward of a mission, at most once a key (BAL-05, MEM-11). Never repeated by itself. */
export const claimMissionMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['claimMission'],
    mutationFn: ({ id, intention }: { id: number } & Once) =>
      lobby.sdk.wps.POST('/wps/promotion/mission/{id}/claim', { params: { path: { id } }, intention }),
  })
