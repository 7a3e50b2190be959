import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Lobby } from '../lobby.ts'
import { type ReadResult, useLobbyQuery } from '../useLobbyQuery.ts'
import { useIsLoggedIn } from './useIsLoggedIn.ts'

/** Reads what `options` describe while a member is logged in; a guest asks for nothing. */
export function useMemberQuery<Params, Data, Selected, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => UseQueryOptions<Data, Error, Selected, Key>,
  params: Params,
): ReadResult<Selected> {
  return useLobbyQuery(options, params, { enabled: useIsLoggedIn() })
}
