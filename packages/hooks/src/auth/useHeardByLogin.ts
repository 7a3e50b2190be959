import type { Lobby } from '../core/lobby.ts'
import { useHeard } from '../core/useHeard.ts'
import { write } from '../core/write.ts'
import { loginMutationOptions } from './auth.queries.ts'

/**
 * Whether a call that sets a password was heard although its answer was lost: then the name logs in with that password, and
 * it does so at once (REG-13, FORGOT-04, PSW-04; assumed). A page of a gateway is no answer. After a refusal without a doubt before it
 * no login is tried, which would count as a wrong one where the name is another person's; nor is one without a name or a password.
 */
export function useHeardByLogin(
  lobby: Lobby,
): (error: unknown, username: string | undefined, password: string | undefined) => Promise<boolean> | false {
  const wasHeard = useHeard()
  return (error, username, password) =>
    username && password
      ? wasHeard(error, username + password, () =>
          write(lobby, loginMutationOptions(lobby), { type: 'username', username, password }),
        )
      : false
}
