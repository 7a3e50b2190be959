import { isApiError } from '@lobbykit/sdk'
import type { Lobby } from '../core/lobby.ts'
import { isSurelyNotDone } from '../core/outcome.rules.ts'
import { write } from '../core/write.ts'
import { loginMutationOptions } from './auth.queries.ts'

/**
 * Whether a call that sets a password was heard although its answer was lost: then the name logs in with that password, and
 * it does so at once (REG-13, FORGOT-04, PSW-04; assumed). A page of a gateway is no answer. After a refusal it is false without a
 * login, which would count as a wrong one where the name is another person's.
 */
export async function wasHeard(
  lobby: Lobby,
  error: unknown,
  { username, password }: { username: string; password: string },
): Promise<boolean> {
  if (isSurelyNotDone(error) || (isApiError(error) && error.kind === 'refused')) return false
  return write(lobby, loginMutationOptions(lobby), { type: 'username', username, password }).then(
    () => true,
    () => false,
  )
}
