import createClient from 'openapi-fetch'
import { type Answer, type Asked, answerValue, isWholeAnswer, type Reply } from './answer.ts'
import { ApiError } from './apiError.ts'
import { isRepeatable, wait, waitBefore, withDeadline } from './attempt.ts'
import type { ContractCalls } from './calls.ts'
import { checkPatience } from './checkOptions.ts'
import type { Init, Method } from './gateway.ts'
import type { Guard } from './guard.ts'
import { observe, report } from './observe.ts'
import type { Operation } from './operation.ts'
import { RETRIES, type SdkOptions, TIMEOUT_MS, type Timers } from './options.ts'
import { createPrepare, encrypt, type Prepared } from './prepare.ts'
import { tells } from './secrets.ts'
import type { SessionStore } from './session.ts'

/** Paths of any contract, for a client that takes them all. */
type AnyOperation = {
  parameters: { query?: Record<string, unknown>; path?: Record<string, unknown> }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { 200: { content: { 'application/json': unknown } } }
}
type AnyPaths = Record<string, Record<Method, AnyOperation>>

const globalTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

async function fetchCalls(key: string): Promise<ContractCalls> {
  try {
    return (await import('./laterCalls.ts')).contractCalls
  } catch (cause) {
    // As unreachable as the backend would be.
    throw new ApiError('network', { operation: key, cause })
  }
}

/** Makes the one function all calls go through; it gives the checked value of an answer. */
export function createCaller(options: SdkOptions, session: SessionStore) {
  const timers = options.timers ?? globalTimers
  // A redirect would take the token and the body to wherever it points, and its answer for the backend's.
  const client = createClient<AnyPaths>({ baseUrl: options.baseUrl, redirect: 'error' })
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
  ) {
    let isSent = false
    const fetch = async (request: Request) => {
      isSent = true
      // Looked up at each call: one that is put in later, or around it, is seen.
      const response = await (options.fetch ?? globalThis.fetch)(request, { signal })
      // How a handler says that nothing comes back; the global fetch throws then.
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    }
    try {
      const reply: Reply = await client.request(method, path, { ...ready, fetch })
      return reply
    } catch (cause) {
      if (!isSent) throw new ApiError('invalid', { operation: id })
      // What a parser says quotes the body, which may hold a token.
      if (cause instanceof SyntaxError) throw new ApiError('malformed', { operation: id })
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
      // What a merchant hangs in may throw; the wait is then one of the shortest.
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

  async function answerOf(method: Method, path: string, init: Init, operation: Operation, guard: Guard): Promise<unknown> {
    const token = (operation.token && session.read()?.token) || undefined
    const asked: Asked = { operation: operation.id, guard, token }
    let answer: Promise<Answer> | undefined
    const askOnce = () => {
      answer ??= ask(method, path, init, operation, asked)
      return answer
    }
    try {
      if (operation.cache !== undefined && options.keep) {
        const query = init.params?.query ?? {}
        const lookup = { name: operation.cache, query, isMembers: operation.token === 'required', reload: init.reload ?? false }
        return await options.keep(lookup, (kept) => isWholeAnswer(kept, asked), askOnce)
      }
    } catch (error) {
      // Where the call itself failed, it is what fails here; all else is what keeping fails with, and costs no answer.
      await askOnce()
      report(error)
    }
    return (await askOnce()).value
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
      const value = await answerOf(method, path, init, operation, guard)
      observe(() => options.onAnswer?.(id, value))
      return value
    } catch (error) {
      if (error instanceof ApiError) error.elapsedMs = performance.now() - start
      observe(() => options.onFailure?.(id, error))
      throw error
    }
  }
}
