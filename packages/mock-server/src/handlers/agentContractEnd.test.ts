import { describe, expect, it } from 'vitest'
import { createTester, openGame, readAt, type Tester } from '../testKit.ts'

const AGENT = ['agent01', 'Agent01pass'] as const
const NORTH = ['north01', 'North01pass'] as const
const SOUTH = ['south01', 'South01pass'] as const
const DAY_S = 86_400

const key = (number: number) => ({ 'Idempotency-Key': `0123456789abcdef${number}` })

const open = async () => {
  const tester = createTester({ crowd: 5, games: 60 })
  return { ...tester, tester, token: await tester.logIn(...AGENT) }
}

/** The number of the newest contract that an agent has of a kind. */
const newest = async ({ send }: Tester, token: string, kind: string) =>
  String((await send('listContracts', { token, query: { kind } })).at('own', 0, 'contractId'))

describe('AGENT-07 a contract', () => {
  it('that is not answered is taken back by who offered it, and is no longer seen', async () => {
    const { tester, send, logIn, token } = await open()
    const north = await logIn(...NORTH)
    const contractId = await newest(tester, north, 'hourlySalary')
    const takeBack = (by: string, headers = {}) => send('takeBackContract', { token: by, body: { contractId }, headers })
    expect((await takeBack(north)).errorCode).toBe('contract.unknown')
    const taken = await takeBack(token, key(1))
    expect(taken.value).toMatchObject({ contractId, account: 'north01', status: 'takenBack' })
    expect(await takeBack(token, key(1))).toMatchObject({ value: taken.value })
    expect((await takeBack(token)).errorCode).toBe('contract.unknown')
    expect((await send('getDividendRequest', { token: north })).value).toMatchObject({ contracthoursalreq: '' })
    expect((await send('listContracts', { token: north, query: { kind: 'hourlySalary' } })).at('own')).toEqual([])
    expect((await send('listContracts', { token, query: { kind: 'hourlySalary' } })).at('given', 0, 'status')).toBe('takenBack')
    const answer = await send('answerContract', { token: north, body: { contractId, accepts: true } })
    expect(answer.errorCode).toBe('contract.unknown')
  })

  it.each([true, false])('is taken back or answered, whatever comes first, and never both (accepted: %s)', async (accepts) => {
    for (const isFirst of [true, false]) {
      const { tester, send, logIn, token } = await open()
      const north = await logIn(...NORTH)
      const contractId = await newest(tester, north, 'hourlySalary')
      const calls = [
        () => send('takeBackContract', { token, body: { contractId } }),
        () => send('answerContract', { token: north, body: { contractId, accepts } }),
      ]
      const answers = await Promise.all((isFirst ? calls : calls.toReversed()).map((call) => call()))
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      const codes = answers.map(({ errorCode }) => errorCode).filter(Boolean)
      const { value } = await send('listContracts', { token, query: { kind: 'hourlySalary' } })
      const status = readAt(value, ['given', 0, 'status'])
      expect(codes).toEqual([status === 'takenBack' ? 'contract.unknown' : 'contract.answered'])
    }
  })

  it('that is ended runs to the end of its period: what is due up to then is paid, and nothing that comes later', async () => {
    const { tester, send, logIn, token } = await open()
    const { pass, now } = tester
    const south = await logIn(...SOUTH)
    const contractId = await newest(tester, south, 'dailySalary')
    const end = (by: string, id = contractId) => send('endContract', { token: by, body: { contractId: id } })
    const until = Number((await send('listContracts', { token: south, query: { kind: 'dailySalary' } })).at('due', 'until'))
    await send('processDailySalary', { token: south, query: { until } })
    const play = await openGame(tester, await logIn('faye28', 'Faye28pass'))
    await play(20_000)
    expect((await end(south)).errorCode).toBe('contract.unknown')
    const set = await end(token)
    const endedAt = Number(set.at('endedAt'))
    expect(set.at('status')).toBe('active')
    expect(endedAt).toBeGreaterThan(now())
    expect(endedAt - now()).toBeLessThanOrEqual(DAY_S * 1000)
    expect((await end(token)).errorCode).toBe('contract.over')
    pass((endedAt - now()) / 1000 - 60)
    await (await openGame(tester, await logIn('faye28', 'Faye28pass')))(10_000)
    const offer = { kind: 'dailySalary', account: 'south01', rate: 0.2, leastBase: 5, leastMembers: 1 } as const
    await send('offerContract', { token: await logIn(...AGENT), body: offer })
    pass(120)
    await (await openGame(tester, await logIn('faye28', 'Faye28pass')))(5_000)
    pass(2 * DAY_S)
    const later = await logIn(...SOUTH)
    const before = await send('listContracts', { token: later, query: { kind: 'dailySalary' } })
    const own = before.at('own') as { contractId: string; status: string }[]
    expect(own.find((each) => each.contractId === contractId)?.status).toBe('ended')
    const query = { kind: 'dailySalary', pageNo: 1, pageSize: 100, startDate: until, endDate: now() }
    const list = (await send('listContractPayments', { token: later, query })).at('list')
    expect(list).toMatchObject([{ to: endedAt, base: 300, rate: 0.15, amount: 0.45, status: 'due' }])
    // A contract that follows counts nothing twice: what was played before the other one ended is the other one's.
    await send('answerContract', { token: later, body: { contractId: own[0]?.contractId ?? '', accepts: true } })
    const after = await send('listContracts', { token: later, query: { kind: 'dailySalary' } })
    expect(after.at('own', 0, 'startsAt')).toBe(endedAt)
    expect(after.at('due', 'amount')).toBe(0.55)
    const paid = await send('processDailySalary', { token: later, query: { until: now() } })
    expect(paid.value).toEqual({ amount: 0.55, payments: 2 })
    expect((await end(await logIn(...AGENT))).errorCode).toBe('contract.over')
  })

  it('that has ended gives the agent nothing to promise any more', async () => {
    const { tester, send, logIn, token } = await open()
    const master = await logIn('master01', 'Master01pass')
    const ended = await send('endContract', {
      token: master,
      body: { contractId: await newest(tester, token, 'dailySalary') },
    })
    const most = async () =>
      (await send('listContracts', { token: await logIn(...AGENT), query: { kind: 'dailySalary' } })).at('mostRate')
    expect(await most()).toBe(0.2)
    tester.pass((Number(ended.at('endedAt')) - tester.now()) / 1000)
    expect(await most()).toBe(0)
  })

  it('that waits for an answer, or was refused, has no end to set', async () => {
    const { tester, send, logIn, token } = await open()
    const contractId = await newest(tester, await logIn(...NORTH), 'hourlySalary')
    expect((await send('endContract', { token, body: { contractId } })).errorCode).toBe('contract.over')
  })

  it('may have tiers that rise, none above one’s own at its amount, and pays by the one that is reached', async () => {
    const { tester, send, logIn, token } = await open()
    const offer = async (tiers: { from: number; rate: number }[]) => {
      const body = {
        kind: 'dailySalary',
        account: 'south01',
        rate: 0.1,
        leastBase: 5,
        leastMembers: 1,
        tiers,
      } as const
      return send('offerContract', { token, body })
    }
    // One's own: 0.2 from the beginning on, 0.25 from 5,000 on and 0.3 from 20,000 on.
    const own = await send('listContracts', { token, query: { kind: 'dailySalary' } })
    expect(own.value).toMatchObject({
      mostRate: 0.2,
      mostTiers: [
        { from: 5000, rate: 0.25 },
        { from: 20_000, rate: 0.3 },
      ],
    })
    expect((await offer([{ from: 4999.99, rate: 0.21 }])).errorCode).toBe('contract.rate.limits')
    expect((await offer([{ from: 20_000, rate: 0.31 }])).errorCode).toBe('contract.rate.limits')
    expect((await offer([{ from: 5, rate: 0.2 }])).errorCode).toBe('contract.tiers.wrong')
    expect((await offer([{ from: 6, rate: 0.1 }])).errorCode).toBe('contract.tiers.wrong')
    expect(
      (
        await offer([
          { from: 9, rate: 0.15 },
          { from: 9, rate: 0.2 },
        ])
      ).errorCode,
    ).toBe('contract.tiers.wrong')
    const five = [1, 2, 3, 4, 5].map((step) => ({ from: 100 * step, rate: 0.1 + step / 100 }))
    expect((await offer(five)).status).toBe(400)
    const tiers = [
      { from: 100, rate: 0.15 },
      { from: 5000, rate: 0.25 },
    ]
    expect((await offer(tiers)).value).toMatchObject({ rate: 0.1, tiers })
    const south = await logIn(...SOUTH)
    await send('answerContract', {
      token: south,
      body: { contractId: await newest(tester, south, 'dailySalary'), accepts: true },
    })
    const since = tester.now()
    for (const cents of [9_999, 10_000]) {
      await (await openGame(tester, await logIn('faye28', 'Faye28pass')))(cents)
      tester.pass(DAY_S)
    }
    const query = { kind: 'dailySalary', pageNo: 1, pageSize: 100, startDate: since, endDate: tester.now() } as const
    const list = (await send('listContractPayments', { token: await logIn(...SOUTH), query })).at('list') as { base: number }[]
    expect(list.filter(({ base }) => base > 0)).toMatchObject([
      { base: 100, rate: 0.15, amount: 0.15 },
      { base: 99.99, rate: 0.1, amount: 0.09 },
    ])
  })
})
