import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { Once } from '../../money/once/intention.rules.ts'

export const banksKey = memberKey('banks')

/** The banks that a card may be of; kept on the device until the member logs out (BAL-06). */
export const banksQueryOptions = (lobby: Lobby, { language }: { language: string }) =>
  queryOptions({
    queryKey: [...banksKey, { language }],
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/bankCard/banks', { params: { query: { language } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a new card is sent with. */
interface NewCard extends Once {
  bankCode: string
  number: string
  paymentPassword: string
}

/** Adds a bank card, at most once a key (BAL-05, MEM-07). Never repeated by itself. */
export const addBankCardMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['addBankCard'],
    mutationFn: async ({ intention, ...body }: NewCard): Promise<void> => {
      await lobby.sdk.wps.POST('/wps/member/bankCard', { body, intention })
    },
  })

/** Removes a bank card, at most once a key (BAL-05, MEM-07). Never repeated by itself. */
export const removeBankCardMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['removeBankCard'],
    mutationFn: async ({ intention, ...body }: { id: number; paymentPassword: string } & Once): Promise<void> => {
      await lobby.sdk.wps.DELETE('/wps/member/bankCard', { body, intention })
    },
  })
