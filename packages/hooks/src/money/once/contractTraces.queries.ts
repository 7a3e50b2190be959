import { isApiError } from '@lobbykit/sdk'
import type { Lobby } from '../../core/lobby.ts'
import type { Traces } from './intention.rules.ts'

const KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const

/** The contracts of every kind that the site has. */
async function readContracts({ wps }: Lobby['sdk']) {
  const answers = KINDS.map((kind) =>
    wps.GET('/wps/relay/agent/contract', { params: { query: { kind } } }).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'feature.off') return undefined
      throw error
    }),
  )
  return (await Promise.all(answers)).filter((answer) => answer !== undefined)
}

/** What an answer to a contract, or an offer of one, has left: contracts that were answered, or were offered to others (BAL-05). */
export async function readContractTraces(sdk: Lobby['sdk'], kind: 'contractAnswer' | 'contractOffer'): Promise<Traces> {
  const contracts = await readContracts(sdk)
  const left = contracts.flatMap(({ own, given }) =>
    kind === 'contractOffer' ? given : own.filter(({ status }) => status !== 'offered'),
  )
  return left.map(({ contractId }) => ({ id: contractId }))
}
