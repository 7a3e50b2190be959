import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EarlyPage, WaitingFacts } from './app/earlyPage.ts'

const page: EarlyPage = {
  merchant: 'lobbykit',
  language: 'EN',
  tokenHeader: 'X-Token',
  sessionKey: 'session',
  words: {},
  notFor: {},
  guest: {},
  member: { '': [{ url: '/wps/wallets/balance', headers: { Merchant: 'lobbykit' }, token: true }] },
}

const waiting: WaitingFacts = {
  language: 'EN',
  languages: { EN: { tag: 'en', direction: 'ltr' } },
  keys: { language: 'language', hero: 'hero' },
  paths: ['/'],
  query: {},
  others: [],
}

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  Reflect.deleteProperty(window, '__lobbykitEarly')
  document.head.replaceChildren()
})

/** Runs the scripts of a page; gives what it asks, and the frames it waits for. */
async function run(early: EarlyPage, beforePaint: WaitingFacts, body = '<div id="root"></div>') {
  const fetch = vi.fn((_url: string, _init?: RequestInit) => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = body
  for (const [id, facts] of Object.entries({ early, 'before-paint': beforePaint })) {
    const script = document.createElement('script')
    script.id = id
    script.dataset.page = JSON.stringify(facts)
    document.head.append(script)
  }
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  await import('./beforePaint.ts')
  await import('./early.ts')
  return { fetch, frames }
}

it('CALL-03 a call that a page starts before its application is sent nowhere else, token and all', async () => {
  sessionStorage.setItem('session', JSON.stringify({ token: 'secret', merchantCode: 'lobbykit', type: 0 }))
  const { fetch, frames } = await run(page, waiting)
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
  ['', '/lobby', '/lobby.js', 'Lobby'],
  ['?code=mega', '/game?code=mega', '/game.js', 'Game'],
  ['?code=lobby', '/lobby', '/lobby.js', 'Lobby'],
  ['?code=', '/lobby', '/lobby.js', 'Lobby'],
  ['?utm_source=ad&code=mega&view=bet', '/game?code=mega', '/game.js', 'Game'],
  ['?code=mega&mode=ZY', '/common', '/game.js', 'Game'],
])('APP-31 with %j a page asks for %s, fetches %s and waits as %s', async (search, url, script, shown) => {
  sessionStorage.clear()
  history.replaceState(null, '', `/${search}`)
  const call = (address: string) => [{ url: address, headers: {} }]
  const early: EarlyPage = {
    ...page,
    guest: { '': call('/lobby'), code: call('/game?code={code}'), '*': call('/common') },
    screens: { '': { scripts: ['/lobby.js'], words: {} }, code: { scripts: ['/game.js'], words: {} } },
  }
  const facts = { ...waiting, query: { code: '.' }, none: { code: ['', 'lobby'] }, others: ['mode'] }
  const body = '<div id="root">Lobby</div><template data-variants="code">Game</template>'
  const { fetch, frames } = await run(early, facts, body)
  expect(document.querySelector('#root')?.textContent).toBe(shown)
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(scripts).toEqual(script ? [script] : [])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([url])
})

it.each([
  ['?id=17', '/messages/17', 'Message'],
  ['?id=all', '/common', 'List'],
  ['', '/messages', 'List'],
])(
  'APP-31 a part of the query counts where its value fits: with %j a page asks for %s and waits as %s',
  async (search, url, shown) => {
    sessionStorage.clear()
    history.replaceState(null, '', `/${search}`)
    const call = (address: string) => [{ url: address, headers: {} }]
    const guest = { '': call('/messages'), id: call('/messages/{id}'), '*': call('/common') }
    const body = '<div id="root">List</div><template data-variants="id">Message</template>'
    const { fetch, frames } = await run({ ...page, guest }, { ...waiting, query: { id: '^\\d+$' } }, body)
    expect(document.querySelector('#root')?.textContent).toBe(shown)
    for (const frame of frames) frame(0)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([url])
  },
)

it('CALL-03 a query puts no dots in place of a segment of an address', async () => {
  history.replaceState(null, '', '/?code=..')
  const calls = ['/lgw/games/{code}', '/wps/settings?code={code}'].map((url) => ({ url, headers: {} }))
  const { fetch, frames } = await run({ ...page, guest: { code: calls } }, { ...waiting, query: { code: '.' } })
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(fetch.mock.calls.map(([asked]) => asked)).toEqual(['/wps/settings?code=..'])
})
