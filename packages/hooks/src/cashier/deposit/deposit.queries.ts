import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { lastingRefusals } from '../../core/failure.rules.ts'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import type { Once } from '../../money/once/intention.rules.ts'
import { type ChannelKind, MOBILE_GATEWAY } from './deposit.rules.ts'

export const depositChannelsKey = memberKey('depositChannels')
export const depositPromotionsKey = memberKey('depositPromotions')
export const depositOrderKey = memberKey('depositOrder')

/** The ways to pay in, each with its limits (BAL-03). */
export const depositChannelsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...depositChannelsKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/relay/deposit/banks', { params: { query: { language } }, signal }),
  })

/** Promotions that a deposit may come with (BAL-03). */
export const depositPromotionsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...depositPromotionsKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/relay/deposit/promos', { params: { query: { language } }, signal }),
  })

/** How an order of a deposit stands (BAL-03). */
export const depositOrderQueryOptions = (lobby: Lobby, { language, orderId }: { language: string; orderId: string }) =>
  queryOptions({
    queryKey: [...depositOrderKey, { language, orderId }],
    queryFn: ({ signal }) =>
      lobby.sdk.wps.GET('/wps/relay/deposit/order/{orderId}', { params: { path: { orderId }, query: { language } }, signal }),
    staleTime: staleAtOnce,
    meta: lastingRefusals({ 'deposit.not.found': 'deposit_gone' }),
  })

const PATHS = {
  manual: '/wps/relay/deposit/manual',
  alipay: '/wps/relay/deposit/alipay',
  qq: '/wps/relay/deposit/qq',
  wechat: '/wps/relay/deposit/wechat',
} as const

/** What a deposit sends; the amount in units of the currency. */
interface Deposit extends Once {
  kind: ChannelKind
  language: string
  body: { channelId: string; amount: number; promotionId?: number }
}

/** Orders a deposit, at most once a key (BAL-03, BAL-05, BAL-06). Never repeated by itself. */
export const depositMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['deposit'],
    mutationFn: ({ kind, language, body, intention }: Deposit) => {
      const rest = { params: { query: { language } }, intention }
      if (kind !== 'gateway') return lobby.sdk.wps.POST(PATHS[kind], { ...rest, body })
      return lobby.sdk.wps.POST('/wps/relay/deposit/gateway', { ...rest, body: { ...body, gatewayId: MOBILE_GATEWAY } })
    },
  })
