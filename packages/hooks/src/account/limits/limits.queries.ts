import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import type { LimitPeriod } from './limits.rules.ts'

export const limitsKey = memberKey('limits')

/** What the member allows themselves; never assumed from an earlier visit (assumed). */
export const limitsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: limitsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/limits', { signal }),
  })

/** Sets a deposit limit in units of the currency; without an amount there is none. Never repeated by itself. */
export const setDepositLimitMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['setDepositLimit'],
    mutationFn: async (body: { period: LimitPeriod; amount?: number }): Promise<void> => {
      await lobby.sdk.wps.PUT('/wps/member/limits', { body })
    },
  })

/** Closes the games to the member for a while. Never repeated by itself. */
export const takeTimeOutMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['takeTimeOut'],
    mutationFn: async (period: LimitPeriod): Promise<void> => {
      await lobby.sdk.wps.POST('/wps/member/limits/timeOut', { body: { period } })
    },
  })
