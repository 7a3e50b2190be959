import { expect, it } from 'vitest'
import { depositLabel, movementAbout, widerThan, withdrawalLabel } from './filter.rules.ts'

const OWN = { from: '2026-01-01', to: '2026-01-02' }

it('BAL-07 where a filter finds nothing there are all kinds to look at, then last month, and then nothing', () => {
  expect(widerThan({ range: { quick: 'today' }, kind: 'won' })).toBe('allKinds')
  expect(widerThan({ range: { quick: 'lastMonth' }, kind: 'won' })).toBe('allKinds')
  expect(widerThan({ range: { quick: 'today' }, kind: undefined })).toBe('lastMonth')
  expect(widerThan({ range: OWN, kind: undefined })).toBe('lastMonth')
  expect(widerThan({ range: { quick: 'lastMonth' }, kind: undefined })).toBeUndefined()
})

it('BAL-07 a movement is about its game, else about its order, else about nothing more than its kind', () => {
  const both = { gameName: 'Fortune', orderId: 'D1' }
  expect([both, { orderId: 'D1' }, {}].map(movementAbout)).toEqual(['Fortune', 'D1', undefined])
})

it('BAL-03 a deposit is called by the way it was paid, else by what it is', () => {
  expect([{ channelName: 'FastPay' }, {}].map(depositLabel)).toEqual([{ text: 'FastPay' }, { id: 'record_deposit' }])
})

it('BAL-04 a withdrawal is called by its card, else by the bank alone, else by what it is', () => {
  expect([{ bankName: 'BDO', cardEnd: '4821' }, { bankName: 'BDO' }, { cardEnd: '4821' }].map(withdrawalLabel)).toEqual([
    { id: 'record_card', values: { bank: 'BDO', end: '4821' } },
    { text: 'BDO' },
    { id: 'record_withdrawal' },
  ])
})
