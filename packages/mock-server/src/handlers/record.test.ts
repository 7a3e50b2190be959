import { describe, expect, it } from 'vitest'
import { benchRecordPages } from '../bench.ts'
import { createTester, readAt, type Tester } from '../testKit.ts'

const DAY_MS = 86_400_000
const YEAR = { days: 366 }
const KINDS = ['listBets', 'listMovements', 'listDeposits', 'listWithdrawals'] as const

/** The query of the last days, up to the end of the day. */
const lastDays = ({ now }: Tester, { days = 7, ...more }: Record<string, unknown> & { days?: number } = {}) => ({
  startDate: now() - days * DAY_MS + 1,
  endDate: now(),
  pageNo: 1,
  pageSize: 30,
  language: 'EN',
  ...more,
})
const numberAt = (value: unknown, ...path: (string | number)[]): number => {
  const found = readAt(value, path)
  if (typeof found !== 'number') throw new Error(`no number at ${path.join('.')}`)
  return found
}
const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = readAt(value, path)
  return Array.isArray(found) ? found : []
}
const cents = (amount: number) => Math.round(amount * 100)
const sumAt = (list: unknown[], ...path: string[]) =>
  list.reduce<number>((sum, item) => sum + cents(numberAt(item, ...path)), 0)

async function everyPage(tester: Tester, token: string, id: (typeof KINDS)[number], more: Record<string, unknown> = {}) {
  const items: unknown[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const answer = await tester.send(id, { token, query: lastDays(tester, { ...YEAR, pageSize: 100, ...more, pageNo }) })
    items.push(...listAt(answer.value, 'list'))
    if (pageNo >= numberAt(answer.value, 'totalPages')) return { items, total: answer.at('total'), totals: answer.at('totals') }
  }
}

describe('BAL-07 the records of a member', () => {
  it('the movements of twelve months add up to the balance, each on the one before', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const { items, total } = await everyPage(tester, token, 'listMovements')
    expect(items).toHaveLength(Number(total))
    expect(sumAt(items, 'amount')).toBe(125_050)
    expect(tester.backend.ledger('maria88')).toBe(125_050)
    const balances = items.map((item) => cents(numberAt(item, 'balance')))
    const amounts = items.map((item) => cents(numberAt(item, 'amount')))
    for (const [index, balance] of balances.entries()) {
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(balance - (amounts[index] ?? 0)).toBe(balances[index + 1] ?? 0)
    }
    expect(items.at(-1)).toMatchObject({ kind: 'opening' })
  })

  it('600 bets are in the betting record, each with its stake and win among the movements', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const bets = await everyPage(tester, token, 'listBets')
    expect(bets).toMatchObject({ total: 600 })
    expect(new Set(bets.items.map((bet) => readAt(bet, ['betId']))).size).toBe(600)
    const play = await everyPage(tester, token, 'listMovements', { kind: 'play' })
    expect(sumAt(play.items, 'amount')).toBe(cents(numberAt(bets.totals, 'net')))
    expect(numberAt(bets.totals, 'net')).toBe(sumAt(bets.items, 'net') / 100)
    expect(play.items.every((item) => typeof readAt(item, ['gameName']) === 'string')).toBe(true)
  })

  it.each(['won', 'lost'] as const)('bets that were %s are found, with the sums of theirs alone', async (status) => {
    const tester = createTester()
    const token = await tester.logIn()
    const { items, total, totals } = await everyPage(tester, token, 'listBets', { status })
    expect(items).toHaveLength(Number(total))
    expect(items.every((bet) => readAt(bet, ['status']) === status)).toBe(true)
    expect(cents(numberAt(totals, 'stake'))).toBe(sumAt(items, 'stake'))
  })

  it('deposits and withdrawals say what became of them, and only what is done counts as done', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    for (const id of ['listDeposits', 'listWithdrawals'] as const) {
      const { items, totals } = await everyPage(tester, token, id)
      const done = items.filter((item) => readAt(item, ['status']) === 'done')
      const { items: refused } = await everyPage(tester, token, id, { status: 'refused' })
      expect(done.length).toBeGreaterThan(5)
      expect(refused.length).toBe(items.length - done.length)
      expect(refused.every((item) => typeof readAt(item, ['reason']) === 'string')).toBe(true)
      expect(totals).toEqual({ amount: sumAt(items, 'amount') / 100, doneAmount: sumAt(done, 'amount') / 100 })
    }
    const withdrawals = await everyPage(tester, token, 'listWithdrawals')
    expect(withdrawals.items[0]).toMatchObject({ bankName: 'BDO Unibank', cardEnd: '4821' })
  })

  it('withdrawals keep the bank and the card they were ordered with when the card is removed', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const body = { cardId: 1, amount: 500, paymentPassword: '123456' }
    await tester.send('withdraw', { token, body, headers: { 'Idempotency-Key': 'intention-0123456789' } })
    const before = await everyPage(tester, token, 'listWithdrawals')
    const removal = { id: 1, paymentPassword: '123456' }
    expect((await tester.send('removeBankCard', { token, body: removal })).success).toBe(true)
    const after = await everyPage(tester, token, 'listWithdrawals')
    expect(after).toEqual(before)
    expect(after.items[0]).toMatchObject({ status: 'waiting', bankName: 'BDO Unibank', cardEnd: '4821' })
  })

  it('a gift that was claimed before the seed is among the movements, and in the profit and loss of its day', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const promotion = await tester.send('getPromotion', { token, path: { id: 703 }, query: { language: 'EN' } })
    expect(promotion.value).toMatchObject({ status: 'Claimed', bonus: 200 })
    const { items } = await everyPage(tester, token, 'listMovements', { kind: 'bonus' })
    const gift = items.find((item) => readAt(item, ['kind']) === 'bonus' && readAt(item, ['orderId']) === undefined)
    expect(gift).toMatchObject({ amount: 200 })
    const at = numberAt(gift, 'createdAt')
    const query = { startDate: at, endDate: at, timeZone: 'Asia/Manila' }
    const profit = await tester.send('getProfitAndLoss', { token, query })
    expect(profit.at('totals', 'bonus')).toBe(200)
  })

  it('profit and loss says the same by day, by category and in all', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    const { startDate, endDate } = lastDays(tester, YEAR)
    const query = { startDate, endDate, timeZone: 'Asia/Manila' }
    const answer = await tester.send('getProfitAndLoss', { token, query })
    const [days, categories] = [listAt(answer.value, 'days'), listAt(answer.value, 'categories')]
    const bets = await everyPage(tester, token, 'listBets')
    expect(sumAt(days, 'stake')).toBe(cents(numberAt(answer.value, 'totals', 'stake')))
    expect(sumAt(days, 'net')).toBe(cents(numberAt(answer.value, 'totals', 'net')))
    expect(sumAt(categories, 'stake')).toBe(sumAt(bets.items, 'stake'))
    expect(answer.at('totals', 'bets')).toBe(600)
    const bonuses = await everyPage(tester, token, 'listMovements', { kind: 'bonus' })
    expect(cents(numberAt(answer.value, 'totals', 'bonus'))).toBe(sumAt(bonuses.items, 'amount'))
  })

  it('a day of profit and loss is the calendar day of the time zone', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    // 12:00 in London is 20:00 in Manila and 02:00 of the next day in Kiritimati.
    const orderId = String(
      (
        await tester.send('depositManual', {
          token,
          query: { language: 'EN' },
          body: { channelId: 'bdo', amount: 500, promotionId: 502 },
        })
      ).at('orderId'),
    )
    tester.backend.endOrder(orderId, true)
    const dayIn = async (timeZone: string) => {
      const answer = await tester.send('getProfitAndLoss', {
        token,
        query: { startDate: tester.now() - 1, endDate: tester.now(), timeZone },
      })
      return answer.value
    }
    expect(await dayIn('Asia/Manila')).toMatchObject({ days: [{ day: '2026-11-21', bonus: 50, net: 50 }] })
    expect(await dayIn('Pacific/Kiritimati')).toMatchObject({ days: [{ day: '2026-11-22', bonus: 50, net: 50 }] })
    expect(
      await tester.send('getProfitAndLoss', { token, query: { startDate: 0, endDate: 1, timeZone: 'Moon/Crater' } }),
    ).toMatchObject({
      errorCode: 'record.zone.unknown',
    })
  })

  it('what is moved now is on top, in the report and in the movements', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    await tester.send('listMovements', { token, query: lastDays(tester) })
    tester.pass(60)
    const made = await tester.send('withdraw', { token, body: { cardId: 1, amount: 500, paymentPassword: '123456' } })
    const report = () => tester.send('listWithdrawals', { token, query: lastDays(tester, { days: 1 }) })
    expect((await report()).at('list', 0)).toMatchObject({ orderId: made.at('orderId'), status: 'waiting', fee: 5 })
    const movements = await tester.send('listMovements', { token, query: lastDays(tester, { days: 1 }) })
    expect(movements.at('list', 0)).toMatchObject({
      kind: 'withdrawal',
      amount: -500,
      balance: 750.5,
      orderId: made.at('orderId'),
    })
    tester.backend.endOrder(String(made.at('orderId')), false)
    expect((await report()).at('list', 0)).toMatchObject({ status: 'refused' })
    expect((await report()).at('totals')).toEqual({ amount: 500, doneAmount: 0 })
  })

  it.each([
    ['reversed', (now: number) => ({ startDate: now, endDate: now - 1 })],
    ['long', (now: number) => ({ startDate: now - 367 * DAY_MS, endDate: now })],
    ['future', (now: number) => ({ startDate: now + 2 * DAY_MS, endDate: now + 2 * DAY_MS })],
  ])('a range that is %s is refused with a code of its own', async (what, rangeAt) => {
    const tester = createTester()
    const token = await tester.logIn()
    for (const id of KINDS) {
      const query = lastDays(tester, rangeAt(tester.now()))
      expect(await tester.send(id, { token, query })).toMatchObject({ errorCode: `record.range.${what}` })
    }
  })

  it('a member without a past has none, and nobody sees another one’s', async () => {
    const tester = createTester()
    const token = await tester.logIn('broke01', 'Broke01pass')
    for (const id of KINDS) {
      const answer = await tester.send(id, { token, query: lastDays(tester, YEAR) })
      expect(answer.value).toMatchObject({ list: [], total: 0, totalPages: 0 })
    }
  })

  it('after a restart from its state the records are the same, and the state has none of the history', async () => {
    const tester = createTester()
    const token = await tester.logIn()
    await tester.send('withdraw', { token, body: { cardId: 1, amount: 500, paymentPassword: '123456' } })
    const before = await everyPage(tester, token, 'listMovements')
    const state = tester.backend.snapshot()
    expect(state.tables.ledger?.length).toBeLessThan(50)
    const other = createTester({ state })
    other.pass(3600)
    const after = await other.send('listMovements', {
      token: await other.logIn(),
      query: { ...lastDays(tester, YEAR), pageSize: 100 },
    })
    expect(after.at('list')).toEqual(before.items.slice(0, 100))
  })

  it('100,000 bets are paged to their end, and every page has its sums', async () => {
    const tester = createTester()
    const token = await tester.logIn('vip777', 'Vip777pass')
    const page = async (pageNo: number) =>
      (await tester.send('listBets', { token, query: lastDays(tester, { ...YEAR, pageNo }) })).value
    const [first, last] = [await page(1), await page(3334)]
    expect(first).toMatchObject({ total: 100_000, totalPages: 3334 })
    expect(listAt(last, 'list')).toHaveLength(10)
    expect(readAt(last, ['totals'])).toEqual(readAt(first, ['totals']))
    expect(tester.backend.ledger('vip777')).toBe(88_888_888)
  })

  it('a page of 100,000 bets is fast, and so is the very first one of a backend that had time to prepare', async () => {
    const [prepared, other] = [await benchRecordPages({ calls: 40 }), await benchRecordPages({ calls: 40, isPrepared: false })]
    expect([prepared.medianMs, other.medianMs].filter((ms) => ms >= 5)).toEqual([])
    expect(prepared.firstMs).toBeLessThan(other.firstMs / 10)
  })
})
