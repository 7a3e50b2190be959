import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSdk } from './createSdk.ts'
import { isAnswerOf } from './domains.ts'
import { failureOf, json, memberSdk, network, TOKEN, testTimers } from './test/network.ts'

const BALANCE = '/wps/wallets/balance'
const GAMES = '/wps/game/list'
const gamesQuery = {
  platform: 'html5',
  clientType: 2,
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 26,
  language: 'EN',
} as const
const game = (nodeId: number) => ({ nodeId, gameName: `Reels ${nodeId}`, gameType: 'RNG', vassalage: 'JL' })
const credentials = { type: 'username' as const, username: 'maria88', password: 'wrong-password' }

const balanceFrom = (answer: () => Response) => memberSdk({ fetch: network(answer).fetch, retries: 0 }).wps.GET(BALANCE)

describe('success', () => {
  it('CALL-01 gives the value of a successful call', async () => {
    await expect(balanceFrom(() => json({ success: true, value: { sumBalance: 1250.5 } }))).resolves.toEqual({
      sumBalance: 1250.5,
    })
  })

  it('gives undefined for a call that has nothing to tell', async () => {
    const { fetch } = network(() => json({ success: true, value: 'more than promised' }))
    await expect(memberSdk({ fetch }).wps.DELETE('/wps/session/logout')).resolves.toBeUndefined()
  })

  it('takes 204 for the success of a call that has nothing to tell', async () => {
    const { fetch } = network(() => new Response(null, { status: 204 }))
    await expect(memberSdk({ fetch }).wps.DELETE('/wps/session/logout')).resolves.toBeUndefined()
  })

  it('reads an answer that says its length as well as one that does not', async () => {
    const body = JSON.stringify({ success: true, value: { sumBalance: 3 } })
    const headers = { 'Content-Length': String(body.length) }
    await expect(balanceFrom(() => new Response(body, { headers }))).resolves.toEqual({ sumBalance: 3 })
  })
})

describe('ERR-02 an answer that is no success is one typed error', () => {
  const traps: [string, () => Response, { kind: string; status: number }][] = [
    ['500 with an empty body', () => new Response('', { status: 500 }), { kind: 'http', status: 500 }],
    ['502 with a page of HTML', () => new Response('<html>', { status: 502 }), { kind: 'http', status: 502 }],
    [
      '500 with a body that says success',
      () => json({ success: true, value: { sumBalance: 1 } }, 500),
      { kind: 'http', status: 500 },
    ],
    ['500 that explains itself', () => json({ success: false, errorCode: 'server.error' }, 500), { kind: 'http', status: 500 }],
    ['304', () => new Response(null, { status: 304 }), { kind: 'http', status: 304 }],
    ['403 with a list as its body', () => json([1], 403), { kind: 'http', status: 403 }],
    ['200 with an empty body', () => new Response(''), { kind: 'malformed', status: 200 }],
    ['200 of length 0', () => new Response('', { headers: { 'Content-Length': '0' } }), { kind: 'malformed', status: 200 }],
    ['204', () => new Response(null, { status: 204 }), { kind: 'malformed', status: 204 }],
    ['200 null', () => json(null), { kind: 'malformed', status: 200 }],
    ['200 {}', () => json({}), { kind: 'malformed', status: 200 }],
    ['200 "hello"', () => json('hello'), { kind: 'malformed', status: 200 }],
    ['200 []', () => json([]), { kind: 'malformed', status: 200 }],
    ['200 without success', () => json({ value: { sumBalance: 1 } }), { kind: 'malformed', status: 200 }],
    [
      '200 with success as a text',
      () => json({ success: 'true', value: { sumBalance: 1 } }),
      { kind: 'malformed', status: 200 },
    ],
    ['200 with success and no value', () => json({ success: true }), { kind: 'malformed', status: 200 }],
    ['200 with a null value', () => json({ success: true, value: null }), { kind: 'malformed', status: 200 }],
    ['200 with garbled types', () => json({ success: true, value: { sumBalance: '12' } }), { kind: 'malformed', status: 200 }],
  ]
  it.each(traps)('%s', async (_, answer, expected) => {
    expect(await failureOf(balanceFrom(answer))).toMatchObject({ ...expected, operation: 'getBalance', sessionEnded: false })
  })

  const unreadable: [string, () => Response][] = [
    ['malformed JSON', () => new Response('{"success":true,"value":{"sumBalance":')],
    ['malformed JSON of a known length', () => new Response('{"suc', { headers: { 'Content-Length': '5' } })],
    [
      'a page of HTML with 200',
      () => new Response('<!doctype html><p>Welcome to our Wi-Fi', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ]
  it.each(unreadable)('%s is malformed and quotes nothing of the body', async (_, answer) => {
    const error = await failureOf(balanceFrom(answer))
    expect(error).toMatchObject({ kind: 'malformed', operation: 'getBalance' })
    expect(error.cause).toBeUndefined()
  })

  it('names the call, the reason, the status and the code, and nothing else', async () => {
    const error = await failureOf(balanceFrom(() => json({ success: false, errorCode: 'feature.off', message: 'text' }, 403)))
    expect(error.message).toBe('getBalance refused 403 feature.off')
  })

  it('does not hand on the value of a failed answer that is no refusal', async () => {
    const error = await failureOf(balanceFrom(() => json({ success: true, value: { token: 'another' } }, 500)))
    expect(error.value).toBeUndefined()
  })
})

describe('ERR-02 a refusal', () => {
  it.each([200, 400, 403, 409])('with status %i carries the code and the value of the backend', async (status) => {
    const error = await failureOf(
      balanceFrom(() => json({ success: false, errorCode: 'limit.reached', message: 'no', value: { left: 2 } }, status)),
    )
    expect(error).toMatchObject({ kind: 'refused', status, code: 'limit.reached', value: { left: 2 } })
  })

  it('LOGIN-04 a failed login says by its value that a captcha is needed', async () => {
    const { fetch } = network(() => json({ success: false, errorCode: 'login.password.wrong', value: { captcha: true } }))
    const error = await failureOf(memberSdk({ fetch }).wps.POST('/wps/session/login', { body: credentials }))
    expect(error).toMatchObject({ kind: 'refused', code: 'login.password.wrong', value: { captcha: true } })
  })

  it('KIT-03 with a code of a backend that has others carries the one it is mapped to', async () => {
    const errorCodes = { '1007': 'login.password.wrong' } as const
    const codeFor = async (errorCode: string) => {
      const { fetch } = network(() => json({ success: false, errorCode }))
      return (await failureOf(memberSdk({ fetch, errorCodes }).wps.GET(BALANCE))).code
    }
    expect(await codeFor('1007')).toBe('login.password.wrong')
    expect(await codeFor('1008')).toBe('1008')
    expect(await codeFor('toString')).toBe('toString')
  })

  it('KIT-03 of a single row carries the code that it is mapped to, and one that is not mapped stays', async () => {
    const row = (account: string, reason?: string) => ({ account, amount: 1, isDone: !reason, ...(reason && { reason }) })
    const value = { amount: 1, rows: [row('a', '2001'), row('b', '2002'), row('c', 'toString'), row('d')] }
    const { fetch } = network(() => json({ success: true, value }))
    const body = { rows: [{ account: 'a', amount: 1 }], paymentPassword: 'x' }
    const sdk = memberSdk({ fetch, errorCodes: { '2001': 'downline.unknown' } })
    const { rows } = await sdk.wps.POST('/wps/agent/transferMultipleDownline', { body, intention: 'hand-down-12345678' })
    expect(rows.map(({ reason }) => reason)).toEqual(['downline.unknown', '2002', 'toString', undefined])
  })

  it.each([42, null, { code: 'x' }, ['x'], true])('with %j for a code has no code', async (errorCode) => {
    const error = await failureOf(balanceFrom(() => json({ success: false, errorCode })))
    expect(error.kind).toBe('refused')
    expect(error.code).toBeUndefined()
  })
})

describe('LOGIN-13 the end of a session', () => {
  const endings: [string, () => Response][] = [
    ['401 with a reason', () => json({ success: false, errorCode: 'session.ended' }, 401)],
    ['401 with an empty body', () => new Response('', { status: 401 })],
    ['its code in a 200 refusal', () => json({ success: false, errorCode: 'session.expired' })],
    ['its code with a 403', () => json({ success: false, errorCode: 'token.invalid' }, 403)],
  ]
  it.each(endings)('is told once with the token that was sent: %s', async (_, answer) => {
    const onSessionEnded = vi.fn()
    const { fetch, requests } = network(answer)
    const error = await failureOf(memberSdk({ fetch, onSessionEnded }).wps.GET(BALANCE))
    expect(error.sessionEnded).toBe(true)
    expect(onSessionEnded.mock.calls).toEqual([[error, TOKEN]])
    expect(requests).toHaveLength(1)
  })

  it('is told with the token of the call even when another session began meanwhile', async () => {
    const onSessionEnded = vi.fn()
    const { fetch } = network(() => {
      sdk.session.write({ token: 'newer', merchantCode: 'lobbykit', userName: 'jose', type: 0, firstTimeLogin: false })
      return json({ success: false }, 401)
    })
    const sdk = memberSdk({ fetch, onSessionEnded })
    const error = await failureOf(sdk.wps.GET(BALANCE))
    expect(onSessionEnded.mock.calls).toEqual([[error, TOKEN]])
  })

  it('is told once for each of many answers of one dead session', async () => {
    const onSessionEnded = vi.fn()
    const { fetch } = network(() => json({ success: false }, 401))
    const sdk = memberSdk({ fetch, onSessionEnded })
    await Promise.all(Array.from({ length: 20 }, () => failureOf(sdk.wps.GET(BALANCE))))
    expect(onSessionEnded).toHaveBeenCalledTimes(20)
  })

  it('is never told for a public call', async () => {
    const onSessionEnded = vi.fn()
    const { fetch } = network(() => json({ success: false, errorCode: 'session.ended' }, 401))
    const sdk = memberSdk({ fetch, onSessionEnded })
    const error = await failureOf(sdk.wps.POST('/wps/session/login', { body: credentials }))
    expect(error).toMatchObject({ kind: 'refused', status: 401, sessionEnded: false })
    expect(onSessionEnded).not.toHaveBeenCalled()
  })

  it('is never told to a guest, who has no session', async () => {
    const onSessionEnded = vi.fn()
    const { fetch } = network(() => json({ success: false, errorCode: 'session.ended' }, 401))
    const sdk = memberSdk({ fetch, onSessionEnded })
    sdk.session.clear()
    expect((await failureOf(sdk.wps.GET(BALANCE))).sessionEnded).toBe(false)
    expect((await failureOf(sdk.wps.GET(GAMES, { params: { query: gamesQuery } }))).sessionEnded).toBe(false)
    expect(onSessionEnded).not.toHaveBeenCalled()
  })

  it("is told by a merchant's own code that is mapped to one of the contract", async () => {
    const onSessionEnded = vi.fn()
    const { fetch } = network(() => json({ success: false, errorCode: 'E-401' }))
    const sdk = memberSdk({ fetch, onSessionEnded, errorCodes: { 'E-401': 'session.ended' } })
    expect(await failureOf(sdk.wps.GET(BALANCE))).toMatchObject({ code: 'session.ended', sessionEnded: true })
    expect(onSessionEnded).toHaveBeenCalledTimes(1)
  })

  it('is told by a code that a merchant maps and lists as it is sent', async () => {
    const onSessionEnded = vi.fn()
    const { fetch } = network(() => json({ success: false, errorCode: '4010' }))
    const errorCodes = { '4010': 'session.expired' } as const
    const sdk = memberSdk({ fetch, onSessionEnded, errorCodes, sessionEndedCodes: ['4010'] })
    expect(await failureOf(sdk.wps.GET(BALANCE))).toMatchObject({ code: 'session.expired', sessionEnded: true })
    expect(onSessionEnded).toHaveBeenCalledTimes(1)
  })

  it("goes by the merchant's own codes where it has some", async () => {
    const onSessionEnded = vi.fn()
    const { fetch } = network(
      () => json({ success: false, errorCode: 'E-401' }),
      () => json({ success: false, errorCode: 'session.ended' }),
    )
    const sdk = memberSdk({ fetch, onSessionEnded, sessionEndedCodes: ['E-401'] })
    expect((await failureOf(sdk.wps.GET(BALANCE))).sessionEnded).toBe(true)
    expect((await failureOf(sdk.wps.GET(BALANCE))).sessionEnded).toBe(false)
    expect(onSessionEnded).toHaveBeenCalledTimes(1)
  })
})

describe('CALL-04 the shape of an answer', () => {
  const pageOf = (games: unknown[]) => json({ success: true, value: { games, pageNum: 1, totalPages: 1 } })

  it('loses the bad items of a list and reports them with their places', async () => {
    const onFlaws = vi.fn()
    const { fetch } = network(() => pageOf([game(1), null, { ...game(3), gameName: 7 }, game(4)]))
    const page = await memberSdk({ fetch, onFlaws }).wps.GET(GAMES, { params: { query: gamesQuery } })
    expect(page.games).toEqual([game(1), game(4)])
    expect(onFlaws).toHaveBeenCalledTimes(1)
    expect(onFlaws).toHaveBeenCalledWith('listGames', [
      { path: 'value.games.1', expected: '@Game' },
      { path: 'value.games.2.gameName', expected: 's' },
      { path: 'value.games.2', expected: '@Game' },
    ])
  })

  it('reports nothing where the contract is kept', async () => {
    const onFlaws = vi.fn()
    const { fetch } = network(() => pageOf([game(1)]))
    await memberSdk({ fetch, onFlaws }).wps.GET(GAMES, { params: { query: gamesQuery } })
    expect(onFlaws).not.toHaveBeenCalled()
  })

  it('reports what made a whole malformed', async () => {
    const onFlaws = vi.fn()
    const { fetch } = network(() => json({ success: true, value: { games: [], pageNum: 'one', totalPages: 1 } }))
    const error = await failureOf(memberSdk({ fetch, onFlaws }).wps.GET(GAMES, { params: { query: gamesQuery } }))
    expect(error).toMatchObject({ kind: 'malformed', status: 200, operation: 'listGames' })
    expect(onFlaws).toHaveBeenCalledWith('listGames', [{ path: 'value.pageNum', expected: 'i' }])
  })

  it('is checked of a call whose guards load later as well', async () => {
    const { fetch } = network(() => json({ success: true, value: [{ code: 'MEGA645', name: 'Mega 6/45' }, { code: 1 }] }))
    const sdk = createSdk({ baseUrl: 'https://backend.example', merchantCode: 'lobbykit', fetch })
    const games = await sdk.lgw.GET('/lgw/games', { params: { query: { language: 'EN' } } })
    expect(games).toEqual([{ code: 'MEGA645', name: 'Mega 6/45' }])
  })
})

describe('ERR-02 an observer that throws', () => {
  const fail = () => {
    throw new Error('the observer is broken')
  }
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['onCall', { onCall: fail }],
    ['what onCall returns', { onCall: () => fail }],
    ['onFlaws', { onFlaws: fail }],
    ['onFlaws, some time later', { onFlaws: async () => fail() }],
  ])('does not replace a good answer: %s', async (_, options) => {
    const { fetch } = network(() => json({ success: true, value: [game(1), null] }))
    const query = { language: 'EN', platform: 'html5', isPlatform: 2 } as const
    const games = await memberSdk({ fetch, ...options }).wps.GET('/wps/game/hot', { params: { query } })
    expect(games).toEqual([game(1)])
    expect(console.error).toHaveBeenCalledWith(new Error('the observer is broken'))
  })

  it.each([
    ['before it asks', fail],
    ['after the answer came', (_: unknown, __: unknown, ask: () => Promise<unknown>) => ask().then(fail)],
  ])('does not replace a good answer: keep, %s', async (_, keep) => {
    const { fetch, requests } = network(() => json({ success: true, value: [game(1)] }))
    const query = { language: 'EN', platform: 'html5', isPlatform: 2 } as const
    expect(await memberSdk({ fetch, keep }).wps.GET('/wps/game/hot', { params: { query } })).toEqual([game(1)])
    expect(requests).toHaveLength(1)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('the observer is broken'))
  })

  it('is not reported where keep passes on what the call failed with', async () => {
    const { fetch, requests } = network(() => json({ success: false }, 400))
    const query = { language: 'EN', platform: 'html5', isPlatform: 2 } as const
    const sdk = memberSdk({ fetch, keep: async (_, __, ask) => (await ask()).value })
    expect(await failureOf(sdk.wps.GET('/wps/game/hot', { params: { query } }))).toMatchObject({ kind: 'refused' })
    expect(requests).toHaveLength(1)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('LOGIN-10 costs no login: standalone', async () => {
    const { fetch, requests } = network(() => json({ success: true, value: { token: 't', userName: 'u', customerType: 0 } }))
    const sdk = memberSdk({ fetch, standalone: fail })
    expect(await sdk.wps.POST('/wps/session/login', { body: credentials })).toMatchObject({ token: 't' })
    expect(requests[0]?.headers.has('Device')).toBe(false)
  })

  it('costs no further attempt: random', async () => {
    const { fetch } = network(
      () => json({}, 503),
      () => json({ success: true, value: { sumBalance: 3 } }),
    )
    const sdk = memberSdk({ fetch, random: fail, timers: testTimers().timers })
    expect(await sdk.wps.GET(BALANCE)).toEqual({ sumBalance: 3 })
  })

  it('does not replace an error', async () => {
    const { fetch } = network(() => json({ success: false }, 401))
    const error = await failureOf(memberSdk({ fetch, onSessionEnded: fail, onCall: () => fail }).wps.GET(BALANCE))
    expect(error).toMatchObject({ kind: 'refused', status: 401, sessionEnded: true })
  })
})

describe('isAnswerOf', () => {
  it('APP-22 tells an answer that was kept from rubbish that was', () => {
    expect(isAnswerOf('listHotGames', [game(1)])).toBe(true)
    expect(isAnswerOf('listHotGames', { games: [] })).toBe(false)
    expect(isAnswerOf('listHotGames', undefined)).toBe(false)
  })

  it('removes bad items of a list', () => {
    const kept = [game(1), { nodeId: 'two' }]
    expect(isAnswerOf('listHotGames', kept)).toBe(true)
    expect(kept).toEqual([game(1)])
  })

  it('says no for a call that nobody knows', () => {
    expect(isAnswerOf('listUnicorns', [])).toBe(false)
    for (const name of ['toString', 'constructor', '__proto__']) expect(isAnswerOf(name, {})).toBe(false)
  })
})
