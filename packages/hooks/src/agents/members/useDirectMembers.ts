import { useLobby } from '../../core/useLobby.ts'
import { type PagesResult, usePages } from '../../core/usePages.ts'
import { accountOf } from '../accountOf.ts'
import { downlinesInfiniteQueryOptions } from '../agents.queries.ts'
import { type AgentTexts, useAgentTexts } from '../useAgentTexts.ts'
import type { Teammate } from './useTeam.ts'

/** The members right below an agent. */
export interface DirectMembersResult extends PagesResult<Teammate> {
  /** Puts what is known of the members into words. */
  texts: AgentTexts
}

/** The members right below, page after page (AGENT-07). */
export function useDirectMembers(): DirectMembersResult {
  const lobby = useLobby()
  return {
    ...usePages(downlinesInfiniteQueryOptions(lobby, { upline: undefined, search: '' }), accountOf),
    texts: useAgentTexts(),
  }
}
