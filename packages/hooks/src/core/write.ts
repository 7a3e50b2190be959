import type { MutationOptions } from '@tanstack/react-query'
import type { Lobby } from './lobby.ts'

/** Does what the mutation options of a feature describe; rejects as the call did. A skin may pass the same options to `useMutation`. */
export const write = <Value, Variables>(
  lobby: Lobby,
  options: MutationOptions<Value, Error, Variables>,
  variables: Variables,
): Promise<Value> => lobby.queryClient.getMutationCache().build(lobby.queryClient, options).execute(variables)
