import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { createSdk } from './createSdk.ts'
import { TIMEOUT_MS } from './options.ts'
import { failureOf, HOST, hang, json, MERCHANT, memberSdk, network, send, TOKEN, testTimers } from './test/network.ts'

const RENEW = '/wps/session/renew'
const BALANCE = '/wps/wallets/balance'
const LOGIN = '/wps/session/login'
const credentials = { type: 'username' as const, username: 'maria88', password: 'Maria88pass' }
const balance = () => json({ success: true, value: { sumBalance: 1 } })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A body that sends a part and then does what it is told. */
const partly = (then: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":true,"value":{"tok')),
      pull: then,
    }),
  )

describe('ERR-02 no answer', () => {
  it('a connection that fails is a network error that keeps its cause', async () => {
    const cause = new TypeError('fetch failed')
    const { fetch } = network(() => Promise.reject(cause))
    const error = await failureOf(memberSdk({ fetch }).wps.POST(RENEW))
    expect(error).toMatchObject({ kind: 'network', operation: 'renewSession', status: undefined })
    expect(error.cause).toBe(cause)
  })

  it('an error response, which a mock backend in the same process answers with, is a network error', async () => {
    const { fetch, requests } = network(() => Response.error())
    const sdk = memberSdk({ fetch, timers: testTimers().timers })
    expect(await failureOf(sdk.wps.GET('/wps/wallets/balance'))).toMatchObject({ kind: 'network', status: undefined })
    expect(requests).toHaveLength(3)
  })

  it('a connection that breaks off half way through the body is a network error', async () => {
    const { fetch } = network(() => partly((body) => body.error(new TypeError('terminated'))))
    expect(await failureOf(memberSdk({ fetch }).wps.POST(RENEW))).toMatchObject({ kind: 'network' })
  })

  it('a body that ends half way is malformed', async () => {
    const { fetch } = network(() => partly((body) => body.close()))
    expect(await failureOf(memberSdk({ fetch }).wps.POST(RENEW))).toMatchObject({ kind: 'malformed' })
  })

  it('a backend that never answers is a timeout after 15 s, and the connection is given up', async () => {
    vi.useFakeTimers()
    const { fetch, signals } = network(hang)
    const ended = vi.fn()
    const call = failureOf(memberSdk({ fetch }).wps.POST(RENEW))
    call.then(ended)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toMatchObject({ kind: 'timeout', operation: 'renewSession', status: undefined })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('the timeout is an option', async () => {
    vi.useFakeTimers()
    const call = failureOf(memberSdk({ fetch: hang, timeoutMs: 50 }).wps.POST(RENEW))
    await vi.advanceTimersByTimeAsync(50)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })

  it('the timeout is an option of a single call, too', async () => {
    vi.useFakeTimers()
    const call = failureOf(memberSdk({ fetch: hang }).wps.POST(RENEW, { timeoutMs: 70 }))
    await vi.advanceTimersByTimeAsync(70)
    expect(await call).toMatchObject({ kind: 'timeout', elapsedMs: 70 })
  })

  it.each([
    [{ timeoutMs: Number.NaN }, 'timeoutMs must be a number from 0'],
    [{ timeoutMs: -1 }, 'timeoutMs must be a number from 0'],
    [{ retries: Number.NaN }, 'retries must be a number from 0'],
    [{ retries: -1 }, 'retries must be a number from 0'],
  ])('ERR-02 a call with %j is refused before it is sent, and says why', async (patience, message) => {
    const { fetch, requests } = network(() => Response.json({ success: true, value: { sumBalance: 1 } }))
    const failure = await failureOf(memberSdk({ fetch }).wps.GET('/wps/wallets/balance', patience))
    expect(failure).toMatchObject({ kind: 'invalid', operation: 'getBalance', cause: { message } })
    expect(requests).toHaveLength(0)
  })

  it.each([
    ['none', undefined],
    ['none of that name', {}],
    ['an empty one', { orderId: '' }],
    ['a dot', { orderId: '.' }],
    ['two dots', { orderId: '..' }],
  ])('ERR-02 a call whose address lacks a part (%s) is refused before it is sent', async (_, path) => {
    const { fetch, requests } = network(() => json({ success: true, value: {} }))
    const call = { key: 'GET /wps/relay/deposit/order/{orderId}', query: {}, body: undefined, ...(path && { path }) }
    expect(await failureOf(send(memberSdk({ fetch }), call))).toMatchObject({ kind: 'invalid', operation: 'getDeposit' })
    expect(requests).toHaveLength(0)
  })

  it('ERR-02 whatever else stands for a part of an address stays one part of it', async () => {
    const { fetch, requests } = network(() => json({ success: false, errorCode: 'not.found' }))
    const sdk = memberSdk({ fetch })
    for (const orderId of ['...', '%2e%2e', '../..', ' ', '{orderId}', '?a#b'])
      await failureOf(
        sdk.wps.GET('/wps/relay/deposit/order/{orderId}', { params: { query: { language: 'EN' }, path: { orderId } } }),
      )
    await failureOf(sdk.wps.GET('/wps/message/{id}', { params: { query: { language: 'EN' }, path: { id: 0 } } }))
    expect(requests.map(({ url }) => new URL(url).pathname.split('/').slice(1, -1).join('/'))).toEqual([
      ...Array(6).fill('wps/relay/deposit/order'),
      'wps/message',
    ])
  })

  it.each([Number.POSITIVE_INFINITY, 2 ** 31, 1e12])('a timeout of %d ms is a long one, not none at all', async (timeoutMs) => {
    const { fetch } = network(() => json({ success: true, value: { sumBalance: 1 } }))
    const waited: number[] = []
    const timers = { setTimeout: (_: () => void, ms: number) => waited.push(ms), clearTimeout: () => undefined }
    expect(await memberSdk({ fetch, timers, timeoutMs }).wps.GET('/wps/wallets/balance')).toMatchObject({ sumBalance: 1 })
    expect(waited).toEqual([2 ** 31 - 1])
  })

  it('a body that never ends is a timeout too', async () => {
    const { fetch } = network(() => partly(() => undefined))
    const { timers } = testTimers({ expires: true })
    expect(await failureOf(memberSdk({ fetch, timers }).wps.POST(RENEW))).toMatchObject({ kind: 'timeout' })
  })

  it.each([
    ['an answer', () => balance()],
    ['a failure', () => new Response('', { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['rubbish', () => new Response('{')],
  ])('leaves no timer behind: %s', async (_, answer) => {
    const { timers, running } = testTimers()
    await memberSdk({ fetch: network(answer).fetch, timers })
      .wps.GET(BALANCE)
      .catch(() => undefined)
    expect(running.size).toBe(0)
  })
})

describe('a caller who gives up', () => {
  const reason = new Error('the screen is gone')

  it('before the call sends nothing and gets its own reason', async () => {
    const { fetch, requests } = network(balance)
    const sdk = memberSdk({ fetch })
    await expect(sdk.wps.GET(BALANCE, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    await expect(sdk.wps.POST(LOGIN, { body: credentials, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(requests).toHaveLength(0)
  })

  it('while it is under way gets its own reason, even of a transport that does not listen', async () => {
    const { fetch, requests, signals } = network(hang)
    const { timers, running } = testTimers()
    const caller = new AbortController()
    const call = memberSdk({ fetch, timers }).wps.GET(BALANCE, { signal: caller.signal })
    await vi.waitUntil(() => requests.length === 1)
    caller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(signals[0]?.aborted).toBe(true)
    expect(requests).toHaveLength(1)
    expect(running.size).toBe(0)
  })

  it('while the body is read gets its own reason', async () => {
    const caller = new AbortController()
    const { fetch } = network(() => partly(() => caller.abort(reason)))
    await expect(memberSdk({ fetch }).wps.GET(BALANCE, { signal: caller.signal })).rejects.toBe(reason)
  })

  it('while a repetition is waited for gets its own reason, and nothing more is sent', async () => {
    const caller = new AbortController()
    const { fetch, requests } = network(() => new Response('', { status: 503 }))
    const waiting = vi.fn()
    const timers = { setTimeout: (_: () => void, ms: number) => waiting(ms), clearTimeout: vi.fn() }
    const call = memberSdk({ fetch, timers }).wps.GET(BALANCE, { signal: caller.signal })
    await vi.waitUntil(() => waiting.mock.calls.some(([ms]) => ms < TIMEOUT_MS))
    caller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(requests).toHaveLength(1)
  })

  it('after the answer changes nothing', async () => {
    const caller = new AbortController()
    const { fetch } = network(balance)
    const result = await memberSdk({ fetch }).wps.GET(BALANCE, { signal: caller.signal })
    caller.abort(reason)
    expect(result).toEqual({ sumBalance: 1 })
  })
})

describe('transport', () => {
  it('sees a fetch that was replaced after the SDK was made', async () => {
    vi.stubGlobal('fetch', network(() => json({ success: true, value: { sumBalance: 1 } })).fetch)
    const sdk = createSdk({ baseUrl: `https://${HOST}`, merchantCode: MERCHANT })
    const later = network(() => json({ success: true, value: { sumBalance: 2 } }))
    vi.stubGlobal('fetch', later.fetch)
    await expect(sdk.wps.GET(BALANCE)).resolves.toEqual({ sumBalance: 2 })
    expect(later.requests.map(({ url }) => url)).toEqual([`https://${HOST}${BALANCE}`])
  })

  it('keeps two SDKs on one page apart', async () => {
    const [first, second] = [network(balance), network(balance)]
    const one = memberSdk({ fetch: first.fetch })
    const two = memberSdk({ fetch: second.fetch })
    one.session.clear()
    await Promise.all([one.wps.GET(BALANCE), two.wps.GET(BALANCE)])
    expect(first.requests[0]?.headers.get('Authorization')).toBeNull()
    expect(second.requests[0]?.headers.get('Authorization')).toBe(TOKEN)
  })

  it('tells when a call starts and when it ended, repetitions and failures within', async () => {
    const log: string[] = []
    const onCall = (operation: string) => {
      log.push(`${operation} starts`)
      return () => log.push(`${operation} ends`)
    }
    const { fetch } = network(() => {
      log.push('sent')
      return new Response('', { status: 503 })
    })
    await failureOf(memberSdk({ fetch, onCall, timers: testTimers().timers, retries: 1 }).wps.GET(BALANCE))
    expect(log).toEqual(['getBalance starts', 'sent', 'sent', 'getBalance ends'])
  })

  it('tells the value of each call, and why one failed', async () => {
    const heard: unknown[] = []
    const options = {
      retries: 0,
      onAnswer: (operation: string, value: unknown) => void heard.push([operation, value]),
      onFailure: (operation: string, error: unknown) => void heard.push([operation, error]),
    }
    const value = await memberSdk({ fetch: network(balance).fetch, ...options }).wps.GET(BALANCE)
    const failing = memberSdk({ fetch: network(() => new Response('', { status: 503 })).fetch, ...options })
    const error = await failureOf(failing.wps.GET(BALANCE))
    expect(heard).toEqual([
      ['getBalance', value],
      ['getBalance', error],
    ])
  })

  it('tells of a call whose description did not load, with the time it took', async () => {
    const heard: unknown[] = []
    const { fetch, requests } = network(balance)
    const find = () => Promise.reject(new ApiError('network', { operation: `GET ${BALANCE}` }))
    const onFailure = (operation: string, error: unknown) => void heard.push(operation, error)
    const error = await failureOf(memberSdk({ fetch, calls: { find }, onFailure }).wps.GET(BALANCE))
    expect(error).toMatchObject({ kind: 'network', operation: `GET ${BALANCE}`, elapsedMs: expect.any(Number) })
    expect(heard).toEqual([`GET ${BALANCE}`, error])
    expect(requests).toHaveLength(0)
  })

  it('refuses a call the contract does not have, for those who go round the types', async () => {
    const { fetch, requests } = network(balance)
    const sdk = memberSdk({ fetch })
    // @ts-expect-error the contract has no such path
    await expect(sdk.wps.GET('/wps/unicorns')).rejects.toThrow('The contract has no GET /wps/unicorns')
    expect(requests).toHaveLength(0)
  })
})

describe('a backend that sends a call elsewhere', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  /** Serves on this machine and gives the address. */
  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  it('CALL-03 ERR-02 is a network error: neither the token nor a password goes there, and no answer is taken from there', async () => {
    const elsewhere = vi.fn<RequestListener>((_, response) => response.end('{"success":true,"value":{"sumBalance":7}}'))
    const other = await serve(elsewhere)
    const baseUrl = await serve(({ url }, response) => response.writeHead(307, { Location: `${other}${url}` }).end())
    const sdk = memberSdk({ fetch: undefined, baseUrl, retries: 0, headers: { token: 'X-Token' } })
    expect(await failureOf(sdk.wps.GET(BALANCE))).toMatchObject({ kind: 'network', operation: 'getBalance' })
    expect(await failureOf(sdk.wps.POST(LOGIN, { body: credentials }))).toMatchObject({ kind: 'network' })
    expect(elsewhere).not.toHaveBeenCalled()
  })
})

describe('LOGIN-10 encrypted calls', () => {
  it('send nothing without a cipher and say what is missing', async () => {
    const { fetch, requests } = network(balance)
    const sdk = memberSdk({ fetch, bodyCipher: undefined })
    const call = sdk.wps.POST(LOGIN, { body: credentials })
    await expect(call).rejects.toThrow('login travels encrypted: pass bodyCipher')
    await expect(call).rejects.toMatchObject({ cause: 'bodyCipher' })
    expect(requests).toHaveLength(0)
  })

  it('send what the cipher made of the body, and its header', async () => {
    const { fetch, requests } = network(() => json({ success: false }))
    const bodyCipher = { encrypt: async (plain: string) => ({ body: `sealed(${plain})`, header: 'test-cipher' }) }
    await failureOf(memberSdk({ fetch, bodyCipher }).wps.POST(LOGIN, { body: credentials }))
    expect(await requests[0]?.text()).toBe(`sealed(${JSON.stringify(credentials)})`)
    expect(requests[0]?.headers.get('Encryption')).toBe('test-cipher')
  })

  const broken = new Error('no key')
  it.each([
    ['rejects', () => Promise.reject(broken)],
    [
      'throws',
      () => {
        throw broken
      },
    ],
  ])('ERR-02 send nothing when the cipher %s, and say which option it is', async (_, encrypt) => {
    const { fetch, requests } = network(balance)
    const error = await failureOf(memberSdk({ fetch, bodyCipher: { encrypt } }).wps.POST(LOGIN, { body: credentials }))
    expect(error).toMatchObject({
      kind: 'invalid',
      operation: 'login',
      cause: { message: broken.message, cause: 'bodyCipher' },
    })
    expect(requests).toHaveLength(0)
  })

  it('ERR-02 do not wait for a cipher for ever', async () => {
    const { fetch, requests } = network(balance)
    const bodyCipher = { encrypt: () => new Promise<never>(() => undefined) }
    const { timers } = testTimers({ expires: true })
    const error = await failureOf(memberSdk({ fetch, bodyCipher, timers }).wps.POST(LOGIN, { body: credentials }))
    expect(error).toMatchObject({ kind: 'timeout', operation: 'login' })
    expect(requests).toHaveLength(0)
  })
})
