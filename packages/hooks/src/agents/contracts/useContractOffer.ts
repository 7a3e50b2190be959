import { isApiError } from '@lobbykit/sdk'
import { type SyntheticEvent, useMemo } from 'react'
import { failureMessage } from '../../core/failure.rules.ts'
import type { Message } from '../../core/message.ts'
import { ask } from '../../core/notices/notices.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { type FieldProps, type Problems, useFields } from '../../form/useFields.ts'
import { acceptAmount, amountOf } from '../../money/amount.rules.ts'
import { downlinesInfiniteQueryOptions } from '../agents.queries.ts'
import { AGENT_TEXTS } from '../refusals.rules.ts'
import { type AgentStep, useAgentStep } from '../useAgentStep.ts'
import { useAgentTexts } from '../useAgentTexts.ts'
import { accountOf, usePages } from '../usePages.ts'
import type { ContractKind } from './contractKinds.rules.ts'
import { offerContractMutationOptions } from './contracts.queries.ts'
import { leastProblem, membersProblem, offerRateProblem } from './contracts.rules.ts'

/** A field of an offer. */
export type OfferField = 'account' | 'rate' | 'leastBase' | 'leastMembers'

/** The form that offers a contract to an agent right below. */
export interface ContractOfferResult {
  /** The agents right below, which the form needs first. */
  load: ReadState
  accounts: readonly string[]
  /** Props of the input of each field, and what is wrong with it. */
  fieldOf: (name: OfferField) => { field: FieldProps; problem: Message | undefined }
  /** The highest rate, in words. */
  most: string
  /** Checks all fields, asks once more and offers it once; give it to the form's `onSubmit` (BAL-05). */
  submit: (event?: SyntheticEvent) => Promise<void>
  step: AgentStep
}

const FIELDS = ['account', 'rate', 'leastBase', 'leastMembers'] as const
const EMPTY: Record<OfferField, string> = { account: '', rate: '', leastBase: '0', leastMembers: '0' }

/** Where a refusal belongs to. */
const placeOf = (error: unknown): OfferField | undefined => {
  const code = isApiError(error) ? error.code : undefined
  if (code === 'contract.rate.limits') return 'rate'
  return code === 'downline.unknown' || code === 'contract.waits' ? 'account' : undefined
}

const acceptOffer = (name: OfferField, text: string) => (name === 'account' ? text : acceptAmount(text))

/**
 * The form that offers a contract of a kind to an agent right below, with at most one's own rate, in percent (AGENT-07).
 * `title` names the kind; `onOffered` is called when it was offered.
 */
export function useContractOffer(
  kind: ContractKind,
  mostRate: number,
  title: string,
  onOffered: () => void,
): ContractOfferResult {
  const lobby = useLobby()
  const { percent, money } = useAgentTexts()
  const members = usePages(downlinesInfiniteQueryOptions(lobby, { upline: undefined, search: '' }), accountOf)
  const { act, step } = useAgentStep('contractOffer')
  const problemOf = (name: OfferField, text: string): Message | undefined => {
    if (name === 'account') return text === '' ? { id: 'contract_account_needed' } : undefined
    if (name === 'rate') return offerRateProblem(text, mostRate, percent)
    return name === 'leastBase' ? leastProblem(text) : membersProblem(text)
  }
  const check = async (values: Record<OfferField, string>, asked: readonly OfferField[]) => {
    const problems: Problems<OfferField> = {}
    for (const name of asked) {
      const problem = problemOf(name, values[name])
      if (problem) problems[name] = problem
    }
    return problems
  }
  const { values, problems, field, mark, focus, validateAll } = useFields<OfferField>({
    initial: EMPTY,
    check,
    accept: acceptOffer,
  })
  const send = async () => {
    const { account, leastMembers } = values
    const [rate, leastBase] = [amountOf(values.rate) ?? 0, amountOf(values.leastBase) ?? 0]
    const words = { account, rate: percent(rate), least: money(leastBase), members: leastMembers }
    const text = { id: 'contract_offer_text', values: words } as const
    if (!(await ask(lobby, { title: { id: 'contract_offer_ask' }, text, confirm: { id: 'contract_offer' } }))) return
    const body = { kind, account, rate, leastBase, leastMembers: Number(leastMembers) }
    await act(
      title,
      async (intention) => {
        try {
          return await write(lobby, offerContractMutationOptions(lobby), { ...body, intention })
        } catch (error) {
          const name = placeOf(error)
          if (name) {
            mark(name, failureMessage(error, AGENT_TEXTS))
            focus(name)
          }
          throw error
        }
      },
      () => {
        onOffered()
        return { id: 'contract_offered' }
      },
    )
  }
  const isRefusedAtField = FIELDS.some((name) => problems[name])
  return {
    load: members,
    // Agents come before all others (AGENT-07).
    accounts: useMemo(() => members.list.filter(({ isAgent }) => isAgent).map(accountOf), [members.list]),
    fieldOf: (name) => ({ field: field(name), problem: problems[name] }),
    most: percent(mostRate),
    submit: async (event) => {
      event?.preventDefault()
      if (await validateAll(FIELDS)) await send()
    },
    step: { ...step, refusal: isRefusedAtField ? undefined : step.refusal },
  }
}
