import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'

export const walletsKey = memberKey('wallets')
export const merchantWalletKey = memberKey('merchantWallet')

/** The member's wallets one by one (HOME-14). */
export const walletsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: walletsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/wallets', { signal }),
  })

/** The member's wallet at the merchant (HOME-14). */
export const merchantWalletQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: merchantWalletKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/wallets/merchant', { signal }),
  })
