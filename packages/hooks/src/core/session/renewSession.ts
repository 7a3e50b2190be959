import type { Lobby } from '../lobby.ts'
import { isSurelyNotDone } from '../outcome.rules.ts'
import { write } from '../write.ts'
import { hasContracts, isAgent, isTrial } from './member.rules.ts'
import { replaceToken, type SessionRenewed } from './renewal.ts'
import { renewMutationOptions } from './session.queries.ts'

/**
 * Seconds after which a renewal without an answer is asked for again. The backend may have renewed the token all the same,
 * and by the contract the old one then works for another 60 seconds: all attempts lie within them, also where each is given up
 * for want of an answer.
 */
const REPEAT_AFTER_SECONDS = [5, 10, 20]

/**
 * Exchanges the token for a fresh one and tells the other tabs; a session that changed meanwhile is left alone. Then
 * `loadDividends` loads what an agent is offered, but for types 4, 40, 41 and 42 (LOGIN-15).
 */
export async function renewSession(lobby: Lobby, loadDividends: () => void, repeated = 0): Promise<void> {
  const { session } = lobby.state
  if (!session || isTrial(session.type)) return
  try {
    const { token } = await write(lobby, renewMutationOptions(lobby), undefined)
    // A tab that was copied from this one holds the same token, which ends soon.
    if (replaceToken(lobby, session.token, token)) {
      const message: SessionRenewed = { type: 'sessionRenewed', from: session.token, token }
      lobby.ports.tabs.post(message)
      if (isAgent(session.type) && hasContracts(session.type)) loadDividends()
    }
  } catch (error) {
    // If the backend answered that the session is over, the SDK has already ended it; here the failure is only reported.
    lobby.ports.report(error)
    const seconds = isSurelyNotDone(error) ? undefined : REPEAT_AFTER_SECONDS[repeated]
    if (seconds === undefined) return
    lobby.ports.clock.setTimeout(() => {
      if (lobby.state.session?.token === session.token) void renewSession(lobby, loadDividends, repeated + 1)
    }, seconds * 1000)
  }
}
