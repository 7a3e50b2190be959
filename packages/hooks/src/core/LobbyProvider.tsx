import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { keepLobbyGoing } from '../startup/keepLobbyGoing.ts'
import type { Lobby } from './createLobby.ts'

const LobbyContext = createContext<Lobby | null>(null)

/** Hands a lobby to the hooks below it and keeps it going: connection, session renewal, other tabs. */
export function LobbyProvider({ lobby, children }: { lobby: Lobby; children: ReactNode }) {
  useEffect(() => keepLobbyGoing(lobby), [lobby])
  return (
    <LobbyContext value={lobby}>
      <QueryClientProvider client={lobby.queryClient}>{children}</QueryClientProvider>
    </LobbyContext>
  )
}

/** The lobby of the nearest provider; throws where there is none. */
export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext)
  if (!lobby) throw new Error('No lobby here: wrap the tree in <LobbyProvider lobby={createLobby(config)}>')
  return lobby
}
