import type { Deadline } from '../core/clock/deadline.rules.ts'
import { startDeadline } from '../core/clock/seconds.rules.ts'
import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'
import type { Clock, StorageLike } from '../core/ports.ts'
import type { LobbyState, SmsPurpose } from '../core/state.ts'
import { readJson, STORAGE_KEYS } from '../core/storage.ts'
import { SMS_LONGEST_SECONDS } from './sms.rules.ts'

const PURPOSES: readonly SmsPurpose[] = ['login', 'register', 'reset']
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** When the last code of a purpose was sent, by the wall clock, and how long its countdown lasts; undefined for none. */
export function sentCode(storage: StorageLike, purpose: SmsPurpose): Omit<Deadline, 'monotonic'> | undefined {
  const found = readJson(storage, STORAGE_KEYS.smsDeadlines, isRecord)?.[purpose]
  if (!isRecord(found) || !isNumber(found.wall) || !isNumber(found.durationMs)) return undefined
  return { wall: found.wall, durationMs: found.durationMs }
}

/**
 * Reads the countdowns that a reload of the page must not end (LOGIN-06). The monotonic clock begins anew with each page, so
 * only the wall clock is kept. If a countdown started further in the future than it lasts, the clock of the device was set
 * back; it is dropped, because each reload would make the wait longer.
 */
export function readDeadlines(storage: StorageLike, clock: Clock): LobbyState['smsDeadlines'] {
  const deadlines: LobbyState['smsDeadlines'] = {}
  for (const purpose of PURPOSES) {
    const { wall = 0, durationMs = Number.POSITIVE_INFINITY } = sentCode(storage, purpose) ?? {}
    if (durationMs > SMS_LONGEST_SECONDS * 1000) continue
    const gone = clock.now() - wall
    if (Math.abs(gone) < durationMs) deadlines[purpose] = { durationMs, wall, monotonic: clock.monotonic() - Math.max(gone, 0) }
  }
  return deadlines
}

/** Restores, once a page, the countdowns that ran before the page was loaded. */
export const restoreDeadlines = /* @__PURE__ */ perLobby(({ state, ports }) =>
  Object.assign(state.smsDeadlines, readDeadlines(ports.sessionStorage, ports.clock)),
)

/** Starts a countdown and keeps it for a reload. */
export function beginDeadline(lobby: Lobby, purpose: SmsPurpose, seconds: number): void {
  restoreDeadlines(lobby)
  lobby.state.smsDeadlines[purpose] = startDeadline(seconds, lobby.ports.clock)
  const kept: Partial<Record<SmsPurpose, Omit<Deadline, 'monotonic'>>> = {}
  for (const each of PURPOSES) {
    const deadline = lobby.state.smsDeadlines[each]
    if (deadline) kept[each] = { durationMs: deadline.durationMs, wall: deadline.wall }
  }
  lobby.ports.sessionStorage.setItem(STORAGE_KEYS.smsDeadlines, JSON.stringify(kept))
}
