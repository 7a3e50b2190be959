import { type ReactNode, useEffect } from 'react'
import type { Lobby } from '../core/lobby.ts'
import { LobbyContext } from '../core/useLobby.ts'
import { keepLobbyGoing } from './keepLobbyGoing.ts'

/**
 * Hands a lobby to the hooks below it and keeps it going: connection, session renewal, other tabs. The hooks ask the lobby's own query
 * client; one that the app provides for itself stays its own, above and below.
 */
export function LobbyProvider({ lobby, children }: { lobby: Lobby; children: ReactNode }) {
  useEffect(() => keepLobbyGoing(lobby), [lobby])
  return <LobbyContext.Provider value={lobby}>{children}</LobbyContext.Provider>
}
