import { isApiError } from '@lobbykit/sdk'
import type { Lobby } from '../lobby.ts'
import { heardOf } from './complain.ts'
import { ConfigurationError, type Fault, type FaultKind, failureKind, hostIn, originOf } from './complaints.rules.ts'

/** Reports a fault once for each kind and place. */
export function tell(lobby: Lobby, fault: Fault): void {
  const { told } = heardOf(lobby)
  const about = `${fault.kind} ${fault.place ?? ''}`
  if (told.has(about)) return
  told.add(about)
  lobby.ports.report(new ConfigurationError(fault))
}

/** Reports an address that is neither shown nor opened, with the call that named its host, where one did in this visit. */
export function tellRefused(lobby: Lobby, kind: 'link' | 'picture' | 'game', address: unknown, operation?: string): void {
  const place = originOf(address, lobby.ports.device.address())
  tell(lobby, { kind, place, operation: operation ?? heardOf(lobby).namedBy.get(hostIn(place)) })
}

/** Faults of a port: no host has to do with them. */
const OF_A_PORT: ReadonlySet<FaultKind> = new Set(['bodyCipher', 'brokenCipher'])

/** Reports a failed call where the configuration is the likely reason. */
export function tellFailure(lobby: Lobby, operation: string, error: unknown): void {
  const heard = heardOf(lobby)
  const kind = failureKind(error, { ...heard, isFlawed: heard.flawed.has(operation) })
  if (isApiError(error) && error.status !== undefined) heard.isThere = true
  const place = originOf(lobby.config.baseUrl, lobby.ports.device.address())
  if (kind) tell(lobby, OF_A_PORT.has(kind) ? { kind, operation } : { kind, operation, place })
}
