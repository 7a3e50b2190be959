import { useSnapshot } from 'valtio'
import { useLobby } from '../../core/useLobby.ts'
import { useAgentMenus } from '../useAgentMenus.ts'
import { type ContractKind, mayHaveContract } from './contractKinds.rules.ts'

/** Whether contracts of a kind are of concern to who is logged in (AGENT-06); what is asked for them is asked only then. */
export function useContractAccess(kind: ContractKind): boolean {
  const { session } = useSnapshot(useLobby().state)
  const menus = useAgentMenus()
  return session !== null && mayHaveContract(kind, session.type, menus)
}
