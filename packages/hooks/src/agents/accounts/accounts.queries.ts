import type { WpsSchemas } from '@lobbykit/sdk'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import type { Once } from '../../money/once/intention.rules.ts'
import { getAgentLinks } from '../../money/once/teamReads.queries.ts'

export const agentLinksKey = memberKey('agentLinks')

/** Grants rates to a member right below (AGENT-07). */
export const updateRatesMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['updateDownlineRebates'],
    mutationFn: (body: WpsSchemas['RatesOfDownline']) => lobby.sdk.wps.POST('/wps/agent/updateDownlineRebates', { body }),
  })

/** Registers a member right below, at most once a key (BAL-05, AGENT-07). Never repeated by itself. */
export const openAccountMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['openAccount'],
    mutationFn: ({ intention, ...body }: WpsSchemas['NewDownline'] & Once) =>
      lobby.sdk.wps.POST('/wps/agent/member', { body, intention }),
  })

/** The links by which members register below the agent, the newest first (AGENT-07). @internal */
export const agentLinksQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: agentLinksKey,
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => getAgentLinks(lobby.sdk, { signal }),
  })

/** Makes a link with its rates, at most once a key (BAL-05, AGENT-07). Never repeated by itself. */
export const createLinkMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['createAgentLink'],
    mutationFn: ({ intention, ...body }: WpsSchemas['NewAgentLink'] & Once) =>
      lobby.sdk.wps.POST('/wps/agent/links', { body, intention }),
  })
