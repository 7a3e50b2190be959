import { expect, it } from 'vitest'
import type { Suborder } from './orders.rules.ts'
import { shownSuborder } from './shownSuborder.rules.ts'

const show = (amount: number) => `₱${amount}`
const BET: Suborder = {
  suborderId: 'S1',
  drawNo: '7',
  closesAt: 0,
  methodCode: 'm',
  methodName: 'M',
  selection: [['1'], ['2']],
  count: 1,
  stake: 1,
  multiple: 3,
  amount: 3,
  times: 95,
  status: 'open',
}

const SETTLED = { canCancel: false, isCancelling: false }

it('an open bet shows what it costs, and whether it can be taken back', () => {
  expect(shownSuborder(BET, show, { canCancel: true, isCancelling: true })).toMatchObject({
    id: 'S1',
    stake: '₱1',
    amount: '₱3',
    win: undefined,
    numbers: [],
    canCancel: true,
    isCancelling: true,
  })
})

it('a settled bet shows the numbers of its draw and what it won, and nothing where it won nothing', () => {
  expect(shownSuborder({ ...BET, status: 'won', win: 285, numbers: ['1', '2'] }, show, SETTLED)).toMatchObject({
    status: 'won',
    win: '₱285',
    numbers: ['1', '2'],
    canCancel: false,
  })
  expect(shownSuborder({ ...BET, status: 'lost', win: 0 }, show, SETTLED).win).toBeUndefined()
})
