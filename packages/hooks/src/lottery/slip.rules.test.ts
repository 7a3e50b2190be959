import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAST_TWO } from '../test/betMethod.ts'
import { type Chase, chaseChoices, chaseTimes, NO_CHASE, slipTotals } from './chase.rules.ts'
import { draftProblem, LINES_MOST, lineOf, type SlipLine, withLines } from './line.rules.ts'
import type { PlayMethod } from './plays.rules.ts'
import { changedLines, orderOf, slipProblem } from './slip.rules.ts'

const show = (amount: number) => `₱${amount}`
const draft = (more = {}) => ({ selection: [['1', '2'], ['1']], stake: '1.5', multiple: '2', ...more })
const line = (more: Partial<SlipLine> = {}): SlipLine => ({ ...lineOf(LAST_TWO, draft(), 1), ...more })
const TABLE = { draws: [{ drawNo: '7' }], methods: [LAST_TWO] }
const chase = (draws: number, more: Partial<Chase> = {}): Chase => ({ ...NO_CHASE, draws, ...more })

describe('a line of the slip', () => {
  it.each([
    [{}, undefined],
    [{ selection: [[], ['1']] }, 'slip_pick_first'],
    // Its field says it.
    [{ stake: '' }, undefined],
    [{ stake: '0.99' }, undefined],
    [{ stake: '50.01' }, 'slip_stake'],
    [{ stake: '50' }, undefined],
    [{ multiple: '0' }, 'slip_multiple'],
    [{ multiple: '1000' }, 'slip_multiple'],
    [{ multiple: '1.5' }, 'slip_multiple'],
  ])('with %j has the problem %s', (more, id) => {
    const problem = draftProblem(LAST_TWO, draft(more), show)
    expect(problem && 'id' in problem ? problem.id : undefined).toBe(id)
  })

  it('of more bets than the contract takes is none', () => {
    const numbers = Array.from({ length: 45 }, (_, at) => String(at))
    const six: PlayMethod = { ...LAST_TWO, kind: 'combination', pick: 6, rows: [{ numbers }] }
    expect(draftProblem(six, draft({ selection: [numbers] }), show)).toMatchObject({ id: 'slip_too_many' })
  })

  it('that comes from another slip gets a number of its own, and none comes where there is no room', () => {
    const lines = [line({ id: 2 }), line({ id: 4 })]
    const more = [line({ id: 1, stake: 100 }), line({ id: 2, stake: 200 })]
    expect(withLines({ lines, lastId: 5 }, more).map(({ id, stake }) => [id, stake])).toEqual([
      [2, 150],
      [4, 150],
      [6, 100],
      [7, 200],
    ])
    const nearlyFull = Array.from({ length: LINES_MOST - 1 }, (_, at) => line({ id: at + 1 }))
    expect(withLines({ lines: nearlyFull, lastId: LINES_MOST - 1 }, more)).toEqual([
      ...nearlyFull,
      line({ id: LINES_MOST, stake: 100 }),
    ])
  })

  it('whose odds are others now, or whose method is gone, is known', () => {
    const lines = [line(), line({ id: 2, oddsId: 'before' }), line({ id: 3, method: 'gone' })]
    expect([...changedLines(lines, [LAST_TWO])]).toEqual([2, 3])
    expect(slipProblem(lines, TABLE, NO_CHASE, undefined, show)).toEqual({ id: 'lottery_odds_changed' })
  })
})

describe('a slip', () => {
  it('costs what its bets cost one by one, over all draws', () => {
    const lines = fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 50 }),
        stake: fc.integer({ min: 100, max: 999 }),
        multiple: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom(1, 2, 3, 5),
        fc.constantFrom('same' as const, 'double' as const),
        (some, draws, raise) => {
          let [count, stake] = [0, 0]
          for (const times of chaseTimes({ draws, raise }))
            for (const each of some)
              for (let bet = 0; bet < each.count; bet += 1) {
                count += 1
                stake += each.stake * each.multiple * times
              }
          const slip = some.map((each, id) => line({ ...each, id }))
          expect(slipTotals(slip, { draws, raise })).toEqual({ count, stake })
        },
      ),
    )
  })

  it('is not ordered for more than the wallet holds, nor beyond what a method takes', () => {
    expect(slipProblem([line()], TABLE, NO_CHASE, 600, show)).toBeUndefined()
    expect(slipProblem([line()], TABLE, NO_CHASE, 599, show)).toEqual({ id: 'slip_short', values: { amount: '₱6' } })
    expect(slipProblem([line()], TABLE, NO_CHASE, undefined, show)).toBeUndefined()
    const doubled = chase(10, { raise: 'double' })
    expect(slipProblem([line()], TABLE, doubled, undefined, show)).toEqual({
      id: 'slip_chase_stake',
      values: { amount: '₱1536', most: '₱100' },
    })
    const tooMuch = line({ stake: 100_100 })
    expect(slipProblem([tooMuch], TABLE, doubled, undefined, show)).toMatchObject({ id: 'slip_stake' })
  })

  it('is not ordered where no draw is open', () => {
    expect(slipProblem([line()], { ...TABLE, draws: [] }, NO_CHASE, undefined, show)).toEqual({ id: 'lottery_draw_closed' })
  })

  it('is sent for the draw that closes next', () => {
    const draws = [{ drawNo: '7' }, { drawNo: '8' }, { drawNo: '9' }]
    expect(orderOf({ code: 'X', draws }, 'trad', [line()], NO_CHASE)).toEqual({
      code: 'X',
      playType: 'trad',
      bets: [{ method: 'last2', selection: [['1', '2'], ['1']], count: 2, stake: 1.5, multiple: 2, oddsId: 'now' }],
      draws: [{ drawNo: '7', times: 1 }],
    })
  })

  it('of a chase is sent for the next draws, each with its times', () => {
    const draws = [{ drawNo: '7' }, { drawNo: '8' }, { drawNo: '9' }]
    const sent = orderOf({ code: 'X', draws }, 'ent', [line()], chase(3, { raise: 'double', stopOnWin: false }))
    expect(sent.draws).toEqual([7, 8, 9].map((drawNo, at) => ({ drawNo: String(drawNo), times: 2 ** at })))
    expect(sent.stopOnWin).toBe(false)
    expect([chaseChoices(4), chaseChoices(20), chaseChoices(0)]).toEqual([[1, 2, 3], [1, 2, 3, 5, 10, 20], [1]])
    expect(chaseTimes(chase(12, { raise: 'double' })).at(-1)).toBe(999)
  })
})
