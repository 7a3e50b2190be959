import { expect, it } from 'vitest'
import { playedFirst, rebateObstacle } from './rebate.rules.ts'

it.each([
  [0, 1, 'nothing'],
  [0.99, 1, 'least'],
  [1, 1, undefined],
  [12.5, 1, undefined],
  [0, 0, 'nothing'],
  [0.01, 0, undefined],
])('MEM-11 a rebate of %d with at least %d is stopped by %s', (amount, leastAmount, obstacle) => {
  expect(rebateObstacle({ amount, leastAmount })).toBe(obstacle)
})

it('MEM-11 the categories of a rebate are those that brought most first, then the played, then the others as they came', () => {
  const part = (gameType: string, stake: number, amount: number) => ({ gameType, stake, rate: 1, amount })
  const parts = [part('A', 0, 0), part('B', 0.5, 0), part('C', 0, 0), part('D', 100, 1), part('E', 300, 3)]
  expect(playedFirst(parts).map(({ gameType }) => gameType)).toEqual(['E', 'D', 'B', 'A', 'C'])
})
