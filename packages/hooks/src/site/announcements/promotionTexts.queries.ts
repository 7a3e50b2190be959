import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const promotionTextsKey = publicKey('promotionTexts')

/** The promotions with their texts and pictures, in the order of the backend. */
export const promotionTextsQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...promotionTextsKey, { language }],
    queryFn: ({ signal }) => {
      const query = { merchantCode: lobby.config.merchantCode, language }
      return lobby.sdk.wps.GET('/wps/announcement/promotion', { params: { query }, signal })
    },
    placeholderData: keepPreviousData,
  })
