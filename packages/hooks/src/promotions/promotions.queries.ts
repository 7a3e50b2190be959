import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import type { Once } from '../money/once/intention.rules.ts'

export const promotionsKey = memberKey('promotions')
export const promotionKey = memberKey('promotion')

/** All promotions as they stand for the member (MEM-09). */
export const promotionsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...promotionsKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/promotion', { params: { query: { language } }, signal }),
  })

/** One promotion as it stands for the member (MEM-09). */
export const promotionQueryOptions = (lobby: Lobby, { id, language }: { id: number; language: string }) =>
  queryOptions({
    queryKey: [...promotionKey, { id, language }],
    queryFn: ({ signal }) =>
      lobby.sdk.wps.GET('/wps/promotion/{id}', { params: { path: { id }, query: { language } }, signal }),
  })

/** An application for a promotion. */
interface Application {
  id: number
  language: string
  /** What it says; undefined for nothing. */
  comment: string | undefined
}

/** Takes part in a promotion (MEM-09). Never repeated by itself; a second application is refused. */
export const applyMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['applyForPromotion'],
    mutationFn: ({ id, language, comment }: Application) =>
      lobby.sdk.wps.POST('/wps/promotion/{id}/apply', {
        params: { path: { id }, query: { language } },
        body: { ...(comment && { comment }) },
      }),
  })

/** Takes the bonus of a promotion, at most once a key (BAL-05, MEM-09). Never repeated by itself. */
export const claimPromotionMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['claimPromotion'],
    mutationFn: ({ id, intention }: { id: number } & Once) =>
      lobby.sdk.wps.POST('/wps/promotion/{id}/claim', { params: { path: { id } }, intention }),
  })
