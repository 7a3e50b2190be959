import type { Message } from '../../core/message.ts'
import { ask } from '../../core/notices/notices.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import type { OnceState } from '../../money/once/onceState.rules.ts'
import { useAgentStep } from '../useAgentStep.ts'
import { CONTRACTS, type ContractKind, contractTitle } from './contractKinds.rules.ts'
import { answerContractMutationOptions, contractsQueryOptions, payContractMutationOptions } from './contracts.queries.ts'
import { type MostRates, mayOffer, type Tier } from './offer.rules.ts'
import { type ShownContract, useContractTexts } from './useContractTexts.ts'
import { type GivenSteps, useGivenSteps } from './useGivenSteps.ts'

const NO_TIERS: readonly Tier[] = []

/** A payment that is due, in words. */
export interface ShownDue {
  /** Its amount in all, in words with its currency. */
  amount: string
  /** How many periods it is for. */
  payments: number
}

/** What can be said to an offer. */
export type ContractAnswer = 'accept' | 'refuse'

const ANSWERS: readonly ContractAnswer[] = ['accept', 'refuse']

/** The contracts of one kind. */
export interface ContractResult extends ReadState, GivenSteps, MostRates {
  /** What the payment is counted from. */
  base: Message
  /** How often it is paid. */
  period: Message
  /** The offer that waits for an answer; undefined for none. */
  offer: ShownContract | undefined
  /** The contract by which the agent is paid now; undefined for none. */
  active: ShownContract | undefined
  /** Earlier contracts and refused offers, the newest first. */
  past: readonly ShownContract[]
  /** What was offered to agents right below, the newest first. */
  given: readonly ShownContract[]
  /** Whether the agent may offer contracts: one's own gives a rate to promise. */
  mayOffer: boolean
  /** Asks, and then accepts or refuses the offer, once (BAL-05). */
  answer: (accepts: boolean) => Promise<void>
  /** How the answer to the offer stands. */
  answering: OnceState
  /** Which answer is being sent: its button is the busy one; undefined while none is. */
  sending: ContractAnswer | undefined
  /** The payment that is due to the agent; undefined for nothing. */
  due: ShownDue | undefined
  /** Whether the agent is or was paid by one: then there may be payments to list. */
  hasPayments: boolean
  /** Whether there is a payment to take; still so while it is being taken. */
  canPay: boolean
  /** Asks, and then takes the payment that is due, once (BAL-05). */
  pay: () => Promise<void>
  /** How the payment stands. */
  paying: OnceState
}

/**
 * The contracts of one kind between the agent and the upline: answers offers, takes due payments (AGENT-07). `words` puts a message
 * into words: those of a step are kept on the device, and say what the step was where its answer is lost.
 */
export function useContract(kind: ContractKind, words: (message: Message) => string): ContractResult {
  const lobby = useLobby()
  const texts = useContractTexts(kind)
  const { data, status, retry, refusal } = useMemberQuery(contractsQueryOptions, { kind })
  const { act: answerOnce, step: answering, sending } = useAgentStep('contractAnswer')
  const { act: payOnce, step: paying } = useAgentStep('claim')
  const givenSteps = useGivenSteps(kind, words)
  const own = (data?.own ?? []).map(texts.contract)
  const offer = own.find((contract) => contract.status === 'offered')
  const active = own.find((contract) => contract.status === 'active')
  const due = data && data.due.amount > 0 ? data.due : undefined
  const most = { mostRate: data?.mostRate ?? 0, mostTiers: data?.mostTiers ?? NO_TIERS }
  const { base, period } = CONTRACTS[kind]
  const contract = words({ id: contractTitle(kind) })

  const answer = async (accepts: boolean) => {
    if (!offer) return
    const { contractId, account, rate } = offer
    const question = {
      title: { id: accepts ? 'contract_accept_ask' : 'contract_refuse_ask' },
      text: { id: accepts ? 'contract_accept_text' : 'contract_refuse_text', values: { account, rate } },
      confirm: { id: accepts ? 'contract_accept' : 'contract_refuse' },
    } as const
    if (!(await ask(lobby, question))) return
    await answerOnce(
      words({ id: accepts ? 'contract_step_accept' : 'contract_step_refuse', values: { contract } }),
      (intention) => write(lobby, answerContractMutationOptions(lobby), { contractId, accepts, intention }),
      () => ({ id: accepts ? 'contract_accepted' : 'contract_refused' }),
      accepts ? 'accept' : 'refuse',
    )
  }
  const pay = async () => {
    if (!due) return
    const { until } = due
    const amount = texts.money(due.amount)
    const question = {
      title: { id: 'contract_pay_ask' },
      text: { id: 'contract_pay_text', values: { amount } },
      confirm: { id: 'contract_pay' },
    } as const
    if (!(await ask(lobby, question))) return
    await payOnce(
      words({ id: 'contract_step_pay', values: { contract, amount } }),
      (intention) => write(lobby, payContractMutationOptions(lobby, kind), { until, intention }),
      (paid) => ({ id: 'claim_done', values: { amount: texts.money(paid.amount) } }),
    )
  }
  const past = own.filter((contract) => contract !== offer && contract !== active)
  return {
    ...givenSteps,
    base: { id: base },
    period: { id: period },
    offer,
    active,
    past,
    given: (data?.given ?? []).map(texts.contract),
    ...most,
    mayOffer: mayOffer(most),
    answer,
    answering,
    sending: ANSWERS.find((each) => each === sending),
    due: due && { amount: texts.money(due.amount), payments: due.payments },
    hasPayments: active !== undefined || past.length > 0,
    canPay: due !== undefined || paying.status === 'pending',
    pay,
    paying,
    status,
    retry,
    refusal,
  }
}
