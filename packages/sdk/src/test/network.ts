// A network that does what a test says, timers that run when a test wants, and calls by their key.
import { ApiError } from '../apiError.ts'
import { plainBodyCipher } from '../bodyCipher.ts'
import { createSdk, type Sdk } from '../createSdk.ts'
import { type SdkOptions, TIMEOUT_MS, type Timers, type Transport } from '../options.ts'
import type { ExampleCall } from './contract.ts'

export const HOST = 'backend.secret-host.example'
export const TOKEN = 'secret-token-5f1c'
export const MERCHANT = 'lobbykit'

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export const hang = () => new Promise<Response>(() => undefined)

type Respond = (request: Request) => Response | Promise<Response>

/** Answers each request with the next of `answers`, the last of them from then on, and keeps what was sent. */
export function network(...answers: [Respond, ...Respond[]]) {
  const requests: Request[] = []
  const signals: AbortSignal[] = []
  const fetch: Transport = async (request, { signal }) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? answers[0]
    requests.push(request)
    signals.push(signal)
    return answer(request)
  }
  return { requests, signals, fetch }
}

/** Timers in which a wait between attempts ends at once, and a deadline passes at once only where `expires`. */
export function testTimers({ expires = false } = {}) {
  const waits: number[] = []
  const running = new Set<unknown>()
  const timers: Timers = {
    setTimeout(run, ms) {
      const id = Symbol()
      running.add(id)
      const isDeadline = ms === TIMEOUT_MS
      if (!isDeadline) waits.push(ms)
      if (!isDeadline || expires) queueMicrotask(() => running.delete(id) && run())
      return id
    },
    clearTimeout: (id) => void running.delete(id),
  }
  return { timers, waits, running }
}

/** An SDK of a member who is logged in, with ciphers, over the given network. */
export function memberSdk(options: Partial<SdkOptions> & Pick<SdkOptions, 'fetch'>): Sdk {
  const sdk = createSdk({ baseUrl: `https://${HOST}`, merchantCode: MERCHANT, bodyCipher: plainBodyCipher, ...options })
  sdk.session.write({ token: TOKEN, merchantCode: MERCHANT, userName: 'maria88', type: 0, firstTimeLogin: false })
  return sdk
}

type AnyCall = (path: string, init: object) => Promise<unknown>

type Sent = Pick<ExampleCall, 'key' | 'query' | 'body'> & Partial<Pick<ExampleCall, 'path'>>

/** Sends what the contract shows for a call. The typed methods take one path at a time; a test that walks all cannot. */
export function send(sdk: Sdk, { key, query, path, body }: Sent, init: object = {}) {
  const [method = '', template = ''] = key.split(' ')
  const call: AnyCall = Reflect.get(sdk.wps, method)
  return call(template, { params: { query, ...(path && { path }) }, ...(body === undefined ? {} : { body }), ...init })
}

/** The error a call ends in; anything else, a raw error too, fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw new Error('the call did not end in an ApiError', { cause: outcome })
}
