import { describe, expect, it } from 'vitest'
import { createMockBackend } from './createMockBackend.ts'
import { readSnapshot } from './snapshot.ts'
import { createTester } from './testKit.ts'

const ask = async (backend: ReturnType<typeof createMockBackend>, path: string, body?: unknown) => {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await backend.handle(new Request(`http://mock.example${path}`, init))
  return { status: response.status, body: await response.text() }
}

describe('the backend', () => {
  it('is reproducible: the same seed, clock and calls give the same answers', async () => {
    const run = async () => {
      const { send, logIn } = createTester()
      const token = await logIn()
      const captcha = await send('getCaptcha')
      return JSON.stringify([token, captcha.value, (await send('getMemberInfo', { token })).value])
    }
    expect(await run()).toBe(await run())
  })

  it('a snapshot carries sessions, favourites, money and chance into the next run', async () => {
    const first = createTester()
    const token = await first.logIn()
    await first.send('addFavourite', { token, body: { nodeId: 4 } })
    first.backend.scenario = 'slow'
    const kept: unknown = JSON.parse(JSON.stringify(first.backend.snapshot()))
    const state = readSnapshot(kept, 1, 1200)
    expect(state).toBeDefined()
    const second = createTester({ ...(state && { state }) })
    expect(second.backend.scenario).toBe('slow')
    expect((await second.send('listFavouriteIds', { token })).value).toEqual([4])
    expect(second.backend.ledger('maria88')).toBe(125_050)
    expect(await second.logIn()).toBe(await first.logIn())
  })

  it('a snapshot of another seed, size or shape is not taken', () => {
    const kept = createMockBackend({ games: 650 }).snapshot()
    expect(readSnapshot(kept, 1, 650)).toBeDefined()
    for (const wrong of [
      null,
      'x',
      {},
      { ...kept, version: 1 },
      { ...kept, scenario: 'x' },
      { ...kept, tables: { member: [1] } },
    ]) {
      expect(readSnapshot(wrong, 1, 650)).toBeUndefined()
    }
    expect(readSnapshot(kept, 2, 650)).toBeUndefined()
    expect(readSnapshot(kept, 1, 1200)).toBeUndefined()
  })

  it('reset goes back to the seed', async () => {
    const { backend, send, logIn } = createTester()
    const token = await logIn()
    await send('addFavourite', { token, body: { nodeId: 4 } })
    backend.fault('*', '500')
    backend.scenario = 'empty'
    const before = backend.revision()
    backend.reset()
    expect(backend.revision()).toBeGreaterThan(before)
    expect(backend.scenario).toBe('normal')
    expect(backend.calls).toEqual([])
    expect(await send('getBalance', { token })).toMatchObject({ status: 401 })
    expect((await send('listFavouriteIds', { token: await logIn() })).value).toEqual([])
  })

  it('ERR-02 calls each request in its answer, a refusal’s and a failure’s too, as in its log', async () => {
    const { backend, request } = createTester()
    backend.fault('getStatus', '500', 1)
    const asked = [
      request('getStatus'),
      request('getStatus'),
      request('getBalance'),
      request('getCaptcha', { headers: { Merchant: '' } }),
    ]
    const answers = await Promise.all(asked.map((each) => backend.handle(each)))
    expect(answers.map(({ status }) => status)).toEqual([500, 200, 401, 400])
    const ids = answers.map(({ headers }) => headers.get('X-Request-Id'))
    expect(ids).toEqual(backend.calls.map(({ requestId }) => requestId))
    expect(new Set(ids).size).toBe(4)
  })

  it('tells of every code it makes, and lists them newest first', async () => {
    const made: unknown[] = []
    const { backend, send, pass } = createTester({ onCode: (code) => made.push(code) })
    await send('sendLoginSms', { body: { mobileNum: '9171234567' } })
    pass(1)
    await send('getCaptcha')
    expect(made).toMatchObject([{ kind: 'sms', mobile: '9171234567' }, { kind: 'captcha' }])
    expect(backend.codes().map(({ kind }) => kind)).toEqual(['captcha', 'sms'])
  })
})

describe('the developer pages', () => {
  it('list codes, members and scenarios, and switch scenario, faults and data', async () => {
    const backend = createMockBackend({ games: 650 })
    expect((await ask(backend, '/mock')).body).toContain('/mock/codes')
    expect((await ask(backend, '/mock/members')).body).toContain('"password":"Maria88pass"')
    expect((await ask(backend, '/mock/codes')).body).toBe('[]')
    expect((await ask(backend, '/mock/scenario', { scenario: 'empty' })).status).toBe(200)
    expect((await ask(backend, '/mock/scenario')).body).toContain('"scenario":"empty"')
    expect((await ask(backend, '/mock/scenario', { scenario: 'nonsense' })).status).toBe(400)
    expect((await ask(backend, '/mock/fault', { target: 'nothing', kind: '500' })).status).toBe(400)
    expect((await ask(backend, '/mock/fault', { target: 'getStatus', kind: '500' })).status).toBe(200)
    const status = () => backend.handle(new Request('http://m/wps/system/status', { headers: { Merchant: 'x' } }))
    expect((await status()).status).toBe(500)
    expect((await ask(backend, '/mock/fault', { clear: true })).status).toBe(200)
    expect((await status()).status).toBe(200)
    expect((await ask(backend, '/mock/reset', {})).status).toBe(200)
    expect(backend.scenario).toBe('normal')
    expect((await ask(backend, '/mock/else')).status).toBe(404)
  })
})
