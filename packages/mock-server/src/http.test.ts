import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_HEADERS } from '@lobbykit/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMockBackend } from './createMockBackend.ts'
import { type ServedMock, type ServeOptions, serveMock } from './http.ts'

const running: ServedMock[] = []
const serve = async (options: ServeOptions = {}) => {
  const mock = await serveMock({ options: { games: 650 }, ...options })
  running.push(mock)
  return mock
}
const stop = () => Promise.all(running.splice(0).map((mock) => mock.close()))
afterEach(stop)

const headers = { Merchant: 'lobbykit' }
const logIn = async (url: string) => {
  const response = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: { ...headers, Encryption: 'none', 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: 'maria88', password: 'Maria88pass' }),
  })
  const { value } = (await response.json()) as { value: { token: string } }
  return value.token
}

describe('the HTTP server', () => {
  it('answers calls, and launches at its own address', async () => {
    const { url } = await serve()
    const token = await logIn(url)
    const query = 'vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true&showChoice=false&language=EN'
    const launched = await fetch(`${url}/wps/game/launchGame?${query}`, { headers: { ...headers, Authorization: token } })
    const { value } = (await launched.json()) as { value: { url: string } }
    expect(value.url.startsWith(`${url}/play/`)).toBe(true)
    expect(await (await fetch(value.url)).text()).toContain('<!doctype html>')
    const removed = await fetch(`${url}/wps/game/favourite`, {
      method: 'DELETE',
      headers: { ...headers, Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ nodeId: 1 }),
    })
    expect(await removed.json()).toEqual({ success: true })
  })

  it('has the histories made when nobody asks, and again after a reset', async () => {
    const backend = createMockBackend({ games: 650 })
    const prepare = vi.spyOn(backend, 'prepare')
    const { url } = await serve({ backend })
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1), 10_000)
    const reset = await fetch(`${url}/mock/reset`, { method: 'POST' })
    expect(reset.ok).toBe(true)
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(2), 10_000)
  })

  it('lets anyone read games and pictures, and only named origins call the backend', async () => {
    const web = 'http://localhost:5173'
    const { url } = await serve({ origins: [web] })
    const allowed = async (path: string, origin: string) =>
      (await fetch(url + path, { headers: { ...headers, Origin: origin } })).headers.get('Access-Control-Allow-Origin')
    expect(await allowed('/art/game/RNG/1.svg', 'http://evil.example')).toBe('*')
    expect(await allowed('/play/game.js', 'null')).toBe('*')
    expect(await allowed('/wps/system/status', web)).toBe(web)
    expect(await allowed('/wps/system/status', 'http://evil.example')).toBeNull()
    expect(await allowed('/mock/members', 'http://evil.example')).toBeNull()
    const preflight = (path: string, origin: string) => fetch(url + path, { method: 'OPTIONS', headers: { Origin: origin } })
    // Every header that the SDK sends.
    const sent = Object.values(DEFAULT_HEADERS).filter((name) => name !== DEFAULT_HEADERS.requestId)
    const asked = (await preflight('/wps/session/login', web)).headers.get('Access-Control-Allow-Headers')?.split(', ')
    expect(asked).toEqual(expect.arrayContaining([...sent.map((name) => name.toLowerCase()), 'content-type']))
    const answer = await fetch(`${url}/wps/system/status`, { headers: { ...headers, Origin: web } })
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain(DEFAULT_HEADERS.requestId)
    expect((await preflight('/wps/session/login', 'http://evil.example')).status).toBe(403)
    expect((await preflight('/play/ticket/round', 'null')).status).toBe(204)
  })

  it.each([
    ['http://localhost:5173/', 'http://localhost:5173'],
    ['HTTPS://Site.example:443', 'https://site.example'],
    ['capacitor://localhost', 'capacitor://localhost'],
    ['null', 'null'],
  ])('an origin that was named as %s is let in as browsers say it', async (named, sent) => {
    const { url } = await serve({ origins: [named] })
    const answer = await fetch(`${url}/wps/system/status`, { headers: { ...headers, Origin: sent } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(sent)
  })

  it('a dropped call ends the connection, an endless body is refused', async () => {
    const { url, backend } = await serve()
    backend.fault('getStatus', 'drop')
    await expect(fetch(`${url}/wps/system/status`, { headers })).rejects.toThrow('fetch failed')
    const huge = await fetch(`${url}/wps/verification/sms/noLogin`, { method: 'POST', headers, body: 'x'.repeat(22_000_001) })
    expect(huge.status).toBe(400)
    expect(await huge.json()).toMatchObject({ success: false, errorCode: 'request.invalid' })
  })

  it('keeps its data in a file, for the same seed and size only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mock-'))
    const stateFile = join(folder, 'deep', 'mock.json')
    try {
      const first = await serve({ stateFile })
      const token = await logIn(first.url)
      await stop()
      expect(await readFile(stateFile, 'utf8')).toContain(token)
      const balance = async (url: string) =>
        (await fetch(`${url}/wps/wallets/balance`, { headers: { ...headers, Authorization: token } })).status
      expect(await balance((await serve({ stateFile })).url)).toBe(200)
      await stop()
      expect(await balance((await serve({ stateFile, options: { games: 650, seed: 2 } })).url)).toBe(401)
    } finally {
      await stop()
      await rm(folder, { recursive: true })
    }
  })

  it('serves a backend it is given', async () => {
    const backend = createMockBackend({ games: 650, scenario: 'maintenance' })
    const { url } = await serve({ backend })
    const answer = await fetch(`${url}/wps/system/status`, { headers })
    expect(await answer.json()).toMatchObject({ value: { maintenance: true } })
    expect(backend.calls).toHaveLength(1)
  })
})

describe('what no browser sends', () => {
  /** One connection that is kept, and what it is told. */
  const connection = (url: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let ports = new Set<number | undefined>()
    const ask = (path: string, options: RequestOptions = {}, body?: string) =>
      new Promise<{ status: number | undefined; text: string; sockets: number }>((resolve, reject) => {
        const asked = request(url, { agent, path, ...options, headers: { ...headers, ...options.headers } }, (answer) => {
          ports = ports.add(answer.socket.localPort)
          answer.setEncoding('utf8')
          let text = ''
          answer.on('data', (part: string) => {
            text += part
          })
          answer.on('end', () => resolve({ status: answer.statusCode, text, sockets: ports.size }))
        })
        asked.on('error', reject)
        asked.end(body)
      })
    return { ask, end: () => agent.destroy() }
  }

  it('a body that is too long is answered, and its connection serves the next call', async () => {
    const { url } = await serve()
    const { ask, end } = connection(url)
    const long = await ask('/wps/verification/sms/noLogin', { method: 'POST' }, 'x'.repeat(24_000_000))
    expect(long).toMatchObject({ status: 400, text: expect.stringContaining('"success":false') })
    expect(await ask('/wps/system/status')).toMatchObject({ status: 200, sockets: 1 })
    end()
  })

  it.each<[string, string, RequestOptions]>([
    ['a host that is none', '/wps/system/status', { headers: { Host: 'a b' } }],
    ['an address that is none', '//[', {}],
    ['a method that a page may not use', '/wps/system/status', { method: 'TRACE' }],
  ])('%s gets an answer that says no', async (_, path, options) => {
    const { url } = await serve()
    const { ask, end } = connection(url)
    const answer = await ask(path, options)
    expect([400, 404]).toContain(answer.status)
    expect(answer.text).toContain('"success":false')
    end()
  })
})
