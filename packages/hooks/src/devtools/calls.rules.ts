import type { Flaw } from '@lobbykit/sdk'

/** What the contract says of a call: its operation, its file and line, and the module it belongs to. */
export interface CallFacts {
  id: string
  file: string
  line: number
  module?: string
}

/** What came of a call. */
export type CallOutcome =
  | { kind: 'waiting' }
  | { kind: 'ok' }
  /** The backend understood and said no, or the status says failure. */
  | { kind: 'refused'; status: number; code: string | undefined }
  /** What came back is no answer of the contract at all. */
  | { kind: 'malformed'; status: number }
  | { kind: 'network' }
  /** Given up by the lobby: nobody needs the answer any more, or it took too long. */
  | { kind: 'aborted' }

/** A time that the backend told, and how far the device is from it. */
export interface ServerTime {
  operation: string
  /** Milliseconds that the backend's clock is ahead of the device's. */
  aheadMs: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const inPath = (template: string) =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

/** Finds the call of the contract by `METHOD /path`; one that names its path whole goes before one with parts to fill in. */
export function callFinder(table: Readonly<Record<string, CallFacts>>): (key: string) => CallFacts | undefined {
  const patterns = Object.entries(table).flatMap(([key, facts]) => (key.includes('{') ? [[inPath(key), facts] as const] : []))
  return (key) => (Object.hasOwn(table, key) ? table[key] : patterns.find(([pattern]) => pattern.test(key))?.[1])
}

/** What an answer says: its status, and its body where that is JSON. */
export function outcomeOf(status: number, body: unknown): CallOutcome {
  const isOk = status >= 200 && status < 300
  if (isOk && (status === 204 || (isRecord(body) && body.success === true))) return { kind: 'ok' }
  const code = isRecord(body) && typeof body.errorCode === 'string' ? body.errorCode : undefined
  return !isOk || (isRecord(body) && body.success === false) ? { kind: 'refused', status, code } : { kind: 'malformed', status }
}

/** An outcome in a few words. */
export function outcomeText(outcome: CallOutcome): string {
  switch (outcome.kind) {
    case 'refused':
      return `${outcome.status} ${outcome.code ?? 'no code'}`
    case 'malformed':
      return `${outcome.status} malformed`
    case 'waiting':
      return 'under way'
    case 'ok':
    case 'network':
    case 'aborted':
      return outcome.kind
  }
  return outcome satisfies never
}

/** The time of the backend that an answer tells, in itself or in the first item of its list; ms since 1970. */
export function serverTimeOf(body: unknown): number | undefined {
  const value = isRecord(body) ? body.value : undefined
  const told: unknown = Array.isArray(value) ? value[0] : value
  return isRecord(told) && typeof told.serverTime === 'number' ? told.serverTime : undefined
}

const PROMISES: Readonly<Record<string, string>> = {
  s: 'a text',
  S: 'a text that says something',
  n: 'a number',
  i: 'a whole number',
  b: 'true or false',
}

/** A flaw in words: where, and what was promised there. */
export const flawText = ({ path, expected }: Flaw): string =>
  `${path} is not ${PROMISES[expected] ?? expected.replace(/^@/, '')}`

const isFlaw = (value: unknown): value is Flaw =>
  isRecord(value) && typeof value.path === 'string' && typeof value.expected === 'string'

/** The flaws of an answer, out of what the lobby reports; undefined for a report of anything else. */
export function flawsReported(context: Record<string, unknown> | undefined): { operation: string; flaws: Flaw[] } | undefined {
  const { operation, flaws } = context ?? {}
  if (typeof operation !== 'string' || !Array.isArray(flaws)) return undefined
  return { operation, flaws: flaws.filter(isFlaw) }
}
