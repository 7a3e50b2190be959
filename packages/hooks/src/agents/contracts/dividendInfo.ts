import type { Lobby } from '../../core/lobby.ts'
import { contractRequestsQueryOptions } from '../agents.queries.ts'

/** Loads which contracts wait for the agent, after a session was renewed (LOGIN-15). */
export async function loadDividendInfo(lobby: Lobby): Promise<void> {
  await lobby.queryClient.fetchQuery(contractRequestsQueryOptions(lobby))
}
