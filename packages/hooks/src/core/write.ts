import type { MutationOptions } from '@tanstack/react-query'
import type { Lobby } from './lobby.ts'

/** Does what the mutation options of a feature describe; rejects as the call did. A skin may pass the same options to `useMutation`. */
export async function write<Value, Variables>(
  { queryClient }: Lobby,
  options: MutationOptions<Value, Error, Variables>,
  variables: Variables,
): Promise<Value> {
  const mutations = queryClient.getMutationCache()
  const mutation = mutations.build(queryClient, options)
  try {
    return await mutation.execute(variables)
  } finally {
    // Nobody reads the mutation again. Without this it would stay in the cache for minutes.
    mutations.remove(mutation)
    mutation.destroy()
  }
}
