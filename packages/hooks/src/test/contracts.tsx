import { act } from '@testing-library/react'
import { type ContractKind, type Message, textOf, useContract, useContractPayments, useNotices, usePrompt } from '../index.ts'
import en from '../messages/en.json' with { type: 'json' }
import { renderIn, settle, type TestLobby, testLobby } from './testLobby.tsx'

/** A team that is small, and has its contracts. */
export const CONTRACTS_BACKEND = { backend: { crowd: 5, games: 60 } }

/** The words of the agent's page. */
export const inEnglish = (message: Message) => textOf(message, en)

/** How many calls of an operation came. */
export const callsOf = ({ backend }: TestLobby, id: string) =>
  backend.calls.filter(({ operationId }) => operationId === id).length

/** The contracts of one kind as an agent sees them, and the answer to the question that is asked. */
export async function openContracts(kind: ContractKind, member = 'agent01') {
  const test = await testLobby({ member, ...CONTRACTS_BACKEND })
  const { result, unmount: leave } = renderIn(test, () => ({
    contract: useContract(kind, inEnglish),
    payments: useContractPayments(kind),
    prompt: usePrompt(),
    notices: useNotices(),
  }))
  await settle(test)
  const say = async (answer: 'confirm' | 'cancel') => {
    await settle(test)
    const asked = result.current.prompt.prompt
    act(() => result.current.prompt[answer]())
    await settle(test)
    return asked
  }
  return { test, now: () => result.current, say, leave }
}
