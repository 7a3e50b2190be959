import type { WpsSchemas } from '@lobbykit/sdk'
import { invitationLink } from '../../account/club/invitation.rules.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { type AgentTexts, useAgentTexts } from '../useAgentTexts.ts'
import { agentLinksQueryOptions } from './accounts.queries.ts'

/** A link by which members register below the agent. */
export interface ShownLink extends Pick<WpsSchemas['AgentLink'], 'code' | 'isAgent' | 'rates' | 'registered'> {
  /** The address to hand on. */
  link: string
  /** The day it was made. */
  day: string | undefined
}

/** The links of an agent. */
export interface AgentLinksResult extends ReadState {
  /** The newest first. */
  links: readonly ShownLink[]
  /** Puts the amounts, shares and days of the links into words. */
  texts: AgentTexts
}

/** The links of an agent, each with the address to hand on (AGENT-07). */
export function useAgentLinks(): AgentLinksResult {
  const lobby = useLobby()
  const texts = useAgentTexts()
  const { data, status, retry, refusal } = useMemberQuery(agentLinksQueryOptions, undefined)
  const address = lobby.ports.device.address()
  return {
    links: (data ?? []).map(({ createdAt, ...link }) => ({
      ...link,
      link: invitationLink(address, link.code),
      day: texts.day(createdAt),
    })),
    texts,
    status,
    retry,
    refusal,
  }
}
