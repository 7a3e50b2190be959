import { createContext, useContext } from 'react'
import type { Lobby } from './lobby.ts'

/** Where the provider puts its lobby. */
export const LobbyContext = createContext<Lobby | null>(null)

/** The lobby of the nearest provider; throws where there is none. */
export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext)
  if (!lobby) throw new Error('No lobby here: wrap the tree in <LobbyProvider lobby={createLobby(config)}>')
  return lobby
}
