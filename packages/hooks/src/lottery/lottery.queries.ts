import { isAnswerOf, unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** The lotteries of a prize mode; kept on the device per language (APP-22, LAUNCH-06). */
export const lotteriesQueryOptions = (lobby: Lobby, { language, prizeMode }: { language: string; prizeMode: string }) =>
  queryOptions({
    queryKey: ['public', 'lotteries', { language, prizeMode }],
    queryFn: ({ signal }) =>
      lobby.cache.keep(
        `lotteries.${language}.${prizeMode}`,
        (value) => isAnswerOf('listLotteries', value),
        () => unwrap(lobby.sdk.wps.GET('/wps/game/lotteries', { params: { query: { prizeMode, language } }, signal })),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every lottery with the draw that is open. */
export const drawsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: ['public', 'draws', { language }],
    queryFn: ({ signal }) => unwrap(lobby.sdk.lgw.GET('/lgw/games', { params: { query: { language } }, signal })),
  })
