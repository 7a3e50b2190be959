import { isApiError, type WpsSchemas } from '@lobbykit/sdk'
import type { Lobby } from '../../core/lobby.ts'
import { CONTRACT_KINDS } from './contractKinds.rules.ts'
import type { Traces } from './intention.rules.ts'
import { getContracts } from './teamReads.queries.ts'

type Both = Pick<WpsSchemas['Contracts'], 'own' | 'given'>

/** The contracts of every kind that the site has. */
async function readContracts(sdk: Lobby['sdk']) {
  const answers = CONTRACT_KINDS.map((kind) =>
    getContracts(sdk, kind).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'feature.off') return undefined
      throw error
    }),
  )
  return (await Promise.all(answers)).filter((answer) => answer !== undefined)
}

/** The contracts that show that a kind of thing was done. */
const LEFT = {
  contractAnswer: ({ own }: Both) => own.filter(({ status }) => status !== 'offered'),
  contractOffer: ({ given }: Both) => given,
  contractTakeBack: ({ given }: Both) => given.filter(({ status }) => status === 'takenBack'),
  contractEnd: ({ given }: Both) => given.filter(({ endedAt }) => endedAt !== undefined),
} as const

/** What has been done about contracts has left: those that were answered, offered to others, taken back or ended (BAL-05). */
export async function readContractTraces(sdk: Lobby['sdk'], kind: keyof typeof LEFT): Promise<Traces> {
  const contracts = await readContracts(sdk)
  const left = contracts.flatMap(LEFT[kind])
  return left.map(({ contractId }) => ({ id: contractId }))
}
