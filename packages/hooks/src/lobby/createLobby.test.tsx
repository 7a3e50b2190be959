import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countriesQueryOptions } from '../auth/auth.queries.ts'
import { nameOnDevice } from '../core/config.ts'
import { notify } from '../core/notices/notices.ts'
import { renewMutationOptions } from '../core/session/session.queries.ts'
import { endSession } from '../core/session/session.ts'
import { write } from '../core/write.ts'
import { vendorsQueryOptions } from '../games/catalog/catalog.queries.ts'
import { useStartup } from '../index.ts'
import { settingsQueryOptions } from '../site/startup/startup.queries.ts'
import { loginForm } from '../test/loginForm.tsx'
import { createTabHub, renderIn, settle, testLobby } from '../test/testLobby.tsx'
import { createLobby } from './createLobby.ts'
import { keepLobbyGoing } from './keepLobbyGoing.ts'

it('APP-15 a lobby whose device is offline changes nothing for another on the same page', async () => {
  const offline = await testLobby({ device: { online: () => false } })
  const online = await testLobby()
  expect([offline.lobby.state.online, online.lobby.state.online]).toEqual([false, true])
  await online.lobby.queryClient.fetchQuery(settingsQueryOptions(online.lobby, { language: 'EN' }))
  expect(online.network.count('/wps/system/settings/consolidated')).toBe(1)
})

it('a fetch port that is replaced later carries the next call', async () => {
  const { lobby, network } = await testLobby()
  const { fetch } = lobby.ports
  const carried: string[] = []
  lobby.ports.fetch = (request, init) => {
    carried.push(new URL(request.url).pathname)
    return fetch?.(request, init) ?? Promise.reject(new Error('no fetch'))
  }
  await lobby.queryClient.fetchQuery(settingsQueryOptions(lobby, { language: 'EN' }))
  expect(carried).toEqual(['/wps/system/settings/consolidated'])
  expect(network.count('/wps/system/settings/consolidated')).toBe(1)
})

it('a lobby that was disposed of leaves no timer and hears nothing more', async () => {
  const timers = new Set<unknown>()
  const heard: unknown[] = []
  const listening = new Set<unknown>()
  let ids = 0
  const lobby = createLobby(
    { baseUrl: 'https://api.example', merchantCode: 'acme' },
    {
      clock: {
        now: () => 0,
        monotonic: () => 0,
        setTimeout: () => {
          timers.add(++ids)
          return ids
        },
        clearTimeout: (id) => void timers.delete(id),
      },
      tabs: {
        post: (message) => void heard.push(message),
        listen: (hear) => {
          listening.add(hear)
          return () => void listening.delete(hear)
        },
      },
    },
  )
  keepLobbyGoing(lobby)
  notify(lobby, 'info', { id: 'ok' })
  expect([timers.size, listening.size]).toEqual([2, 1])
  lobby.dispose()
  notify(lobby, 'info', { id: 'cancel' })
  expect([timers.size, listening.size]).toEqual([0, 0])
})

it('a lobby that is disposed of in the middle of its calls leaves no timer of the query library', async () => {
  const test = await testLobby()
  const running = new Set<unknown>()
  const set = vi.spyOn(globalThis, 'setTimeout')
  const clear = vi.spyOn(globalThis, 'clearTimeout')
  const { lobby, network } = test
  await write(lobby, renewMutationOptions(lobby), undefined).catch(() => undefined)
  await lobby.queryClient.fetchQuery(vendorsQueryOptions(lobby, { language: 'EN' }))
  const release = network.hold('/wps/')
  void lobby.queryClient.prefetchQuery(countriesQueryOptions(lobby, { language: 'EN' }))
  const written = write(lobby, renewMutationOptions(lobby), undefined).catch(() => undefined)
  lobby.dispose()
  release()
  await written
  await settle(test)
  for (const { type, value } of set.mock.results) if (type === 'return') running.add(value)
  for (const [id] of clear.mock.calls) running.delete(id)
  const waits = set.mock.calls.flatMap(([, ms], index) => (running.has(set.mock.results[index]?.value) ? [Number(ms)] : []))
  expect(waits.filter((ms) => ms >= 60_000)).toEqual([])
})

it('APP-15 what could not be loaded without a network is loaded by itself when there is one', async () => {
  let online = false
  const test = await testLobby({ device: { online: () => online } })
  test.backend.fault('getSettings', 'drop', 1)
  const { result } = renderIn(test, useStartup)
  await settle(test)
  expect(result.current.status).toBe('failed')
  online = true
  act(() => void window.dispatchEvent(new Event('online')))
  await settle(test)
  expect(result.current.status).toBe('normal')
})

describe('two lobbies of one origin', () => {
  it('keep apart by their prefix: the session of one is none of the other’s, nor is its end', async () => {
    const first = await testLobby({ config: { storagePrefix: 'one.' } })
    await (await loginForm(first)).logIn('maria88', 'Maria88pass')
    const { localStorage, sessionStorage } = first
    // Its tabs have a channel of their own, as the next test says.
    const other = { beside: first, localStorage, sessionStorage, ports: { tabs: createTabHub() } }
    const second = await testLobby({ ...other, config: { storagePrefix: 'two.' } })
    expect(second.lobby.state.session).toBeNull()
    await (await loginForm(second)).logIn('maria88', 'Maria88pass')
    const kept = [...first.sessionStorage.kept.keys(), ...first.localStorage.kept.keys()]
    expect(kept.filter((key) => !/^(one|two)\./.test(key))).toEqual([])
    endSession(first.lobby, { reason: 'logout' })
    const reloaded = await testLobby({ ...other, config: { storagePrefix: 'two.' } })
    expect([first.lobby.state.session, reloaded.lobby.state.session?.userName]).toEqual([null, 'maria88'])
  })

  it('of which one has no prefix: its logout empties the session storage but for what is the other’s', async () => {
    const { sessionStorage } = window
    const first = await testLobby({ ports: { sessionStorage } })
    await (await loginForm(first)).logIn('maria88', 'Maria88pass')
    const other = { beside: first, ports: { sessionStorage, tabs: createTabHub() }, config: { storagePrefix: 'two.' } }
    const second = await testLobby(other)
    await (await loginForm(second)).logIn('maria88', 'Maria88pass')
    sessionStorage.setItem('of the page', 'x')
    endSession(first.lobby, { reason: 'logout' })
    const reloaded = await testLobby(other)
    expect([first.lobby.state.session, reloaded.lobby.state.session?.userName]).toEqual([null, 'maria88'])
    expect(Object.keys(sessionStorage).filter((name) => !name.startsWith('two.'))).toEqual([])
    sessionStorage.clear()
  })

  it('do not hear each other’s tabs', () => {
    const config = { baseUrl: 'https://api.example', merchantCode: 'acme' }
    expect(nameOnDevice({ ...config, storagePrefix: 'one.' })).not.toBe(nameOnDevice({ ...config, storagePrefix: 'two.' }))
  })
})
