import type { Lobby } from '../../core/lobby.ts'
import { passwordInMemory } from '../../core/session/passwordInMemory.ts'
import { afterPasswordChange, doubleBase64Codec, readRemembered, writeRemembered } from './remembered.rules.ts'

/** Changes the password that this device remembers; call it when the member has changed the password (LOGIN-09). */
export function rewriteRemembered(lobby: Lobby, password: string): void {
  const { session } = lobby.state
  if (session) rewriteRememberedOf(lobby, session.userName, password)
}

/** The same for a change that may have come to its end after its member has left: what is held and kept of another one stays. */
export function rewriteRememberedOf(lobby: Lobby, userName: string, password: string): void {
  const { localStorage, passwordCodec = doubleBase64Codec } = lobby.ports
  if (lobby.state.session?.userName === userName) passwordInMemory(lobby).password = password
  const remembered = readRemembered(localStorage, true)
  if (remembered) writeRemembered(localStorage, afterPasswordChange(remembered, { userName, password }, passwordCodec))
}
