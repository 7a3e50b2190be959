import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'

export const ownRatesKey = memberKey('ownRates')

/** The rebate rates that the agent has: the most that may be granted (AGENT-07). */
export const ownRatesQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: ownRatesKey,
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/relay/agent/rates', { signal }),
  })
