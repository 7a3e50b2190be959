import { expect, it } from 'vitest'
import { cancellable, type LotteryOrder, orderStatusLabel, type Suborder, settledSince, winOf } from './orders.rules.ts'

const sub = (suborderId: string, status: string, more: Partial<Suborder> = {}): Suborder => ({
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
  expect(cancellable(order(sub('1', 'won'), sub('2', 'open'), sub('3', 'cancelled')))).toMatchObject([{ suborderId: '2' }])
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

it('a status has words, and its own name where nobody knows it', () => {
  expect([orderStatusLabel('open'), orderStatusLabel('void')]).toEqual([{ id: 'order_open' }, { text: 'void' }])
})
