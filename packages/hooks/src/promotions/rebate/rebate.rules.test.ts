import { expect, it } from 'vitest'
import { playedFirst, rebateObstacle, rebatePercent } from './rebate.rules.ts'

it.each([
  [0, 1, 'nothing', 0],
  [0.99, 1, 'least', 99],
  [1, 1, undefined, 100],
  [12.5, 1, undefined, 100],
  [0, 0, 'nothing', 100],
  [0.01, 0, undefined, 100],
])(
  'MEM-11 a rebate of %d with at least %d is stopped by %s, at %i percent of the way',
  (amount, leastAmount, obstacle, percent) => {
    expect(rebateObstacle({ amount, leastAmount })).toBe(obstacle)
    expect(rebatePercent({ amount, leastAmount })).toBe(percent)
  },
)

it('MEM-11 the categories of a rebate are those that brought most first, then the played, then the others as they came', () => {
  const part = (gameType: string, stake: number, amount: number) => ({ gameType, stake, rate: 1, amount })
  const parts = [part('A', 0, 0), part('B', 0.5, 0), part('C', 0, 0), part('D', 100, 1), part('E', 300, 3)]
  expect(playedFirst(parts).map(({ gameType }) => gameType)).toEqual(['E', 'D', 'B', 'A', 'C'])
})
