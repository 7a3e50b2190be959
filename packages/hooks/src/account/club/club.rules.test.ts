import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { benefitsOf, levelState, levelsInOrder, progressOf } from './club.rules.ts'

describe('the way to the next level', () => {
  it.each([
    [
      { played: 0, needed: 5_000 },
      { percent: 0, missing: 5_000 },
    ],
    [
      { played: 4_386, needed: 10_000 },
      { percent: 43, missing: 5_614 },
    ],
    [
      { played: 9_999.99, needed: 10_000 },
      { percent: 99, missing: 0.01 },
    ],
    [
      { played: 9_999.999, needed: 10_000 },
      { percent: 99, missing: 0.01 },
    ],
    [
      { played: 10_000, needed: 10_000 },
      { percent: 100, missing: 0 },
    ],
    [
      { played: 12_000, needed: 10_000 },
      { percent: 100, missing: 0 },
    ],
    [
      { played: 0, needed: 0 },
      { percent: 100, missing: 0 },
    ],
    [{ played: 27_987_770 }, { percent: 100, missing: undefined }],
    [
      { played: -5, needed: 100 },
      { percent: 0, missing: 105 },
    ],
    [
      { played: 4_519.7, needed: 5_000 },
      { percent: 90, missing: 480.3 },
    ],
  ])('MEM-11 %j is %j', (progress, shown) => {
    expect(progressOf(progress)).toEqual(shown)
  })

  it('MEM-11 whole percent, never a hundred before it is reached, never more, and growing with what is played', () => {
    const amount = fc.integer({ min: 0, max: 1e12 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(amount, amount, amount, (played, more, needed) => {
        const { percent, missing = 0 } = progressOf({ played, needed })
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent === 100).toBe(played >= needed)
        expect(missing === 0).toBe(played >= needed)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(progressOf({ played: played + more, needed }).percent).toBeGreaterThanOrEqual(percent)
      }),
    )
  })
})

describe('what a level brings', () => {
  const before = [{ kind: 'rebate', value: 0.2 }, { kind: 'withdrawals', value: 5 }, { kind: 'fast' }]
  it('MEM-11 says what the level before has not, and what it has less of', () => {
    const benefits = [
      { kind: 'rebate', value: 0.3 },
      { kind: 'birthday', value: 88 },
      { kind: 'withdrawals', value: 5 },
      { kind: 'fast' },
      { kind: 'host' },
    ]
    expect(benefitsOf(benefits, before).map(({ kind, change }) => [kind, change])).toEqual([
      ['rebate', 'more'],
      ['birthday', 'new'],
      ['withdrawals', undefined],
      ['fast', undefined],
      ['host', 'new'],
    ])
  })

  it('MEM-11 the first level has nothing to be compared with', () => {
    expect(benefitsOf(before, undefined).map(({ change }) => change)).toEqual([undefined, undefined, undefined])
  })

  it('MEM-11 leaves out what it has no words for, what says no amount, and what comes twice', () => {
    const odd = [
      { kind: 'yacht', value: 1 },
      { kind: 'birthday' },
      { kind: '__proto__', value: 1 },
      { kind: 'host' },
      { kind: 'host' },
    ]
    expect(benefitsOf(odd, [])).toEqual([{ kind: 'host', value: undefined, change: 'new' }])
  })

  it('MEM-11 the levels come by what they ask for, each once', () => {
    const level = (levelId: string, amount: number) => ({ levelId, name: levelId, amount, benefits: [] })
    const levels = [level('gold', 500), level('bronze', 0), level('gold', 900), level('silver', 100)]
    expect(levelsInOrder(levels).map(({ levelId }) => levelId)).toEqual(['bronze', 'silver', 'gold'])
  })

  it.each([
    [0, 1, 'reached'],
    [1, 1, 'own'],
    [2, 1, 'ahead'],
    [0, -1, 'ahead'],
  ])('MEM-11 a level at %i for a member at %i is %s', (place, own, state) => {
    expect(levelState(place, own)).toBe(state)
  })
})
