import { expect, it } from 'vitest'
import { boardPartOf, boardParts, boardPath } from './board.rules.ts'

it('MEM-11 each part of the leader board has an address that names it, the missions that of the page itself', () => {
  const parts = ['missions', 'ranking'] as const
  expect(parts.map(boardPath)).toEqual(['/m/leaderBoard', '/m/leaderBoard?tab=ranking'])
  expect(parts.map((part) => boardPartOf(boardPath(part).split('?')[1] ?? ''))).toEqual([...parts])
  expect(boardPartOf('?tab=else')).toBe('missions')
  expect(boardParts('ranking').map(({ part, isChosen }) => [part, isChosen])).toEqual([
    ['missions', false],
    ['ranking', true],
  ])
})
