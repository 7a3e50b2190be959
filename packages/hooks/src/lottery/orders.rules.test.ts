import { expect, it } from 'vitest'
import {
  type LotteryOrder,
  leftAtDraw,
  mayCancel,
  openOf,
  orderStatusLabel,
  type Suborder,
  settledSince,
  untilOrdersChange,
  winOf,
  withCloses,
} from './orders.rules.ts'

const sub = (suborderId: string, status: Suborder['status'], more: Partial<Suborder> = {}): Suborder => ({
  suborderId,
  drawNo: '7',
  closesAt: 0,
  methodCode: 'm',
  methodName: 'M',
  selection: [],
  count: 1,
  stake: 1,
  multiple: 1,
  amount: 1,
  times: 2,
  status,
  ...more,
})
const order = (...suborders: Suborder[]): LotteryOrder => ({
  orderId: 'L1',
  code: 'X',
  name: 'X',
  playType: 'trad',
  placedAt: 0,
  amount: 1,
  isChase: false,
  suborders,
})

it('what an order won is the sum of its suborders, and nothing while all are open', () => {
  expect(winOf(order(sub('1', 'open')))).toBeUndefined()
  expect(winOf(order(sub('1', 'won', { win: 0.1 }), sub('2', 'won', { win: 0.2 }), sub('3', 'open')))).toBe(0.3)
  expect(openOf(order(sub('1', 'won'), sub('2', 'open'), sub('3', 'cancelled')))).toMatchObject([{ suborderId: '2' }])
})

it('a draw is told once, when its bets are settled, with all they won', () => {
  const before = [order(sub('1', 'open'), sub('2', 'open'), sub('3', 'open', { drawNo: '8' }), sub('4', 'won', { win: 9 }))]
  const after = [
    order(
      sub('1', 'won', { win: 1.95 }),
      sub('2', 'lost', { win: 0 }),
      sub('3', 'open', { drawNo: '8' }),
      sub('4', 'won', { win: 9 }),
    ),
    order(sub('9', 'lost')),
  ]
  expect(settledSince(before, after)).toEqual([{ drawNo: '7', win: 1.95 }])
  expect(settledSince(after, after)).toEqual([])
  expect(settledSince(before, [order(sub('1', 'cancelled'))])).toEqual([])
})

it('an order that is shown no more is looked for once a draw of its open bets has closed, and not before', () => {
  const clock = { now: () => 10_000, monotonic: () => 10_000 }
  const closes = (durationMs: number) => ({ durationMs, wall: 0, monotonic: 0 })
  const before = [
    { ...order(sub('1', 'open', { closes: closes(9_000) })), orderId: 'due' },
    { ...order(sub('2', 'open', { closes: closes(11_000) })), orderId: 'not due' },
    { ...order(sub('3', 'won', { closes: closes(9_000) })), orderId: 'settled' },
    { ...order(sub('4', 'open')), orderId: 'nobody knows when' },
  ]
  expect(leftAtDraw(before, [], clock).map(({ orderId }) => orderId)).toEqual(['due'])
  expect(leftAtDraw(before, before, clock)).toEqual([])
})

it('a status has words, and its own name where nobody knows it', () => {
  expect([orderStatusLabel('open'), orderStatusLabel('void')]).toEqual([{ id: 'order_open' }, { text: 'void' }])
})

it('a bet may be cancelled until its draw closes by the clock of the backend, whatever the device believes', () => {
  // The device is an hour ahead.
  let now = 3_600_000
  const clock = { now: () => now, monotonic: () => now - 3_600_000 }
  const page = { list: [order(sub('1', 'open', { closesAt: 50_000 }), sub('2', 'won'))], pageNum: 1, totalPages: 1, total: 1 }
  const asked = { wall: clock.now(), monotonic: clock.monotonic() }
  const mayAll = (list: readonly LotteryOrder[]) =>
    list.flatMap(({ suborders }) => suborders.map((row) => mayCancel(row, clock)))
  const timed = withCloses({ ...page, serverTime: 20_000 }, asked).list
  expect(mayAll(timed)).toEqual([true, false])
  expect(untilOrdersChange(timed.flatMap(openOf), clock)).toBe(10_000)
  now += 25_000
  expect(untilOrdersChange(timed.flatMap(openOf), clock)).toBe(5_300)
  now += 5_000
  expect(mayAll(timed)).toEqual([false, false])
  expect(untilOrdersChange(timed.flatMap(openOf), clock)).toBe(10_000)
  // Where the backend does not tell its time, it alone knows.
  expect(mayAll(withCloses(page, asked).list)).toEqual([true, false])
  expect(untilOrdersChange([], clock)).toBeUndefined()
})
