import { isApiError } from '@lobbykit/sdk'
import type { LobbyConfig } from '../config.ts'
import { isCipherFailure, isMissingCipher } from '../failure.rules.ts'
import type { Ports } from '../ports.ts'

/** A key of the configuration, or a port, that mends what is wrong. */
export type ConfigurationKey = keyof LobbyConfig | keyof Ports

/** A fault for want of configuration, where it showed. */
export interface Fault {
  kind: FaultKind
  /** The call that it showed in, where that is known. */
  operation?: string | undefined
  /** Where it leads or comes from: protocol and host, never a path, which may tell a secret. */
  place?: string | undefined
}

/** The key that mends a fault, and what is said of it. */
interface Cause {
  key: ConfigurationKey
  say: (operation: string, place: string) => string
}

const refused =
  (thing: string, key: ConfigurationKey, loss: string): Cause['say'] =>
  (operation, place) =>
    `${operation} names ${thing} ${place}, which \`${key}\` of the configuration does not let in (hosts, over https): it is not ${loss}.`

/** Everything that can be wrong for want of configuration. */
const CAUSES = {
  noAnswer: {
    key: 'baseUrl',
    say: (operation, place) =>
      `${operation}: no answer came from ${place}. Is it there, and does it let this site ask it (CORS)? \`baseUrl\` of the configuration names it.`,
  },
  serverError: {
    key: 'baseUrl',
    say: (operation, place) =>
      `${operation}: ${place} answers with an error, and nothing of the contract has come from it yet. Is the backend behind it there? \`baseUrl\` of the configuration, or the proxy in front of it, names it.`,
  },
  unsent: {
    key: 'baseUrl',
    say: (operation, place) =>
      `${operation} could not be sent to ${place}. Without a page, as on a server, \`baseUrl\` of the configuration has to be a whole address.`,
  },
  otherServer: {
    key: 'baseUrl',
    say: (operation, place) =>
      `${operation}: what ${place} answered is none of the contract's answers. Is it the backend? \`baseUrl\` of the configuration names it.`,
  },
  merchant: {
    key: 'merchantCode',
    say: (operation, place) =>
      `${operation}: ${place} refuses what it is asked, and has answered nothing yet. Does it serve the merchant that \`merchantCode\` of the configuration names, under the header that \`headers\` names?`,
  },
  link: { key: 'linkHosts', say: refused('a link to', 'linkHosts', 'opened') },
  picture: { key: 'imageHosts', say: refused('a picture on', 'imageHosts', 'shown') },
  game: { key: 'gameHosts', say: refused('a game on', 'gameHosts', 'opened') },
  bodyCipher: {
    key: 'bodyCipher',
    say: (operation) => `${operation} travels encrypted, and the port \`bodyCipher\` is missing: it was not sent.`,
  },
  brokenCipher: {
    key: 'bodyCipher',
    say: (operation) =>
      `${operation} travels encrypted, and the port \`bodyCipher\` failed: it was not sent. Is its key the backend's public key (SPKI, base64), and the page on https or localhost?`,
  },
  linkCipher: {
    key: 'linkCipher',
    say: (operation) => `${operation}: the port \`linkCipher\` cannot open the link that came: it is not opened.`,
  },
  socialLogin: {
    key: 'socialLogin',
    say: (operation) =>
      `${operation}: the site offers accounts of other providers, and the port \`socialLogin\` is missing: no such login is shown.`,
  },
  phoneVerification: {
    key: 'phoneVerification',
    say: (operation) =>
      `${operation}: the site has phones verified by a provider, and the port \`phoneVerification\` is missing: the backend is asked for the code.`,
  },
  patternWorker: {
    key: 'patternWorker',
    say: (operation) =>
      `${operation} holds a rule that may take too long to check, and the port \`patternWorker\` is missing: the backend alone checks it.`,
  },
} as const satisfies Record<string, Cause>

/** What can be wrong. */
export type FaultKind = keyof typeof CAUSES

/** Marks errors of every copy of this package, as a page may hold two. */
const MARK = Symbol.for('@lobbykit/hooks/ConfigurationError')

/**
 * What the port `report` is given, once a visit, for each fault that configuration mends: a backend that does not answer or is
 * none, an address that is refused, a port that is missing. It holds no path, body or token, so it may be logged as it is.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly [MARK] = true
  /** The contract's operationId of the call that it showed in; undefined where the address came from elsewhere. */
  readonly operation: string | undefined
  /** The host that it is about, with its port if it has one; an address without a host is named by its protocol. */
  readonly host: string | undefined
  /** The key of the configuration, or the port, that mends it. */
  readonly key: ConfigurationKey

  constructor({ kind, operation, place }: Fault) {
    const { key, say } = CAUSES[kind]
    super(say(operation ?? 'An answer', place ?? ''))
    this.operation = operation
    this.host = place && hostIn(place)
    this.key = key
  }
}

/** Whether what was reported is a fault of the configuration, also where two copies of the package are on the page. */
export const isConfigurationError = (error: unknown): error is ConfigurationError => error instanceof Error && MARK in error

/** The host of an origin. */
export const hostIn = (origin: string): string => origin.replace(/^\w+:\/\//, '')

/** What may be told of an address: protocol and host. */
export function originOf(address: unknown, base: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, base)) return 'an address that is none'
  const { protocol, host } = new URL(address, base)
  return host ? `${protocol}//${host}` : protocol
}

/**
 * Statuses that a proxy or a firewall in front of the backend may answer with, so without a code of the contract: forbidden, request
 * timeout, too many requests.
 */
const FROM_PROXIES = new Set([403, 408, 429])

/**
 * What is likely wrong with the configuration where a call failed: nothing has been answered in this visit, something other than the
 * backend answers, or the backend has refused everything so far. Undefined where the backend or the network itself has failed.
 */
export function failureKind(
  error: unknown,
  heard: { isServed: boolean; isThere: boolean; isFlawed: boolean },
): FaultKind | undefined {
  if (isMissingCipher(error)) return 'bodyCipher'
  if (isCipherFailure(error)) return 'brokenCipher'
  if (!isApiError(error) || error.sessionEnded) return undefined
  const { kind, status = 0, code } = error
  if (kind === 'invalid') return heard.isThere ? undefined : 'unsent'
  if (kind === 'network') return heard.isThere ? undefined : 'noAnswer'
  if (kind === 'malformed') return heard.isFlawed ? undefined : 'otherServer'
  if (kind === 'http' && code === undefined) {
    if (status >= 500) return heard.isServed ? undefined : 'serverError'
    return FROM_PROXIES.has(status) ? undefined : 'otherServer'
  }
  return code === 'request.invalid' && !heard.isServed ? 'merchant' : undefined
}
