import { expect, it } from 'vitest'
import { depositAllowed } from '../domain/limits.ts'
import { createStore } from '../store.ts'
import { createTester } from '../testKit.ts'

const DAY_S = 86_400
const EN = { language: 'EN' }
const LAUNCH = { vendor: 'JL', gameId: 'jl-1', nodeId: 1, supportPlay: true, showChoice: false, language: 'EN' }

async function limited() {
  const tester = createTester()
  // A session does not last as long as a limit.
  const set = async (amount?: number) =>
    tester.send('setDepositLimit', {
      token: await tester.logIn(),
      body: { period: 'day', ...(amount !== undefined && { amount }) },
    })
  const limits = async () => tester.send('getLimits', { token: await tester.logIn() })
  const today = async () => (await limits()).at('deposits', 0)
  return { ...tester, set, limits, today }
}

it('a lower deposit limit holds at once, a higher one and none a day later', async () => {
  const { set, today, now, pass } = await limited()
  expect(await today()).toEqual({ period: 'day', used: 0 })
  await set(1000)
  expect(await today()).toEqual({ period: 'day', used: 0, amount: 1000 })
  await set(500.25)
  expect(await today()).toEqual({ period: 'day', used: 0, amount: 500.25 })
  await set(2000)
  expect(await today()).toMatchObject({ amount: 500.25, next: { amount: 2000, from: now() + DAY_S * 1000 } })
  pass(DAY_S)
  expect(await today()).toEqual({ period: 'day', used: 0, amount: 2000 })
  await set()
  expect(await today()).toMatchObject({ amount: 2000, next: { from: now() + DAY_S * 1000 } })
  await set(100)
  expect(await today()).toEqual({ period: 'day', used: 0, amount: 100 })
})

it('a deposit that is not paid in time counts against no limit any more', async () => {
  const { set, today, send, logIn, pass } = await limited()
  await set(1000)
  const token = await logIn()
  const order = () => send('depositManual', { token, query: EN, body: { channelId: 'bdo', amount: 1000 } })
  expect((await order()).success).toBe(true)
  pass(30 * 60 - 1)
  expect((await order()).errorCode).toBe('limit.deposit')
  pass(1)
  expect(await today()).toEqual({ period: 'day', used: 0, amount: 1000 })
  expect((await order()).success).toBe(true)
})

it('a limit has whole cents', async () => {
  const { set } = await limited()
  expect((await set(10.005)).errorCode).toBe('request.invalid')
  expect((await set(0)).status).toBe(400)
})

it('what was deposited in the period counts, in cents, and what would go over it is not allowed', () => {
  const db = createStore()
  const world = { db, now: () => 10 * DAY_S * 1000 }
  const paid = (id: number, cents: number, daysAgo: number) =>
    db.add('ledger', { id, memberId: 1, kind: 'deposit', cents, balanceCents: 0, at: world.now() - daysAgo * DAY_S * 1000 })
  paid(1, 90_000, 2)
  paid(2, 40_000, 0.5)
  db.add('limits', { id: 1, deposits: { day: { cents: 50_000 }, week: { cents: 150_000 } } })
  const allowed = (cents: number) => depositAllowed(Object(world), 1, cents)
  expect([allowed(10_000), allowed(10_001)]).toEqual([true, false])
  db.put('limits', { id: 1, deposits: { week: { cents: 135_000 } } })
  expect([allowed(5_000), allowed(5_001)]).toEqual([true, false])
  expect(depositAllowed(Object(world), 2, 1_000_000)).toBe(true)
})

it('what was deposited before the seed counts as well: the figures are those of the records, with what still waits', async () => {
  const { send, logIn, now, pass } = createTester()
  const token = await logIn()
  const month = { startDate: now() - 30 * DAY_S * 1000 + 1, endDate: now() }
  const recorded = Number(
    (await send('getProfitAndLoss', { token, query: { ...month, timeZone: 'Asia/Manila' } })).at('totals', 'deposits'),
  )
  const used = async () => (await send('getLimits', { token })).at('deposits', 2, 'used')
  expect(recorded).toBeGreaterThan(0)
  expect(await used()).toBe(recorded)
  const order = (amount: number) => send('depositManual', { token, query: EN, body: { channelId: 'bdo', amount } })
  const orderId = String((await order(100)).at('orderId'))
  expect(await used()).toBe(recorded + 100)
  // It was not paid in time.
  pass(1800)
  expect((await send('getDeposit', { token, query: EN, path: { orderId } })).at('status')).toBe('refused')
  await send('setDepositLimit', { token, body: { period: 'month', amount: recorded + 150 } })
  expect((await order(200)).errorCode).toBe('limit.deposit')
  expect((await order(100)).success).toBe(true)
})

it('during a time-out no game is launched; it may be made longer, never shorter', async () => {
  const { send, logIn, limits, pass, now } = await limited()
  const take = async (period: 'day' | 'week') => send('takeTimeOut', { token: await logIn(), body: { period } })
  const launched = async () => (await send('launchGame', { token: await logIn(), query: LAUNCH })).errorCode
  await take('week')
  const end = now() + 7 * DAY_S * 1000
  await take('day')
  expect((await limits()).at('timeOutUntil')).toBe(end)
  expect(await launched()).toBe('limit.timeOut')
  pass(7 * DAY_S)
  expect((await limits()).at('timeOutUntil')).toBeUndefined()
  expect(await launched()).toBeUndefined()
})
