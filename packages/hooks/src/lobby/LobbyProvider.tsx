import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Lobby } from '../core/lobby.ts'
import { LobbyContext } from '../core/useLobby.ts'
import { keepLobbyGoing } from './keepLobbyGoing.ts'

/** Hands a lobby to the hooks below it and keeps it going: connection, session renewal, other tabs. */
export function LobbyProvider({ lobby, children }: { lobby: Lobby; children: ReactNode }) {
  useEffect(() => keepLobbyGoing(lobby), [lobby])
  return (
    <LobbyContext value={lobby}>
      <QueryClientProvider client={lobby.queryClient}>{children}</QueryClientProvider>
    </LobbyContext>
  )
}
