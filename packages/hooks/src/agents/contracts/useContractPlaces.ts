import { useSettings } from '../../site/startup/useStartup.ts'
import { type ContractPlace, contractPlaces } from './contractPlaces.rules.ts'
import { useContractAccess } from './useContractAccess.ts'

/** The pages of contracts in their order, to lead from one to the others (AGENT-05, AGENT-07). */
export function useContractPlaces(): readonly ContractPlace[] {
  const { isKnown } = useSettings()
  const hasDividends = useContractAccess('dividend')
  return contractPlaces(hasDividends || (isKnown ? false : undefined))
}
