import type { Message, MessageId } from '../../core/message.ts'
import type { AddressName } from '../../core/navigation/addresses.rules.ts'
import { hasContracts, isAgent } from '../../core/session/member.rules.ts'
import { hundredthsOf } from '../../money/amount.rules.ts'

/** What an agent may be promised for the play of the team. */
export type ContractKind = 'dailySalary' | 'dividend' | 'hourlySalary'

/** All that tells one kind of contract from the others. */
interface ContractFacts {
  kind: ContractKind
  title: MessageId
  /** What is counted: the turnover of the team, or its net loss. */
  base: MessageId
  /** How often it is paid. */
  period: MessageId
  /** Where it is answered. */
  address: AddressName
  /** The field that says that one is offered (AGENT-06). */
  request: 'dailysalreqtype' | 'divtypecompperiodreq' | 'contracthoursalreq'
}

/** Every kind, in the order in which an agent is asked about them (AGENT-06, AGENT-07). */
export const CONTRACTS: readonly ContractFacts[] = [
  {
    kind: 'dailySalary',
    title: 'contract_daily',
    base: 'contract_turnover',
    period: 'contract_each_day',
    address: 'salaryContract',
    request: 'dailysalreqtype',
  },
  {
    kind: 'dividend',
    title: 'contract_dividend',
    base: 'contract_loss',
    period: 'contract_each_half',
    address: 'dividendContract',
    request: 'divtypecompperiodreq',
  },
  {
    kind: 'hourlySalary',
    title: 'contract_hourly',
    base: 'contract_turnover',
    period: 'contract_each_hour',
    address: 'hourContract',
    request: 'contracthoursalreq',
  },
]

/** The permission of dividends (assumed). */
const DIVIDEND_KEY = 'AGEDIV3'

/** Whether the merchant has dividends (AGENT-05). */
export const hasDividends = (menus: Readonly<Record<string, boolean>> | undefined): boolean => menus?.[DIVIDEND_KEY] === true

/** Whether a member of a type may have contracts of a kind: agents but for types 41 and 42, dividends where there are any (AGENT-06). */
export const mayHaveContract = (
  kind: ContractKind,
  type: number,
  menus: Readonly<Record<string, boolean>> | undefined,
): boolean => isAgent(type) && hasContracts(type) && (kind !== 'dividend' || hasDividends(menus))

const STATES: Readonly<Record<string, MessageId>> = {
  offered: 'contract_state_offered',
  active: 'contract_state_active',
  refused: 'contract_state_refused',
  ended: 'contract_state_ended',
  replaced: 'contract_state_replaced',
  running: 'contract_pay_running',
  due: 'contract_pay_due',
  paid: 'contract_pay_paid',
  short: 'contract_pay_short',
}

/** What the state of a contract, or of one of its payments, is called; one that the product does not know shows its own name. */
export function contractState(status: string): Message {
  const id = Object.hasOwn(STATES, status) ? STATES[status] : undefined
  return id ? { id } : { text: status }
}

/** Most members that an offer may ask for (assumed). */
export const MOST_LEAST_MEMBERS = 1_000

/** What is wrong with the members that an offer asks for: a whole number, 0 for nobody. */
export function membersProblem(text: string): Message | undefined {
  const isWhole = /^\d{1,4}$/.test(text) && Number(text) <= MOST_LEAST_MEMBERS
  return isWhole ? undefined : { id: 'contract_members_format', values: { most: MOST_LEAST_MEMBERS } }
}

/** What is wrong with the amount that an offer asks for at least; 0 asks for nothing. */
export function leastProblem(text: string): Message | undefined {
  if (text === '') return { id: 'amount_required' }
  return hundredthsOf(text) === undefined ? { id: 'amount_format' } : undefined
}

/** What is wrong with the rate of an offer, in percent: above nothing, and at most one's own. */
export function offerRateProblem(text: string, most: number, show: (percent: number) => string): Message | undefined {
  const rate = hundredthsOf(text)
  if (rate === undefined) return { id: 'rate_format' }
  if (rate === 0) return { id: 'contract_rate_needed' }
  return rate > Math.round(most * 100) ? { id: 'rate_most', values: { rate: show(most) } } : undefined
}
