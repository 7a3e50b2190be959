import { isApiError } from '@lobbykit/sdk'
import { isMissingCipher } from '../failure.rules.ts'
import type { Lobby } from '../lobby.ts'
import { noteUnloaded } from '../notices/notices.ts'
import { perLobby } from '../perLobby.ts'
import type { Fault } from './complaints.rules.ts'

/** What was heard of the backend in this visit, as far as complaints need it. */
interface Heard {
  /** What was complained of already. */
  told: Set<string>
  /** The call that first named a host. */
  namedBy: Map<string, string>
  /** Calls whose answers had flaws: it is the backend that answers them, though not as promised. */
  flawed: Set<string>
  /** Whether a call was answered by the contract. */
  isServed: boolean
  /** Whether anything was answered at all. */
  isThere: boolean
}

export const heardOf = /* @__PURE__ */ perLobby(
  (): Heard => ({ told: new Set(), namedBy: new Map(), flawed: new Set(), isServed: false, isThere: false }),
)

/** The text of a complaint is loaded when there is one; if it does not load, the page works all the same. */
const say = (speak: (words: typeof import('./tell.ts')) => void) => void import('./tell.ts').then(speak).catch(() => undefined)

/** Tells the port `report`, once a visit, what is wrong for want of configuration. */
export const complain = (lobby: Lobby, fault: Fault): void => say(({ tell }) => tell(lobby, fault))

/** The same of an address that is neither shown nor opened; `operation` is the call that named it, where the caller knows. */
export const complainOf = (lobby: Lobby, kind: 'link' | 'picture' | 'game', address: unknown, operation?: string): void =>
  say(({ tellRefused }) => tellRefused(lobby, kind, address, operation))

function noteHosts(namedBy: Map<string, string>, operation: string, value: unknown): void {
  if (typeof value === 'string') {
    // Most texts hold no address, and this check is much cheaper on a phone than the search below.
    if (!value.includes('//')) return
    for (const [, host = ''] of value.matchAll(/\/\/([^/?#\s"'<>\\]+)/g)) if (!namedBy.has(host)) namedBy.set(host, operation)
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) noteHosts(namedBy, operation, item)
  }
}

/** Hears the value of each call, for complaints to come. */
export function hearAnswer(lobby: Lobby, operation: string, value: unknown): void {
  const heard = heardOf(lobby)
  heard.isServed = heard.isThere = true
  noteHosts(heard.namedBy, operation, value)
}

/** Hears why a call failed: its code may be lost, or configuration the likely reason, which is complained of. */
export function hearFailure(lobby: Lobby, operation: string, error: unknown): void {
  const isOdd = isApiError(error) ? error.code === undefined || !heardOf(lobby).isServed : isMissingCipher(error)
  if (isApiError(error) && error.kind === 'unloaded') noteUnloaded(lobby)
  else if (isOdd && lobby.state.online) say(({ tellFailure }) => tellFailure(lobby, operation, error))
}
