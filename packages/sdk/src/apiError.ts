/**
 * Why a call failed: `network` nothing came back, `timeout` nothing came back in time, `http` the status says so,
 * `malformed` the answer does not have the promised shape, `refused` the backend understood and said no.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'malformed' | 'refused'

interface ApiErrorFacts {
  operation: string
  status?: number | undefined
  code?: string | undefined
  value?: unknown
  sessionEnded?: boolean
  cause?: unknown
}

/** The one error a call ends in. Carries no address, token or body, so it may be logged as it is (ERR-02). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The contract's operationId of the call. */
  readonly operation: string
  /** HTTP status, when an answer came. */
  readonly status: number | undefined
  /** The backend's error code, when it gave one. */
  readonly code: string | undefined
  /** Facts the backend sent with a refusal, unchecked: read them with care. */
  readonly value: unknown
  /** The token is no longer valid; the session has been told (LOGIN-13). */
  readonly sessionEnded: boolean

  constructor(kind: ApiErrorKind, { operation, status, code, value, sessionEnded = false, cause }: ApiErrorFacts) {
    super([operation, kind, status, code].filter(Boolean).join(' '), cause === undefined ? undefined : { cause })
    this.kind = kind
    this.operation = operation
    this.status = status
    this.code = code
    this.value = value
    this.sessionEnded = sessionEnded
  }
}
