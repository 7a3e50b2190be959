import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'

export const securityConfigKey = memberKey('securityConfig')
export const bankCardsKey = memberKey('bankCards')

/** What of the security centre is set (MEM-07). */
export const securityConfigQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: securityConfigKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/securityConfig', { signal }),
  })

/** The member's bank cards, the oldest first (MEM-07, BAL-04). */
export const bankCardsQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: bankCardsKey,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/bankCard', { signal }),
  })
