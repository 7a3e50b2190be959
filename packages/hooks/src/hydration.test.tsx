import { dehydrate, hydrate, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Lobby } from './core/lobby.ts'
import type { Device } from './core/ports.ts'
import {
  createLobby,
  LobbyProvider,
  read,
  settingsQueryOptions,
  useCategories,
  useStartup,
  vendorsQueryOptions,
} from './index.ts'
import { everyHook } from './test/everyHook.ts'
import { createNetwork, inLobby, settle, testLobby } from './test/testLobby.tsx'

/** What a page has and a server has not. */
const BROWSER = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'open',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'BroadcastChannel',
  'Worker',
]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** What a server knows of the device that asks for a page. */
const deviceOf = (address: string, userAgent: string): Device => ({
  address: () => address,
  hostName: new URL(address).hostname,
  userAgent,
  standalone: () => false,
  historyLength: () => 1,
  online: () => true,
  watch: () => () => {},
  screenHeight: 0,
  touch: false,
})

/** A page as a framework serves it: what was asked for first, and the markup, made where there is no browser. */
async function serve(baseUrl: string, fetch: Lobby['ports']['fetch'] & object, page: ReactNode) {
  const device = deviceOf(location.href, navigator.userAgent)
  for (const name of BROWSER) vi.stubGlobal(name, undefined)
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { fetch, device })
  const asked = [read(settingsQueryOptions, { language: 'EN' }), read(vendorsQueryOptions, { language: 'EN' })]
  await Promise.all(asked.map((ask) => ask(lobby)))
  const html = renderToString(<LobbyProvider lobby={lobby}>{page}</LobbyProvider>)
  const state = JSON.stringify(dehydrate(lobby.queryClient))
  lobby.dispose()
  vi.unstubAllGlobals()
  return { html, state }
}

/** The page in a browser, with the default ports of one; returns what React and the browser complained of by then. */
async function takeOver({ html, state }: { html: string; state: string }, lobby: Lobby, page: ReactNode) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  hydrate(lobby.queryClient, JSON.parse(state))
  const recovered: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(
      root,
      <StrictMode>
        <LobbyProvider lobby={lobby}>{page}</LobbyProvider>
      </StrictMode>,
      { onRecoverableError: (error) => recovered.push(error) },
    ),
  )
  return {
    root,
    complaints: [...recovered, ...said.mock.calls.map(([first]) => String(first)).filter((text) => /hydrat/i.test(text))],
    end: () => act(() => app.unmount()),
  }
}

function Start() {
  const { status } = useStartup()
  const { items } = useCategories()
  return <p title={typeof items}>{`${status}: ${items.map(({ key }) => key).join(' ')}`}</p>
}

it('KIT-05 a page that a server prefetched and rendered is taken over as it stands, without a further call', async () => {
  const test = await testLobby()
  const { baseUrl } = test.lobby.config
  const page = await serve(baseUrl, createNetwork(test.backend).fetch, <Start />)
  expect(page.html).toMatch(/normal: .*RNG/)
  const network = createNetwork(test.backend)
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { fetch: network.fetch })
  const { root, complaints, end } = await takeOver(page, lobby, <Start />)
  await settle(test)
  expect(complaints).toEqual([])
  expect(root.innerHTML).toBe(page.html)
  expect(network.sent).toEqual([])
  end()
  lobby.dispose()
})

/** Everything that a hook says, as markup. */
const Said = ({ use }: { use: () => unknown }) => <pre>{JSON.stringify(use())}</pre>

/** The lobby itself, which says what each side has, and the time of the render. */
const OF_EACH_SIDE = ['useLobby', 'useNow']
const hooks = Object.entries(everyHook).filter(([name]) => !OF_EACH_SIDE.includes(name))

it.each(hooks)('KIT-05 what %s says on a server it says in the first render of a browser', async (_, use) => {
  const test = await testLobby()
  const { baseUrl } = test.lobby.config
  const page = await serve(baseUrl, createNetwork(test.backend).fetch, <Said use={use} />)
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { fetch: createNetwork(test.backend).fetch })
  const { complaints, end } = await takeOver(page, lobby, <Said use={use} />)
  expect(complaints).toEqual([])
  end()
  lobby.dispose()
})

it('KIT-05 the query client of an app stays its own below the provider of a lobby', async () => {
  const test = await testLobby()
  const own = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={own}>{inLobby(test.lobby)({ children })}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ startup: useStartup(), seen: useQueryClient() }), { wrapper })
  await settle(test)
  expect(result.current.startup.status).toBe('normal')
  expect(result.current.seen).toBe(own)
  expect(own.getQueryCache().getAll()).toEqual([])
})
