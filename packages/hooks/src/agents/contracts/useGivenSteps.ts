import type { Message } from '../../core/message.ts'
import { ask } from '../../core/notices/notices.ts'
import { UNKNOWN } from '../../core/unknown.rules.ts'
import { useLobby } from '../../core/useLobby.ts'
import { write } from '../../core/write.ts'
import type { OnceState } from '../../money/once/onceState.rules.ts'
import { useAgentStep } from '../useAgentStep.ts'
import { type ContractKind, contractTitle } from './contractKinds.rules.ts'
import { endContractMutationOptions, takeBackContractMutationOptions } from './contracts.queries.ts'
import { type ShownContract, useContractTexts } from './useContractTexts.ts'

/** What an agent can do with contracts that were offered to agents right below. */
export interface GivenSteps {
  /** Whether no step can be taken now: one is under way, or nobody knows yet what came of the last one. */
  isBlocked: boolean
  /** Takes back an offer that is not answered yet, once, after a question (BAL-05). */
  takeBack: (contract: ShownContract) => Promise<void>
  /** How taking an offer back stands. */
  takingBack: OnceState
  /** Ends one with the period that runs, once, after a question (BAL-05): what is due up to then stays due. */
  end: (contract: ShownContract) => Promise<void>
  /** How ending a contract stands. */
  ending: OnceState
  /** Why the newest step of the two was refused; undefined where it was not. */
  stepRefusal: Message | undefined
}

/** Taking back what was offered, and ending what runs (AGENT-07). `words` puts a message into words. */
export function useGivenSteps(kind: ContractKind, words: (message: Message) => string): GivenSteps {
  const lobby = useLobby()
  const texts = useContractTexts(kind)
  const { act: takeBackOnce, clear: clearTakingBack, step: takingBack } = useAgentStep('contractTakeBack')
  const { act: endOnce, clear: clearEnding, step: ending } = useAgentStep('contractEnd')
  const contract = words({ id: contractTitle(kind) })
  const takeBack = async ({ contractId, account }: ShownContract) => {
    const question = {
      title: { id: 'contract_take_back_ask' },
      text: { id: 'contract_take_back_text', values: { account } },
      confirm: { id: 'contract_take_back' },
    } as const
    if (!(await ask(lobby, question))) return
    clearEnding()
    await takeBackOnce(
      words({ id: 'contract_step_take_back', values: { contract, account } }),
      (intention) => write(lobby, takeBackContractMutationOptions(lobby), { contractId, intention }),
      () => ({ id: 'contract_taken_back' }),
    )
  }
  const end = async ({ contractId, account }: ShownContract) => {
    const question = {
      title: { id: 'contract_end_ask' },
      text: { id: 'contract_end_text', values: { account } },
      confirm: { id: 'contract_end' },
    } as const
    if (!(await ask(lobby, question))) return
    clearTakingBack()
    await endOnce(
      words({ id: 'contract_step_end', values: { contract, account } }),
      (intention) => write(lobby, endContractMutationOptions(lobby), { contractId, intention }),
      (ended) => ({ id: 'contract_end_set', values: { end: texts.contract(ended).ended ?? UNKNOWN } }),
    )
  }
  return {
    isBlocked: takingBack.status !== 'idle' || ending.status !== 'idle',
    takeBack,
    takingBack,
    end,
    ending,
    // A new step clears what was said of the other one, so there is one reason at most.
    stepRefusal: takingBack.refusal ?? ending.refusal,
  }
}
