import type { PlayMethod } from '../lottery/plays.rules.ts'

/** A way to bet on the last two of two numbers. */
export const LAST_TWO: PlayMethod = {
  code: 'last2',
  name: 'Last two',
  kind: 'straight',
  playTypes: ['trad'],
  rows: [{ numbers: ['1', '2'] }, { numbers: ['1', '2'] }],
  odds: [{ match: '', times: 95 }],
  oddsId: 'now',
  minStake: 1,
  maxStake: 100,
}
