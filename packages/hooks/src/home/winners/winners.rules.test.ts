import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byWinAmount, tickerScrolls, WINNER_PASS_MS, type Winner } from './winners.rules.ts'

const winner = fc.record({
  customerName: fc.string(),
  gameName: fc.string(),
  winAmount: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 100, 100, 2500.5)),
})

it('WIN-02 whoever won more stands higher, and nobody is lost, doubled or changed', () => {
  fc.assert(
    fc.property(fc.array(winner), (winners: Winner[]) => {
      const before = [...winners]
      const board = byWinAmount(winners)
      for (const [index, { winAmount }] of board.slice(1).entries()) {
        expect(winAmount).toBeLessThanOrEqual(board[index]?.winAmount ?? Number.NaN)
      }
      expect(new Set(board)).toEqual(new Set(winners))
      expect(board).toHaveLength(winners.length)
      expect(winners).toEqual(before)
    }),
  )
})

it('WIN-02 equal wins keep their order', () => {
  const board = byWinAmount([
    { customerName: 'a', gameName: 'x', winAmount: 5 },
    { customerName: 'b', gameName: 'x', winAmount: 9 },
    { customerName: 'c', gameName: 'x', winAmount: 5 },
  ])
  expect(board.map(({ customerName }) => customerName)).toEqual(['b', 'a', 'c'])
})

it('WIN-02 the ticker scrolls only with more than three entries, one in 1500 ms', () => {
  expect(WINNER_PASS_MS).toBe(1_500)
  expect([0, 1, 3, 4, 20].map(tickerScrolls)).toEqual([false, false, false, true, true])
})
