import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTester, openGame, type Tester } from '../testKit.ts'

const ZONE = 'Asia/Manila'
const MASTER = ['master01', 'Master01pass'] as const
const AGENT = ['agent01', 'Agent01pass'] as const
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
    const token = await tester.logIn(...MASTER)
    const crowd = (await tester.send('listDownlines', { token, query: { upline: 'agent02', pageNo: 1, pageSize: 2 } })).at(
      'list',
      0,
      'account',
    )
    // One of the crowd gets a row of their own, and two members play since the seed.
    await tester.send('transferToDownline', { token, body: { account: String(crowd), amount: 300, ...PAY } })
    await (await openGame(tester, await tester.logIn(String(crowd), 'Crowd01pass')))(10_000)
    await (await openGame(tester, await tester.logIn('dino25', 'Dino25pass')))(10_000)
    const accounts = (await walk(tester, token)).filter((account) => account !== 'vip777')
    expect(accounts.length).toBe(57)
    const tokens = new Map<string, string>()
    for (const account of accounts) {
      const word = /\d{5}$/.test(account) ? 'Crowd01pass' : `${account.charAt(0).toUpperCase()}${account.slice(1)}pass`
      if (account !== 'blocked1' && account !== 'captcha1') tokens.set(account, await tester.logIn(account, word))
    }
    const now = tester.now()
    const range = fc.tuple(fc.integer({ min: 0, max: 360 * 24 }), fc.integer({ min: 0, max: 360 * 24 }))
    await fc.assert(
      fc.asyncProperty(range, async ([one, other]) => {
        const [most, least] = [Math.max(one, other), Math.min(one, other)]
        const query = { startDate: now - most * 3_600_000, endDate: now - least * 3_600_000 }
        const sum = { stake: 0, win: 0, bonus: 0, deposits: 0, withdrawals: 0, bets: 0 }
        for (const own of tokens.values()) {
          const answer = await tester.send('getProfitAndLoss', { token: own, query: { ...query, timeZone: ZONE } })
          for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += cents(answer.at('totals', name))
        }
        const vip = await tester.send('getTeamProfit', { token, query: { ...query, timeZone: ZONE, account: 'vip777' } })
        const team = await tester.send('getTeamProfit', { token, query: { ...query, timeZone: ZONE } })
        for (const name of Object.keys(sum) as (keyof typeof sum)[])
          expect(cents(team.at('totals', name)) - cents(vip.at('totals', name)), name).toBe(sum[name])
        const days = team.at('days') as { net: number }[]
        expect(days.reduce((net, day) => net + cents(day.net), 0)).toBe(cents(team.at('totals', 'net')))
        const rows = (await tester.send('listTeamProfit', { token, query: { ...query, pageNo: 1, pageSize: 100 } })).at('list')
        expect((rows as { net: number }[]).reduce((net, row) => net + cents(row.net), 0)).toBe(cents(team.at('totals', 'net')))
      }),
      { numRuns: 6 },
    )
    const balances = await Promise.all(
      [...tokens.values()].map(async (own) => cents((await tester.send('getBalance', { token: own })).at('sumBalance'))),
    )
    const others = ['vip777', 'blocked1', 'captcha1'].map((account) => tester.backend.member(account)?.balanceCents ?? 0)
    const kpi = await tester.send('getTeamKpi', { token, query: kpiQuery(now) })
    expect(cents(kpi.at('footer', 'teamBalance'))).toBe([...balances, ...others].reduce((sum, each) => sum + each, 0))
    expect(tester.backend.violations).toEqual([])
  }, 60_000)

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
