import { afterEach, expect, it, vi } from 'vitest'
import type { EarlyPage } from './app/earlyPage.ts'

const page: EarlyPage = {
  merchant: 'lobbykit',
  language: 'EN',
  tokenHeader: 'X-Token',
  sessionKey: 'session',
  words: {},
  query: [],
  others: [],
  notFor: [],
  guest: {},
  member: { '': [{ url: '/wps/wallets/balance', headers: { Merchant: 'lobbykit' }, token: true }] },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  Reflect.deleteProperty(window, '__lobbykitEarly')
  document.head.replaceChildren()
  history.replaceState(null, '', '/')
})

/** Runs the script of a page; gives what it asks, and the frames it waits for. */
async function run(facts: EarlyPage) {
  const fetch = vi.fn((_url: string, _init?: RequestInit) => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', fetch)
  const script = document.createElement('script')
  script.id = 'early'
  script.dataset.page = JSON.stringify(facts)
  document.head.append(script)
  Object.assign(document.documentElement, { lang: 'en' }).dataset.waiting = ''
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  await import('./early.ts')
  return { fetch, frames }
}

it('CALL-03 a call that a page starts before its application is sent nowhere else, token and all', async () => {
  sessionStorage.setItem('session', JSON.stringify({ token: 'secret', merchantCode: 'lobbykit', type: 0 }))
  const { fetch, frames } = await run(page)
  // Not before the first paint.
  expect([fetch.mock.calls.length, frames.length]).toEqual([0, 1])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/wps/wallets/balance',
    expect.objectContaining({ headers: { Merchant: 'lobbykit', 'X-Token': 'secret' }, redirect: 'error' }),
  )
})

it.each([
  ['', '/lobby', '/lobby.js'],
  ['?code=mega', '/game?code=mega', '/game.js'],
  ['?code=lobby', '/lobby', '/lobby.js'],
  ['?code=', '/lobby', '/lobby.js'],
  ['?utm_source=ad&code=mega&view=bet', '/game?code=mega', '/game.js'],
  ['?code=mega&mode=ZY', '/common', undefined],
])('APP-31 with %j a page asks for %s, and fetches the script of the screen that shows it', async (search, url, script) => {
  sessionStorage.clear()
  history.replaceState(null, '', `/${search}`)
  const call = (address: string) => [{ url: address, headers: {} }]
  const { fetch, frames } = await run({
    ...page,
    query: ['code'],
    none: { code: ['', 'lobby'] },
    others: ['mode'],
    guest: { '': call('/lobby'), code: call('/game?code={code}'), '*': call('/common') },
    screens: { '': { scripts: ['/lobby.js'], words: {} }, code: { scripts: ['/game.js'], words: {} } },
  })
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(scripts).toEqual(script ? [script] : [])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([url])
})
