import { perLobby } from '../core/perLobby.ts'

/** What keeps a lobby going now, for `dispose`. */
export const goingOf = perLobby(() => new Set<() => void>())
