import { queryOptions } from '@tanstack/react-query'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import type { LotteryMode } from './lottery.rules.ts'

export const lotteriesKey = publicKey('lotteries')
export const drawsKey = publicKey('draws')

/** The lotteries of a prize mode; kept on the device per language (APP-22, LAUNCH-06). */
export const lotteriesQueryOptions = (lobby: Lobby, { language, prizeMode }: { language: string; prizeMode: LotteryMode }) =>
  queryOptions({
    queryKey: [...lotteriesKey, { language, prizeMode }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/game/lotteries', { params: { query: { prizeMode, language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every lottery with the draw that is open. */
export const drawsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...drawsKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.lgw.GET('/lgw/games', { params: { query: { language } }, signal }),
  })
