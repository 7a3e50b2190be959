import { proxy, subscribe } from 'valtio/vanilla'
import type { Lobby } from '../lobby.ts'
import { perLobby } from '../perLobby.ts'

/**
 * A part of a lobby that holds something of the member who is there now. It is in memory alone, never on the device, and it begins
 * anew as soon as the session ends or another one is there.
 */
export const perSession = <Part extends object>(make: () => Part): ((lobby: Lobby) => Part) =>
  perLobby((lobby) => {
    const part = proxy(make())
    let member = lobby.state.session?.userName
    const follow = () => {
      const now = lobby.state.session?.userName
      if (now !== member) Object.assign(part, make())
      member = now
    }
    subscribe(lobby.state, follow, true)
    return part
  })
