import type { ErrorCode } from './gen/errors.ts'

/**
 * Why a call failed: `invalid` it could not be sent as it was given, `unloaded` it was not sent because the code of this package
 * for it did not load, `network` nothing came back, `timeout` nothing came back in time, `http` the status says so, `malformed` the
 * answer does not have the promised shape, `refused` the backend understood and said no.
 */
export type ApiErrorKind = 'invalid' | 'unloaded' | 'network' | 'timeout' | 'http' | 'malformed' | 'refused'

interface ApiErrorFacts {
  operation: string
  status?: number | undefined
  code?: string | undefined
  value?: unknown
  requestId?: string | undefined
  sessionEnded?: boolean
  cause?: unknown
}

/** Marks errors of every copy of this package, as a page may hold two; `instanceof` knows those of one copy only. */
const MARK = Symbol.for('@lobbykit/sdk/ApiError')

/** The one error a call ends in. Carries no address, token or body, so it may be logged as it is (ERR-02). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly [MARK] = true
  readonly kind: ApiErrorKind
  /** The contract's operationId of the call. */
  readonly operation: string
  /** HTTP status, when an answer came. */
  readonly status: number | undefined
  /** The backend's error code, when it gave one; the contract's where `errorCodes` maps it, or one it does not know. */
  readonly code: ErrorCode | (string & {}) | undefined
  /** Facts the backend sent with a refusal, unchecked: read them with care. */
  readonly value: unknown
  /** What the backend calls this request in its logs, when it said so (`headers.requestId`). */
  readonly requestId: string | undefined
  /** The token is no longer valid; the session has been told (LOGIN-13). */
  readonly sessionEnded: boolean
  /** Milliseconds from the start of the call to its failure, repetitions and waits included; the SDK sets it. */
  elapsedMs: number | undefined

  constructor(kind: ApiErrorKind, facts: ApiErrorFacts) {
    const { operation, status, code, value, requestId, sessionEnded = false, cause } = facts
    super([operation, kind, status, code].filter(Boolean).join(' '), cause === undefined ? undefined : { cause })
    this.kind = kind
    this.operation = operation
    this.status = status
    this.code = code
    this.value = value
    this.requestId = requestId
    this.sessionEnded = sessionEnded
    this.elapsedMs = undefined
  }
}

/** Whether a call of this package failed with `error`, also where two copies of the package are on the page. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && MARK in error
