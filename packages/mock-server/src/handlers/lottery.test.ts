import { describe, expect, it } from 'vitest'
import type { Body } from '../operation.ts'
import { createTester, type Tester } from '../testKit.ts'

const CODE = 'ELOTT_ELOTT_1'
const LANGUAGE = { language: 'EN' } as const
const KEY = { 'Idempotency-Key': 'intention-0123456789' }
type Bet = Body<'placeLotteryOrder'>['bets'][number]
type Slip = Partial<Body<'placeLotteryOrder'>>

/** Both sides of a sum: one of the two bets wins, whatever is drawn. */
const SIDES: Pick<Bet, 'method' | 'selection' | 'count'> = { method: 'd5_sum', selection: [['big', 'small']], count: 2 }

async function started(tester: Tester = createTester()) {
  const token = await tester.logIn()
  const table = () => tester.send('getLotteryGame', { path: { code: CODE }, query: LANGUAGE })
  const draws = async () => {
    const list = (await table()).at('draws')
    return Array.isArray(list)
      ? list.map(({ drawNo, closesAt }) => ({ drawNo: String(drawNo), closesAt: Number(closesAt) }))
      : []
  }
  const oddsId = async (method: string) => {
    const methods = (await table()).at('methods')
    return String(Array.isArray(methods) ? methods.find(({ code }) => code === method)?.oddsId : '')
  }
  const betOf = async (bet: Partial<Bet> = {}): Promise<Bet> => {
    const whole = { ...SIDES, stake: 10, multiple: 1, ...bet }
    return { oddsId: await oddsId(whole.method), ...whole }
  }
  const place = async (slip: Slip = {}, headers?: Record<string, string>) => {
    const [draw] = await draws()
    const body = {
      code: CODE,
      playType: 'trad' as const,
      bets: [await betOf()],
      draws: [{ drawNo: draw?.drawNo ?? '', times: 1 }],
      ...slip,
    }
    return tester.send('placeLotteryOrder', { query: LANGUAGE, body, token, ...(headers && { headers }) })
  }
  const cancel = (suborderIds: string[], headers?: Record<string, string>) =>
    tester.send('cancelLotterySuborders', { body: { suborderIds }, token, ...(headers && { headers }) })
  const orders = (query = {}) =>
    tester.send('listLotteryOrders', { query: { pageNo: 1, pageSize: 20, ...LANGUAGE, ...query }, token })
  const cents = () => {
    const balance = tester.backend.member('maria88')?.balanceCents ?? 0
    expect(tester.backend.ledger('maria88')).toBe(balance)
    return balance
  }
  const passTo = (moment: number) => tester.pass((moment - tester.now()) / 1_000)
  return { tester, token, draws, betOf, place, cancel, orders, cents, passTo }
}

describe('an order of bets on a lottery', () => {
  it('takes the stake at once, and pays the win into the same wallet when the numbers are known', async () => {
    const { place, draws, cents, passTo, orders, tester } = await started()
    const before = cents()
    const [draw] = await draws()
    const placed = await place()
    expect(placed).toMatchObject({ success: true, value: { amount: 20, isChase: false } })
    expect(cents()).toBe(before - 2_000)
    passTo((draw?.closesAt ?? 0) + 9_999)
    expect((await orders()).at('list', 0, 'suborders', 0, 'status')).toBe('open')
    passTo((draw?.closesAt ?? 0) + 10_000)
    const settled = await orders()
    expect(settled.at('list', 0, 'suborders', 0)).toMatchObject({ status: 'won', win: 19.1, drawNo: draw?.drawNo })
    expect(cents()).toBe(before - 2_000 + 1_910)
    const results = await tester.send('listLotteryDraws', { path: { code: CODE }, query: { limit: 3 } })
    expect(results.at(0, 'drawNo')).toBe(draw?.drawNo)
    expect(results.at(0, 'numbers')).toEqual(settled.at('list', 0, 'suborders', 0, 'numbers'))
    expect(tester.backend.violations).toEqual([])
  })

  it('says of each bet the highest it pays: of sums that of the picks alone', async () => {
    const { tester, token } = await started()
    const games = (await tester.send('listLotteryGames', { query: LANGUAGE })).value as { code: string }[]
    const tables = await Promise.all(
      games.map(({ code }) => tester.send('getLotteryGame', { path: { code }, query: LANGUAGE })),
    )
    const dice = tables.find((table) => table.at('family') === 'dice3')
    const methods = dice?.at('methods') as { code: string; oddsId: string; odds: { match: string; times: number }[] }[]
    const sum = methods.find(({ odds }) => odds.some(({ match }) => match === '10'))
    const paid = (match: string) => sum?.odds.find((each) => each.match === match)?.times ?? 0
    expect(paid('3')).toBeGreaterThan(paid('10'))
    const bet = { method: sum?.code ?? '', oddsId: sum?.oddsId ?? '', stake: 1, multiple: 1 }
    const body = {
      code: String(dice?.at('code')),
      playType: 'trad' as const,
      bets: [
        { ...bet, selection: [['10']], count: 1 },
        { ...bet, selection: [['9', '3']], count: 2 },
      ],
      draws: [{ drawNo: String(dice?.at('draws', 0, 'drawNo')), times: 1 }],
    }
    const placed = await tester.send('placeLotteryOrder', { query: LANGUAGE, body, token })
    expect(placed.at('suborders')).toMatchObject([{ times: paid('10') }, { times: paid('3') }])
  })

  it('stands in bets, movements and profit like any round', async () => {
    const { place, draws, passTo, tester, token, orders } = await started()
    const from = tester.now()
    await place()
    passTo(((await draws())[0]?.closesAt ?? 0) + 10_000)
    const suborderId = (await orders()).at('list', 0, 'suborders', 0, 'suborderId')
    const range = { startDate: from, endDate: tester.now(), pageNo: 1, pageSize: 10, language: 'EN' }
    const bets = await tester.send('listBets', { query: range, token })
    expect(bets.at('list')).toMatchObject([{ betId: suborderId, stake: 20, win: 19.1, status: 'lost', gameType: 'ELOTT' }])
    const moved = await tester.send('listMovements', { query: { ...range, kind: 'play' }, token })
    expect(moved.at('list')).toMatchObject([
      { kind: 'win', amount: 19.1, gameName: expect.any(String) },
      { kind: 'stake', amount: -20, gameName: expect.any(String) },
    ])
    const profit = await tester.send('getProfitAndLoss', {
      query: { startDate: from, endDate: tester.now(), timeZone: 'UTC' },
      token,
    })
    expect(profit.at('totals')).toMatchObject({ stake: 20, win: 19.1, net: -0.9, bets: 1 })
  })

  it('LOTT-02 is taken in the last millisecond before the draw closes, and in none after it', async () => {
    const { place, draws, betOf, passTo, cents } = await started()
    const [draw] = await draws()
    const slip = { bets: [await betOf()], draws: [{ drawNo: draw?.drawNo ?? '', times: 1 }] }
    passTo((draw?.closesAt ?? 0) - 1)
    expect(await place(slip)).toMatchObject({ success: true })
    const after = cents()
    passTo(draw?.closesAt ?? 0)
    expect(await place(slip)).toMatchObject({ success: false, errorCode: 'lottery.draw.closed' })
    expect(cents()).toBe(after)
  })

  it('whose odds are others now is refused with them, and taken at them', async () => {
    const { place, betOf, tester, cents } = await started()
    const before = cents()
    const bets = [await betOf()]
    expect(tester.backend.changeOdds(CODE, 'd5_sum', 90)).toBe(true)
    const refused = await place({ bets })
    expect(refused).toMatchObject({ success: false, errorCode: 'lottery.odds.changed' })
    expect(refused.at('methods', 0)).toMatchObject({
      code: 'd5_sum',
      odds: expect.arrayContaining([{ match: 'big', times: 1.72 }]),
    })
    expect(cents()).toBe(before)
    expect(await place({ bets: [await betOf()] })).toMatchObject({ success: true })
    expect(tester.backend.changeOdds(CODE, 'nothing', 90)).toBe(false)
  })

  it.each([
    ['a count that is not that of the selection', { count: 1 }, 'lottery.selection.invalid'],
    ['a number that is not on offer', { selection: [['huge']], count: 1 }, 'lottery.selection.invalid'],
    ['a stake below the least', { stake: 0.5 }, 'lottery.stake.range'],
    ['a stake finer than a cent', { stake: 1.005 }, 'lottery.stake.range'],
    ['a way to bet that there is not', { method: 'nothing' }, 'lottery.selection.invalid'],
    ['a stake above the most', { stake: 100, multiple: 101 }, 'lottery.stake.range'],
    ['more than the wallet holds', { stake: 10_000 }, 'lottery.balance.short'],
  ])('with %s is refused, and nothing is moved', async (_, bet, errorCode) => {
    const { place, betOf, cents } = await started()
    const before = cents()
    expect(await place({ bets: [await betOf(), await betOf(bet)] })).toMatchObject({ errorCode })
    expect(cents()).toBe(before)
  })

  it('offers to entertainment only what is on offer there', async () => {
    const { place, betOf } = await started()
    const bets = [await betOf({ method: 'd5_group6', selection: [['1', '2', '3']], count: 1 })]
    expect(await place({ bets, playType: 'ent' })).toMatchObject({ errorCode: 'lottery.selection.invalid' })
    expect(await place({ bets })).toMatchObject({ success: true })
  })

  it('is not taken from a trial member, nor while the member takes a time-out', async () => {
    const { place, betOf, draws, tester, token } = await started()
    const trial = String((await tester.send('startFreePlay')).at('token'))
    const draw = { drawNo: (await draws())[0]?.drawNo ?? '', times: 1 }
    const body = { code: CODE, playType: 'trad' as const, bets: [await betOf()], draws: [draw] }
    const tried = await tester.send('placeLotteryOrder', { query: LANGUAGE, body, token: trial })
    expect(tried).toMatchObject({ errorCode: 'trial.not.allowed' })
    await tester.send('takeTimeOut', { body: { period: 'day' }, token })
    expect(await place()).toMatchObject({ errorCode: 'limit.timeOut' })
  })

  it('BAL-05 with the same key is placed once', async () => {
    const { place, cents } = await started()
    const before = cents()
    const first = await place({}, KEY)
    expect(await place({}, KEY)).toMatchObject({ success: true, value: first.value })
    expect(cents()).toBe(before - 2_000)
  })
})

describe('a chase', () => {
  const chase = async (slip: Slip = {}) => {
    const all = await started()
    const draws = await all.draws()
    const placed = await all.place({ draws: draws.slice(0, 3).map(({ drawNo }, at) => ({ drawNo, times: at + 1 })), ...slip })
    return { ...all, draws, placed }
  }

  it('stakes each draw by its own times, and each is settled at its own time', async () => {
    const { placed, cents, draws, passTo, orders } = await chase()
    expect(placed).toMatchObject({ success: true, value: { amount: 120, isChase: true } })
    const before = cents()
    passTo((draws[1]?.closesAt ?? 0) + 10_000)
    const suborders = (await orders()).at('list', 0, 'suborders')
    expect(Array.isArray(suborders) && suborders.map(({ status }) => status)).toEqual(['won', 'won', 'open'])
    expect(cents()).toBe(before + 1_910 + 3_820)
  })

  it('that ends with a win gives back what lies behind it, however late one looks', async () => {
    const { cents, draws, passTo, orders } = await chase({ stopOnWin: true })
    const before = cents()
    passTo((draws[2]?.closesAt ?? 0) + 3_600_000)
    const suborders = (await orders()).at('list', 0, 'suborders')
    expect(Array.isArray(suborders) && suborders.map(({ status }) => status)).toEqual(['won', 'cancelled', 'cancelled'])
    expect(cents()).toBe(before + 1_910 + 4_000 + 6_000)
  })

  it('names each draw once, and none that is unknown', async () => {
    const { place, draws } = await started()
    const [draw] = await draws()
    const twice = { drawNo: draw?.drawNo ?? '', times: 1 }
    expect(await place({ draws: [twice, twice] })).toMatchObject({ errorCode: 'lottery.draw.closed' })
    expect(await place({ draws: [{ drawNo: '20990101-0001', times: 1 }] })).toMatchObject({ errorCode: 'lottery.draw.closed' })
  })
})

describe('cancelling suborders', () => {
  const placed = async () => {
    const all = await started()
    const before = all.cents()
    const order = await all.place()
    return { ...all, before, id: String(order.at('suborders', 0, 'suborderId')), draw: (await all.draws())[0] }
  }

  it('LOTT-02 gives the stake back until the millisecond the draw closes', async () => {
    const { before, id, draw, cancel, cents, passTo, tester, token } = await placed()
    passTo((draw?.closesAt ?? 0) - 1)
    expect(await cancel([id])).toMatchObject({ success: true, value: { amount: 20 } })
    expect(cents()).toBe(before)
    expect(await cancel([id])).toMatchObject({ errorCode: 'lottery.suborder.unknown' })
    const query = { startDate: 0, endDate: tester.now(), timeZone: 'UTC' }
    const range = { ...query, startDate: tester.now() - 3_600_000 }
    expect((await tester.send('getProfitAndLoss', { query: range, token })).at('totals')).toMatchObject({ stake: 0, net: 0 })
  })

  it('takes a large chase back in one call, which the contract allows', async () => {
    const { tester, place, draws, betOf, cancel, cents } = await started()
    const before = cents()
    const bet = await betOf({ stake: 1 })
    const ahead = (await draws()).slice(0, 20)
    const order = await place({
      bets: Array.from({ length: 30 }, () => bet),
      draws: ahead.map(({ drawNo }) => ({ drawNo, times: 1 })),
    })
    const rows = order.at('suborders')
    const ids = Array.isArray(rows) ? rows.map(({ suborderId }) => String(suborderId)) : []
    expect(ids).toHaveLength(30 * ahead.length)
    expect(ids.length).toBeGreaterThan(200)
    expect(await cancel(ids)).toMatchObject({ success: true })
    expect(cents()).toBe(before)
    expect(tester.backend.violations).toEqual([])
  })

  it('LOTT-02 meets the close and is refused', async () => {
    const { before, id, draw, cancel, cents, passTo } = await placed()
    passTo(draw?.closesAt ?? 0)
    expect(await cancel([id])).toMatchObject({ errorCode: 'lottery.suborder.closed' })
    expect(cents()).toBe(before - 2_000)
  })

  it('is all or nothing, and only of one’s own', async () => {
    const { id, cancel, before, cents, tester } = await placed()
    expect(await cancel([id, 'S1'])).toMatchObject({ errorCode: 'lottery.suborder.unknown' })
    const token = await tester.logIn('agent01', 'Agent01pass')
    expect(await tester.send('cancelLotterySuborders', { body: { suborderIds: [id] }, token })).toMatchObject({
      errorCode: 'lottery.suborder.unknown',
    })
    expect(cents()).toBe(before - 2_000)
  })

  it('BAL-05 with the same key is done once', async () => {
    const { id, cancel, before, cents } = await placed()
    const first = await cancel([id], KEY)
    expect(await cancel([id], KEY)).toMatchObject({ success: true, value: first.value })
    expect(cents()).toBe(before)
  })
})

describe('orders', () => {
  it('are listed newest first, by game, by number and by how they stand', async () => {
    const { place, cancel, orders } = await started()
    const first = await place()
    const second = await place()
    const listed = async (query = {}) => {
      const list = (await orders(query)).at('list')
      return Array.isArray(list) ? list.map(({ orderId }) => orderId) : []
    }
    const [one, two] = [first.at('orderId'), second.at('orderId')]
    expect(await listed()).toEqual([two, one])
    await cancel([String(first.at('suborders', 0, 'suborderId'))])
    expect(await listed({ status: 'cancelled' })).toEqual([one])
    expect(await listed({ status: 'open' })).toEqual([two])
    expect(await listed({ code: CODE.toLowerCase() })).toEqual([two, one])
    expect(await listed({ code: 'NOWHERE' })).toEqual([])
    expect(await listed({ orderId: String(one) })).toEqual([one])
    expect(await listed({ orderId: 'nobody’s' })).toEqual([])
  })

  it('of a game that nobody knows are none', async () => {
    const { tester } = await started()
    const path = { code: 'nowhere' }
    expect(await tester.send('getLotteryGame', { path, query: LANGUAGE })).toMatchObject({ errorCode: 'lottery.unknown' })
    expect(await tester.send('listLotteryDraws', { path, query: { limit: 1 } })).toMatchObject({ errorCode: 'lottery.unknown' })
  })
})
