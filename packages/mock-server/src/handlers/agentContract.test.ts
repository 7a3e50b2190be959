import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTester, openGame, readAt, type Tester } from '../testKit.ts'

const AGENT = ['agent01', 'Agent01pass'] as const
const NORTH = ['north01', 'North01pass'] as const
const SOUTH = ['south01', 'South01pass'] as const
const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
/** Everybody below north01. */
const TEAM = ['lina22', 'noel23', 'coast01', 'dino25', 'ella26'] as const
const as = (who: string) => [who, `${who.charAt(0).toUpperCase()}${who.slice(1)}pass`] as const

const cents = (value: unknown) => Math.round(Number(value) * 100)
const key = (number: number) => ({ 'Idempotency-Key': `0123456789abcdef${number}` })

const open = async (who: readonly [string, string] = AGENT) => {
  const tester = createTester({ crowd: 5, games: 60 })
  return { ...tester, tester, token: await tester.logIn(...who) }
}

interface Payment {
  from: number
  to: number
  base: number
  members: number
  rate: number
  amount: number
  status: string
}
async function payments({ send }: Tester, token: string, kind: string, more: Record<string, unknown> = {}) {
  const answer = await send('listContractPayments', { token, query: { kind, pageNo: 1, pageSize: 100, ...more } })
  return { list: answer.at('list') as Payment[], totals: answer.at('totals') as Record<'base' | 'amount' | 'paid', number> }
}

/** The number of the newest contract that an agent has of a kind. */
const newest = async ({ send }: Tester, token: string, kind: string) =>
  String((await send('listContracts', { token, query: { kind } })).at('own', 0, 'contractId'))

describe('AGENT-07 a contract', () => {
  it('that is accepted is asked about no more, and is answered once', async () => {
    const { tester, send, token } = await open(NORTH)
    const requests = () => send('getDividendRequest', { token })
    expect((await requests()).value).toMatchObject({ contracthoursalreq: 'NEW' })
    const body = { contractId: await newest(tester, token, 'hourlySalary'), accepts: true }
    const accepted = await send('answerContract', { token, body, headers: key(1) })
    expect(accepted.value).toMatchObject({ status: 'active', account: 'agent01', rate: 0.05 })
    expect(await send('answerContract', { token, body, headers: key(1) })).toMatchObject({ value: accepted.value })
    expect((await send('answerContract', { token, body: { ...body, accepts: false } })).errorCode).toBe('contract.answered')
    expect((await requests()).value).toMatchObject({ contracthoursalreq: '' })
  })

  it('that is refused pays nothing', async () => {
    const { tester, send, token, pass } = await open(NORTH)
    const contractId = await newest(tester, token, 'hourlySalary')
    await send('answerContract', { token, body: { contractId, accepts: false } })
    expect((await send('getDividendRequest', { token })).value).toMatchObject({ contracthoursalreq: '' })
    pass(2 * HOUR_S)
    expect((await payments(tester, token, 'hourlySalary')).list).toEqual([])
    expect((await send('processHourlySalary', { token, body: { until: tester.now() } })).errorCode).toBe('contract.none')
  })

  it('of somebody else is nobody’s to answer', async () => {
    const { tester, send, logIn, token } = await open()
    const contractId = await newest(tester, await logIn(...NORTH), 'hourlySalary')
    expect((await send('answerContract', { token, body: { contractId, accepts: true } })).errorCode).toBe('contract.unknown')
  })

  it('is offered within one’s own, to an agent right below, one of a kind at a time', async () => {
    const { send, token } = await open()
    const offer = async (more: Record<string, unknown>) =>
      (
        await send('offerContract', {
          token,
          body: { kind: 'dailySalary', account: 'north01', rate: 0.2, leastBase: 5, leastMembers: 1, ...more },
        })
      ).errorCode
    expect(await offer({ rate: 0.21 })).toBe('contract.rate.limits')
    expect(await offer({ rate: 0.105 })).toBe('contract.rate.limits')
    expect(await offer({ kind: 'hourlySalary', rate: 0.06 })).toBe('contract.rate.limits')
    expect(await offer({ account: 'maria88' })).toBe('downline.unknown')
    expect(await offer({ account: 'coast01' })).toBe('downline.unknown')
    expect(await offer({ account: 'agent02' })).toBe('downline.unknown')
    expect(await offer({})).toBeUndefined()
    expect(await offer({})).toBe('contract.waits')
  })

  it.each(['type41', 'type42'])('AGENT-06 is not offered to %s, who could never answer it', async (account) => {
    const { send, token } = await open(as('master01'))
    const body = { kind: 'dailySalary', account, rate: 0.1, leastBase: 5, leastMembers: 1 } as const
    expect((await send('offerContract', { token, body })).errorCode).toBe('downline.unknown')
    const team = await send('listDownlines', { token, query: { pageNo: 1, pageSize: 10 } })
    expect(team.at('list')).toEqual(expect.arrayContaining([expect.objectContaining({ account, takesContracts: false })]))
  })

  it('that takes the place of another counts from then on, and what the other brought stays due', async () => {
    const { tester, send, logIn, token } = await open()
    const { pass, now } = tester
    const south = await logIn(...SOUTH)
    const play = await openGame(tester, await logIn('faye28', 'Faye28pass'))
    await play(40_000)
    pass(60)
    const body = { kind: 'dailySalary', account: 'south01', rate: 0.2, leastBase: 5, leastMembers: 1 } as const
    await send('offerContract', { token, body })
    await send('answerContract', {
      token: south,
      body: { contractId: await newest(tester, south, 'dailySalary'), accepts: true },
    })
    const changedAt = now()
    pass(60)
    await play(10_000)
    pass(DAY_S)
    const later = await logIn(...SOUTH)
    const { list } = await payments(tester, later, 'dailySalary', { startDate: changedAt - HOUR_S * 1000, endDate: now() })
    const ended = list.filter(({ status }) => status !== 'running')
    expect(ended).toMatchObject([
      { from: changedAt, base: 100, rate: 0.2, amount: 0.2, status: 'due' },
      { to: changedAt, base: 400, rate: 0.15, amount: 0.6, status: 'due' },
    ])
    expect((await send('listContracts', { token: later, query: { kind: 'dailySalary' } })).value).toMatchObject({
      own: [{ status: 'active' }, { status: 'replaced' }],
    })
  })

  it('of dividends is none where dividends are not enabled', async () => {
    const { backend, send, token } = await open()
    backend.setFlag('AGEDIV3', false)
    expect((await send('listContracts', { token, query: { kind: 'dividend' } })).errorCode).toBe('feature.off')
    expect((await send('processDividend', { token, body: { until: 1 } })).errorCode).toBe('feature.off')
    expect((await send('listContracts', { token, query: { kind: 'dailySalary' } })).success).toBe(true)
  })

  it.each(['maria88', 'trial01', 'type40'])('is nothing that %s may see', async (account) => {
    const { logIn, send } = await open()
    const token = await logIn(...as(account))
    expect((await send('listContracts', { token, query: { kind: 'dividend' } })).errorCode).toBe('permission.denied')
    expect((await send('getRedRain', { token })).errorCode).toBe('permission.denied')
  })
})

describe('AGENT-07 what a contract brings', () => {
  it('is booked once for what was shown, each period on its own, and what ends later stays due', async () => {
    const { tester, send, token: first, backend, pass, now } = await open()
    const before = backend.member('agent01')?.balanceCents ?? 0
    const due = (await send('listContracts', { token: first, query: { kind: 'dailySalary' } })).at('due')
    const { amount, payments: count, until } = due as { amount: number; payments: number; until: number }
    expect(amount).toBeGreaterThan(0)
    await (await openGame(tester, await tester.logIn('ella26', 'Ella26pass')))(50_000)
    pass(DAY_S)
    const token = await tester.logIn(...AGENT)
    const paid = await send('processDailySalary', { token, query: { until }, headers: key(2) })
    expect(paid.value).toEqual({ amount, payments: count })
    expect(await send('processDailySalary', { token, query: { until }, headers: key(2) })).toMatchObject({ value: paid.value })
    expect((await send('processDailySalary', { token, query: { until } })).errorCode).toBe('contract.none')
    expect(backend.member('agent01')?.balanceCents).toBe(before + cents(amount))
    expect(backend.ledger('agent01')).toBe(backend.member('agent01')?.balanceCents)
    const query = { startDate: now() - HOUR_S * 1000, endDate: now(), pageNo: 1, pageSize: 50, kind: 'bonus', language: 'EN' }
    const booked = (await send('listMovements', { token, query })).at('list') as { kind: string; amount: number }[]
    expect(booked.map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'salary'))
    expect(booked.reduce((sum, row) => sum + cents(row.amount), 0)).toBe(cents(amount))
    expect((await payments(tester, token, 'dailySalary')).totals.paid).toBe(amount)
    expect((await send('listContracts', { token, query: { kind: 'dailySalary' } })).at('due', 'amount')).toBe(1)
    expect(backend.violations).toEqual([])
  })

  it('is, for any range and whatever the team plays, the rate of the sums of its members’ own records, to the cent', async () => {
    const hours = fc.integer({ min: 0, max: 40 })
    const played = fc.array(fc.record({ who: fc.constantFrom(...TEAM), hours, cents: fc.constantFrom(500, 1_300, 7_700) }), {
      minLength: 1,
      maxLength: 12,
    })
    const range = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
    await fc.assert(
      fc.asyncProperty(played, range, fc.constantFrom('dailySalary', 'hourlySalary', 'dividend'), async (plays, days, kind) => {
        const { tester, send, logIn, token: first, pass, now } = await open(NORTH)
        const agent = await logIn(...AGENT)
        const ownRate = kind === 'dividend' ? 7.5 : 0.2
        if (kind !== 'hourlySalary') {
          const body = { kind, account: 'north01', rate: ownRate, leastBase: 0, leastMembers: 0 }
          expect((await send('offerContract', { token: agent, body })).errorCode).toBeUndefined()
        }
        await send('answerContract', { token: first, body: { contractId: await newest(tester, first, kind), accepts: true } })
        for (const play of plays) {
          pass(play.hours * HOUR_S)
          await (await openGame(tester, await logIn(...as(play.who))))(play.cents)
          if (play.hours <= 30) continue
          const token = await logIn(...NORTH)
          const until = Number((await send('listContracts', { token, query: { kind } })).at('due', 'until'))
          if (kind === 'dailySalary') await send('processDailySalary', { token, query: { until } })
          else await send(kind === 'dividend' ? 'processDividend' : 'processHourlySalary', { token, body: { until } })
        }
        pass(16 * DAY_S)
        const token = await logIn(...NORTH)
        const tokens = await Promise.all(TEAM.map((who) => logIn(...as(who))))
        const [most, least] = [Math.max(...days), Math.min(...days)]
        const asked = { startDate: now() - most * DAY_S * 1000, endDate: now() - least * DAY_S * 1000 }
        const { list, totals } = await payments(tester, token, kind, asked)
        for (const { from, to, base, rate, amount } of list) {
          let [stake, win, bettors] = [0, 0, 0]
          for (const own of tokens) {
            const query = { startDate: from, endDate: to - 1, timeZone: 'Asia/Manila' }
            const profit = await send('getProfitAndLoss', { token: own, query })
            stake += cents(profit.at('totals', 'stake'))
            win += cents(profit.at('totals', 'win'))
            bettors += Number(profit.at('totals', 'bets')) > 0 ? 1 : 0
          }
          const whole = kind === 'dividend' ? Math.max(0, stake - win) : stake
          expect(cents(base)).toBe(whole)
          const isEnough = kind !== 'hourlySalary' || whole >= 10_000
          expect(cents(amount)).toBe(isEnough ? Math.floor((whole * Math.round(rate * 100)) / 10_000) : 0)
          if (whole > 0) expect(bettors).toBeGreaterThan(0)
        }
        if (kind !== 'dividend') {
          // No stake is left out or counted twice, whatever was paid in between and whenever.
          const { value } = await send('listContracts', { token, query: { kind } })
          const since = Number(readAt(value, ['own', 0, 'startsAt']))
          let staked = 0
          for (const own of tokens) {
            const query = { startDate: since, endDate: now(), timeZone: 'Asia/Manila' }
            staked += cents((await send('getProfitAndLoss', { token: own, query })).at('totals', 'stake'))
          }
          expect(cents((await payments(tester, token, kind)).totals.base)).toBe(staked)
        }
        expect(cents(totals.base)).toBe(list.reduce((sum, each) => sum + cents(each.base), 0))
        expect(cents(totals.amount)).toBe(list.reduce((sum, each) => sum + cents(each.amount), 0))
        expect(tester.backend.violations).toEqual([])
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

describe('AGENT-07 the red envelope rain', () => {
  const rain = async () => {
    const opened = await open()
    const round = await opened.send('getRedRain', { token: opened.token })
    return { ...opened, roundId: String(round.at('round', 'roundId')), round }
  }

  it('gives an agent one envelope a round, which is booked once', async () => {
    const { send, token, backend, roundId } = await rain()
    const before = backend.member('agent01')?.balanceCents ?? 0
    const body = { roundId, envelope: 3 }
    const opened = await send('openEnvelope', { token, body, headers: key(3) })
    expect(await send('openEnvelope', { token, body, headers: key(3) })).toMatchObject({ value: opened.value })
    expect((await send('openEnvelope', { token, body: { roundId, envelope: 4 } })).errorCode).toBe('rain.opened')
    expect(backend.member('agent01')?.balanceCents).toBe(before + cents(opened.at('amount')))
    expect(backend.ledger('agent01')).toBe(backend.member('agent01')?.balanceCents)
    expect((await send('getRedRain', { token })).value).toMatchObject({
      round: { opened: { envelope: 3, amount: opened.at('amount') } },
      won: opened.at('amount'),
    })
  })

  it('lasts two minutes, and the next round is announced', async () => {
    const { send, token, roundId, round, pass } = await rain()
    pass(120)
    const now = await send('getRedRain', { token })
    expect(now.at('round')).toBeUndefined()
    expect(now.at('next')).toEqual(round.at('next'))
    expect((await send('openEnvelope', { token, body: { roundId, envelope: 1 } })).errorCode).toBe('rain.over')
    pass(28 * 60)
    expect((await send('getRedRain', { token })).at('round', 'roundId')).toBe(round.at('next', 'roundId'))
  })

  it('has the same envelopes for the same seed, some of them empty', async () => {
    const amounts = async () => {
      const { send, logIn, pass } = await open()
      const found: number[] = []
      for (let round = 0; round < 24; round += 1) {
        const token = await logIn(...AGENT)
        const roundId = String((await send('getRedRain', { token })).at('round', 'roundId'))
        found.push(Number((await send('openEnvelope', { token, body: { roundId, envelope: 1 } })).at('amount')))
        pass(30 * 60)
      }
      return found
    }
    const first = await amounts()
    expect(first).toEqual(await amounts())
    expect(first).toContain(0)
    expect(first.some((amount) => amount >= 1)).toBe(true)
  })

  it('is nothing where the menu does not permit it', async () => {
    const { send, token, backend } = await rain()
    backend.setFlag('AGENTRANSMULTDOWN3', false)
    expect((await send('getRedRain', { token })).errorCode).toBe('feature.off')
  })
})
