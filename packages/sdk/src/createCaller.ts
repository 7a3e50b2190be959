import { removeTrailingSlash } from 'openapi-fetch'
import { type Answer, type Asked, answerValue, isWholeAnswer, jsonOf, type Reply, wholeness } from './answer.ts'
import { ApiError } from './apiError.ts'
import { isRepeatable, wait, waitBefore, withDeadline } from './attempt.ts'
import type { ContractCalls } from './calls.ts'
import { checkPatience } from './checkOptions.ts'
import type { Init, Method } from './gateway.ts'
import { observe, report } from './observe.ts'
import type { Operation } from './operation.ts'
import { RETRIES, type SdkOptions, TIMEOUT_MS, type Timers } from './options.ts'
import { createPrepare, encrypt, type Prepared } from './prepare.ts'
import { requestOf } from './request.ts'
import { tells } from './secrets.ts'
import type { SessionStore } from './session.ts'

type Keep = NonNullable<SdkOptions['keep']>

const globalTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

async function fetchCalls(key: string): Promise<ContractCalls> {
  try {
    return (await import('./laterCalls.ts')).contractCalls
  } catch (cause) {
    throw new ApiError('unloaded', { operation: key, cause })
  }
}

/** Makes the one function all calls go through; it gives the checked value of an answer. */
export function createCaller(options: SdkOptions, session: SessionStore) {
  const timers = options.timers ?? globalTimers
  const baseUrl = removeTrailingSlash(options.baseUrl)
  const prepare = createPrepare(options)
  let { calls } = options

  /** One attempt. What the platform says of a request it cannot build quotes it, so it goes no further. */
  async function send(
    method: Method,
    path: string,
    id: string,
    ready: Prepared,
    token: string | undefined,
    signal: AbortSignal,
  ): Promise<Reply> {
    let request: Request
    try {
      request = requestOf(baseUrl, method, path, ready)
    } catch {
      throw new ApiError('invalid', { operation: id })
    }
    try {
      // Looked up at each call, so that a fetch that is installed or wrapped later is used.
      const response = await (options.fetch ?? globalThis.fetch)(request, { signal })
      // An interceptor may answer with `Response.error()` for a network failure; the global fetch throws in its place.
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return { response, body: jsonOf(await response.text()) }
    } catch (cause) {
      throw new ApiError('network', { operation: id, cause: token && tells(cause, token) ? undefined : cause })
    }
  }

  /** The last reply of as many attempts as the call may have. */
  async function reply(method: Method, path: string, operation: Operation, init: Init, token: string | undefined) {
    const { id } = operation
    try {
      checkPatience(init)
    } catch (cause) {
      throw new ApiError('invalid', { operation: id, cause })
    }
    const deadline = { ms: init.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS, timers, signal: init.signal }
    const isRead = method === 'get' && !operation.effect
    const attempts = 1 + (operation.once ? 0 : (init.retries ?? (isRead ? (options.retries ?? RETRIES) : 0)))
    let ready = prepare(path, operation, init, token)
    if (operation.encrypted) ready = await withDeadline(id, deadline, () => encrypt(operation, ready, options))
    for (let attempt = 1; ; attempt++) {
      let answer: Reply | undefined
      let failure: unknown
      try {
        answer = await withDeadline(id, deadline, (signal) => send(method, path, id, ready, token, signal))
      } catch (error) {
        failure = error
      }
      const mayRepeat = attempt < attempts && isRepeatable(failure, answer?.response)
      // A merchant's `random` may throw; then the shortest wait is taken.
      const random = () => observe(options.random ?? Math.random) ?? 0
      const before = mayRepeat ? waitBefore(attempt + 1, answer?.response, random) : undefined
      if (before !== undefined) await wait(before, timers, init.signal)
      else if (answer) return answer
      else throw failure
    }
  }

  async function ask(method: Method, path: string, init: Init, operation: Operation, asked: Asked): Promise<Answer> {
    const finished = observe(() => options.onCall?.(operation.id))
    try {
      return answerValue(await reply(method, path, operation, init, asked.token), asked, options)
    } finally {
      if (finished) observe(finished)
    }
  }

  /** The value that is kept of a call, or that of its answer (x-cache). */
  async function keptValue(
    keep: Keep,
    name: string,
    init: Init,
    operation: Operation,
    asked: Asked,
    ask: () => Promise<Answer>,
  ) {
    let answer: Promise<Answer> | undefined
    const askOnce = () => {
      answer ??= ask()
      return answer
    }
    try {
      const query = init.params?.query ?? {}
      const lookup = { name, query, isMembers: operation.token === 'required', reload: init.reload ?? false }
      const whole = async () => wholeness(await askOnce())
      return await keep(lookup, (kept) => isWholeAnswer(kept, asked), whole)
    } catch (error) {
      // If the call failed, this throws the same error again. Otherwise only the keeping failed: that is reported, and the
      // answer is still given.
      const { value } = await askOnce()
      report(error)
      return value
    }
  }

  return async function call(method: Method, path: string, init: Init = {}): Promise<unknown> {
    const start = performance.now()
    const key = `${method.toUpperCase()} ${path}`
    // Until the file of its domain is here, a call has no other name.
    let id = key
    try {
      calls ??= await fetchCalls(key)
      const found = calls.find(key)
      const { operation, guard } = found instanceof Promise ? await found : found
      id = operation.id
      const asked: Asked = { operation: id, guard, token: (operation.token && session.read()?.token) || undefined }
      const answer = () => ask(method, path, init, operation, asked)
      const { keep } = options
      const value =
        keep && operation.cache !== undefined
          ? await keptValue(keep, operation.cache, init, operation, asked, answer)
          : (await answer()).value
      observe(() => options.onAnswer?.(id, value))
      return value
    } catch (error) {
      if (error instanceof ApiError) error.elapsedMs = performance.now() - start
      observe(() => options.onFailure?.(id, error))
      throw error
    }
  }
}
