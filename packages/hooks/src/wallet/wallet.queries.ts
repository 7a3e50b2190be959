import { unwrap } from '@lobbykit/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'

/** The member's total balance. */
export const balanceQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ['member', 'balance'],
    queryFn: ({ signal }) => unwrap(lobby.sdk.wps.GET('/wps/wallets/balance', { signal })),
  })
