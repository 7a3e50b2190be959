import { dehydrate, hydrate, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LobbyProvider, read, settingsQueryOptions, useCategories, useStartup, vendorsQueryOptions } from './index.ts'
import { inLobby, settle, testLobby } from './test/testLobby.tsx'

function Start() {
  const { status } = useStartup()
  const { items } = useCategories()
  return <p>{`${status}: ${items.map(({ key }) => key).join(' ')}`}</p>
}

it('KIT-05 a page that a server prefetched and rendered is taken over as it stands, without a further call', async () => {
  const server = await testLobby()
  const reads = [read(settingsQueryOptions, { language: 'EN' }), read(vendorsQueryOptions, { language: 'EN' })]
  await Promise.all(reads.map((ask) => ask(server.lobby)))
  const page = (lobby: typeof server.lobby) => (
    <LobbyProvider lobby={lobby}>
      <Start />
    </LobbyProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(server.lobby))
  expect(root.textContent).toMatch(/^normal: .*RNG/)
  const sent = JSON.parse(JSON.stringify(dehydrate(server.lobby.queryClient)))

  const client = await testLobby({ beside: server })
  hydrate(client.lobby.queryClient, sent)
  const markup = root.innerHTML
  const errors: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(root, page(client.lobby), { onRecoverableError: (error) => errors.push(error) }),
  )
  await settle(client)
  expect(errors).toEqual([])
  expect(root.innerHTML).toBe(markup)
  expect(client.network.sent).toEqual([])
  act(() => app.unmount())
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
