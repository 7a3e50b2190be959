import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey, publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import { closeOf } from './drawClock.rules.ts'
import type { Draw, GameWithDraws, LotteryMode } from './lottery.rules.ts'
import { type LotteryOrderPage, withCloses } from './orders.rules.ts'
import type { OrderBody } from './slip.rules.ts'

export const lotteriesKey = publicKey('lotteries')
export const drawsKey = publicKey('draws')
export const lotteryGameKey = publicKey('lotteryGame')
export const lotteryResultsKey = publicKey('lotteryResults')
export const lotteryOrdersKey = memberKey('lotteryOrders', 'infinite')

/** Draws that trends look at (assumed). */
const TREND_DRAWS = 50
/** Orders of a page (assumed). */
const PAGE_SIZE = 10

/** The lotteries of a prize mode; kept on the device per language (APP-22, LAUNCH-06). */
export const lotteriesQueryOptions = (lobby: Lobby, { language, prizeMode }: { language: string; prizeMode: LotteryMode }) =>
  queryOptions({
    queryKey: [...lotteriesKey, { language, prizeMode }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/game/lotteries', { params: { query: { prizeMode, language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const timesOf = ({ clock }: Lobby['ports']) => ({ wall: clock.now(), monotonic: clock.monotonic() })

/** Every lottery with the draw that is open, and when that closes by the clock of the backend. */
export const drawsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...drawsKey, { language }],
    queryFn: async ({ signal }) => {
      const asked = timesOf(lobby.ports)
      const games = await lobby.sdk.lgw.GET('/lgw/games', { params: { query: { language } }, signal })
      return games.map((game): Draw => {
        const { closesAt, serverTime } = game
        return closesAt === undefined ? game : { ...game, closes: closeOf({ closesAt, serverTime }, asked) }
      })
    },
  })

/** One game: its open draws, last results and play methods; when its draw closes by the clock of the backend. */
export const lotteryGameQueryOptions = (lobby: Lobby, { language, code }: { language: string; code: string }) =>
  queryOptions({
    queryKey: [...lotteryGameKey, { language, code }],
    queryFn: async ({ signal }): Promise<GameWithDraws> => {
      const asked = timesOf(lobby.ports)
      const params = { path: { code }, query: { language } }
      const game = await lobby.sdk.lgw.GET('/lgw/games/{code}', { params, signal })
      const [draw] = game.draws
      return { ...game, closes: draw && closeOf({ ...draw, serverTime: game.serverTime }, asked) }
    },
    staleTime: 0,
  })

/** The last draws of a game for its trends; asked for anew after each draw, whose number is `last`. */
export const lotteryResultsQueryOptions = (lobby: Lobby, { code, last }: { code: string; last: string }) =>
  queryOptions({
    queryKey: [...lotteryResultsKey, { code, last }],
    queryFn: ({ signal }) =>
      lobby.sdk.lgw.GET('/lgw/games/{code}/draws', { params: { path: { code }, query: { limit: TREND_DRAWS } }, signal }),
    placeholderData: keepPreviousData,
  })

/** How orders may be narrowed down. */
export const ORDER_STATUSES = ['open', 'won', 'lost', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

interface OrdersAsked {
  language: string
  /** Only of this game; undefined for all. */
  code: string | undefined
  status: OrderStatus | undefined
}

/** The member's orders, the newest first. */
export const lotteryOrdersQueryOptions = (lobby: Lobby, { language, code, status }: OrdersAsked) =>
  infiniteQueryOptions({
    queryKey: [...lotteryOrdersKey, { language, code, status }],
    queryFn: async ({ signal, pageParam }): Promise<LotteryOrderPage> => {
      const asked = timesOf(lobby.ports)
      const query = { pageNo: pageParam, pageSize: PAGE_SIZE, language, ...(code && { code }), ...(status && { status }) }
      return withCloses(await lobby.sdk.lgw.GET('/lgw/orders', { params: { query }, signal }), asked)
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 0,
  })

/** Bets on a draw or on several, at most once a key (BAL-05). Never repeated by itself. */
export const placeOrderMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['placeLotteryOrder'],
    mutationFn: ({ intention, language, body }: { intention: string; language: string; body: OrderBody }) =>
      lobby.sdk.lgw.POST('/lgw/orders', { params: { query: { language } }, body, intention }),
  })

/** Takes suborders back, at most once a key (BAL-05). Never repeated by itself. */
export const cancelSubordersMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['cancelLotterySuborders'],
    mutationFn: ({ intention, suborderIds }: { intention: string; suborderIds: string[] }) =>
      lobby.sdk.lgw.POST('/lgw/orders/suborders/cancel', { body: { suborderIds }, intention }),
  })
