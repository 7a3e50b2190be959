import { isApiError } from '@lobbykit/sdk'
import type { SyntheticEvent } from 'react'
import { failureMessage } from '../../core/failure.rules.ts'
import type { Message } from '../../core/message.ts'
import { ask } from '../../core/notices/notices.ts'
import { useOwner } from '../../core/session/useOwned.ts'
import { useIsHere } from '../../core/useIsHere.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { write } from '../../core/write.ts'
import { useForgetDone, useKeptFields } from '../../form/drafts.ts'
import { DIGITS_LOOK } from '../../form/numberLook.rules.ts'
import { offeredField } from '../../form/offered.rules.ts'
import { type AmountInput, useAmounts } from '../../form/useAmounts.ts'
import type { FieldProps } from '../../form/useFields.ts'
import { acceptAmount, acceptRate, amountOf, DECIMAL_LOOK } from '../../money/amount.rules.ts'
import type { OnceState } from '../../money/once/onceState.rules.ts'
import { AGENT_TEXTS } from '../refusals.rules.ts'
import { useAgentStep } from '../useAgentStep.ts'
import { useAgentTexts } from '../useAgentTexts.ts'
import { type ContractKind, contractTitle } from './contractKinds.rules.ts'
import { offerContractMutationOptions } from './contracts.queries.ts'
import {
  leastProblem,
  type MostRates,
  membersProblem,
  mostRateAt,
  offerRateProblem,
  tierFromProblem,
  tierRateProblem,
} from './offer.rules.ts'
import {
  countOf,
  EMPTY_TIERS,
  offerText,
  stepsOf,
  TIER_DEPENDENTS,
  TIERS,
  type TierField,
  type TierTexts,
  tierAt,
} from './offerTiers.rules.ts'
import { useOfferAccounts } from './useOfferAccounts.ts'

/** A field of an offer that is no amount. */
export type OfferField = 'account' | 'rate' | 'leastMembers'
type Name = OfferField | TierField | 'leastBase' | 'tiers'

/** An input of the form, and what is wrong with it. */
export interface OfferInput {
  /** Props of the input: spread them. */
  field: FieldProps
  /** What is wrong with it; undefined for nothing. */
  problem: Message | undefined
}

/** A higher rate for periods with more. */
export interface OfferTier {
  /** Counted from 2: the first one is the plain rate. */
  place: number
  /** The field of the amount that a period must have for the rate. */
  from: AmountInput
  /** The field of the rate, in percent. */
  rate: OfferInput
  /** The highest rate at its amount, in words. */
  most: string
  /** Takes the tier out of the form. */
  remove: () => void
}

/** The form that offers a contract to an agent right below. */
export interface ContractOfferResult {
  /** The agents right below, which the form needs first. */
  load: ReadState
  /** Accounts of the agents right below, to choose from; none until they are known. */
  accounts: readonly string[]
  /** Props of the input of each field, and what is wrong with it. */
  fieldOf: (name: OfferField) => OfferInput
  /** What a period must have at least. */
  leastBase: AmountInput
  /** Higher rates for periods with more, as many as were added. */
  tiers: readonly OfferTier[]
  /** Adds one; undefined where there are as many as may be. */
  addTier: (() => void) | undefined
  /** The highest rate, in words. */
  most: string
  /** Checks all fields, asks once more and offers it once; give it to the form's `onSubmit` (BAL-05). */
  submit: (event?: SyntheticEvent) => Promise<void>
  /** How the offer stands. */
  step: OnceState
}

const FIELDS = ['account', 'rate', 'leastBase', 'leastMembers'] as const
const EMPTY: Record<Name, string> = { account: '', rate: '', leastBase: '0', leastMembers: '0', tiers: '0', ...EMPTY_TIERS }
const NAMES = Object.keys(EMPTY) as Name[]

/** The field that a refusal belongs to; undefined where it belongs to none. */
const refusedField = (error: unknown, hasTiers: boolean): 'rate' | 'account' | undefined => {
  const code = isApiError(error) ? error.code : undefined
  // With tiers it may be any of them.
  if (code === 'contract.rate.limits') return hasTiers ? undefined : 'rate'
  return code === 'downline.unknown' || code === 'contract.waits' ? 'account' : undefined
}

/** To whom it goes is chosen from a list. */
const look = (name: Name) => (name === 'account' ? {} : name === 'leastMembers' ? DIGITS_LOOK : DECIMAL_LOOK)
const acceptOffer = (name: Name, text: string) => {
  if (name === 'account') return text
  return name === 'rate' || name.startsWith('tierRate') ? acceptRate(text) : acceptAmount(text)
}

/**
 * The form that offers a contract of a kind to an agent right below, with at most one's own rates, in percent (AGENT-07).
 * `words` puts a message into words: those of the offer are kept on the device, and say what it was where its answer is lost.
 * `onOffered` is called for who is still there when it was offered.
 */
export function useContractOffer(
  kind: ContractKind,
  most: MostRates,
  words: (message: Message) => string,
  onOffered: () => void,
): ContractOfferResult {
  const lobby = useLobby()
  const isHere = useIsHere()
  const owner = useOwner()
  const { percent, money } = useAgentTexts()
  const { load, accounts } = useOfferAccounts()
  const { act, step } = useAgentStep('contractOffer')
  const mostAt = (from: string) => mostRateAt(most, amountOf(from) ?? 0)
  const tierProblem = (name: TierField, texts: TierTexts): Message | undefined => {
    const { place, isFrom } = tierAt(name)
    const [before, own] = stepsOf(texts).slice(place)
    if (!before || !own || place >= countOf(texts)) return undefined
    return isFrom
      ? tierFromProblem(own.from, before.from, money)
      : tierRateProblem(own.rate, before.rate, mostAt(own.from), percent)
  }
  const check = (name: Name, texts: Record<Name, string>): Message | undefined => {
    switch (name) {
      case 'account':
        return accounts.includes(texts.account) ? undefined : { id: 'contract_account_needed' }
      case 'rate':
        return offerRateProblem(texts.rate, mostAt(texts.leastBase), percent)
      case 'leastBase':
        return leastProblem(texts.leastBase, money)
      case 'leastMembers':
        return membersProblem(texts.leastMembers)
      case 'tiers':
        return undefined
      default:
        return tierProblem(name, texts)
    }
  }
  const { values, problems, field, setValue, mark, focus, validateAll, forget } = useKeptFields<Name>({
    form: `contractOffer ${kind}`,
    of: JSON.stringify([owner, kind]),
    initial: EMPTY,
    check,
    accept: acceptOffer,
    look,
    dependents: TIER_DEPENDENTS,
  })
  const titleOf = (account: string) =>
    words({ id: 'contract_step_offer', values: { contract: words({ id: contractTitle(kind) }), account } })
  // What is found may be an offer of another kind, or to another agent.
  const found = step.found?.what === titleOf(values.account) ? step.found : undefined
  const empty = () => {
    for (const name of NAMES) setValue(name, EMPTY[name])
    forget()
  }
  const noteSent = useForgetDone(found, empty, NAMES.map((name) => values[name]).join(' '))
  const count = countOf(values)
  const shown = TIERS.slice(0, count)
  const inputOf = (name: Name): OfferInput => {
    const own = field(name)
    return { field: name === 'account' ? offeredField(own, accounts) : own, problem: problems[name] }
  }
  const amount = useAmounts()
  const amountAt = (name: Name): AmountInput => {
    const wrong = (text: string) => check(name, { ...values, [name]: text })
    // The offered amounts are those at which the agent's own rate rises.
    const quick = most.mostTiers.map(({ from }) => from).filter((from) => !wrong(String(from)))
    return amount(field(name), { found: problems[name], check: wrong, quick })
  }
  /** The tiers behind the removed one move one place forward. */
  const removeTier = (place: number) => {
    setValue('tiers', String(count - 1))
    for (const [at, { from, rate }] of TIERS.entries()) {
      if (at < place) continue
      const next = TIERS[at + 1]
      for (const name of [from, rate]) mark(name, undefined)
      setValue(from, next ? values[next.from] : '')
      setValue(rate, next ? values[next.rate] : '')
    }
  }
  const send = async (checked: Record<Name, string>) => {
    const { account, leastMembers } = checked
    const [rate, leastBase] = [amountOf(checked.rate) ?? 0, amountOf(checked.leastBase) ?? 0]
    const tiers = shown.map((names) => ({ from: amountOf(checked[names.from]) ?? 0, rate: amountOf(checked[names.rate]) ?? 0 }))
    const terms = { account, rate: percent(rate), least: money(leastBase), members: leastMembers }
    const text = offerText(
      terms,
      tiers.map((tier) => ({ from: money(tier.from), rate: percent(tier.rate) })),
    )
    if (!(await ask(lobby, { title: { id: 'contract_offer_ask' }, text, confirm: { id: 'contract_offer' } }))) return
    const plain = { kind, account, rate, leastBase, leastMembers: Number(leastMembers) }
    const body = tiers.length === 0 ? plain : { ...plain, tiers }
    noteSent()
    await act(
      titleOf(account),
      async (intention) => {
        try {
          return await write(lobby, offerContractMutationOptions(lobby), { ...body, intention })
        } catch (error) {
          const name = refusedField(error, tiers.length > 0)
          if (name) {
            mark(name, failureMessage(error, AGENT_TEXTS))
            focus(name)
          }
          throw error
        }
      },
      () => {
        forget()
        if (isHere()) onOffered()
        return { id: 'contract_offered' }
      },
    )
  }
  const isRefusedAtField = FIELDS.some((name) => problems[name])
  return {
    load,
    accounts,
    fieldOf: inputOf,
    leastBase: amountAt('leastBase'),
    tiers: shown.map(({ from, rate }, at) => ({
      place: at + 2,
      from: amountAt(from),
      rate: inputOf(rate),
      most: percent(mostAt(values[from])),
      remove: () => removeTier(at),
    })),
    addTier: count < TIERS.length ? () => setValue('tiers', String(count + 1)) : undefined,
    most: percent(mostAt(values.leastBase)),
    submit: async (event) => {
      event?.preventDefault()
      const checked = await validateAll([...FIELDS, ...shown.flatMap(({ from, rate }) => [from, rate])])
      if (checked) await send(checked)
    },
    step: { ...step, refusal: isRefusedAtField ? undefined : step.refusal },
  }
}
