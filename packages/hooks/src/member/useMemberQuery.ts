import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Lobby } from '../core/createLobby.ts'
import { useLobby } from '../core/LobbyProvider.tsx'
import { useIsLoggedIn } from '../session/useIsLoggedIn.ts'

/** Reads what `options` describe while a member is logged in; a guest asks for nothing. */
export function useMemberQuery<Params, Data, Selected, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => UseQueryOptions<Data, Error, Selected, Key>,
  params: Params,
): UseQueryResult<Selected, Error> {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  return useQuery({ ...options(lobby, params), enabled: isLoggedIn })
}
