import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { Once, Transfers } from '../../money/once/intention.rules.ts'

export const handDownTermsKey = memberKey('handDownTerms')

/** What handing money down has to keep to now (AGENT-07). */
export const handDownTermsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: handDownTermsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/agent/transfer/terms', { signal }),
  })

/** Whom to hand how much, in units of the currency. */
interface HandDown extends Once {
  rows: readonly { account: string; amount: number }[]
  paymentPassword: string
}

/** Hands money to members of the team, at most once a key (BAL-05, AGENT-07): to one by a call of its own. Never repeated by itself. */
export const handDownMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['handDown'],
    mutationFn: async ({ rows, paymentPassword, intention }: HandDown): Promise<Transfers> => {
      const [first, ...others] = rows
      if (!first || others.length > 0) {
        const body = { rows: [...rows], paymentPassword }
        return lobby.sdk.wps.POST('/wps/agent/transferMultipleDownline', { body, intention })
      }
      const body = { ...first, paymentPassword }
      const { amount, orderId } = await lobby.sdk.wps.POST('/wps/agent/transferDownline', { body, intention })
      return { amount, rows: [{ account: first.account, amount, isDone: true, orderId }] }
    },
  })
