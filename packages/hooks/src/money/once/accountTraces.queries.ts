import { isApiError } from '@lobbykit/sdk'
import type { Lobby } from '../../core/lobby.ts'
import type { About, Traces } from './intention.rules.ts'

/** What opening accounts has left: the account itself, where it is in the team, or the links there are (BAL-05). */
export async function readAccountTraces(
  { wps }: Lobby['sdk'],
  kind: 'accountOpen' | 'linkCreate',
  { title = '' }: About,
): Promise<Traces> {
  if (kind === 'linkCreate') return (await wps.GET('/wps/agent/links')).map(({ code }) => ({ id: code }))
  try {
    const { member } = await wps.GET('/wps/agent/downline', { params: { query: { account: title } } })
    return [{ id: member.account }]
  } catch (error) {
    if (isApiError(error) && error.code === 'downline.unknown') return []
    throw error
  }
}
