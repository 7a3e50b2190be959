import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'

export const availablePromotionsKey = memberKey('availablePromotions')

/** Promotions the member may claim; their number is a badge (APP-12). */
export const availablePromotionsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...availablePromotionsKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/promotion/available', { params: { query: { language } }, signal }),
  })
