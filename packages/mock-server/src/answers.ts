import type { ErrorCode } from '@lobbykit/sdk'

/** Why the backend says no; the contract lists the codes of each call (x-errors). */
export type RefusalCode = ErrorCode

export interface Accepted<Value> {
  success: true
  value: Value
}
export interface Refused {
  success: false
  errorCode: RefusalCode
  message: string
  value?: unknown
  status: number
}
export type Outcome<Value> = Accepted<Value> | Refused

export function ok(): Accepted<undefined>
export function ok<Value>(value: Value): Accepted<Value>
export function ok(value?: unknown) {
  return { success: true, value }
}

const STATUS: Partial<Record<RefusalCode, number>> = {
  'request.invalid': 400,
  'region.restricted': 400,
  'session.ended': 401,
  'session.expired': 401,
  'token.invalid': 401,
  'server.error': 500,
  'system.maintenance': 503,
}

/** A refusal travels with status 200 unless the request, the session or the backend itself is the reason. */
export function refuse(errorCode: RefusalCode, value?: unknown, message = errorCode.replaceAll('.', ' ')): Refused {
  return { success: false, errorCode, message, status: STATUS[errorCode] ?? 200, ...(value !== undefined && { value }) }
}

/** Thrown where a handler cannot go on; the adapter answers with it. */
export class RefusedError extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.message)
    this.refusal = refusal
  }
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export { json as jsonResponse }

/** An answer that never reached a handler. */
export const failure = (status: number, errorCode: string, message: string = errorCode.replaceAll('.', ' ')) =>
  json(status, { success: false, errorCode, message })
