import type { Lobby } from '../core/createLobby.ts'
import { SLOW_AFTER_MS } from './startup.rules.ts'

/** Marks the connection as slow while any call takes long; each call of the SDK passes here (APP-15). */
export function watchSlowCalls(lobby: Lobby): () => void {
  const { clock } = lobby.ports
  let isSlow = false
  const timer = clock.setTimeout(() => {
    isSlow = true
    lobby.slowCalls += 1
    lobby.state.slow = true
  }, SLOW_AFTER_MS)
  return () => {
    clock.clearTimeout(timer)
    if (!isSlow) return
    lobby.slowCalls -= 1
    if (lobby.slowCalls === 0) lobby.state.slow = false
  }
}
