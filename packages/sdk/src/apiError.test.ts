import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, isApiError } from './apiError.ts'
import { createSdk } from './createSdk.ts'
import { exampleCalls } from './test/contract.ts'
import { failureOf, HOST, hang, json, memberSdk, network, send, TOKEN, testTimers } from './test/network.ts'

const BALANCE = '/wps/wallets/balance'
const balance = () => json({ success: true, value: { sumBalance: 1 } })
const announcements = exampleCalls.find(({ id }) => id === 'listAnnouncements')
afterEach(() => vi.useRealTimers())

/** Everything an error says, its causes too. */
function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? ''
  return `${error.message} ${error.stack} ${JSON.stringify(error)} ${everythingOf(error.cause)}`
}

describe('ERR-02 what an error tells', () => {
  it('is the call, how long it took and what the backend calls the request', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { fetch } = network(() => {
      vi.advanceTimersByTime(40)
      return json({ success: false }, 500, { 'X-Request-Id': 'r-77', 'X-Trace': 't-78' })
    })
    const sdk = memberSdk({ fetch, retries: 1, timers: testTimers().timers })
    const error = await failureOf(sdk.wps.GET(BALANCE))
    expect(error).toMatchObject({ operation: 'getBalance', requestId: 'r-77', elapsedMs: 80 })
    const renamed = memberSdk({ fetch, retries: 0, headers: { requestId: 'X-Trace' } })
    expect((await failureOf(renamed.wps.GET(BALANCE))).requestId).toBe('t-78')
  })

  it('of a call without an answer has no request id', async () => {
    const call = failureOf(memberSdk({ fetch: hang, timers: testTimers({ expires: true }).timers }).wps.GET(BALANCE))
    expect(await call).toMatchObject({ kind: 'timeout', requestId: undefined, elapsedMs: expect.any(Number) })
  })

  it('is known for an error of another copy of the package, too', async () => {
    vi.resetModules()
    const other = await import('./apiError.ts')
    const error = new other.ApiError('timeout', { operation: 'login' })
    expect(error).not.toBeInstanceOf(ApiError)
    expect(isApiError(error)).toBe(true)
    for (const value of [new Error('login timeout'), { kind: 'timeout' }, undefined]) expect(isApiError(value)).toBe(false)
  })

  it('never is the token: a cause that holds it is left out', async () => {
    const causes = [
      new TypeError(`cannot send ${TOKEN}`),
      new TypeError('fetch failed', { cause: new Error(`Authorization: ${TOKEN}`) }),
      Object.assign(new Error('failed'), { config: { headers: { Authorization: TOKEN } } }),
      Object.assign(new Error('failed'), { request: new Request(`https://${HOST}`, { headers: { Authorization: TOKEN } }) }),
      Object.assign(new Error('failed'), { url: new URL(`https://${HOST}/?token=${TOKEN}`) }),
      Object.assign(new Error('failed'), { seen: [new Set([TOKEN])], query: new URLSearchParams({ token: TOKEN }) }),
      new DOMException(`cannot send ${TOKEN}`, 'DataCloneError'),
      new (class extends Error {
        override get message() {
          return `cannot send ${TOKEN}`
        }
      })(),
    ]
    for (const cause of causes) {
      const { fetch } = network(() => Promise.reject(cause))
      const error = await failureOf(memberSdk({ fetch, retries: 0 }).wps.GET(BALANCE))
      expect(error).toMatchObject({ kind: 'network', operation: 'getBalance' })
      expect(error.cause).toBeUndefined()
    }
  })

  it('keeps a cause that says nothing of the token', async () => {
    const inner = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', errors: [{ port: 443 }] })
    for (const cause of [new TypeError('fetch failed', { cause: inner }), new DOMException('broken', 'NetworkError')]) {
      const { fetch } = network(() => Promise.reject(cause))
      expect((await failureOf(memberSdk({ fetch, retries: 0 }).wps.GET(BALANCE))).cause).toBe(cause)
    }
  })
})

describe('ERR-02 a request that cannot be built', () => {
  it.each([
    ['a header no one can send', { headers: { 'X-Note': 'two\nlines' } }],
    ['a header without a name', { headers: { '': 'x' } }],
  ])('fails at once and quotes nothing: %s', async (_, init) => {
    const { fetch, requests } = network(balance)
    const { timers, waits } = testTimers()
    const error = await failureOf(memberSdk({ fetch, timers }).wps.GET(BALANCE, init))
    expect(error).toMatchObject({ kind: 'invalid', operation: 'getBalance' })
    expect(error.cause).toBeUndefined()
    expect(requests).toHaveLength(0)
    expect(waits).toEqual([])
  })

  it('because a server has no origin of its own does not tell the token of the query', async () => {
    const { fetch, requests } = network(balance)
    if (!announcements) throw new Error('the contract has no listAnnouncements')
    const error = await failureOf(send(memberSdk({ fetch, baseUrl: '', tokenInQuery: true }), announcements))
    expect(error).toMatchObject({ kind: 'invalid', operation: 'listAnnouncements' })
    expect(everythingOf(error)).not.toContain(TOKEN)
    expect(requests).toHaveLength(0)
  })

  it('because its body cannot be written as JSON does not reach the cipher', async () => {
    const { fetch } = network(balance)
    const encrypt = vi.fn()
    const body: Record<string, unknown> = {}
    body.self = body
    const call = { key: 'POST /wps/session/login', query: {}, body }
    expect(await failureOf(send(memberSdk({ fetch, bodyCipher: { encrypt } }), call))).toMatchObject({ kind: 'invalid' })
    expect(encrypt).not.toHaveBeenCalled()
  })
})

describe('options are checked when they are given', () => {
  const options = { baseUrl: `https://${HOST}`, merchantCode: 'lobbykit' }

  it.each(['', '/api', 'http://localhost:4010', 'https://api.site.example/base/'])('%j is a base address', (baseUrl) => {
    expect(() => createSdk({ ...options, baseUrl })).not.toThrow()
  })

  it.each(['api.site.example', '//evil.example', 'ftp://a.example', 'https://user:pw@a.example', 'https://a.example?x=1'])(
    '%j is none',
    (baseUrl) => {
      expect(() => createSdk({ ...options, baseUrl })).toThrow('baseUrl must be')
    },
  )

  it('what no header can carry is refused and named', () => {
    expect(() => createSdk({ ...options, merchantCode: 'two\nlines' })).toThrow('merchantCode must fit into a header')
    expect(() => createSdk({ ...options, merchantCode: '' })).toThrow('merchantCode')
    expect(() => createSdk({ ...options, headers: { module: 'X Module' } })).toThrow('headers.module is no name')
    expect(() => createSdk({ ...options, timeoutMs: Number.NaN })).toThrow('timeoutMs must be a number')
    expect(() => createSdk({ ...options, retries: -1 })).toThrow('retries must be a number')
  })
})
