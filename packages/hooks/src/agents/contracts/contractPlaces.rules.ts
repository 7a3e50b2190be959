import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { CONTRACT_KINDS, CONTRACTS, type ContractKind } from './contractKinds.rules.ts'

/** A page of contracts: of one kind, or of all dividends. */
export interface ContractPlace {
  /** Which page it is. */
  id: ContractKind | 'allDividends'
  /** The page. */
  path: string
  /** False while nobody knows whether the merchant has what it shows: its room is kept, and nothing leads there. */
  isOpen: boolean
}

const ALL_DIVIDENDS: Omit<ContractPlace, 'isOpen'> = { id: 'allDividends', path: pathOf('agentDividend') }
const PLACES = [...CONTRACT_KINDS.map((id) => ({ id, path: pathOf(CONTRACTS[id].address) })), ALL_DIVIDENDS]

/** The pages of contracts in their order; those of dividends only where there are any, undefined for not known yet (AGENT-05, AGENT-07). */
export const contractPlaces = (hasDividends: boolean | undefined): readonly ContractPlace[] =>
  PLACES.flatMap((place) => {
    const isThere = place.id === 'dividend' || place.id === 'allDividends' ? hasDividends : true
    return isThere === false ? [] : { ...place, isOpen: isThere === true }
  })
