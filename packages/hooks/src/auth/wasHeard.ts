import { isApiError } from '@lobbykit/sdk'
import type { Lobby } from '../core/lobby.ts'
import { write } from '../core/write.ts'
import { loginMutationOptions } from './auth.queries.ts'

/**
 * Whether a call that sets a password was heard although its answer was lost: then the name logs in with that password, and
 * it does so at once (REG-13, FORGOT-04, PSW-04; assumed). False for every answer that did come.
 */
export async function wasHeard(
  lobby: Lobby,
  error: unknown,
  { username, password }: { username: string; password: string },
): Promise<boolean> {
  if (!isApiError(error) || (error.kind !== 'network' && error.kind !== 'timeout')) return false
  return write(lobby, loginMutationOptions(lobby), { type: 'username', username, password }).then(
    () => true,
    () => false,
  )
}
