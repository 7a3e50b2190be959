import type { MockBackend } from '@lobbykit/mock-server'
import type { Transport } from '@lobbykit/sdk'

/** A request that went out, without its body. */
export interface Sent {
  method: string
  path: string
  query: Record<string, string>
  token: string | null
}

/** The way to the backend: it notes what passes, and can hold requests up or change what an answer says. */
export interface Network {
  fetch: Transport
  readonly sent: readonly Sent[]
  /** Requests of a path so far. */
  count(path: string): number
  /** Most requests of a path that were under way at the same time. */
  most(path: string): number
  /** Requests that are neither answered nor held up. */
  readonly busy: number
  /** Requests that are held up. */
  readonly held: number
  /** Holds the requests of a path up, before the backend sees them, until the returned function is called. */
  hold(path: string): () => void
  /** The backend acts on the next request of a path, and its answer never comes back; `instead` comes in its place, if given. */
  lose(path: string, instead?: Response): void
  /** Changes the value of the successful answers of a path. */
  alter(path: string, change: (value: Record<string, unknown>) => unknown): void
}

export function createNetwork(backend: MockBackend): Network {
  const sent: Sent[] = []
  const holds = new Map<string, Promise<void>>()
  const lost = new Map<string, Response | undefined>()
  const changes = new Map<string, (value: Record<string, unknown>) => unknown>()
  const underWay = new Map<string, number>()
  const most = new Map<string, number>()
  let busy = 0
  let heldUp = 0

  async function answer(request: Request, path: string, signal: AbortSignal): Promise<Response> {
    const held = holds.get(path)
    if (held) {
      busy -= 1
      heldUp += 1
      await held
      heldUp -= 1
      busy += 1
      signal.throwIfAborted()
    }
    // An answer never comes before those who wait for it know that they do.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    const response = await backend.handle(new Request(request, { signal }))
    const instead = lost.get(path)
    if (lost.delete(path)) {
      if (instead) return instead
      throw new TypeError('Failed to fetch')
    }
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    const change = changes.get(path)
    if (!change) return response
    const body: { value: Record<string, unknown> } = await response.json()
    return new Response(JSON.stringify({ ...body, value: change(body.value) }), response)
  }

  return {
    sent,
    async fetch(request, { signal }) {
      const { pathname, searchParams } = new URL(request.url)
      const token = request.headers.get('Authorization')
      sent.push({ method: request.method, path: pathname, query: Object.fromEntries(searchParams), token })
      const now = (underWay.get(pathname) ?? 0) + 1
      underWay.set(pathname, now)
      most.set(pathname, Math.max(now, most.get(pathname) ?? 0))
      busy += 1
      try {
        return await answer(request, pathname, signal)
      } finally {
        busy -= 1
        underWay.set(pathname, (underWay.get(pathname) ?? 1) - 1)
      }
    },
    count: (path) => sent.filter((each) => each.path === path).length,
    most: (path) => most.get(path) ?? 0,
    get busy() {
      return busy
    },
    get held() {
      return heldUp
    },
    hold(path) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      holds.set(path, held)
      return () => {
        if (holds.get(path) === held) holds.delete(path)
        release()
      }
    },
    lose: (path, instead) => void lost.set(path, instead),
    alter: (path, change) => void changes.set(path, change),
  }
}
