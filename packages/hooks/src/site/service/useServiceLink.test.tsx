import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textOf, useNotices, useServiceLink } from '../../index.ts'
import en from '../../messages/en.json'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const SERVICE = '/wps/system/customerService'
const HOSTS = { linkHosts: ['chat.mock.example'] }

/** Opens the service link of a backend, where `serviceLink` stands in for the backend's own. */
async function opened({ serviceLink, ...options }: { serviceLink?: unknown } & Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ config: HOSTS, ...options })
  if (serviceLink !== undefined) test.network.alter(SERVICE, (value) => ({ ...value, serviceLink }))
  const { result } = renderIn(test, () => ({ service: useServiceLink(), notices: useNotices() }))
  await act(async () => void (await result.current.service.open()))
  await settle(test)
  return { test, result, windows: test.windows, notices: result.current.notices.map(({ message }) => textOf(message, en)) }
}

it('MENU-05 the service link is decrypted and opened in a window', async () => {
  const { windows, notices } = await opened()
  expect(windows).toEqual(['https://chat.mock.example/lobbykit?channel=web'])
  expect(notices).toEqual([])
})

it.each([
  '',
  'short',
  'k3yLobby',
  'not base64 at all!k3yLobby',
  'AAAAAAAAAAA=k3yLobby',
  'iqkSipP+cnWHrL44wSxdaNOwevYjLMNquKPhjVGw91wwrongKey',
])('MENU-05 the bad service link %j is said and never opened', async (serviceLink) => {
  const { test, windows, notices } = await opened({ serviceLink })
  expect(windows).toEqual([])
  expect(test.wentTo).toEqual([])
  expect(notices).toEqual([serviceLink === '' ? en.url_empty : 'The link to the customer service is not valid'])
})

it('MENU-05 a service link to a host nobody allowed is refused', async () => {
  const { windows, notices } = await opened({ config: { linkHosts: [] } })
  expect(windows).toEqual([])
  expect(notices).toEqual(['This address is not allowed here'])
})

it.each(['javascript:alert(1)', 'https://evil.example/', 'data:text/html,x'])(
  'MENU-05 a service link that decrypts to %s is refused',
  async (link) => {
    const { windows, notices } = await opened({ ports: { linkCipher: { decrypt: async () => link } } })
    expect(windows).toEqual([])
    expect(notices).toEqual(['This address is not allowed here'])
  },
)

it('MENU-05 a merchant may hide the link another way', async () => {
  const linkCipher = { decrypt: async (cipherText: string, key: string) => `https://chat.mock.example/${cipherText}-${key}` }
  const { windows } = await opened({ serviceLink: 'room12345678', ports: { linkCipher } })
  expect(windows).toEqual(['https://chat.mock.example/room-12345678'])
})

it('MENU-05 without an answer the service says so', async () => {
  const test = await testLobby({ config: HOSTS })
  test.backend.fault('getCustomerService', 'drop')
  const { result } = renderIn(test, () => ({ service: useServiceLink(), notices: useNotices() }))
  await act(async () => void (await result.current.service.open()))
  await settle(test)
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'network_failed' } }])
  expect(test.windows).toEqual([])
})

it('MENU-05 a service that hangs is waited for 10 s, whatever attempts are left; what comes late opens with the next tap', async () => {
  const test = await testLobby({ config: { ...HOSTS, retries: 2 } })
  const release = test.network.hold(SERVICE)
  const { result } = renderIn(test, () => ({ service: useServiceLink(), notices: useNotices() }))
  act(() => void result.current.service.open())
  await pass(test, 9_999)
  expect(result.current.notices).toEqual([])
  await pass(test, 1)
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'slow_connection' } }])
  release()
  await settle(test)
  expect(test.windows).toEqual([])
  await act(async () => void (await result.current.service.open()))
  expect(test.windows).toEqual(['https://chat.mock.example/lobbykit?channel=web'])
  expect(test.network.count(SERVICE)).toBe(1)
})

it('who taps again because the service takes long has one window', async () => {
  const test = await testLobby({ config: HOSTS })
  const release = test.network.hold(SERVICE)
  const { result } = renderIn(test, useServiceLink)
  act(() => void result.current.open())
  await settle(test)
  act(() => void result.current.open())
  release()
  await settle(test)
  expect(test.windows).toHaveLength(1)
  await act(async () => void (await result.current.open()))
  expect(test.windows).toHaveLength(2)
})

describe('MENU-05 who has left before the service answers', () => {
  /** Taps the customer service on a page, and leaves the page while the call is under way. */
  async function left(fault?: 'drop') {
    const test = await testLobby({ config: HOSTS })
    const { result: page } = renderIn(test, useNotices)
    const { result, unmount } = renderIn(test, useServiceLink)
    const release = test.network.hold(SERVICE)
    if (fault) test.backend.fault('getCustomerService', fault)
    act(() => void result.current.open())
    await settle(test)
    unmount()
    return { test, release, notices: () => page.current }
  }

  it('is not told after 10 s that it takes long', async () => {
    const { test, notices } = await left()
    await pass(test, 10_000)
    expect(notices()).toEqual([])
  })

  it.each([
    ['answers', undefined],
    ['fails', 'drop'],
  ] as const)('sees no window and no word when it %s', async (_, fault) => {
    const { test, release, notices } = await left(fault)
    release()
    await settle(test)
    expect([test.windows, notices()]).toEqual([[], []])
  })
})
