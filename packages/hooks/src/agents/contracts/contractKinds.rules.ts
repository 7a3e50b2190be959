import type { MessageId } from '../../core/message.ts'
import type { AddressName } from '../../core/navigation/addresses.rules.ts'
import { hasContracts, isAgent } from '../../core/session/member.rules.ts'
import type { ContractKind } from '../../money/once/contractKinds.rules.ts'

export { CONTRACT_KINDS, type ContractKind } from '../../money/once/contractKinds.rules.ts'

/** What differs between the kinds of contracts. */
interface ContractFacts {
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

/** What is known of each kind. */
export const CONTRACTS: Readonly<Record<ContractKind, ContractFacts>> = {
  dailySalary: {
    title: 'contract_daily',
    base: 'contract_turnover',
    period: 'contract_each_day',
    address: 'salaryContract',
    request: 'dailysalreqtype',
  },
  dividend: {
    title: 'contract_dividend',
    base: 'contract_loss',
    period: 'contract_each_half',
    address: 'dividendContract',
    request: 'divtypecompperiodreq',
  },
  hourlySalary: {
    title: 'contract_hourly',
    base: 'contract_turnover',
    period: 'contract_each_hour',
    address: 'hourContract',
    request: 'contracthoursalreq',
  },
}

/** What a kind of contract is called. */
export const contractTitle = (kind: ContractKind): MessageId => CONTRACTS[kind].title

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

/** The same, for a caller that has the settings and not the menus. */
export const contractAccess =
  (kind: ContractKind) =>
  ({ whitelabel }: { whitelabel?: { menus?: Readonly<Record<string, boolean>> } }, type: number): boolean =>
    mayHaveContract(kind, type, whitelabel?.menus)
