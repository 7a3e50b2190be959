import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'

const toldOf = perLobby(() => new Set<string>())

/** Tells a developer, once for each host, that a launch led where the configuration lets no game come from, and what would let it in. */
export function reportRefused(lobby: Lobby, url: string): void {
  const host = URL.canParse(url) ? new URL(url).host : url
  const told = toldOf(lobby)
  if (told.has(host)) return
  told.add(host)
  lobby.ports.report(new Error(`launchGame leads to ${host}, which \`gameHosts\` of the configuration does not name`))
}
