import { describe, expect, it } from 'vitest'
import { createRandom, pick, type Random } from '../random.ts'
import { numbersOf } from './draws.ts'
import type { Family } from './families.ts'
import { METHODS, type Method } from './methods.ts'
import { betsOf, isSelection, mostBets, type Selection, timesOf, winTimes } from './plays.ts'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const FAMILIES: readonly Family[] = ['digits5', 'pk10', 'dice3', 'pick45', 'vn']
const METHOD_ROWS = FAMILIES.flatMap((family) =>
  METHODS[family].map((method): [string, Family, Method] => [method.code, family, method]),
)
const methodOf = (code: string) => {
  const method = METHOD_ROWS.find(([each]) => each === code)?.[2]
  if (!method) throw new Error(code)
  return method
}
const GAMES = { digits5: 1, pk10: 2, dice3: 3 }
const gameOf = (family: Family) =>
  family === 'vn'
    ? { vendor: 'TCG_SEA', gameId: 'sea_1' }
    : family === 'pick45'
      ? { vendor: 'LOTT', gameId: 'lott_1' }
      : { vendor: 'ELOTT', gameId: `elott_${GAMES[family]}` }

/** Some numbers of every row. */
const someOf = (random: Random, { rows }: Method, most: number): Selection =>
  rows.map(({ numbers }) => {
    const some = numbers.filter(() => random() < most / numbers.length)
    return some.length > 0 ? some : [pick(random, numbers)]
  })

/** Every draw that can be told apart by what a method looks at, each as likely as the others. */
function allDraws(family: Family, { positions }: Method): string[][] | undefined {
  const [digits, cars, eyes] = [
    range(0, 9).map(String),
    range(1, 10).map((car) => String(car).padStart(2, '0')),
    range(1, 6).map(String),
  ]
  const times = (alphabet: string[], count: number): string[][] =>
    count === 0 ? [[]] : times(alphabet, count - 1).flatMap((rest) => alphabet.map((each) => [...rest, each]))
  const before = (drawn: string[]) => [...Array.from({ length: positions?.[0] ?? 0 }, () => '0'), ...drawn]
  if (family === 'digits5') return times(digits, positions?.length ?? 5).map(before)
  if (family === 'dice3') return times(eyes, 3)
  if (family === 'pk10') return times(cars, positions?.length ?? 3).filter((drawn) => new Set(drawn).size === drawn.length)
  return undefined
}

describe('a lottery’s play methods', () => {
  it.each(METHOD_ROWS)('%s pays on average less than it takes, and not much less', (_, family, method) => {
    const draws = allDraws(family, method) ?? range(1, 400).map((number) => numbersOf(1, gameOf(family), `x-${number}`))
    // All bets together win the same on every draw, so the average over a few draws is exact enough for the rare ones, too.
    const all = method.rows.map(({ numbers }) => (family === 'pick45' ? numbers.slice(0, 8) : numbers))
    const bets = betsOf(method, all)
    let paid = 0
    for (const drawn of draws) for (const bet of bets) paid += timesOf(method, method.odds, bet, drawn)
    const average = paid / draws.length / bets.length
    expect(average).toBeLessThan(1)
    // The jackpot of six numbers is too rare to be met here.
    if (method.code !== 'l45_six') expect(average).toBeGreaterThan(0.75)
  })

  it.each(METHOD_ROWS)('%s counts each bet of a selection once', (_, __, method) => {
    const random = createRandom(7).next
    for (let round = 0; round < 60; round += 1) {
      const selection = someOf(random, method, 5)
      expect(isSelection(method, selection)).toBe(true)
      const bets = betsOf(method, selection).map((bet) => bet.join())
      expect(new Set(bets).size).toBe(bets.length)
      expect(mostBets(method, selection)).toBeGreaterThanOrEqual(bets.length)
    }
  })

  it.each(METHOD_ROWS)('%s wins with more numbers at least what it wins with fewer', (_, family, method) => {
    const random = createRandom(11).next
    for (let round = 0; round < 60; round += 1) {
      const drawn = numbersOf(round, gameOf(family), `y-${round}`)
      const few = someOf(random, method, 4)
      const more = few.map((row, at) => [...new Set([...row, pick(random, method.rows[at]?.numbers ?? ['0'])])])
      expect(winTimes(method, method.odds, more, drawn)).toBeGreaterThanOrEqual(winTimes(method, method.odds, few, drawn))
    }
  })

  it('straight wins with the digits in their places alone, by every draw of three digits', () => {
    const method = methodOf('d5_last3')
    const selection = [['1', '2'], ['5'], ['0', '9']]
    for (const number of range(0, 999)) {
      const drawn = `42${String(number).padStart(3, '0')}`.split('')
      const wins = ['150', '159', '250', '259'].includes(drawn.slice(2).join(''))
      expect(winTimes(method, method.odds, selection, drawn)).toBe(wins ? 950 : 0)
    }
  })

  it('group 6 and group 3 share out the draws of three digits between them, triples apart', () => {
    const [six, three] = [methodOf('d5_group6'), methodOf('d5_group3')]
    const selection = [range(0, 9).map(String)]
    for (const number of range(0, 999)) {
      const drawn = `00${String(number).padStart(3, '0')}`.split('')
      const kinds = new Set(drawn.slice(2)).size
      expect(winTimes(six, six.odds, selection, drawn)).toBe(kinds === 3 ? 158 : 0)
      expect(winTimes(three, three.odds, selection, drawn)).toBe(kinds === 2 ? 316 : 0)
    }
    expect(betsOf(six, selection)).toHaveLength(120)
    expect(betsOf(three, selection)).toHaveLength(90)
  })

  it('of big and small, odd and even, exactly one of each wins, whatever is drawn', () => {
    for (const family of FAMILIES) {
      for (const method of METHODS[family].filter(({ bigFrom }) => bigFrom !== undefined)) {
        for (const round of range(1, 200)) {
          const drawn = numbersOf(round, gameOf(family), 'z')
          const won = (side: string) => winTimes(method, method.odds, [[side]], drawn) > 0
          expect([won('big') !== won('small'), won('odd') !== won('even')]).toEqual([true, true])
        }
      }
    }
  })

  it('a car cannot come first and second', () => {
    const method = methodOf('pk_top2')
    expect(
      betsOf(method, [
        ['01', '02'],
        ['01', '02'],
      ]),
    ).toEqual([
      ['01', '02'],
      ['02', '01'],
    ])
    expect(betsOf(method, [['03'], ['03']])).toEqual([])
  })

  it('lo pays each time an ending came, de on the special prize alone', () => {
    const [lo, de] = [methodOf('vn_lo2'), methodOf('vn_de')]
    const drawn = ['12307', '55507', '00099']
    expect(winTimes(lo, lo.odds, [['0'], ['7']], drawn)).toBe(10.8)
    expect(
      winTimes(
        de,
        de.odds,
        [
          ['0', '9'],
          ['7', '9'],
        ],
        drawn,
      ),
    ).toBe(96)
    expect(winTimes(de, de.odds, [['9'], ['9']], drawn)).toBe(0)
  })

  it('six of 45 pays by the hits of each of its bets', () => {
    const method = methodOf('l45_six')
    const drawn = ['01', '02', '03', '04', '05', '06']
    expect(winTimes(method, method.odds, [drawn], drawn)).toBe(2_000_000)
    // Seven numbers make seven bets: without the stranger six hits, else five.
    expect(winTimes(method, method.odds, [[...drawn, '45']], drawn)).toBe(2_000_000 + 6 * 3_000)
    expect(winTimes(method, method.odds, [['01', '02', '40', '41', '42', '43']], drawn)).toBe(0)
  })

  it('what may not be picked is no selection', () => {
    const method = methodOf('d5_last3')
    for (const selection of [[], [['1'], ['2']], [['1'], ['2'], ['10']], [['1', '1'], ['2'], ['3']]]) {
      expect(isSelection(method, selection)).toBe(false)
    }
  })
})
