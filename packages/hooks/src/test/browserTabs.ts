import { createMockBackend, type MockBackend, seedMembers } from '@lobbykit/mock-server'
import { createSdk, plainBodyCipher, SESSION_KEY, type SessionInfo } from '@lobbykit/sdk'
import type { Locks } from '../core/ports.ts'
import { createLobby, type Lobby, type LobbyConfig } from '../index.ts'
import { manualClock } from '../testing/manualClock.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createTabHub } from '../testing/tabHub.ts'

const BASE = 'http://localhost:3000'
const MERCHANT = 'lobbykit'

/** A tab of a browser. Once it is closed, nothing of it touches the browser any more, and what it sent is still on its way. */
export interface Tab {
  lobby: Lobby
  close(): void
}

/** A member's browser with tabs, their common storage and locks, and the way to the backend. */
export async function openBrowser(account: string, headers: LobbyConfig['headers'] = {}) {
  const clock = manualClock()
  const backend = createMockBackend({ clock: clock.now, sleep: async () => {}, games: 1 })
  const storage = memoryStorage()
  const tabs = createTabHub()
  const held = new Map<string, Promise<unknown>>()
  const session = await sessionOf(backend, account)
  let gate = Promise.resolve()

  /** As in a browser: those who wait come one after the other, and the lock of a closed tab is free. */
  const locksOf = (closed: Promise<void>): Locks => ({
    async request(name, { ifAvailable }, work) {
      if (ifAvailable && held.has(name)) return work(null)
      while (held.has(name)) await held.get(name)
      const working = Promise.race([work({}), closed.then(() => new Promise<never>(() => undefined))])
      const over = Promise.race([working.catch(() => undefined), closed])
      held.set(name, over)
      void over.then(() => held.delete(name))
      return working
    },
  })

  function openTab(): Tab {
    let isClosed = false
    let close = () => {}
    const closed = new Promise<void>((resolve) => {
      close = resolve
    })
    const tab = tabs.open()
    const sessionStorage = memoryStorage()
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
    const lobby = createLobby(
      { baseUrl: BASE, merchantCode: MERCHANT, retries: 0, headers },
      {
        clock,
        sessionStorage,
        localStorage: {
          getItem: (key) => storage.getItem(key),
          setItem: (key, value) => void (isClosed || storage.setItem(key, value)),
          removeItem: (key) => void (isClosed || storage.removeItem(key)),
        },
        locks: locksOf(closed),
        tabs: { listen: tab.listen, post: (message) => void (isClosed || tab.post(message)) },
        random: () => 0.5,
        bodyCipher: plainBodyCipher,
        report: () => {},
        async fetch(request, { signal }) {
          // What is only read goes through.
          if (request.method !== 'GET') await gate
          const response = await backend.handle(new Request(request, { signal: isClosed ? null : signal }))
          if (response.type === 'error') throw new TypeError('Failed to fetch')
          return response
        },
      },
    )
    return {
      lobby,
      close() {
        isClosed = true
        close()
      },
    }
  }

  return {
    backend,
    clock,
    openTab,
    /** Somebody else logs in there. */
    async logIn({ lobby }: Tab, other: string) {
      const theirs = await sessionOf(backend, other)
      lobby.sdk.session.write(theirs)
      lobby.state.session = theirs
    },
    /** What changes something stays on its way, before the backend sees it, until the returned function is called. */
    holdRequests(): () => void {
      let release = () => {}
      gate = new Promise<void>((resolve) => {
        release = resolve
      })
      return () => {
        gate = Promise.resolve()
        release()
      }
    },
  }
}
export type Browser = Awaited<ReturnType<typeof openBrowser>>

async function sessionOf(backend: MockBackend, account: string): Promise<SessionInfo> {
  const password = seedMembers.find((member) => member.account === account)?.password ?? ''
  const fetch = (request: Request) => backend.handle(request)
  const sdk = createSdk({ baseUrl: BASE, merchantCode: MERCHANT, bodyCipher: plainBodyCipher, fetch })
  const body = { type: 'username' as const, username: account, password }
  const { token, userName, customerType } = await sdk.wps.POST('/wps/session/login', { body })
  return { token, userName, type: customerType, merchantCode: MERCHANT, firstTimeLogin: false }
}
