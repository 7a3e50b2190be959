import { DEFAULT_HEADERS } from '@lobbykit/hooks'
import { merchant } from '../merchant.ts'

/** A call under way, what gives it up, and whose it is. */
interface Early {
  readonly answer: Promise<Response>
  readonly control: AbortController
  /** The token it carries, if any. */
  readonly token: string
}

declare global {
  interface Window {
    /** Calls already under way when the application starts, by path and query; `early.ts` fills it. */
    readonly __lobbykitEarly?: Map<string, Early>
  }
}

/** The header that carries the session's token. */
export const TOKEN_HEADER = merchant.backend.headers?.token ?? DEFAULT_HEADERS.token

/** Says that the application is here: from now on the page starts no call for it. */
export function endEarlyCalls(): void {
  if (!window.__lobbykitEarly) Object.defineProperty(window, '__lobbykitEarly', { value: new Map() })
}

/**
 * A fetch that uses an answer the page has already asked for, once, and only for who asks as the page did: with the same
 * token or as a guest. Every other request goes out as usual.
 */
export async function fetchWithEarly(request: Request, init: { signal: AbortSignal }): Promise<Response> {
  const early = window.__lobbykitEarly
  // An address of another origin stays whole, and is none that the page asked for.
  const key = request.url.replace(location.origin, '')
  const found = request.method === 'GET' ? early?.get(key) : undefined
  if (!found || found.token !== (request.headers.get(TOKEN_HEADER) ?? '')) return globalThis.fetch(request, init)
  early?.delete(key)
  // A request that stays open would delay every later request of the same address.
  const giveUp = () => found.control.abort()
  if (init.signal.aborted) giveUp()
  else init.signal.addEventListener('abort', giveUp, { once: true })
  return found.answer.catch(() => globalThis.fetch(request, init))
}
