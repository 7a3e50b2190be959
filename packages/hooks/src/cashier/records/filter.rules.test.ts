import { expect, it } from 'vitest'
import { movementAbout, widerThan } from './filter.rules.ts'

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
