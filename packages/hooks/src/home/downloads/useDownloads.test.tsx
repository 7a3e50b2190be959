import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { STORAGE_KEYS, textOf, useDownloadBar, useDownloadBonus, useDownloads, useNotices } from '../../index.ts'
import en from '../../messages/en.json'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'
import { memoryStorage } from '../../testing/memoryStorage.ts'

const iphone = (version: string, browser = 'Version/17.0 Mobile/15E148 Safari/604.1') => ({
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`,
  touch: true,
})
const PIXEL = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
}
const HOSTS = { linkHosts: ['get.mock.example'] }
const useApp = () => ({ downloads: useDownloads(), notices: useNotices(), bonus: useDownloadBonus() })

async function app(options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby({ config: HOSTS, ...options })
  const { result } = renderIn(test, useApp)
  await settle(test)
  const said = () => result.current.notices.map(({ message }) => textOf(message, en))
  return { test, result, said, kinds: result.current.downloads.ways.map(({ kind }) => kind) }
}

it('HOME-03 the bar shows on a plain page until it is closed, and never again on this device', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useDownloadBar)
  expect(result.current.isShown).toBe(true)
  act(() => result.current.close())
  expect(result.current.isShown).toBe(false)
  expect(test.localStorage.kept.get(STORAGE_KEYS.downloadBarClosed)).toBe('1')
  const next = await testLobby({ beside: test })
  expect(renderIn(next, useDownloadBar).result.current.isShown).toBe(false)
})

it.each([
  ['the native app', { userAgent: 'Mozilla/5.0 LobbykitApp/1' }],
  ['an installed app', { standalone: () => true }],
] as const)('HOME-03 the bar does not show in %s', async (_, device) => {
  expect(renderIn(await testLobby({ device }), useDownloadBar).result.current.isShown).toBe(false)
})

it('HOME-13 the offer names 688 in the local currency', async () => {
  const { result } = await app()
  expect(result.current.bonus).toBe('₱688')
})

it('HOME-04 MENU-07 every device is offered its own ways', async () => {
  expect((await app({ device: PIXEL })).kinds).toEqual(['android'])
  expect((await app({ device: iphone('17_0') })).kinds).toEqual(['ios', 'profile'])
  const clip = memoryStorage({ [STORAGE_KEYS.webClip]: '1' })
  expect((await app({ device: iphone('17_0'), localStorage: clip })).kinds).toEqual(['ios'])
  expect((await app({ device: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140', touch: false } })).kinds).toEqual([
    'android',
    'ios',
  ])
})

it('MENU-07 a link opens in a window', async () => {
  const { test, result } = await app({ device: PIXEL })
  const [android] = result.current.downloads.ways
  if (android) act(() => result.current.downloads.open(android))
  expect(test.windows).toEqual(['https://get.mock.example/lobbykit.apk'])
})

it('MENU-07 outside Safari an iPhone is told to use it, and nothing opens', async () => {
  const { test, result, said } = await app({ device: iphone('17_0', 'CriOS/120.0 Mobile/15E148 Safari/604.1') })
  expect(result.current.downloads.needsSafari).toBe(true)
  const [ios] = result.current.downloads.ways
  if (ios) act(() => result.current.downloads.open(ios))
  await settle(test)
  expect(test.windows).toEqual([])
  expect(said()).toEqual(['Please use Safari to download the app'])
})

it('MENU-07 a way without an address says so', async () => {
  const test = await testLobby({ config: HOSTS, device: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', touch: false } })
  test.network.alter('/wps/system/downloads', () => [])
  const { result } = renderIn(test, useApp)
  await settle(test)
  const [ios] = result.current.downloads.ways
  if (ios) act(() => result.current.downloads.open(ios))
  await settle(test)
  expect(test.windows).toEqual([])
  expect(result.current.notices.map(({ message }) => textOf(message, en))).toEqual([
    'The requested url is empty, please check your request format',
  ])
})

it.each([
  ['12_1', 'tips'],
  ['12_2', 'tooOld'],
  ['16_0', 'webApp'],
  ['17_1', 'manualProfile'],
])('APP-28 MENU-07 iOS %s is guided by %s', async (version, guide) => {
  expect((await app({ device: iphone(version) })).result.current.downloads.guide).toBe(guide)
})

it('APP-28 no other device needs a guide', async () => {
  expect((await app({ device: PIXEL })).result.current.downloads.guide).toBeUndefined()
})

it('ERR-03 links that did not come leave a retry', async () => {
  const test = await testLobby({ device: PIXEL })
  test.backend.fault('listDownloads', '500', 1)
  const { result } = renderIn(test, useDownloads)
  await settle(test)
  expect(result.current.status).toBe('failed')
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.ways).toHaveLength(1)
})
