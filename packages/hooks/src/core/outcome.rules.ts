import { isApiError } from '@lobbykit/sdk'

/** Statuses that say nothing about what was done: the request took too long, or another with its key is under way. */
const SAYS_NOTHING = new Set([408, 409])

/**
 * Whether a call that ended in an error was surely not done: it never left, or the backend said no. Without an answer, after a
 * failure of the backend or an answer that cannot be read, nobody knows (BAL-05, REG-13, LOGIN-15).
 */
export function isSurelyNotDone(error: unknown): boolean {
  // An error that is no `ApiError` was thrown on this side, before a call was made.
  if (!isApiError(error)) return true
  const { kind, status = 200 } = error
  if (kind === 'network' || kind === 'timeout' || kind === 'malformed') return false
  return kind === 'invalid' || (status < 500 && !SAYS_NOTHING.has(status))
}
