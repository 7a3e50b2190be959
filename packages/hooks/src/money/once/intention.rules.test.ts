import { describe, expect, it } from 'vitest'
import { isEnded, leftTrace, movementTraces } from './intention.rules.ts'

const trace = (id: string, amount?: number) => ({ id, ...(amount !== undefined && { amount }) })

describe('BAL-05 what a backend without keys has recorded', () => {
  it('of the same amount and new is taken for what was sent', () => {
    expect(leftTrace('withdraw', { before: ['1'], amount: 500 }, [trace('2', 500), trace('1', 500)])).toBe(true)
  })

  it.each([
    ['from before', [trace('1', 500)]],
    ['new and of another amount', [trace('2', 400), trace('1', 500)]],
    ['nothing', []],
  ])('%s is not', (_, now) => {
    expect(leftTrace('withdraw', { before: ['1'], amount: 500 }, now)).toBe(false)
  })

  it('that only became too old to be listed says nothing', () => {
    expect(leftTrace('claim', { before: ['1', '2'] }, [trace('2', 50)])).toBe(false)
    expect(leftTrace('claim', { before: ['1', '2'] }, [trace('3', 50), trace('2', 50)])).toBe(true)
  })

  it('of cards: one more or one less', () => {
    expect(leftTrace('card', { before: ['1', '2'] }, [trace('2')])).toBe(true)
    expect(leftTrace('card', { before: ['1'] }, [trace('1'), trace('2')])).toBe(true)
    expect(leftTrace('card', { before: ['1'] }, [trace('1')])).toBe(false)
  })

  it('of a transfer is what left the wallet, not what somebody else sent', () => {
    const movements = [
      { recordId: '1', amount: -500 },
      { recordId: '2', amount: 500 },
    ]
    expect(movementTraces('out', movements)).toEqual([trace('1', 500)])
    expect(movementTraces('in', movements)).toEqual([trace('2', 500)])
  })
})

describe('BAL-05 what another tab says has ended', () => {
  const found = { outcome: 'done', about: { amount: '₱5.00' }, orderId: undefined }
  const ROW = { account: 'ella26', amount: 5, isDone: true }
  it.each([
    ['by its answer', { type: 'intentionEnded', name: 'withdraw.maria88' }, true],
    ['by what was found', { type: 'intentionEnded', name: 'withdraw.maria88', found }, true],
    ['by its key', { type: 'intentionEnded', name: 'withdraw.maria88', key: 'k', found }, true],
    ['by a key that is none', { type: 'intentionEnded', name: 'withdraw.maria88', key: 1 }, false],
    ['without a name', { type: 'intentionEnded' }, false],
    [
      'by what became of rows',
      { type: 'intentionEnded', name: 'x', found: { ...found, transfers: { amount: 5, rows: [ROW] } } },
      true,
    ],
    [
      'with rows that are none',
      { type: 'intentionEnded', name: 'x', found: { ...found, transfers: { amount: 5, rows: [null] } } },
      false,
    ],
    ['with an outcome that nobody knows', { type: 'intentionEnded', name: 'x', found: { ...found, outcome: 'maybe' } }, false],
    [
      'with something else found',
      { type: 'intentionEnded', name: 'x', found: { outcome: 'none', about: { amount: 5 } } },
      false,
    ],
    ['of another kind', { type: 'sessionEnded', name: 'x' }, false],
    ['as no message', null, false],
  ])('%s', (_, message, isOne) => {
    expect(isEnded(message)).toBe(isOne)
  })
})
