import type { Text } from '../text.ts'

export type MissionPeriod = 'day' | 'week'

/** Something to do within a day or a week. Targets of `stake` and `deposit` are cents, the others are counts. */
export interface SeedMission {
  id: number
  title: Text
  period: MissionPeriod
  kind: 'rounds' | 'won' | 'stake' | 'deposit'
  target: number
  rewardCents: number
}

/** How often a reward is to be played before it may leave. */
export const REWARD_TURNOVER_TIMES = 1

export const seedMissions: readonly SeedMission[] = [
  {
    id: 1,
    title: { EN: 'Pay in ₱500 today', TY: 'Magdeposito ng ₱500 ngayon' },
    period: 'day',
    kind: 'deposit',
    target: 50_000,
    rewardCents: 1_000,
  },
  {
    id: 2,
    title: { EN: 'Play 3 rounds today', TY: 'Maglaro ng 3 round ngayon' },
    period: 'day',
    kind: 'rounds',
    target: 3,
    rewardCents: 200,
  },
  {
    id: 3,
    title: { EN: 'Win 10 rounds today', TY: 'Manalo sa 10 round ngayon' },
    period: 'day',
    kind: 'won',
    target: 10,
    rewardCents: 1_000,
  },
  {
    id: 4,
    title: { EN: 'Play for ₱500 today', TY: 'Maglaro ng ₱500 ngayon' },
    period: 'day',
    kind: 'stake',
    target: 50_000,
    rewardCents: 800,
  },
  {
    id: 5,
    title: { EN: 'Play 150 rounds this week', TY: 'Maglaro ng 150 round ngayong linggo' },
    period: 'week',
    kind: 'rounds',
    target: 150,
    rewardCents: 3_000,
  },
  {
    id: 6,
    title: { EN: 'Play for ₱5,000 this week', TY: 'Maglaro ng ₱5,000 ngayong linggo' },
    period: 'week',
    kind: 'stake',
    target: 500_000,
    rewardCents: 6_000,
  },
]

/** Others who play for the rank list, beside the member who looks. */
export const RIVALS = 140
/** How many places the rank list shows. */
export const RANK_PLACES = 50

/** What the places bring at the end of the week, each up to and with its last one. */
const PRIZES: readonly (readonly [last: number, cents: number])[] = [
  [1, 500_000],
  [2, 300_000],
  [3, 200_000],
  [10, 50_000],
  [30, 10_000],
  [RANK_PLACES, 5_000],
]

/** What a place brings, in cents; 0 for nothing. */
export const prizeOf = (place: number): number => PRIZES.find(([last]) => place <= last)?.[1] ?? 0

const FIRST_NAMES = ['jomar', 'liezel', 'benjie', 'nenita', 'rosas', 'tomas', 'aling', 'kuya', 'marites', 'dodong'] as const
const ENDS = ['77', 'x', '88', 'ph', '_01', '99', 'boy', 'luck', '23', 'ako'] as const

/** The account name of a rival; no two are the same. */
export const rivalName = (index: number): string =>
  `${FIRST_NAMES[index % FIRST_NAMES.length]}${Math.floor(index / 100) || ''}${ENDS[Math.floor(index / FIRST_NAMES.length) % ENDS.length]}`
