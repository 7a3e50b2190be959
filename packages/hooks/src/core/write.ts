import type { MutationOptions } from '@tanstack/react-query'
import type { Lobby } from './lobby.ts'

/**
 * Does what the mutation options of a feature describe, outside of a component; rejects as the call did. In a component
 * `useMutation(xMutationOptions(lobby))` does the same and tells how it stands.
 */
export const write = <Value, Variables>(
  lobby: Lobby,
  options: MutationOptions<Value, Error, Variables>,
  variables: Variables,
): Promise<Value> => lobby.queryClient.getMutationCache().build(lobby.queryClient, options).execute(variables)
