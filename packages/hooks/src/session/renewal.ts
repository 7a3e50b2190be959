import { unwrap } from '@lobbykit/sdk'
import type { Lobby } from '../core/createLobby.ts'
import { isTrial } from '../member/member.rules.ts'

/** Minutes between two renewals of the token (assumed). */
export const RENEW_EVERY_MINUTES = 10

/** Exchanges the token for a fresh one; a session that changed meanwhile is left alone (LOGIN-15). */
export async function renewSession(lobby: Lobby): Promise<void> {
  const { session } = lobby.state
  if (!session || isTrial(session.type)) return
  try {
    const { token } = await unwrap(lobby.sdk.wps.POST('/wps/session/renew'))
    if (lobby.state.session?.token !== session.token) return
    const renewed = { ...session, token }
    lobby.sdk.session.write(renewed)
    lobby.state.session = renewed
  } catch (error) {
    // A session that ended has ended itself; anything else is tried again at the next renewal.
    lobby.ports.report(error)
  }
}
