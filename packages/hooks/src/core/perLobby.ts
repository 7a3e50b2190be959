import type { Lobby } from './lobby.ts'

/**
 * A part of a lobby that only some rooms need, made when a lobby is first asked for it: its code comes with those rooms, and
 * two lobbies never share it. Mark the call as pure, so that a site without that room pays nothing for it.
 */
export function perLobby<Part extends object>(make: (lobby: Lobby) => Part): (lobby: Lobby) => Part {
  const parts = new WeakMap<Lobby, Part>()
  return (lobby) => {
    const known = parts.get(lobby)
    if (known) return known
    const part = make(lobby)
    parts.set(lobby, part)
    return part
  }
}
