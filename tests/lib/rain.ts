import type { Lobby } from './lobby.ts'

const EVERY_MS = 30 * 60_000

/** Moves the backend's clock to the beginning of the next round of red envelopes, or so many ms after it. */
export const toNextRain = (lobby: Lobby, afterMs = 1_000) => lobby.passAtBackend(EVERY_MS - (Date.now() % EVERY_MS) + afterMs)
