import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betOnDraws } from '../lottery/bets.fixture.ts'
import { createTester, openGame, type Tester } from '../testKit.ts'

const ZONE = 'Asia/Manila'
const MASTER = ['master01', 'Master01pass'] as const
const AGENT = ['agent01', 'Agent01pass'] as const
const LOCKED = ['blocked1', 'captcha1']
const PAY = { paymentPassword: '123456' }

const cents = (value: unknown) => Math.round(Number(value) * 100)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const kpiQuery = (from: number, to = from, size = 0) => ({ startDate: dayOf(from), endDate: dayOf(to), size, timeZone: 'UTC' })

/** The accounts of a whole team, level by level, as its pages say them. */
async function walk({ send }: Tester, token: string): Promise<string[]> {
  const accounts: string[] = []
  const uplines: (string | undefined)[] = [undefined]
  for (const upline of uplines) {
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const query = { pageNo, pageSize: 100, ...(upline && { upline }) }
      const page = await send('listDownlines', { token, query })
      pages = Number(page.at('totalPages'))
      for (const mate of page.at('list') as { account: string; downlines: number }[]) {
        accounts.push(mate.account)
        if (mate.downlines > 0) uplines.push(mate.account)
      }
    }
  }
  return accounts
}

describe('AGENT-07 a team', () => {
  it('has figures that are the sums of its members’ own records, to the cent, for any range of days', async () => {
    const tester = createTester({ crowd: 40, games: 60 })
    const first = await tester.logIn(...MASTER)
    const crowd = (
      await tester.send('listDownlines', { token: first, query: { upline: 'agent02', pageNo: 1, pageSize: 2 } })
    ).at('list', 0, 'account')
    // One of the crowd gets a row of their own, and two members play since the seed.
    await tester.send('transferToDownline', { token: first, body: { account: String(crowd), amount: 300, ...PAY } })
    await (await openGame(tester, await tester.logIn(String(crowd), 'Crowd01pass')))(10_000)
    await (await openGame(tester, await tester.logIn('dino25', 'Dino25pass')))(10_000)
    // Bets of a member who asks nothing until the team was asked for; their draws follow in the next hours.
    await betOnDraws(tester, await tester.logIn(), { draws: 10 })
    tester.pass(3 * 86_400)
    const token = await tester.logIn(...MASTER)
    const accounts = await walk(tester, token)
    expect(accounts.length).toBe(58)
    const tokens: string[] = []
    for (const account of accounts) {
      const word = /\d{5}$/.test(account) ? 'Crowd01pass' : `${account.charAt(0).toUpperCase()}${account.slice(1)}pass`
      if (!LOCKED.includes(account)) tokens.push(await tester.logIn(account, word))
    }
    const now = tester.now()
    /** A sum over the members of what one call tells each of them. */
    const sumOf = async (id: 'getProfitAndLoss' | 'listBets' | 'listMovements', query: object) => {
      const sums: Record<string, number> = {}
      for (const own of tokens) {
        const totals = (await tester.send(id, { token: own, query: { ...query } })).at('totals')
        for (const [name, value] of Object.entries(totals as object)) sums[name] = (sums[name] ?? 0) + cents(value)
      }
      return sums
    }
    const inCents = (totals: unknown) =>
      Object.fromEntries(Object.entries(totals as object).map(([name, value]) => [name, cents(value)]))
    const lateHours = fc.integer({ min: 0, max: 100 })
    const hours = fc.oneof(fc.tuple(lateHours, lateHours), fc.tuple(fc.integer({ min: 0, max: 360 * 24 }), lateHours))
    await fc.assert(
      fc.asyncProperty(hours, async ([one, other]) => {
        const [most, least] = [Math.max(one, other), Math.min(one, other)]
        const query = { startDate: now - most * 3_600_000, endDate: now - least * 3_600_000 }
        const page = { ...query, pageNo: 1, pageSize: 100 }
        const team = await tester.send('getTeamProfit', { token, query: { ...query, timeZone: ZONE } })
        const bets = await tester.send('listTeamBets', { token, query: { ...page, language: 'EN' } })
        const movements = await tester.send('listTeamMovements', { token, query: { ...page, language: 'EN' } })
        expect(inCents(team.at('totals'))).toEqual(await sumOf('getProfitAndLoss', { ...query, timeZone: ZONE }))
        expect(inCents(bets.at('totals'))).toEqual(await sumOf('listBets', { ...page, pageSize: 1, language: 'EN' }))
        const moved = await sumOf('listMovements', { ...page, pageSize: 1, language: 'EN' })
        // Those who cannot log in got what they have when the data began.
        for (const account of LOCKED) {
          const own = await tester.send('listTeamMovements', { token, query: { ...page, account, language: 'EN' } })
          for (const [name, value] of Object.entries(inCents(own.at('totals')))) moved[name] = (moved[name] ?? 0) + value
        }
        expect(inCents(movements.at('totals'))).toEqual(moved)
        const days = team.at('days') as { net: number }[]
        expect(days.reduce((net, day) => net + cents(day.net), 0)).toBe(cents(team.at('totals', 'net')))
        const rows = (await tester.send('listTeamProfit', { token, query: page })).at('list')
        expect((rows as { net: number }[]).reduce((net, row) => net + cents(row.net), 0)).toBe(cents(team.at('totals', 'net')))

        // The figures of the first page are of whole days.
        const [from, to] = [dayOf(query.startDate), dayOf(query.endDate)]
        const kpi = await tester.send('getTeamKpi', {
          token,
          query: { startDate: from, endDate: to, size: 0, timeZone: 'UTC' },
        })
        const whole = { startDate: Date.parse(from), endDate: Date.parse(to) + 86_399_999, timeZone: 'UTC' }
        const sums = await sumOf('getProfitAndLoss', whole)
        expect(inCents(kpi.at('footer'))).toMatchObject({
          teamBetCount: sums.bets,
          teamStake: sums.stake,
          teamWin: sums.win,
          teamBonus: sums.bonus,
          teamNet: sums.net,
          teamDeposit: sums.deposits,
          teamWithdrawal: sums.withdrawals,
        })
      }),
      { numRuns: 30 },
    )
    const balances = await Promise.all(
      tokens.map(async (own) => cents((await tester.send('getBalance', { token: own })).at('sumBalance'))),
    )
    const others = LOCKED.map((account) => tester.backend.member(account)?.balanceCents ?? 0)
    const kpi = await tester.send('getTeamKpi', { token, query: kpiQuery(now) })
    expect(cents(kpi.at('footer', 'teamBalance'))).toBe([...balances, ...others].reduce((sum, each) => sum + each, 0))
    expect(tester.backend.violations).toEqual([])
  }, 60_000)

  it('counts a member’s lottery bets from their draws on, though the member never asks', async () => {
    const tester = createTester({ crowd: 5 })
    const from = tester.now()
    const { drawnAt } = await betOnDraws(tester, await tester.logIn(), { draws: 2 })
    tester.pass(3 * 86_400)
    const agent = await tester.logIn(...AGENT)
    const query = { startDate: from, endDate: tester.now(), account: 'maria88', pageNo: 1, pageSize: 10, language: 'EN' }
    const bets = (await tester.send('listTeamBets', { token: agent, query })).at('list') as { playedAt: number }[]
    expect(bets.map(({ playedAt }) => playedAt)).toEqual(drawnAt.toReversed())
    // A round since then stands behind them, in the order of time.
    const maria = await tester.logIn()
    await (await openGame(tester, maria))(1_000)
    const { account: _, ...own } = query
    const movements = (await tester.send('listMovements', { token: maria, query: own })).at('list')
    const times = (movements as { createdAt: number }[]).map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(tester.backend.ledger('maria88')).toBe(tester.backend.member('maria88')?.balanceCents)
  })

  it('has a round that is played between two draws behind the first one’s bet', async () => {
    const tester = createTester({ crowd: 5 })
    const maria = await tester.logIn()
    const play = await openGame(tester, maria)
    const from = tester.now()
    const [drawnAt = 0] = (await betOnDraws(tester, maria)).drawnAt
    tester.pass((drawnAt - from) / 1_000 + 60)
    await play(1_000)
    const query = { startDate: from, endDate: tester.now(), pageNo: 1, pageSize: 10, language: 'EN' }
    const bets = (await tester.send('listBets', { token: maria, query })).at('list') as { playedAt: number }[]
    expect(bets.map(({ playedAt }) => playedAt)).toEqual([tester.now(), drawnAt])
  })

  it('of 10,000 members is paged and searched, and opens by one page at a time', async () => {
    const tester = createTester()
    const token = await tester.logIn('agent02', 'Agent02pass')
    const page = await tester.send('listDownlines', { token, query: { pageNo: 334, pageSize: 30 } })
    expect([page.at('total'), page.at('totalPages')]).toEqual([10_000, 334])
    expect(page.at('list')).toHaveLength(10)
    const found = await tester.send('listDownlines', { token, query: { search: 'ANA00', pageNo: 1, pageSize: 30 } })
    expect(found.at('total')).toBe(67)
    expect(found.at('list', 0)).toMatchObject({ account: 'ana00001', level: 1, upline: 'agent02' })
  })

  it('is seen with all levels by the agent above it, and not by one beside it', async () => {
    const tester = createTester({ crowd: 5 })
    const token = await tester.logIn(...AGENT)
    const detail = await tester.send('getDownline', { token, query: { account: 'ella26' } })
    expect(detail.value).toMatchObject({ path: ['agent01', 'north01', 'coast01'], member: { level: 3, upline: 'coast01' } })
    for (const account of ['vip777', 'ana00001', 'agent01', 'nobody'])
      expect((await tester.send('getDownline', { token, query: { account } })).errorCode, account).toBe('downline.unknown')
  })

  it.each(['maria88', 'trial01', 'type40'])('AGENT-01 is nothing that %s may ask for', async (account) => {
    const tester = createTester({ crowd: 5 })
    const token = await tester.logIn(account, `${account.charAt(0).toUpperCase()}${account.slice(1)}pass`)
    expect((await tester.send('getTeamKpi', { token, query: kpiQuery(tester.now()) })).errorCode).toBe('permission.denied')
    expect((await tester.send('listDownlines', { token, query: { pageNo: 1, pageSize: 10 } })).errorCode).toBe(
      'permission.denied',
    )
  })
})

describe('AGENT-03 the figures of a day', () => {
  it('count who logged in, bet, registered and is there now', async () => {
    const tester = createTester({ crowd: 5 })
    tester.pass(2 * 86_400)
    const token = await tester.logIn(...AGENT)
    const ask = async () => (await tester.send('getTeamKpi', { token, query: kpiQuery(tester.now()) })).at('footer')
    expect(await ask()).toMatchObject({
      teamLoginMemberCount: 0,
      teamBetMemberCount: 0,
      teamOnlineCount: 0,
      teamRegisterMemberCount: 0,
    })
    const dino = await tester.logIn('dino25', 'Dino25pass')
    expect(await ask()).toMatchObject({ teamLoginMemberCount: 1, teamBetMemberCount: 0, teamOnlineCount: 1 })
    await (await openGame(tester, dino))(1_000)
    expect(await ask()).toMatchObject({ teamBetMemberCount: 1, teamStake: 10, teamBetCount: 1 })
    tester.backend.endSessions('dino25')
    expect(await ask()).toMatchObject({ teamLoginMemberCount: 1, teamOnlineCount: 0 })
  })
})

describe('AGENT-07 money for the team', () => {
  it('leaves one wallet and reaches the other, once however often it is sent', async () => {
    const tester = createTester({ crowd: 5 })
    const token = await tester.logIn(...AGENT)
    const headers = { 'Idempotency-Key': '0123456789abcdef' }
    const body = { account: 'ella26', amount: 250.5, ...PAY }
    const [agent, ella] = ['agent01', 'ella26'].map((account) => tester.backend.member(account)?.balanceCents ?? 0)
    const first = await tester.send('transferToDownline', { token, body, headers })
    expect(await tester.send('transferToDownline', { token, body, headers })).toMatchObject({ value: first.value })
    expect(tester.backend.member('agent01')?.balanceCents).toBe((agent ?? 0) - 25_050)
    expect(tester.backend.member('ella26')?.balanceCents).toBe((ella ?? 0) + 25_050)
    expect(tester.backend.ledger('ella26')).toBe(tester.backend.member('ella26')?.balanceCents)
  })

  it('to several says what became of each row', async () => {
    const tester = createTester({ crowd: 5 })
    const token = await tester.logIn(...AGENT)
    const rows = [
      { account: 'ella26', amount: 10 },
      { account: 'vip777', amount: 10 },
      { account: 'noel23', amount: 0.5 },
      { account: 'NOEL23', amount: 20 },
    ]
    const answer = await tester.send('transferToDownlines', { token, body: { rows, ...PAY } })
    expect(answer.value).toMatchObject({
      amount: 30,
      rows: [
        { account: 'ella26', isDone: true },
        { account: 'vip777', isDone: false, reason: 'downline.unknown' },
        { account: 'noel23', isDone: false, reason: 'transfer.amount.limits' },
        { account: 'noel23', isDone: true },
      ],
    })
  })

  it.each([
    ['what is not there', { rows: [{ account: 'ella26', amount: 60_000 }], ...PAY }, 'withdraw.balance.short'],
    ['without the payment password', { rows: [{ account: 'ella26', amount: 1 }], paymentPassword: '000000' }, 'payment.wrong'],
  ])('does not leave: %s', async (_, body, code) => {
    const tester = createTester({ crowd: 5 })
    const token = await tester.logIn(...AGENT)
    const before = tester.backend.member('agent01')?.balanceCents
    expect((await tester.send('transferToDownlines', { token, body })).errorCode).toBe(code)
    expect(tester.backend.member('agent01')?.balanceCents).toBe(before)
  })
})

it('AGENT-05 notices count as unread until the agent has read them', async () => {
  const tester = createTester({ crowd: 5 })
  const token = await tester.logIn(...AGENT)
  const query = { types: 'A', groupName: 'm_home', platform: 'M', merchantCode: 'lobbykit', language: 'EN' }
  const ask = async () => (await tester.send('listAnnouncements', { token, query })).at('footer', 'unreadCount')
  expect(await ask()).toBeGreaterThan(0)
  await tester.send('readAgentNotices', { token })
  expect(await ask()).toBe(0)
})
