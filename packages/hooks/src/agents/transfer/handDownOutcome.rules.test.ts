import { expect, it } from 'vitest'
import { movedOf, outcomeOf } from './handDownOutcome.rules.ts'

const show = (amount: number) => `P${amount}`
const transfers = {
  amount: 100,
  rows: [
    { account: 'ella26', amount: 100, isDone: true },
    { account: 'vip777', amount: 5, isDone: false, reason: 'downline.unknown' },
  ],
}

it('AGENT-07 what became of each row is said with its amount, and why one did not move', () => {
  expect(outcomeOf(transfers, show)).toEqual({
    amount: 'P100',
    done: 'some',
    rows: [
      { account: 'ella26', amount: 'P100', reason: undefined },
      { account: 'vip777', amount: 'P5', reason: { id: 'downline_unknown' } },
    ],
  })
})

it('BAL-05 how much was found to have moved is said only where it is known', () => {
  const found = { outcome: 'done', orderId: undefined, about: { amount: 'P105', count: '2' } } as const
  expect(movedOf(found, show)).toBeUndefined()
  expect(movedOf({ ...found, transfers }, show)).toBe('P100')
  expect(movedOf({ ...found, about: { amount: 'P5', count: '1' } }, show)).toBe('P5')
  expect(movedOf({ ...found, outcome: 'none' }, show)).toBe('P105')
  expect(movedOf(undefined, show)).toBeUndefined()
})
