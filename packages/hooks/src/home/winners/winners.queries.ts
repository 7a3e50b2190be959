import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { ALL_CATEGORIES, WINNER_LIMIT } from './winners.rules.ts'

export const winnersKey = publicKey('winners')

/** Who just won, in all games (WIN-03). */
export const winnersQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...winnersKey, { language }],
    queryFn: ({ signal }) => {
      const query = { gameCategory: ALL_CATEGORIES, language, limitNum: WINNER_LIMIT }
      return lobby.sdk.wps.GET('/wps/game/winners', { params: { query }, signal })
    },
    placeholderData: keepPreviousData,
  })
