import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keepMeanwhile } from '../../core/keepMeanwhile.ts'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { RANK_LIMIT, type RankBy, type RankPeriod } from './gameCenter.rules.ts'

export const gameMenusKey = publicKey('gameMenus')
export const gameRankKey = publicKey('gameRank')

/** How many games each category has. */
export const gameMenusQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...gameMenusKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/game/menus', { params: { query: { language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

interface RankAsked {
  language: string
  by: RankBy
  period: RankPeriod
  /** ALL, or categories with commas between them. */
  gameCategory: string
}

/** Games or players by what was won. @internal */
export const gameRankQueryOptions = (lobby: Lobby, { language, by, period, gameCategory }: RankAsked) => {
  const queryKey = [...gameRankKey, { language, by, period, gameCategory }] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const query = { rankBy: by, period, gameCategory, limitNum: RANK_LIMIT, language }
      return lobby.sdk.wps.GET('/wps/game/rank', { params: { query }, signal })
    },
    placeholderData: keepMeanwhile(queryKey, 'language'),
  })
}
