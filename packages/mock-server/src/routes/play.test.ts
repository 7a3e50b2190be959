import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTester, readAt, type Tester } from '../testKit.ts'

const launch = { vendor: 'JL', gameId: 'jl-1', nodeId: 1, supportPlay: true, showChoice: false, language: 'EN' }

async function open(tester: Tester, token: string, query: Record<string, unknown> = launch): Promise<string> {
  return String((await tester.send('launchGame', { token, query })).at('url'))
}
async function play({ backend }: Tester, url: string, body?: unknown) {
  const response = await backend.handle(
    new Request(body === undefined ? `${url}/state` : `${url}/round`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
  const answer: unknown = await response.json()
  return { status: response.status, at: (field: string) => readAt(answer, [field]) }
}

describe('launch', () => {
  it('LAUNCH-07 a ticket opens the game, and is not the session token', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const url = await open(tester, token)
    expect(url).toMatch(/^http:\/\/mock\.example\/play\/[a-z0-9]{20,}$/)
    expect(url).not.toContain(token)
    const page = await tester.backend.handle(new Request(url))
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect(page.headers.get('Access-Control-Allow-Origin')).toBe('*')
    // Named: 'self' matches nothing in a sandboxed frame of WebKit.
    const policy = page.headers.get('Content-Security-Policy')
    for (const kind of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${kind} [^;]*http://mock\\.example(;|$)`))
    }
    const html = await page.text()
    expect(html).toContain('Tropical Reels')
    expect(html).not.toContain(token)
    for (const file of ['game.js', 'game.css']) {
      expect((await tester.backend.handle(new Request(new URL(file, url)))).status).toBe(200)
    }
  })

  it('LAUNCH-05 a guest opens lotteries only', async () => {
    const { send } = createTester()
    expect(await send('launchGame', { query: launch })).toMatchObject({ status: 401, errorCode: 'session.ended' })
    const lottery = { ...launch, vendor: 'TCG_SEA', gameId: 'lobby', nodeId: 0, gameCode: 'lobby', prizeMode: 'SEA' }
    expect(await send('launchGame', { query: lottery })).toMatchObject({ success: true })
  })

  it('LAUNCH-09 a trial member plays only what has free play', async () => {
    const tester = createTester()
    const token = String((await tester.send('startFreePlay')).at('token'))
    expect(await open(tester, token)).toContain('/play/')
    const live = await tester.send('listGames', {
      query: { merchant: 'x', platform: 'html5', clientType: 2, gameType: 'LIVE', pageNo: 1, pageSize: 1, language: 'EN' },
    })
    const query = { ...launch, vendor: String(live.at('games', 0, 'vassalage')), nodeId: Number(live.at('games', 0, 'nodeId')) }
    expect(await tester.send('launchGame', { token, query })).toMatchObject({ errorCode: 'trial.not.allowed' })
  })

  it('LAUNCH-08 a vendor that is down answers with an empty address', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const games = await tester.send('listGames', {
      query: {
        merchant: 'x',
        platform: 'html5',
        clientType: 2,
        gameType: 'RNG',
        vassalage: 'VPR',
        pageNo: 1,
        pageSize: 1,
        language: 'EN',
      },
    })
    const query = { ...launch, vendor: 'VPR', nodeId: Number(games.at('games', 0, 'nodeId')) }
    expect(await open(tester, token, query)).toBe('')
  })

  it('a game of another vendor is not found', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    expect(await tester.send('launchGame', { token, query: { ...launch, vendor: 'PGS' } })).toMatchObject({
      errorCode: 'game.not.found',
    })
  })
})

describe('rounds', () => {
  it('BAL-05 a round moves money once, however often its key is sent', async () => {
    const tester = createTester()
    const url = await open(tester, await tester.logIn())
    const first = await play(tester, url, { stake: 10.25, key: 'a' })
    const again = await play(tester, url, { stake: 10.25, key: 'a' })
    expect(first.status).toBe(200)
    expect(again.at('balance')).toBe(first.at('balance'))
    expect(again.at('symbols')).toEqual(first.at('symbols'))
    expect((await play(tester, url)).at('balance')).toBe(first.at('balance'))
    expect(tester.backend.member('maria88')?.balanceCents).toBe(125_050 - 1025 + Math.round(Number(first.at('win')) * 100))
    expect((await play(tester, url, { stake: 20, key: 'a' })).status).toBe(409)
  })

  it('BAL-05 two calls with one key at the same time are one round', async () => {
    const tester = createTester()
    const url = await open(tester, await tester.logIn())
    const answers = await Promise.all([1, 2, 3].map(() => play(tester, url, { stake: 5, key: 'same' })))
    expect(new Set(answers.map((answer) => answer.at('balance'))).size).toBe(1)
    expect(tester.backend.snapshot().tables.round).toHaveLength(1)
  })

  it.each([
    { stake: 0, key: 'a' },
    { stake: -1, key: 'a' },
    { stake: 0.001, key: 'a' },
    { stake: '5', key: 'a' },
    { stake: 10_001, key: 'a' },
    { stake: 5 },
    { stake: 5, key: '' },
    null,
    'x',
  ])('refuses %j', async (body) => {
    const tester = createTester()
    const url = await open(tester, await tester.logIn())
    expect((await play(tester, url, body)).status).toBe(400)
    expect(tester.backend.ledger('maria88')).toBe(125_050)
  })

  it('answers 402 when the stake is not covered, 401 when the session has ended, 404 for an unknown ticket', async () => {
    const tester = createTester()
    const broke = await open(tester, await tester.logIn('broke01', 'Broke01pass'))
    expect((await play(tester, broke, { stake: 1, key: 'a' })).status).toBe(402)
    const token = await tester.logIn()
    const url = await open(tester, token)
    const fresh = String((await tester.send('renewSession', { token })).at('token'))
    tester.pass(3600)
    expect((await play(tester, url)).status).toBe(200)
    await tester.send('logout', { token: fresh })
    expect((await play(tester, url, { stake: 1, key: 'a' })).status).toBe(401)
    expect((await play(tester, url)).status).toBe(401)
    expect((await play(tester, 'http://mock.example/play/unknown')).status).toBe(404)
  })

  it('a time-out stops a game that is open: no new round and no money moved; a round played before is answered again', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const url = await open(tester, token)
    const first = await play(tester, url, { stake: 5, key: 'before' })
    await tester.send('takeTimeOut', { token, body: { period: 'day' } })
    const refused = await play(tester, url, { stake: 5, key: 'after' })
    expect([refused.status, refused.at('error')]).toEqual([403, 'limit.timeOut'])
    expect(tester.backend.member('maria88')?.balanceCents).toBe(Math.round(Number(first.at('balance')) * 100))
    expect((await play(tester, url, { stake: 5, key: 'before' })).at('balance')).toBe(first.at('balance'))
    expect((await play(tester, url)).at('balance')).toBe(first.at('balance'))
  })

  it('WIN-01 a big win enters the board under a masked name, a small one does not', async () => {
    // A random source that always answers 0.99 stops every reel at the best symbol.
    const tester = createTester({ random: () => 0.99 })
    const url = await open(tester, await tester.logIn())
    const board = async () => {
      const query = { gameCategory: 'ALL', language: 'EN', limitNum: 20 }
      return tester.send('listWinners', { query })
    }
    const small = await play(tester, url, { stake: 1, key: 'small' })
    expect(Number(small.at('win'))).toBeLessThan(1000)
    expect((await board()).at(0, 'vo', 'customerName')).not.toBe('ma***88')
    const big = await play(tester, url, { stake: 10, key: 'big' })
    expect((await board()).at(0, 'vo')).toMatchObject({
      customerName: 'ma***88',
      gameName: 'Tropical Reels',
      winAmount: big.at('win'),
      nodeId: 1,
    })
  })

  it('BAL-01 whatever is played and repeated, the ledger adds up and no balance is negative', async () => {
    const stake = fc.integer({ min: 1, max: 60_000 }).map((cents) => cents / 100)
    const rounds = fc.array(fc.record({ stake, key: fc.integer({ min: 0, max: 12 }) }), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(rounds, fc.integer(), async (played, seed) => {
        const tester = createTester({ seed, games: 650 })
        const url = await open(tester, await tester.logIn())
        const answers = new Map<number, unknown>()
        let expected = 125_050
        for (const { stake, key } of played) {
          const answer = await play(tester, url, { stake, key: `k${key}` })
          const cents = Math.round(stake * 100)
          if (answer.status === 402) expect(cents).toBeGreaterThan(expected)
          if (answer.status !== 200) continue
          if (answers.has(key)) expect(answer.at('balance')).toBe(answers.get(key))
          else expected += Math.round(Number(answer.at('win')) * 100) - cents
          answers.set(key, answer.at('balance'))
          const balance = tester.backend.member('maria88')?.balanceCents
          expect(balance).toBe(expected)
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(tester.backend.ledger('maria88')).toBe(balance)
        }
      }),
      { numRuns: 30 },
    )
  })
})
