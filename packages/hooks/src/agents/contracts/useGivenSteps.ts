import { ask } from '../../core/notices/notices.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import { type AgentStep, useAgentStep } from '../useAgentStep.ts'
import { takeBackContractMutationOptions } from './contracts.queries.ts'
import type { ShownContract } from './useContractTexts.ts'

/** What an agent can do with contracts that were offered to agents right below. */
export interface GivenSteps {
  /** Takes back an offer that is not answered yet, once, after a question (BAL-05). */
  takeBack: (contract: ShownContract) => Promise<void>
  takingBack: AgentStep
}

/** Taking back what was offered (AGENT-07). `title` names the kind of the contracts. */
export function useGivenSteps(title: string): GivenSteps {
  const lobby = useLobby()
  const { act: takeBackOnce, step: takingBack } = useAgentStep('contractTakeBack')
  const takeBack = async ({ contractId, account }: ShownContract) => {
    const question = {
      title: { id: 'contract_take_back_ask' },
      text: { id: 'contract_take_back_text', values: { account } },
      confirm: { id: 'contract_take_back' },
    } as const
    if (!(await ask(lobby, question))) return
    await takeBackOnce(
      title,
      (intention) => write(lobby, takeBackContractMutationOptions(lobby), { contractId, intention }),
      () => ({ id: 'contract_taken_back' }),
    )
  }
  return { takeBack, takingBack }
}
