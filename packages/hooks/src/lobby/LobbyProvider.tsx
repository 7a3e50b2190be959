import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Lobby } from '../core/lobby.ts'
import { LobbyContext } from '../core/useLobby.ts'

/** Milliseconds until what keeps a lobby going is fetched again, where that failed. */
const AGAIN_MS = 10_000

/** Keeps a lobby going as soon as the code for it is there, which no page waits for; returns what stops it. */
function keepGoing(lobby: Lobby): () => void {
  const address = lobby.ports.device.address()
  const { clock } = lobby.ports
  let stop = () => {}
  let isOver = false
  const start = async () => {
    try {
      const { keepLobbyGoing } = await import('./keepLobbyGoing.ts')
      if (!isOver) stop = keepLobbyGoing(lobby, address)
    } catch {
      const timer = clock.setTimeout(() => void start(), AGAIN_MS)
      stop = () => clock.clearTimeout(timer)
    }
  }
  void start()
  return () => {
    isOver = true
    stop()
  }
}

/** Hands a lobby to the hooks below it and keeps it going: connection, session renewal, other tabs. */
export function LobbyProvider({ lobby, children }: { lobby: Lobby; children: ReactNode }) {
  useEffect(() => keepGoing(lobby), [lobby])
  return (
    <LobbyContext value={lobby}>
      <QueryClientProvider client={lobby.queryClient}>{children}</QueryClientProvider>
    </LobbyContext>
  )
}
