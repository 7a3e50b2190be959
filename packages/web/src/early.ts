/** A call under way and what gives it up. */
interface Early {
  readonly answer: Promise<Response>
  readonly control: AbortController
}

declare global {
  interface Window {
    /** Calls already under way when the application starts, by path and query; `public/early.js` fills it. */
    readonly __lobbykitEarly?: Map<string, Early>
  }
}

/** Says that the application is here: nothing is asked for it from now on. */
export function endEarlyCalls(): void {
  if (!window.__lobbykitEarly) Object.defineProperty(window, '__lobbykitEarly', { value: new Map() })
}

/** A fetch that uses an answer the page has already asked for, once; every other request goes out as usual. */
export async function fetchWithEarly(request: Request): Promise<Response> {
  const early = window.__lobbykitEarly
  const { origin, pathname, search } = new URL(request.url)
  const key = `${pathname}${search}`
  const found = request.method === 'GET' && origin === location.origin ? early?.get(key) : undefined
  if (!found) return globalThis.fetch(request)
  early?.delete(key)
  // Left hanging, it would hold back every later request of the same address.
  const giveUp = () => found.control.abort()
  if (request.signal.aborted) giveUp()
  else request.signal.addEventListener('abort', giveUp, { once: true })
  return found.answer.catch(() => globalThis.fetch(request))
}
