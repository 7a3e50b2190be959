import { unwrap } from '@lobbykit/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'
import { ALL_CATEGORIES, WINNER_LIMIT } from './winners.rules.ts'

/** Who just won, in all games (WIN-03). */
export const winnersQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'winners', { language }],
    queryFn: ({ signal }) => {
      const query = { gameCategory: ALL_CATEGORIES, language, limitNum: WINNER_LIMIT }
      return unwrap(lobby.sdk.wps.GET('/wps/game/winners', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
  })
