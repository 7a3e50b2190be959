import type { OddsRow, PlayType } from '../lotteryRows.ts'
import type { Text } from '../text.ts'
import type { Family } from './families.ts'
import type { Play } from './plays.ts'

/** A way to bet as the seed has it. */
export interface Method extends Play {
  code: string
  name: Text
  hint: Text
  playTypes: readonly PlayType[]
  rows: readonly { label?: Text; numbers: readonly string[] }[]
  odds: readonly OddsRow[]
}

const BOTH = ['trad', 'ent'] as const
const TRAD = ['trad'] as const
const upTo = (first: number, last: number, width = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(width, '0'))
const DIGITS = upTo(0, 9)
const CARS = upTo(1, 10, 2)
const once = (times: number): OddsRow[] => [{ match: '', times }]
const row = (EN: string, TY: string, numbers: readonly string[]) => ({ label: { EN, TY }, numbers })
const sides = (times: { big: number; small: number; odd: number; even: number }) => ({
  rows: [{ numbers: Object.keys(times) }],
  odds: Object.entries(times).map(([match, paid]) => ({ match, times: paid })),
})
const PLACES = {
  hundreds: row('Hundreds', 'Daan-daan', DIGITS),
  tens: row('Tens', 'Sampuan', DIGITS),
  ones: row('Ones', 'Isahan', DIGITS),
}

/** What one bet on each sum of three dice pays. */
const DICE_SUMS = [190, 63, 31, 19, 12, 9, 7.6, 7, 7, 7.6, 9, 12, 19, 31, 63, 190]

/** The ways to bet on each family; each pays back less than it takes, whatever is drawn. */
export const METHODS: Readonly<Record<Family, readonly Method[]>> = {
  digits5: [
    {
      code: 'd5_sum',
      name: { EN: 'Sum of five', TY: 'Kabuuan ng lima' },
      hint: { EN: 'Big is 23 to 45, small 0 to 22.', TY: 'Malaki ang 23 hanggang 45, maliit ang 0 hanggang 22.' },
      kind: 'sum',
      playTypes: BOTH,
      bigFrom: 23,
      ...sides({ big: 1.95, small: 1.95, odd: 1.95, even: 1.95 }),
    },
    {
      code: 'd5_last3',
      name: { EN: 'Last three, straight', TY: 'Huling tatlo, tuwid' },
      hint: { EN: 'The last three digits in their order.', TY: 'Ang huling tatlong digit ayon sa ayos.' },
      kind: 'straight',
      playTypes: TRAD,
      positions: [2, 3, 4],
      rows: [PLACES.hundreds, PLACES.tens, PLACES.ones],
      odds: once(950),
    },
    {
      code: 'd5_group6',
      name: { EN: 'Last three, group 6', TY: 'Huling tatlo, grupo 6' },
      hint: { EN: 'Three different digits in any order.', TY: 'Tatlong magkaibang digit sa anumang ayos.' },
      kind: 'group',
      playTypes: TRAD,
      positions: [2, 3, 4],
      pick: 3,
      rows: [row('Digits', 'Mga digit', DIGITS)],
      odds: once(158),
    },
    {
      code: 'd5_group3',
      name: { EN: 'Last three, group 3', TY: 'Huling tatlo, grupo 3' },
      hint: { EN: 'One digit twice and another once, in any order.', TY: 'Isang digit na doble at isa pa, sa anumang ayos.' },
      kind: 'pair',
      playTypes: TRAD,
      positions: [2, 3, 4],
      pick: 2,
      rows: [row('Digits', 'Mga digit', DIGITS)],
      odds: once(316),
    },
    {
      code: 'd5_one',
      name: { EN: 'Last digit', TY: 'Huling digit' },
      hint: { EN: 'The last digit of the five.', TY: 'Ang huli sa limang digit.' },
      kind: 'straight',
      playTypes: BOTH,
      positions: [4],
      rows: [PLACES.ones],
      odds: once(9.5),
    },
  ],
  pk10: [
    {
      code: 'pk_sum2',
      name: { EN: 'Sum of the first two', TY: 'Kabuuan ng unang dalawa' },
      hint: { EN: 'Big is 12 to 19, small 3 to 11.', TY: 'Malaki ang 12 hanggang 19, maliit ang 3 hanggang 11.' },
      kind: 'sum',
      playTypes: BOTH,
      positions: [0, 1],
      bigFrom: 12,
      ...sides({ big: 2.1, small: 1.7, odd: 1.7, even: 2.1 }),
    },
    {
      code: 'pk_first',
      name: { EN: 'Winner', TY: 'Panalo' },
      hint: { EN: 'The car that comes first.', TY: 'Ang kotseng mauuna.' },
      kind: 'straight',
      playTypes: BOTH,
      positions: [0],
      rows: [row('First', 'Una', CARS)],
      odds: once(9.6),
    },
    {
      code: 'pk_top2',
      name: { EN: 'First two, straight', TY: 'Unang dalawa, tuwid' },
      hint: { EN: 'The first two cars in their order.', TY: 'Ang unang dalawang kotse ayon sa ayos.' },
      kind: 'straight',
      playTypes: TRAD,
      positions: [0, 1],
      isDistinct: true,
      rows: [row('First', 'Una', CARS), row('Second', 'Ikalawa', CARS)],
      odds: once(86),
    },
    {
      code: 'pk_box3',
      name: { EN: 'First three, box', TY: 'Unang tatlo, kahon' },
      hint: { EN: 'The first three cars in any order.', TY: 'Ang unang tatlong kotse sa anumang ayos.' },
      kind: 'group',
      playTypes: TRAD,
      positions: [0, 1, 2],
      pick: 3,
      rows: [row('Cars', 'Mga kotse', CARS)],
      odds: once(114),
    },
  ],
  dice3: [
    {
      code: 'k3_sides',
      name: { EN: 'Sum, big and small', TY: 'Kabuuan, malaki at maliit' },
      hint: { EN: 'Big is 11 to 18, small 3 to 10.', TY: 'Malaki ang 11 hanggang 18, maliit ang 3 hanggang 10.' },
      kind: 'sum',
      playTypes: BOTH,
      bigFrom: 11,
      ...sides({ big: 1.95, small: 1.95, odd: 1.95, even: 1.95 }),
    },
    {
      code: 'k3_sum',
      name: { EN: 'Sum', TY: 'Kabuuan' },
      hint: { EN: 'What the three dice make together.', TY: 'Ang kabuuan ng tatlong dice.' },
      kind: 'sum',
      playTypes: BOTH,
      rows: [row('Sum', 'Kabuuan', upTo(3, 18))],
      odds: upTo(3, 18).map((match, at) => ({ match, times: DICE_SUMS[at] ?? 0 })),
    },
    {
      code: 'k3_two',
      name: { EN: 'Two different', TY: 'Dalawang magkaiba' },
      hint: { EN: 'Both numbers are among the dice.', TY: 'Nasa mga dice ang dalawang numero.' },
      kind: 'combination',
      playTypes: TRAD,
      pick: 2,
      rows: [row('Numbers', 'Mga numero', upTo(1, 6))],
      odds: [{ match: '2', times: 6.8 }],
    },
  ],
  pick45: [
    {
      code: 'l45_six',
      name: { EN: 'Six of 45', TY: 'Anim sa 45' },
      hint: { EN: 'Three hits and more win.', TY: 'Panalo ang tatlong tama pataas.' },
      kind: 'combination',
      playTypes: TRAD,
      pick: 6,
      rows: [row('Numbers', 'Mga numero', upTo(1, 45, 2))],
      odds: [
        { match: '6', times: 2_000_000 },
        { match: '5', times: 3_000 },
        { match: '4', times: 80 },
        { match: '3', times: 12 },
      ],
    },
    {
      code: 'l45_two',
      name: { EN: 'Two of the six', TY: 'Dalawa sa anim' },
      hint: { EN: 'Both numbers are among the six.', TY: 'Nasa anim ang dalawang numero.' },
      kind: 'combination',
      playTypes: BOTH,
      pick: 2,
      rows: [row('Numbers', 'Mga numero', upTo(1, 45, 2))],
      odds: [{ match: '2', times: 62 }],
    },
    {
      code: 'l45_sides',
      name: { EN: 'Sum of the six', TY: 'Kabuuan ng anim' },
      hint: { EN: 'Big is 139 and more, small 138 and less.', TY: 'Malaki ang 139 pataas, maliit ang 138 pababa.' },
      kind: 'sum',
      playTypes: BOTH,
      bigFrom: 139,
      ...sides({ big: 1.93, small: 1.93, odd: 1.93, even: 1.93 }),
    },
  ],
  vn: [
    {
      code: 'vn_lo2',
      name: { EN: 'Lo, two digits', TY: 'Lo, dalawang digit' },
      hint: {
        EN: 'The last two digits of any of the 18 prizes; each time counts.',
        TY: 'Ang huling dalawang digit ng alinman sa 18 premyo; bilang ang bawat isa.',
      },
      kind: 'ending',
      playTypes: TRAD,
      rows: [PLACES.tens, PLACES.ones],
      odds: once(5.4),
    },
    {
      code: 'vn_lo3',
      name: { EN: 'Lo, three digits', TY: 'Lo, tatlong digit' },
      hint: {
        EN: 'The last three digits of any of the 18 prizes; each time counts.',
        TY: 'Ang huling tatlong digit ng alinman sa 18 premyo; bilang ang bawat isa.',
      },
      kind: 'ending',
      playTypes: TRAD,
      rows: [PLACES.hundreds, PLACES.tens, PLACES.ones],
      odds: once(52),
    },
    {
      code: 'vn_de',
      name: { EN: 'De, special prize', TY: 'De, espesyal na premyo' },
      hint: { EN: 'The last two digits of the special prize.', TY: 'Ang huling dalawang digit ng espesyal na premyo.' },
      kind: 'ending',
      playTypes: BOTH,
      positions: [0],
      rows: [PLACES.tens, PLACES.ones],
      odds: once(96),
    },
    {
      code: 'vn_tail',
      name: { EN: 'Last digit of the special prize', TY: 'Huling digit ng espesyal na premyo' },
      hint: { EN: 'The last digit of the special prize.', TY: 'Ang huling digit ng espesyal na premyo.' },
      kind: 'ending',
      playTypes: BOTH,
      positions: [0],
      rows: [PLACES.ones],
      odds: once(9.6),
    },
  ],
}
