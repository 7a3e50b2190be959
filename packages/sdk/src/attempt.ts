import { ApiError } from './apiError.ts'
import type { Timers } from './options.ts'

const REPEATABLE_STATUSES = new Set([408, 429])
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 5_000
/** Timers of browsers and Node fire at once when the delay is longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Whether a call that ended so may be asked again: no answer, 408, 429 or a failure of the backend. */
export const isRepeatable = (failure: unknown, response: Response | undefined) =>
  response
    ? response.status >= 500 || REPEATABLE_STATUSES.has(response.status)
    : failure instanceof ApiError && (failure.kind === 'network' || failure.kind === 'timeout')

/**
 * Milliseconds before attempt `next` (2, 3, …): doubling up to 5 s, spread by `random`, or what Retry-After asks for, in
 * seconds or as a date. Undefined where it asks for more than 5 s: a caller does not wait that long, and to ask earlier would
 * be against its wish.
 */
export function waitBefore(next: number, response: Response | undefined, random: () => number): number | undefined {
  const asked = response ? retryAfter(response.headers) : 0
  if (asked > LONGEST_WAIT_MS) return undefined
  return asked > 0 ? asked : Math.min(FIRST_WAIT_MS * 2 ** (next - 2) * (0.5 + random()), LONGEST_WAIT_MS)
}

function retryAfter(headers: Headers): number {
  const asked = headers.get('Retry-After') ?? ''
  const seconds = Number(asked)
  if (!Number.isNaN(seconds)) return seconds * 1000
  // By the backend's own clock where it says the time: that of the device may be wrong.
  return Date.parse(asked) - (Date.parse(headers.get('Date') ?? '') || Date.now())
}

/** Resolves after `ms`; rejects with the signal's reason when the caller gives up. */
export function wait(ms: number, timers: Timers, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      timers.clearTimeout(id)
      reject(signal?.reason)
    }
    const id = timers.setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

export interface Deadline {
  ms: number
  timers: Timers
  /** The caller's own. */
  signal: AbortSignal | null | undefined
}

/**
 * Runs `work` under a deadline and the caller's signal, whichever ends it first; rejects with what `work` rejects with, a
 * timeout, or the signal's reason. A transport that ignores its signal does not hold the caller past the deadline.
 */
export function withDeadline<T>(
  operation: string,
  { ms, timers, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const controller = new AbortController()
    const giveUp = (reason: unknown) => {
      settled()
      reject(reason)
      controller.abort(reason)
    }
    const stop = () => giveUp(signal?.reason)
    const id = timers.setTimeout(() => giveUp(new ApiError('timeout', { operation })), Math.min(ms, LONGEST_TIMER_MS))
    const settled = () => {
      timers.clearTimeout(id)
      signal?.removeEventListener('abort', stop)
    }
    signal?.addEventListener('abort', stop, { once: true })
    const end =
      <Outcome>(pass: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        settled()
        pass(outcome)
      }
    work(controller.signal).then(end(resolve), end(reject))
  })
}
