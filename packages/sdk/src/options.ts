import type { ApiError } from './apiError.ts'
import type { BodyCipher } from './bodyCipher.ts'
import type { ContractCalls } from './calls.ts'
import type { ErrorCode } from './gen/errors.ts'
import type { Flaw } from './guard.ts'

/** Names of the headers a backend reads or sends; the contract fixes what they carry, a merchant how they are called. */
export interface HeaderNames {
  token: string
  module: string
  merchant: string
  device: string
  encryption: string
  /** The key of an intention, so that a call that moves something does so once; empty for a backend that refuses it. */
  intention: string
  /** Of an answer: what the backend calls the request in its logs. */
  requestId: string
}

/** An answer that the contract wants kept on the device (x-cache). */
export interface Lookup {
  /** What the contract calls it. */
  name: string
  /** What was asked for; each query has its own answer. */
  query: Record<string, unknown>
  /** Whether it belongs to the member whose token travels with the call. */
  isMembers: boolean
  /** The call wants the backend asked: always, or where the kept answer will not do. */
  reload: boolean | ((kept: unknown) => boolean)
}

export interface SdkOptions {
  /** Where the backend answers, such as `https://api.site.example`; empty for the page's own origin, which a server has not. */
  baseUrl: string
  merchantCode: string
  headers?: Partial<HeaderNames> | undefined
  /** Keeps the session; any object with the three methods of Storage. Default: memory. */
  storage?: SessionStorageLike | undefined
  /** Encrypts the bodies the contract marks. Without it such a call fails before anything is sent. */
  bodyCipher?: BodyCipher | undefined
  /** Whether the app runs as an installed standalone web app; login then says so (LOGIN-10). */
  standalone?: (() => boolean) | undefined
  /** Milliseconds until a call counts as failed; 15,000 by default. */
  timeoutMs?: number | undefined
  /** Extra attempts of an idempotent read after no answer, 408, 429 or a 5xx; 2 by default, 0 switches it off. */
  retries?: number | undefined
  /** Also sends the token as the query parameter the contract names. Off by default: addresses end up in logs. */
  tokenInQuery?: boolean | undefined
  /**
   * The contract's code for each code of a backend that has others. A code that is not mapped stays as it is. What says
   * that the session ended may be mapped to `session.ended`.
   */
  errorCodes?: Readonly<Record<string, ErrorCode>> | undefined
  /** Error codes that say the session ended, beside status 401. */
  sessionEndedCodes?: readonly string[] | undefined
  /** Called for every answer that says so, with the token that was sent. */
  onSessionEnded?: ((error: ApiError, token: string) => void) | undefined
  /** Parts of an answer that broke the contract and were left out (CALL-04). */
  onFlaws?: ((operation: string, flaws: readonly Flaw[]) => void) | undefined
  /**
   * Keeps the answers that the contract marks with x-cache: gives the kept one where `isWhole` allows it, else what `ask`
   * gets. One that is not `whole` had flaws or is empty, and must not be kept. Without it every call asks the backend.
   */
  keep?:
    | ((
        lookup: Lookup,
        isWhole: (value: unknown) => boolean,
        ask: () => Promise<{ value: unknown; whole: boolean }>,
      ) => Promise<unknown>)
    | undefined
  /** `contractCalls` of `@lobbykit/sdk/calls`, where the first call must not wait for it; fetched with the first call otherwise. */
  calls?: ContractCalls | undefined
  /** Hears the checked value of each call, a kept one too; it is the caller's own, to be read only. */
  onAnswer?: ((operation: string, value: unknown) => void) | undefined
  /**
   * Hears why a call failed: an `ApiError`, the reason of an aborted signal, or the error for a missing cipher. A call whose
   * description did not load has its method and path for a name.
   */
  onFailure?: ((operation: string, error: unknown) => void) | undefined
  /** Called when a call starts; what it returns is called when the call ended. */
  onCall?: ((operation: string) => () => void) | undefined
  /**
   * Default: the global fetch. Either is looked up at each call, so that an interceptor installed later is seen. The signal comes
   * beside the request, as the global fetch takes it: one inside costs a call a tenth more.
   */
  fetch?: Transport | undefined
  /** Waits between attempts and for the timeout; a test passes a faked one. */
  timers?: Timers | undefined
  /** A number from 0 to 1 that spreads repeated attempts; Math.random by default. */
  random?: (() => number) | undefined
}

/** Sends a request and gives it up when the signal says so. */
export type Transport = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

export interface SessionStorageLike {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export const DEFAULT_HEADERS: HeaderNames = {
  token: 'Authorization',
  module: 'Module',
  merchant: 'Merchant',
  device: 'Device',
  encryption: 'Encryption',
  intention: 'Idempotency-Key',
  requestId: 'X-Request-Id',
}
/** What the device header carries when the app runs standalone (LOGIN-10). */
export const STANDALONE_DEVICE = 'OTHERS'
export const TIMEOUT_MS = 15_000
export const RETRIES = 2
export const SESSION_ENDED_CODES = ['session.ended', 'session.expired', 'token.invalid'] as const
/** Content type of a sealed body, as the contract names it. */
export const SEALED_TYPE = 'application/vnd.lobbykit.sealed'
