// Every way to bet of every lottery, against bets and wins that are written out by hand: what a slip shows, what the backend
// takes and what it pays are the same.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countBets, type PlayMethod, type Selection } from '../../packages/hooks/src/lottery/plays.rules.ts'
import { numbersOf } from '../../packages/mock-server/src/lottery/draws.ts'
import { type Family, familyOf } from '../../packages/mock-server/src/lottery/families.ts'
import { METHODS, type Method } from '../../packages/mock-server/src/lottery/methods.ts'
import { betsOf, winTimes } from '../../packages/mock-server/src/lottery/plays.ts'

type Bet = readonly string[]
interface Rule {
  /** Every bet that a selection of the method could hold. */
  bets: (selection: Selection) => Bet[]
  /** How often a bet wins on a draw, by the name that its odds have. */
  wins: (bet: Bet, drawn: readonly string[]) => Record<string, number>
}

const DIGITS = [...'0123456789']
const sum = (numbers: readonly string[]) => numbers.reduce((total, each) => total + Number(each), 0)
const if1 = (holds: boolean, match = ''): Record<string, number> => (holds ? { [match]: 1 } : {})

/** One of each row, in order. */
const places = ([first = [], ...rest]: Selection): Bet[] =>
  first.flatMap((each) => (rest.length === 0 ? [[each]] : places(rest).map((others) => [each, ...others])))

/** So many of the picked numbers, in any order: by counting through all groups of them. */
const groups =
  (size: number) =>
  ([picked = []]: Selection): Bet[] =>
    Array.from({ length: 2 ** picked.length }, (_, mask) => picked.filter((_, at) => (mask >> at) % 2 === 1)).filter(
      (group) => group.length === size,
    )
const single = ([picked = []]: Selection): Bet[] => picked.map((each) => [each])

/** Big and small, odd and even, of the sum of what is looked at. */
const sides = (of: (drawn: readonly string[]) => readonly string[], mostSmall: number): Rule => ({
  bets: single,
  wins([side = ''], drawn) {
    const total = sum(of(drawn))
    const holds = { big: total > mostSmall, small: total <= mostSmall, odd: total % 2 !== 0, even: total % 2 === 0 }
    return if1(
      Object.entries(holds).some(([name, isSo]) => name === side && isSo),
      side,
    )
  },
})
const all = (drawn: readonly string[]) => drawn
const last3 = ([, , ...three]: readonly string[]) => three
const endings: Rule = {
  bets: places,
  wins: (bet, drawn) => ({ '': drawn.filter((prize) => prize.slice(-bet.length) === bet.join('')).length }),
}
const special: Rule = { bets: places, wins: (bet, [prize = '']) => if1(prize.slice(-bet.length) === bet.join('')) }

const RULES: Readonly<Record<string, Rule>> = {
  d5_sum: sides(all, 22),
  d5_last3: { bets: places, wins: (bet, drawn) => if1(last3(drawn).every((digit, at) => digit === bet[at])) },
  d5_group6: {
    bets: groups(3),
    wins: (bet, drawn) => if1(new Set(last3(drawn)).size === 3 && last3(drawn).every((digit) => bet.includes(digit))),
  },
  d5_group3: {
    bets: ([picked = []]) =>
      DIGITS.flatMap((twice) => DIGITS.map((once) => [twice, once])).filter(
        ([twice = '', once = '']) => twice !== once && picked.includes(twice) && picked.includes(once),
      ),
    wins: ([twice, once], drawn) =>
      if1(
        last3(drawn).filter((digit) => digit === twice).length === 2 &&
          last3(drawn).filter((digit) => digit === once).length === 1,
      ),
  },
  d5_one: { bets: places, wins: ([digit], drawn) => if1(drawn[4] === digit) },
  pk_sum2: sides(([first = '', second = '']) => [first, second], 11),
  pk_first: { bets: places, wins: ([car], drawn) => if1(drawn[0] === car) },
  pk_top2: {
    bets: (selection) => places(selection).filter(([first, second]) => first !== second),
    wins: ([first, second], drawn) => if1(drawn[0] === first && drawn[1] === second),
  },
  pk_box3: {
    bets: groups(3),
    wins: (bet, drawn) => if1(bet.every((car) => drawn.indexOf(car) < 3)),
  },
  k3_sides: sides(all, 10),
  k3_sum: { bets: single, wins: ([total = ''], drawn) => if1(sum(drawn) === Number(total), total) },
  k3_two: {
    bets: groups(2),
    wins: (bet, drawn) =>
      if1(
        bet.every((eyes) => drawn.includes(eyes)),
        '2',
      ),
  },
  l45_six: { bets: groups(6), wins: (bet, drawn) => ({ [bet.filter((ball) => drawn.includes(ball)).length]: 1 }) },
  l45_two: {
    bets: groups(2),
    wins: (bet, drawn) =>
      if1(
        bet.every((ball) => drawn.includes(ball)),
        '2',
      ),
  },
  l45_sides: sides(all, 138),
  vn_lo2: endings,
  vn_lo3: endings,
  vn_de: special,
  vn_tail: special,
}

const families = Object.keys(METHODS) as Family[]
/** A lottery of each family. */
const games = new Map(
  ['ELOTT', 'LOTT', 'TCG_SEA'].flatMap((vendor) =>
    [1, 2, 3, 4].map((number) => {
      const game = { vendor, gameId: `${vendor.toLowerCase()}_${number}` }
      return [familyOf(game), game] as const
    }),
  ),
)
const rows = families.flatMap((family) => METHODS[family].map((method) => [method.code, family, method] as const))
/** More numbers of one row than this make more groups than a test counts through. */
const MOST_PICKS = 10

const selections = ({ rows: own }: Method) =>
  fc.tuple(
    ...own.map(({ numbers }) => fc.subarray([...numbers], { minLength: 1, maxLength: Math.min(MOST_PICKS, numbers.length) })),
  )

it.each(rows)('the bets and the wins of %s are those that are counted by hand', (code, family, method) => {
  const rule = RULES[code]
  const game = games.get(family)
  if (!rule || !game) throw new Error(`nobody has counted ${code} by hand`)
  // The table as the contract carries it.
  const { kind, pick, isDistinct, odds, rows: own } = method
  const shown: PlayMethod = {
    ...{ code, name: code, kind, playTypes: [...method.playTypes], oddsId: '1', minStake: 1, maxStake: 100, odds: [...odds] },
    ...(pick !== undefined && { pick }),
    ...(isDistinct !== undefined && { isDistinct }),
    rows: own.map(({ numbers }) => ({ numbers: [...numbers] })),
  }
  fc.assert(
    fc.property(selections(method), fc.nat(10_000), (selection, seed) => {
      const bets = rule.bets(selection)
      expect(betsOf(method, selection).length).toBe(bets.length)
      expect(countBets(shown, selection)).toBe(bets.length)
      const drawn = numbersOf(seed, game, `draw-${seed}`)
      const times = bets
        .flatMap((bet) => Object.entries(rule.wins(bet, drawn)))
        .reduce((paid, [match, often]) => paid + often * (method.odds.find((each) => each.match === match)?.times ?? 0), 0)
      expect(winTimes(method, method.odds, selection, drawn)).toBeCloseTo(times, 6)
    }),
    { numRuns: 300 },
  )
})
