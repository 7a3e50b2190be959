import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { Once } from '../../money/once/intention.rules.ts'

export const withdrawTermsKey = memberKey('withdrawTerms')

/** What a withdrawal has to keep to now: limits, fee, turnover still to play (BAL-04). */
export const withdrawTermsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: withdrawTermsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/transaction/withdraw/terms', { signal }),
  })

/** What a withdrawal sends; the amount in units of the currency. */
interface Withdrawal {
  cardId: number
  amount: number
  paymentPassword: string
}

/** Pays an amount out to a bank card, at most once a key (BAL-04, BAL-05). Never repeated by itself. */
export const withdrawMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['withdraw'],
    mutationFn: ({ intention, ...body }: Withdrawal & Once) =>
      lobby.sdk.wps.POST('/wps/transaction/withdraw', { body, intention }),
  })
