import { afterEach, expect, it, vi } from 'vitest'
import type { EarlyPage } from './app/earlyPage.ts'

const page: EarlyPage = {
  merchant: 'lobbykit',
  language: 'EN',
  tokenHeader: 'X-Token',
  sessionKey: 'session',
  words: {},
  query: [],
  notFor: [],
  guest: {},
  member: { '': [{ url: '/wps/wallets/balance', headers: { Merchant: 'lobbykit' }, token: true }] },
}

afterEach(() => vi.unstubAllGlobals())

it('CALL-03 a call that a page starts before its application is sent nowhere else, token and all', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', fetch)
  sessionStorage.setItem('session', JSON.stringify({ token: 'secret', merchantCode: 'lobbykit', type: 0 }))
  const script = document.createElement('script')
  script.id = 'early'
  script.dataset.page = JSON.stringify(page)
  document.head.append(script)
  Object.assign(document.documentElement, { lang: 'en' }).dataset.waiting = ''
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  await import('./early.ts')
  // Not before the first paint.
  expect([fetch.mock.calls.length, frames.length]).toEqual([0, 1])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/wps/wallets/balance',
    expect.objectContaining({ headers: { Merchant: 'lobbykit', 'X-Token': 'secret' }, redirect: 'error' }),
  )
})
