import { isApiError } from '@lobbykit/sdk'

/** What a member can have moved, one at a time of each. */
export type IntentionKind = 'deposit' | 'withdraw' | 'transfer' | 'claim' | 'card'

/** What an intention is about, to be told while nobody knows what came of it: never a password. */
export type About = Readonly<Record<string, string>>

/** Something that a member wanted moved, from before it was sent until it is known what came of it. */
export interface Intention {
  /** Travels with the call; the backend does what one key asks for at most once. */
  key: string
  /** When it was sent, ms since 1970. */
  at: number
  about: About
}

const isAbout = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')

/** Whether a value read from the device is an intention. */
export const isIntention = (value: unknown): value is Intention =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'about' in value &&
  isAbout(value.about)

/** Statuses that say nothing about what was done: the request took too long, or another with its key is under way. */
const SAYS_NOTHING = new Set([408, 409])

/**
 * Whether a call that ended in an error was surely not done: it never left, or the backend said no. Without an answer, after a
 * failure of the backend or an answer that cannot be read, nobody knows (BAL-05).
 */
export function isSurelyNotDone(error: unknown): boolean {
  // What is thrown before a call is made comes from this side.
  if (!isApiError(error)) return true
  const { kind, status = 200 } = error
  if (kind === 'network' || kind === 'timeout' || kind === 'malformed') return false
  return kind === 'invalid' || (status < 500 && !SAYS_NOTHING.has(status))
}
