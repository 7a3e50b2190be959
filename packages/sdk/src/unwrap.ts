import { ApiError } from './apiError.ts'
import { eagerGuards, lazyGuards } from './gen/operations.ts'
import { type Flaw, type Guards, keepsPromise } from './guard.ts'
import type { Operation } from './operation.ts'
import { type SdkOptions, SESSION_ENDED_CODES } from './options.ts'

/** What `unwrap` must know of the SDK a response came through. */
export type CallContext = Pick<SdkOptions, 'onFlaws' | 'onSessionEnded' | 'sessionEndedCodes'>
interface Call extends CallContext {
  operation: Operation
  token: string | undefined
}

const calls = new WeakMap<Response, Call>()

/** Notes which call a response answers, for `unwrap`. */
export const remember = (response: Response, call: Call) => calls.set(response, call)

type Value<Body> = Body extends { success: true; value: infer V } ? V : Body extends { success: true } ? undefined : never

const loaders: Record<string, (() => Promise<{ guards: Guards }>) | undefined> = lazyGuards
const loaded: Record<string, Guards | undefined> = eagerGuards

async function load(domain: string): Promise<Guards> {
  const guards = loaded[domain] ?? (await loaders[domain]?.())?.guards ?? { schemas: {}, values: {} }
  loaded[domain] = guards
  return guards
}

/** Fetches the guards of a domain while its call is under way. */
export function preloadGuards(domain: string): void {
  if (!loaded[domain]) load(domain).catch(() => undefined)
}

async function guardsFor(domain: string, operation: string): Promise<Guards> {
  const ready = loaded[domain]
  if (ready) return ready
  try {
    return await load(domain)
  } catch (cause) {
    // Without its guard an answer is not let through: the guard's file is as unreachable as the backend would be.
    throw new ApiError('network', { operation, cause })
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The value of a successful call, checked against the contract. Everything else becomes an {@link ApiError}: the one place
 * that decides what success is (`response.ok` and `success`), because an empty error body reads like no error (ERR-02).
 */
export async function unwrap<Body>(call: Promise<{ data?: Body; error?: unknown; response: Response }>): Promise<Value<Body>> {
  const { data, error, response } = await call
  const known = calls.get(response)
  if (!known) throw new Error('unwrap takes a call of createSdk')
  const { operation, token } = known
  const body: unknown = response.ok ? data : error
  const answer = isRecord(body) ? body : undefined
  const code = typeof answer?.errorCode === 'string' ? answer.errorCode : undefined
  const { status } = response
  const refused = answer?.success === false

  if (!response.ok || refused) {
    const codes = known.sessionEndedCodes ?? SESSION_ENDED_CODES
    const sessionEnded = token !== undefined && (status === 401 || (code !== undefined && codes.includes(code)))
    const kind = refused && status < 500 ? 'refused' : 'http'
    // Only a refusal has facts to tell; what else stands in a failed answer may be anything, a session too.
    const value = refused ? answer.value : undefined
    const failure = new ApiError(kind, { operation: operation.id, status, code, value, sessionEnded })
    if (sessionEnded) known.onSessionEnded?.(failure, token)
    throw failure
  }
  if (answer?.success !== true) throw new ApiError('malformed', { operation: operation.id, status })
  return (await checked(known, answer, status)) as Value<Body>
}

async function checked({ operation, onFlaws }: Call, answer: Record<string, unknown>, status: number) {
  const { schemas, values } = await guardsFor(operation.domain, operation.id)
  const promise = values[operation.id]
  if (!promise) return undefined
  const flaws: Flaw[] = []
  const kept = keepsPromise(promise, answer.value, schemas, flaws)
  if (flaws.length) onFlaws?.(operation.id, flaws)
  if (!kept) throw new ApiError('malformed', { operation: operation.id, status })
  return answer.value
}

/**
 * Whether a value, for instance one kept on the device, is what an operation answers. Bad items of lists are removed from
 * it. Only for operations whose guards came with the SDK; of any other it says no.
 */
export function isAnswerOf(operation: string, value: unknown): boolean {
  for (const guards of Object.values(loaded)) {
    const promise = guards?.values[operation]
    if (promise) return keepsPromise(promise, value, guards.schemas, [])
  }
  return false
}
