import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { Once } from '../../money/once/intention.rules.ts'

export const transferTermsKey = memberKey('transferTerms')

/** What a transfer to the upline has to keep to now (BAL-08). */
export const transferTermsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: transferTermsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/relay/transfer/terms', { signal }),
  })

/** What a transfer sends; the amount in units of the currency. */
interface Transfer extends Once {
  amount: number
  paymentPassword: string
}

/** Hands an amount to the member's upline, at most once a key (BAL-05, BAL-08). Never repeated by itself. */
export const transferMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['transferToUpline'],
    mutationFn: ({ intention, ...body }: Transfer) => lobby.sdk.wps.POST('/wps/relay/transfer', { body, intention }),
  })
