import { queryOptions } from '@tanstack/react-query'
import { timesOf } from '../core/clock/deadline.rules.ts'
import { deadlineAt } from '../core/clock/deadlineAt.rules.ts'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import type { Draw, LotteryMode } from './lottery.rules.ts'

export const lotteriesKey = publicKey('lotteries')
export const drawsKey = publicKey('draws')

/** The lotteries of a prize mode; kept on the device per language (APP-22, LAUNCH-06). */
export const lotteriesQueryOptions = (lobby: Lobby, { language, prizeMode }: { language: string; prizeMode: LotteryMode }) =>
  queryOptions({
    queryKey: [...lotteriesKey, { language, prizeMode }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/game/lotteries', { params: { query: { prizeMode, language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every lottery with the draw that is open, and when that closes by the clock of the backend. */
export const drawsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...drawsKey, { language }],
    queryFn: async ({ signal }) => {
      const asked = timesOf(lobby.ports.clock)
      const games = await lobby.sdk.lgw.GET('/lgw/games', { params: { query: { language } }, signal })
      return games.map((game): Draw => {
        const { closesAt, serverTime } = game
        return closesAt === undefined ? game : { ...game, closes: deadlineAt({ endsAt: closesAt, serverTime }, asked) }
      })
    },
  })
