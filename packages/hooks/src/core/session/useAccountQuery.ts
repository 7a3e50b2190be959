import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Lobby } from '../lobby.ts'
import { type ReadState, useLobbyQuery } from '../useLobbyQuery.ts'
import { useIsLoggedIn } from './useIsLoggedIn.ts'
import { useIsTrial } from './useIsTrial.ts'

/** Reads what `options` describe for a member with an account; who plays on trial asks for nothing and has nothing of it, also where it was read elsewhere. */
export function useAccountQuery<Params, Data, Selected, Key extends QueryKey>(
  options: (lobby: Lobby, params: Params) => UseQueryOptions<Data, Error, Selected, Key>,
  params: Params,
): ReadState & { data: Selected | undefined } {
  const isLoggedIn = useIsLoggedIn()
  const isTrial = useIsTrial()
  const { data, status, retry, refusal } = useLobbyQuery(options, params, { enabled: isLoggedIn && !isTrial })
  return isTrial ? { data: undefined, status: 'ready', retry, refusal: undefined } : { data, status, retry, refusal }
}
