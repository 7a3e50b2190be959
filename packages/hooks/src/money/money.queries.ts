import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'

export const balanceKey = memberKey('balance')

/** The member's total balance. */
export const balanceQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: balanceKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/wallets/balance', { signal }),
  })
