import type { Lobby } from '../../core/lobby.ts'
import { passwordInMemory } from '../../core/session/passwordInMemory.ts'
import { afterPasswordChange, doubleBase64Codec, readRemembered, writeRemembered } from './remembered.rules.ts'

/** Changes the password that this device remembers; call it when the member has changed the password (LOGIN-09). */
export function rewriteRemembered(lobby: Lobby, password: string): void {
  const { session } = lobby.state
  const { localStorage, passwordCodec = doubleBase64Codec } = lobby.ports
  if (!session) return
  passwordInMemory(lobby).password = password
  const remembered = readRemembered(localStorage, true)
  if (!remembered) return
  writeRemembered(localStorage, afterPasswordChange(remembered, { userName: session.userName, password }, passwordCodec))
}
