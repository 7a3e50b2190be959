import { DEFAULT_HEADERS } from '@lobbykit/hooks'
import { merchant } from '../merchant.ts'

/** A call that the page has started: its answer, the way to cancel it, and the token that it was sent with. */
interface Early {
  readonly answer: Promise<Response>
  readonly control: AbortController
  /** Empty for a call without one. */
  readonly token: string
}

declare global {
  interface Window {
    /** The calls that the page has started, by their addresses; `early.ts` fills it. */
    readonly __lobbykitEarly?: Map<string, Early>
  }
}

/** The header that carries the session's token. */
export const TOKEN_HEADER = merchant.backend.headers?.token ?? DEFAULT_HEADERS.token

/** Tells the page that the application is here, so that `early.ts` starts no more calls. */
export function endEarlyCalls(): void {
  if (!window.__lobbykitEarly) Object.defineProperty(window, '__lobbykitEarly', { value: new Map() })
}

/**
 * A fetch that uses an answer the page has already asked for, once, and only for who asks as the page did: with the same
 * token or as a guest. Every other request goes out as usual.
 */
export async function fetchWithEarly(request: Request, init: { signal: AbortSignal }): Promise<Response> {
  const early = window.__lobbykitEarly
  // The page writes an address of its own origin without that origin, and any other one in full.
  const key = request.url.replace(location.origin, '')
  const found = request.method === 'GET' ? early?.get(key) : undefined
  if (!found || found.token !== (request.headers.get(TOKEN_HEADER) ?? '')) return globalThis.fetch(request, init)
  early?.delete(key)
  // A request that nobody waits for any longer would delay every later request to the same address.
  const giveUp = () => found.control.abort()
  if (init.signal.aborted) giveUp()
  else init.signal.addEventListener('abort', giveUp, { once: true })
  return found.answer.catch(() => globalThis.fetch(request, init))
}
