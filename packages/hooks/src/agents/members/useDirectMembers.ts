import { useLobby } from '../../core/useLobby.ts'
import { type PagesResult, usePages } from '../../core/usePages.ts'
import { accountOf } from '../accountOf.ts'
import { downlinesInfiniteQueryOptions } from '../agents.queries.ts'
import { type AgentTexts, useAgentTexts } from '../useAgentTexts.ts'
import { mateAbout } from './mate.rules.ts'
import type { ShownTeammate } from './useTeam.ts'

/** The members right below an agent. */
export interface DirectMembersResult extends PagesResult<ShownTeammate> {
  /** Puts what is known of the members into words. */
  texts: AgentTexts
}

/** The members right below, page after page (AGENT-07). */
export function useDirectMembers(): DirectMembersResult {
  const lobby = useLobby()
  const texts = useAgentTexts()
  const pages = usePages(downlinesInfiniteQueryOptions(lobby, { upline: undefined, search: '' }), accountOf)
  return {
    ...pages,
    list: pages.list.map((mate) => ({ ...mate, about: mateAbout(mate, false, texts.day) })),
    texts,
  }
}
