import createClient, { type Client } from 'openapi-fetch'
import { ApiError } from './apiError.ts'
import { type Deadline, isRepeatable, wait, waitBefore, withDeadline } from './attempt.ts'
import { findOperation } from './findOperation.ts'
import type { paths as LgwPaths } from './gen/lgw.ts'
import type { paths as WpsPaths } from './gen/wps.ts'
import type { Operation } from './operation.ts'
import { DEFAULT_HEADERS, RETRIES, type SdkOptions, STANDALONE_DEVICE, TIMEOUT_MS, type Timers } from './options.ts'
import { createSessionStore, type SessionStore } from './session.ts'
import { type CallContext, preloadGuards, remember } from './unwrap.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Gateway<Paths extends object> = Pick<Client<Paths>, Method>

/** The typed clients of the two gateways and the session they send. */
export interface Sdk {
  wps: Gateway<WpsPaths>
  lgw: Gateway<LgwPaths>
  session: SessionStore
}

type PlainHeaders = Record<string, string>
interface Init {
  body?: unknown
  headers?: PlainHeaders | Iterable<readonly [string, string]>
  signal?: AbortSignal | null
  params?: { query?: Record<string, unknown> }
}
interface Prepared extends Init {
  headers: PlainHeaders
  bodySerializer?: (body: unknown) => unknown
}
type Result = { data?: unknown; error?: unknown; response: Response }
type Send = (path: string, init: object) => Promise<Result>

const globalTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

const plainHeaders = (headers: Init['headers']): PlainHeaders | undefined =>
  headers && Symbol.iterator in headers ? Object.fromEntries(headers) : headers

/**
 * Makes the clients. How a call travels (token, module, device, encryption, form, repetition, guard) is read from the
 * contract's facts. A call rejects with an {@link ApiError}, or with the signal's reason when its caller aborted it; pass
 * the call to `unwrap` to get the value alone.
 */
export function createSdk(options: SdkOptions): Sdk {
  const names = { ...DEFAULT_HEADERS, ...options.headers }
  const timers = options.timers ?? globalTimers
  const session = createSessionStore(options.storage, options.merchantCode)
  const context: CallContext = {
    onFlaws: options.onFlaws,
    onSessionEnded: options.onSessionEnded,
    sessionEndedCodes: options.sessionEndedCodes,
  }
  const client = createClient<Record<string, never>>({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  })

  function prepare(operation: Operation, init: Init, token: string | undefined): Prepared {
    const headers: Record<string, string> = { ...plainHeaders(init.headers), [names.merchant]: options.merchantCode }
    if (operation.module) headers[names.module] = operation.module
    if (token) headers[names.token] = token
    if (operation.device && options.standalone?.()) headers[names.device] = STANDALONE_DEVICE
    if (operation.form) headers['Content-Type'] = 'application/x-www-form-urlencoded'
    if (!token || !operation.tokenQuery || !options.tokenInQuery) return { ...init, headers }
    return { ...init, headers, params: { ...init.params, query: { ...init.params?.query, [operation.tokenQuery]: token } } }
  }

  async function encrypted(operation: Operation, ready: Prepared, deadline: Deadline): Promise<Prepared> {
    const cipher = options.bodyCipher
    if (!cipher) throw new Error(`${operation.id} travels encrypted: pass bodyCipher to createSdk`)
    const seal = async () => cipher.encrypt(JSON.stringify(ready.body))
    const { body, header } = await withDeadline(operation.id, deadline, seal)
    const headers = { ...ready.headers, [names.encryption]: header }
    return { ...ready, headers, body, bodySerializer: (sealed) => sealed }
  }

  async function call(method: Method, path: string, init: Init = {}): Promise<Result> {
    const found = findOperation(`${method} ${path}`)
    const operation = found instanceof Promise ? await found : found
    const token = (operation.token && session.read()?.token) || undefined
    const finished = options.onCall?.(operation.id)
    preloadGuards(operation.domain)
    try {
      const deadline = { ms: options.timeoutMs ?? TIMEOUT_MS, timers, signal: init.signal }
      let ready = prepare(operation, init, token)
      if (operation.encrypted) ready = await encrypted(operation, ready, deadline)
      const send = client[method] as unknown as Send
      const attempts = method === 'GET' && !operation.effect ? 1 + (options.retries ?? RETRIES) : 1
      for (let attempt = 1; ; attempt++) {
        const outcome = await withDeadline(operation.id, deadline, (signal) => send(path, { ...ready, signal })).catch(
          (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
        )
        const failed = outcome instanceof ApiError
        if (attempt < attempts && isRepeatable(failed ? outcome : outcome.response)) {
          const before = waitBefore(attempt + 1, failed ? undefined : outcome.response, options.random ?? Math.random)
          await wait(before, timers, init.signal)
          continue
        }
        if (failed) throw outcome
        remember(outcome.response, { ...context, operation, token })
        return outcome
      }
    } finally {
      finished?.()
    }
  }

  const through = (method: Method) => (path: string, init?: Init) => call(method, path, init)
  // openapi-fetch types a call by its path; the methods here take and give the same, so its types hold for them.
  const gateway = { GET: through('GET'), POST: through('POST'), PUT: through('PUT'), DELETE: through('DELETE') } as unknown
  return { wps: gateway as Gateway<WpsPaths>, lgw: gateway as Gateway<LgwPaths>, session }
}
