import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countBets,
  emptySelection,
  hasRowPicks,
  highestTimes,
  methodsFor,
  type PlayMethod,
  paysEachHit,
  pickLabel,
  pickRow,
  pickTimes,
  quickPick,
  ROW_PICKS,
  type Selection,
  togglePick,
} from './plays.rules.ts'

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
const method = (kind: string, rows: number, more: Partial<PlayMethod> = {}): PlayMethod => ({
  code: kind,
  name: kind,
  kind,
  playTypes: ['trad'],
  rows: Array.from({ length: rows }, () => ({ numbers: DIGITS })),
  odds: [{ match: '', times: 9 }],
  oddsId: 'a',
  minStake: 1,
  maxStake: 100,
  ...more,
})
const METHODS = [
  method('straight', 3),
  method('straight', 3, { isDistinct: true }),
  method('group', 1, { pick: 3 }),
  method('pair', 1),
  method('sum', 1),
  method('combination', 1, { pick: 2 }),
  method('combination', 1, { pick: 6 }),
  method('ending', 2),
]

/** Every bet of a selection, found by trying all digits: slow and plain. */
function everyBet({ kind, rows, pick = 2, isDistinct }: PlayMethod, selection: Selection): number {
  const isPair = kind === 'pair'
  const isSet = kind === 'group' || kind === 'combination'
  const length = isPair ? 2 : isSet ? pick : rows.length
  let count = 0
  for (let number = 0; number < 10 ** length; number += 1) {
    const bet = String(number).padStart(length, '0').split('')
    const isPicked = bet.every((digit, at) => selection[isSet || isPair ? 0 : at]?.includes(digit))
    const isRising = !isSet || bet.every((digit, at) => at === 0 || digit > (bet[at - 1] ?? ''))
    const differs = !(isDistinct || isPair) || new Set(bet).size === bet.length
    if (isPicked && isRising && differs) count += 1
  }
  return count
}

const selections = (each: PlayMethod) =>
  fc.tuple(...each.rows.map(({ numbers }) => fc.subarray(numbers, { maxLength: each.pick === 6 ? 8 : 10 })))

describe('the bets of a selection', () => {
  it.each(METHODS.map((each) => [`${each.kind} ${each.pick ?? ''}${each.isDistinct ? ' distinct' : ''}`, each] as const))(
    '%s are as many as there are ways to take them',
    (_, each) => {
      // A million bets of six numbers are tried a few times only.
      fc.assert(
        fc.property(selections(each), (selection) => {
          expect(countBets(each, selection)).toBe(everyBet(each, selection))
        }),
        { numRuns: each.pick === 6 ? 4 : 60 },
      )
    },
  )

  it('are none while a row is empty, and none of a kind that nobody knows', () => {
    for (const each of METHODS) expect(countBets(each, emptySelection(each))).toBe(0)
    expect(countBets(method('magic', 1), [['1']])).toBe(0)
    expect(methodsFor([method('magic', 1), method('sum', 1), method('sum', 0)], 'trad')).toHaveLength(1)
    expect(methodsFor([method('sum', 1)], 'ent')).toEqual([])
  })

  it('of a quick pick are exactly one, whatever chance says', () => {
    const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    for (const each of METHODS) {
      fc.assert(
        fc.property(chance, (stream) => {
          const picked = quickPick(each, () => stream.next().value)
          // Of two digits a pair makes two bets: each of them may be the one that comes twice.
          expect(countBets(each, picked)).toBe(each.kind === 'pair' ? 2 : 1)
        }),
      )
    }
  })
})

describe('picking', () => {
  it('a number twice leaves the selection as it was, in the order of the row', () => {
    const each = method('straight', 2)
    fc.assert(
      fc.property(selections(each), fc.nat(1), fc.constantFrom(...DIGITS), (selection, row, digit) => {
        const once = togglePick(each, selection, row, digit)
        expect(once[row]).toEqual(once[row]?.toSorted())
        expect(togglePick(each, once, row, digit)).toEqual(selection)
        expect(once[1 - row]).toEqual(selection[1 - row])
      }),
    )
  })

  it('a whole row by one tap', () => {
    const each = method('sum', 1)
    const picked = ROW_PICKS.map((wanted) => pickRow(each, [['3']], 0, wanted)[0]?.join(''))
    expect(picked).toEqual(['0123456789', '56789', '01234', '13579', '02468', ''])
    expect([hasRowPicks(DIGITS), hasRowPicks(['big', 'small']), hasRowPicks(DIGITS.slice(4))]).toEqual([true, false, false])
  })
})

describe('what a selection pays', () => {
  it('is the highest of what was picked, where each pick has its own odds', () => {
    const sides = method('sum', 1, {
      odds: [
        { match: 'big', times: 2 },
        { match: '3', times: 190 },
      ],
    })
    expect([highestTimes(sides, [['big']]), highestTimes(sides, [['big', '3']]), highestTimes(sides, [[]])]).toEqual([
      2, 190, 190,
    ])
    expect([pickTimes(sides, '3'), pickTimes(sides, '4'), pickTimes(method('straight', 1), '3')]).toEqual([
      190,
      undefined,
      undefined,
    ])
  })

  it('is told of sides in words and of numbers as they are', () => {
    expect([pickLabel('big'), pickLabel('07'), pickLabel('toString')]).toEqual([
      { id: 'pick_big' },
      { text: '07' },
      { text: 'toString' },
    ])
  })
})

it('what counts in all numbers of a draw pays for each that is hit, and what counts in one of them pays once', () => {
  expect(METHODS.filter(paysEachHit).map(({ kind }) => kind)).toEqual(['ending'])
  expect(paysEachHit({ kind: 'ending', positions: [0] })).toBe(false)
})
