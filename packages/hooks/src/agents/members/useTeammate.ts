import type { WpsSchemas } from '@lobbykit/sdk'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { downlineQueryOptions } from '../agents.queries.ts'
import { accountPath } from '../records/teamAddress.rules.ts'
import { type AgentTexts, useAgentTexts } from '../useAgentTexts.ts'

/** One member of the team, with all that an agent may know of them. */
export interface TeammateResult extends ReadState {
  /** What the backend says of the member; undefined until it is known (AGENT-07). */
  detail: WpsSchemas['DownlineDetail'] | undefined
  /** Puts the detail into words. */
  texts: AgentTexts
  /** The page of the profit and loss of the member and of all below. */
  profitPath: string
  /** The path of the page with their bets, and those of all below. */
  betsPath: string
}

/** One member of the team (AGENT-07). */
export function useTeammate(account: string): TeammateResult {
  const { data, status, retry, refusal } = useMemberQuery(downlineQueryOptions, { account })
  return {
    detail: data,
    texts: useAgentTexts(),
    profitPath: accountPath('teamProfit', account),
    betsPath: accountPath('teamBetting', account),
    status,
    retry,
    refusal,
  }
}
