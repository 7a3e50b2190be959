import { describe, expect, it } from 'vitest'
import { createMockBackend } from '../createMockBackend.ts'
import type { MockBackend } from '../options.ts'
import { readSnapshot } from '../snapshot.ts'
import { createTester, readAt } from '../testKit.ts'

const HOST = 'http://mock.example'
const START = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000
const LOTTERY = 'ELOTT_ELOTT_1'
const LANGUAGE = { language: 'EN' } as const

const still = (options = {}) => createMockBackend({ clock: () => START, games: 650, ...options })
const get = async (backend: MockBackend, path: string): Promise<unknown> =>
  (await backend.handle(new Request(HOST + path))).json()
/** Posts JSON, or a form where the body is one. */
async function post(backend: MockBackend, path: string, body: unknown) {
  const sent = body instanceof URLSearchParams ? body : JSON.stringify(body)
  const response = await backend.handle(new Request(HOST + path, { method: 'POST', body: sent }))
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const value: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, location: response.headers.get('Location'), value }
}

async function postJson(backend: MockBackend, path: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await backend.handle(new Request(HOST + path, { method: 'POST', headers, body: JSON.stringify(body) }))
  const value: unknown = await response.json()
  return { status: response.status, value }
}

describe('the clock of the backend', () => {
  it('goes on by hours and days, as JSON and by a form of the page', async () => {
    const backend = still()
    expect(await post(backend, '/mock/clock', { hours: 1.5, days: 2 })).toMatchObject({
      status: 200,
      value: { now: START + 49.5 * HOUR_MS },
    })
    const form = new URLSearchParams({ hours: '3', days: '' })
    expect(await post(backend, '/mock/clock', form)).toMatchObject({ status: 303, location: '/mock' })
    expect(await get(backend, '/mock/clock')).toEqual({ now: START + 52.5 * HOUR_MS })
  })

  it('is the one that every call and all data go by', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    await post(tester.backend, '/mock/clock', { hours: 11 })
    expect((await tester.send('getBalance', { token })).success).toBe(true)
    const listed = await tester.send('getLotteryGame', { path: { code: LOTTERY }, query: LANGUAGE })
    expect(listed.at('serverTime')).toBe(tester.now() + 11 * HOUR_MS)
    expect(tester.backend.calls.at(-1)?.at).toBe(tester.now() + 11 * HOUR_MS)
    await post(tester.backend, '/mock/clock', { hours: 2 })
    expect((await tester.send('getBalance', { token })).errorCode).toBe('session.expired')
  })

  it.each([
    ['nothing', {}],
    ['no time', { hours: 0 }],
    ['a negative time', { hours: -1 }],
    ['days that outweigh negative hours', { hours: -1, days: 1 }],
    ['a word', { hours: 'soon' }],
    ['null', { days: null }],
    ['more than a year', { days: 367 }],
    ['a word in a form', new URLSearchParams({ hours: 'soon' })],
    ['a negative time in a form', new URLSearchParams({ hours: '-2' })],
  ])('is not moved by %s, and the answer says why', async (_, body) => {
    const backend = still()
    const { status, value } = await post(backend, '/mock/clock', body)
    expect([status, readAt(value, ['message'])]).toEqual([400, expect.stringContaining('at most 366 days')])
    expect(backend.now()).toBe(START)
  })

  it('stays moved in what is kept between runs, and comes back with the seed', async () => {
    const first = still()
    const before = first.revision()
    first.moveClock(HOUR_MS)
    expect(first.revision()).toBeGreaterThan(before)
    const kept: unknown = JSON.parse(JSON.stringify(first.snapshot()))
    const state = readSnapshot(kept, 1, 650)
    expect(state).toBeDefined()
    const second = still(state && { state })
    expect(second.now()).toBe(START + HOUR_MS)
    await post(second, '/mock/reset', {})
    expect(second.now()).toBe(START)
  })

  it('was not moved where an earlier version kept the state', () => {
    const { movedMs: _, ...kept } = still().snapshot()
    expect(readSnapshot(kept, 1, 650)?.movedMs).toBe(0)
  })
})

describe('a draw that is run now', () => {
  /** A member with both sides of a sum on the open draw: one of the two bets wins. */
  async function withBets() {
    const tester = createTester()
    const token = await tester.logIn()
    const table = await tester.send('getLotteryGame', { path: { code: LOTTERY }, query: LANGUAGE })
    const methods = table.at('methods')
    const oddsId = String(Array.isArray(methods) ? methods.find(({ code }) => code === 'd5_sum')?.oddsId : '')
    const drawNo = String(table.at('draws', 0, 'drawNo'))
    const bet = { method: 'd5_sum', selection: [['big', 'small']], count: 2, stake: 10, multiple: 1, oddsId }
    const body = { code: LOTTERY, playType: 'trad' as const, bets: [bet], draws: [{ drawNo, times: 1 }] }
    expect((await tester.send('placeLotteryOrder', { query: LANGUAGE, body, token })).success).toBe(true)
    return { tester, drawNo, token, cents: () => tester.backend.member('maria88')?.balanceCents ?? 0 }
  }

  it('is the one that is open; its bets are paid before anybody asks', async () => {
    const { tester, drawNo, token, cents } = await withBets()
    const before = cents()
    const { status, value } = await post(tester.backend, '/mock/draw', { lottery: LOTTERY })
    expect([status, value]).toEqual([200, expect.objectContaining({ lottery: LOTTERY, drawNo, bets: 1, won: 1 })])
    expect(cents()).toBe(before + 1_910)
    expect(tester.backend.ledger('maria88')).toBe(cents())
    const orders = await tester.send('listLotteryOrders', { query: { pageNo: 1, pageSize: 20, ...LANGUAGE }, token })
    expect(orders.at('list', 0, 'suborders', 0, 'numbers')).toEqual(readAt(value, ['numbers']))
    const results = await tester.send('listLotteryDraws', { path: { code: LOTTERY }, query: { limit: 1 } })
    expect(results.at(0, 'drawNo')).toBe(drawNo)
  })

  it('ends at the moment of its numbers; the next one is the one after it', async () => {
    const { tester, drawNo } = await withBets()
    const list = await get(tester.backend, '/mock/draw')
    const next = Array.isArray(list) ? list.find(({ lottery }) => lottery === LOTTERY) : undefined
    expect(readAt(next, ['drawNo'])).toBe(drawNo)
    const form = new URLSearchParams({ lottery: LOTTERY })
    expect(await post(tester.backend, '/mock/draw', form)).toMatchObject({ status: 303, location: '/mock' })
    expect(tester.backend.now()).toBe(readAt(next, ['drawnAt']))
    const { value } = await post(tester.backend, '/mock/draw', { lottery: LOTTERY })
    expect(Number(readAt(value, ['now']))).toBeGreaterThan(Number(readAt(next, ['drawnAt'])))
    expect([readAt(value, ['drawNo']) === drawNo, readAt(value, ['bets'])]).toEqual([false, 0])
  })

  it.each([
    [404, { lottery: 'NONE' }],
    [400, {}],
    [400, { lottery: 7 }],
  ])('is refused with %i for %o, and no time passes', async (status, body) => {
    const backend = still()
    const refused = await post(backend, '/mock/draw', body)
    expect([refused.status, readAt(refused.value, ['message'])]).toEqual([status, expect.stringContaining('GET /mock/draw')])
    expect(backend.now()).toBe(START)
  })
})

describe('a session without a password', () => {
  it('is what a login answers, for any member', async () => {
    const tester = createTester()
    const { status, value } = await post(tester.backend, '/mock/login', { account: 'agent01' })
    expect([status, value]).toEqual([
      200,
      { success: true, value: expect.objectContaining({ userName: 'agent01', customerType: 1, firstTimeLogin: false }) },
    ])
    const token = String(readAt(value, ['value', 'token']))
    expect((await tester.send('getMemberInfo', { token })).success).toBe(true)
  })

  it.each([
    [404, { account: 'nobody' }, 'GET /mock/members'],
    [400, {}, 'GET /mock/members'],
    [400, { account: 1 }, 'GET /mock/members'],
    [403, { account: 'blocked1' }, 'member disabled'],
  ])('is refused with %i for %o', async (status, body, why) => {
    const refused = await post(still(), '/mock/login', body)
    expect([refused.status, readAt(refused.value, ['message'])]).toEqual([status, expect.stringContaining(why)])
  })
})

describe('an order that waits', () => {
  it('is listed with its member, and decided about once by JSON', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const body = { channelId: 'bdo', amount: 500 }
    const id = String((await tester.send('depositManual', { query: LANGUAGE, body, token })).at('orderId'))
    expect(await get(tester.backend, '/mock/orders')).toMatchObject([{ id, account: 'maria88', amount: 500 }])
    const before = tester.backend.ledger('maria88')
    for (const said of [{}, { do: 'nothing' }, null]) {
      expect((await postJson(tester.backend, `/mock/orders/${id}`, said)).status).toBe(400)
    }
    expect(await postJson(tester.backend, `/mock/orders/${id}`, { do: 'approve' })).toMatchObject({
      status: 200,
      value: { id, status: 'done' },
    })
    expect(tester.backend.ledger('maria88')).toBe(before + 50_000)
    const again = await postJson(tester.backend, `/mock/orders/${id}`, { do: 'refuse' })
    expect([again.status, readAt(again.value, ['message'])]).toEqual([409, `${id} does not wait any more`])
  })
})

it('the developer’s page has all of it, and tools read what is set', async () => {
  const backend = still()
  const page = await (await backend.handle(new Request(`${HOST}/mock`))).text()
  for (const action of ['clock', 'draw', 'login']) expect(page).toContain(`action="/mock/${action}"`)
  backend.fault('listGames', '500', 2)
  expect(await get(backend, '/mock/fault')).toMatchObject({ faults: [{ target: 'listGames', kind: '500', times: 2 }] })
  backend.setFlag('FEEDBACK3', false)
  expect(await get(backend, '/mock/flag')).toMatchObject({ FEEDBACK3: false })
})

it.each([0, -1, 1.5, '2', null])('a fault that is to happen %j times is refused, and none is set', async (times) => {
  const backend = still()
  const { status, value } = await postJson(backend, '/mock/fault', { target: 'listGames', kind: '500', times })
  expect([status, readAt(value, ['message'])]).toEqual([400, 'times is a whole number from 1, or absent'])
  expect(backend.faults()).toEqual([])
})

describe('a flag', () => {
  it.each(['TYPO3', '__proto__', 'toString', '', 7, undefined])(
    'that no site knows (%j) is refused, and those there are named',
    async (flag) => {
      const backend = still()
      const before = await get(backend, '/mock/flag')
      const { status, value } = await post(backend, '/mock/flag', { flag, on: true })
      expect([status, value]).toEqual([
        400,
        expect.objectContaining({ message: expect.stringMatching(/^flag is one of .*FEEDBACK3/) }),
      ])
      expect(await get(backend, '/mock/flag')).toEqual(before)
    },
  )

  it.each(['FEEDBACK3', 'AGEDIV3', 'OWN3'])(
    'of the site, of the agent home and of a merchant (%s) is switched',
    async (flag) => {
      const backend = still({ flags: { OWN3: true } })
      expect(await post(backend, '/mock/flag', { flag, on: false })).toMatchObject({ status: 200, value: { flag, on: false } })
      expect(await get(backend, '/mock/flag')).toMatchObject({ [flag]: false })
      expect(await post(backend, '/mock/flag', { flag, on: 'no' })).toMatchObject({
        status: 400,
        value: { message: 'on is true or false' },
      })
    },
  )
})
