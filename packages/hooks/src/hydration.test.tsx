import { dehydrate, hydrate, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Lobby } from './core/lobby.ts'
import {
  createLobby,
  HydratedLobbyProvider,
  LobbyProvider,
  read,
  STORAGE_KEYS,
  serverDevice,
  settingsQueryOptions,
  useCategories,
  useImages,
  useMember,
  useRouteGuard,
  useStartup,
  vendorsQueryOptions,
} from './index.ts'
import { everyHook } from './test/everyHook.ts'
import { createNetwork, inLobby, settle, type TestLobby, testLobby } from './test/testLobby.tsx'

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

/** A page as a framework serves it: what was asked for first, and the markup, made where there is no browser. */
async function serve(baseUrl: string, fetch: Lobby['ports']['fetch'] & object, page: ReactNode) {
  const device = serverDevice(location.href, navigator.userAgent)
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
async function takeOver(
  { html, state }: { html: string; state: string },
  lobby: Lobby,
  page: ReactNode,
  Provider: typeof LobbyProvider = LobbyProvider,
) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  const served = root.firstElementChild
  hydrate(lobby.queryClient, JSON.parse(state))
  const recovered: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(
      root,
      <StrictMode>
        <Provider lobby={lobby}>{page}</Provider>
      </StrictMode>,
      { onRecoverableError: (error) => recovered.push(error) },
    ),
  )
  return {
    root,
    served,
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

/** What a member's device keeps, who has been here before and speaks another language. */
function keepOnDevice(test: TestLobby) {
  sessionStorage.setItem(STORAGE_KEYS.session, test.lobby.ports.sessionStorage.getItem(STORAGE_KEYS.session) ?? '')
  const ones = [STORAGE_KEYS.hideBalance, STORAGE_KEYS.webClip, STORAGE_KEYS.downloadBarClosed, STORAGE_KEYS.rememberFlag]
  for (const name of ones) localStorage.setItem(name, '1')
  localStorage.setItem(STORAGE_KEYS.language, 'TY')
}

it.each(hooks)(
  'KIT-05 a device that knows its member takes over what %s said on a server, and says its own then',
  async (_, use) => {
    const test = await testLobby({ member: 'maria88' })
    const { baseUrl } = test.lobby.config
    const page = await serve(baseUrl, createNetwork(test.backend).fetch, <Said use={use} />)
    keepOnDevice(test)
    const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { fetch: createNetwork(test.backend).fetch })
    const { complaints, end } = await takeOver(page, lobby, <Said use={use} />, HydratedLobbyProvider)
    expect(complaints).toEqual([])
    end()
    lobby.dispose()
  },
)

/** A page for members, as a skin guards it. */
function MembersPage() {
  const mayStay = useRouteGuard('member', '/m/member/home', '')
  const { name } = useMember()
  return <p>{mayStay ? `of ${name}` : 'for members'}</p>
}

it('KIT-05 a member sees their own page after the one that was served, and for the guest before nothing is asked and nobody led away', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { baseUrl } = test.lobby.config
  const page = await serve(baseUrl, createNetwork(test.backend).fetch, <MembersPage />)
  expect(page.html).toBe('<p>for members</p>')
  keepOnDevice(test)
  const network = createNetwork(test.backend)
  const navigate = vi.fn()
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { fetch: network.fetch, navigate })
  const { root, complaints, end } = await takeOver(page, lobby, <MembersPage />, HydratedLobbyProvider)
  await settle(test)
  expect(complaints).toEqual([])
  expect(root.innerHTML).toBe('<p>of Maria</p>')
  expect(network.sent.every(({ token }) => token)).toBe(true)
  expect(new Set(network.sent.map(({ path }) => path))).toEqual(new Set(['/wps/member/info']))
  expect(navigate).not.toHaveBeenCalled()
  end()
  lobby.dispose()
})

const Pictures = () => <p>{useImages().of('/banner.png').join(' ')}</p>

it('KIT-05 APP-21 pictures come from the host that the server chose, also where the browser would have chosen another', async () => {
  const test = await testLobby()
  const { baseUrl } = test.lobby.config
  const config = { baseUrl, merchantCode: 'lobbykit', imageHosts: ['img1.cdn.example', 'img2.cdn.example'] }
  const { fetch } = createNetwork(test.backend)
  const device = serverDevice(location.href, navigator.userAgent)
  for (const [onServer, inBrowser] of [
    [0.9, 0.1],
    [0.1, 0.9],
  ] as const) {
    const serving = createLobby(config, { fetch, device, random: () => onServer })
    const html = renderToString(
      <HydratedLobbyProvider lobby={serving}>
        <Pictures />
      </HydratedLobbyProvider>,
    )
    const state = JSON.stringify(dehydrate(serving.queryClient))
    serving.dispose()
    const lobby = createLobby(config, { fetch, random: () => inBrowser })
    const { root, complaints, end } = await takeOver({ html, state }, lobby, <Pictures />, HydratedLobbyProvider)
    expect(complaints).toEqual([])
    expect(root.innerHTML).toBe(html)
    end()
    lobby.dispose()
  }
})

it('KIT-05 what was served to a guest who has never been here is not drawn anew', async () => {
  const test = await testLobby()
  const { baseUrl } = test.lobby.config
  const page = await serve(baseUrl, createNetwork(test.backend).fetch, <Start />)
  const network = createNetwork(test.backend)
  const lobby = createLobby({ baseUrl, merchantCode: 'lobbykit' }, { fetch: network.fetch })
  const { root, served, complaints, end } = await takeOver(page, lobby, <Start />, HydratedLobbyProvider)
  await settle(test)
  expect(complaints).toEqual([])
  expect(root.innerHTML).toBe(page.html)
  expect(network.sent).toEqual([])
  expect(root.firstElementChild).toBe(served)
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
