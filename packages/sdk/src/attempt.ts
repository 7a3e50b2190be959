import { ApiError } from './apiError.ts'
import type { Timers } from './options.ts'

const REPEATABLE_STATUSES = new Set([408, 429])
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 5_000

/** Whether an idempotent read that ended so may be asked again: no answer, 408, 429 or a failure of the backend. */
export const isRepeatable = (outcome: Response | ApiError) =>
  outcome instanceof ApiError
    ? outcome.kind === 'network' || outcome.kind === 'timeout'
    : outcome.status >= 500 || REPEATABLE_STATUSES.has(outcome.status)

/** Milliseconds before attempt `next` (2, 3, …): doubling, spread by `random`, or what Retry-After asks for, at most 5 s. */
export function waitBefore(next: number, response: Response | undefined, random: () => number): number {
  const asked = Number(response?.headers.get('Retry-After'))
  const wait = asked > 0 ? asked * 1000 : FIRST_WAIT_MS * 2 ** (next - 2) * (0.5 + random())
  return Math.min(wait, LONGEST_WAIT_MS)
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
 * Runs `work` under a deadline and the caller's signal, whichever ends it first; rejects with an {@link ApiError}, or with
 * the signal's reason. A transport that ignores its signal does not hold the caller past the deadline.
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
    const id = timers.setTimeout(() => giveUp(new ApiError('timeout', { operation })), ms)
    const settled = () => {
      timers.clearTimeout(id)
      signal?.removeEventListener('abort', stop)
    }
    signal?.addEventListener('abort', stop, { once: true })
    work(controller.signal).then(
      (result) => {
        settled()
        resolve(result)
      },
      (cause: unknown) => {
        settled()
        // What a parser says quotes the body, which may hold a token; so it goes no further.
        const malformed = cause instanceof SyntaxError
        reject(malformed ? new ApiError('malformed', { operation }) : new ApiError('network', { operation, cause }))
      },
    )
  })
}
