import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { memberInfoQueryOptions } from './member.queries.ts'
import { isAgent, isTrial } from './member.rules.ts'

/** The member as screens show them. Until the info is loaded, what the session knows stands in. */
export function useMember() {
  const lobby = useLobby()
  const { session } = useSnapshot(lobby.state)
  const { data } = useQuery({ ...memberInfoQueryOptions(lobby), enabled: session !== null })
  const type = data?.type ?? session?.type
  return {
    isLoggedIn: session !== null,
    isAgent: type !== undefined && isAgent(type),
    isTrial: type !== undefined && isTrial(type),
    name: data?.nickname || data?.account || session?.userName,
    info: data,
  }
}
