import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { timesOf } from '../core/clock/deadline.rules.ts'
import { memberKey } from '../core/keys.ts'
import { nextPage } from '../core/list.rules.ts'
import type { Lobby } from '../core/lobby.ts'
import { staleAtOnce } from '../core/read.ts'
import type { Once } from '../money/once/intention.rules.ts'
import { type LotteryOrder, type LotteryOrderPage, withCloses } from './orders.rules.ts'
import type { OrderBody } from './slip.rules.ts'

export const lotteryOrdersKey = memberKey('lotteryOrders')
export const lotteryOrderKey = memberKey('lotteryOrder')

/** Orders of a page (assumed). */
const PAGE_SIZE = 10

/** How orders may be narrowed down. */
export const ORDER_STATUSES = ['open', 'won', 'lost', 'cancelled'] as const
/** What the bets of a member may be narrowed down to. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

interface OrdersAsked {
  language: string
  /** Only of this game; undefined for all. */
  code: string | undefined
  status: OrderStatus | undefined
}

/** The member's orders, the newest first. @internal */
export const lotteryOrdersInfiniteQueryOptions = (lobby: Lobby, { language, code, status }: OrdersAsked) =>
  infiniteQueryOptions({
    queryKey: [...lotteryOrdersKey, { language, code, status }, 'infinite'],
    queryFn: async ({ signal, pageParam }): Promise<LotteryOrderPage> => {
      const asked = timesOf(lobby.ports.clock)
      const query = { pageNo: pageParam, pageSize: PAGE_SIZE, language, ...(code && { code }), ...(status && { status }) }
      return withCloses(await lobby.sdk.lgw.GET('/lgw/orders', { params: { query }, signal }), asked)
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: staleAtOnce,
  })

/** One order, wherever among the others it stands; null where the backend has it no more. @internal */
export const lotteryOrderQueryOptions = (lobby: Lobby, { language, orderId }: { language: string; orderId: string }) =>
  queryOptions({
    queryKey: [...lotteryOrderKey, { language, orderId }],
    queryFn: async ({ signal }): Promise<LotteryOrder | null> => {
      const query = { pageNo: 1, pageSize: 1, language, orderId }
      const { list } = await lobby.sdk.lgw.GET('/lgw/orders', { params: { query }, signal })
      return list.find((order) => order.orderId === orderId) ?? null
    },
    staleTime: staleAtOnce,
  })

/** Bets on a draw or on several, at most once a key (BAL-05). Never repeated by itself. */
export const placeOrderMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['placeLotteryOrder'],
    mutationFn: ({ intention, language, body }: { language: string; body: OrderBody } & Once) =>
      lobby.sdk.lgw.POST('/lgw/orders', { params: { query: { language } }, body, intention }),
  })

/** Takes suborders back, at most once a key (BAL-05). Never repeated by itself. */
export const cancelSubordersMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['cancelLotterySuborders'],
    mutationFn: ({ intention, suborderIds }: { suborderIds: string[] } & Once) =>
      lobby.sdk.lgw.POST('/lgw/orders/suborders/cancel', { body: { suborderIds }, intention }),
  })
