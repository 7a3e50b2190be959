import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import type { Once } from '../../money/once/intention.rules.ts'

export const agentRebateKey = memberKey('agentRebate')

/** What the play of the team has brought since it was last taken (AGENT-07). */
export const agentRebateQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: agentRebateKey,
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/relay/agent/rebate', { signal }),
  })

/** Takes what has gathered, at most once a key (BAL-05). Never repeated by itself. */
export const claimAgentRebateMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['claimAgentRebate'],
    mutationFn: ({ intention }: Once) => lobby.sdk.wps.POST('/wps/relay/agent/rebate/claim', { intention }),
  })
