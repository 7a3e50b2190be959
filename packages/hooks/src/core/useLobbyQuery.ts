import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Lobby } from './createLobby.ts'
import { useLobby } from './LobbyProvider.tsx'

/** Reads what `options` of a feature describe, for the lobby of the nearest provider: a plain read needs no hook of its own. */
export function useLobbyQuery<Params, Data, Selected, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => UseQueryOptions<Data, Error, Selected, Key>,
  params: Params,
): UseQueryResult<Selected, Error> {
  return useQuery(options(useLobby(), params))
}
