import { isApiError } from '@lobbykit/sdk'
import type { Lobby } from '../../core/lobby.ts'
import type { About, Traces } from './intention.rules.ts'
import { getAgentLinks, getDownline } from './teamReads.queries.ts'

/** What opening accounts has left: the account itself, where it is in the team, or the links there are (BAL-05). */
export async function readAccountTraces(
  sdk: Lobby['sdk'],
  kind: 'accountOpen' | 'linkCreate',
  { title = '' }: About,
): Promise<Traces> {
  if (kind === 'linkCreate') return (await getAgentLinks(sdk)).map(({ code }) => ({ id: code }))
  try {
    const { member } = await getDownline(sdk, title)
    return [{ id: member.account }]
  } catch (error) {
    if (isApiError(error) && error.code === 'downline.unknown') return []
    throw error
  }
}
