import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { timesOf } from '../core/clock/deadline.rules.ts'
import { deadlineAt } from '../core/clock/deadlineAt.rules.ts'
import { lastingRefusals } from '../core/failure.rules.ts'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import { staleAtOnce } from '../core/read.ts'
import type { Draw, GameWithDraws, LotteryMode } from './lottery.rules.ts'

export const lotteriesKey = publicKey('lotteries')
export const drawsKey = publicKey('draws')
export const lotteryGameKey = publicKey('lotteryGame')
export const lotteryResultsKey = publicKey('lotteryResults')

/** Draws that trends look at (assumed). */
const TREND_DRAWS = 50

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

/** One game: its open draws, last results and play methods; when its draw closes by the clock of the backend. */
export const lotteryGameQueryOptions = (lobby: Lobby, { language, code }: { language: string; code: string }) =>
  queryOptions({
    queryKey: [...lotteryGameKey, { language, code }],
    queryFn: async ({ signal }): Promise<GameWithDraws> => {
      const asked = timesOf(lobby.ports.clock)
      const params = { path: { code }, query: { language } }
      const game = await lobby.sdk.lgw.GET('/lgw/games/{code}', { params, signal })
      const [draw] = game.draws
      return { ...game, closes: draw && deadlineAt({ endsAt: draw.closesAt, serverTime: game.serverTime }, asked) }
    },
    staleTime: staleAtOnce,
    meta: lastingRefusals({ 'lottery.unknown': 'lottery_unknown' }),
  })

/** The last draws of a game for its trends; asked for anew after each draw, whose number is `last`. @internal */
export const lotteryResultsQueryOptions = (lobby: Lobby, { code, last }: { code: string; last: string }) =>
  queryOptions({
    queryKey: [...lotteryResultsKey, { code, last }],
    queryFn: ({ signal }) =>
      lobby.sdk.lgw.GET('/lgw/games/{code}/draws', { params: { path: { code }, query: { limit: TREND_DRAWS } }, signal }),
    placeholderData: keepPreviousData,
  })
