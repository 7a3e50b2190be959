import { expect, it } from 'vitest'
import { rewardGroupChoices, rewardGroupOf, rewardGroupPath } from './rewardGroups.rules.ts'

it('MEM-09 each part of the reward centre has an address that names it, what waits to be claimed that of the page itself', () => {
  const groups = ['toClaim', 'underWay', 'past'] as const
  expect(groups.map(rewardGroupPath)).toEqual(['/m/rewardCenter', '/m/rewardCenter?tab=underWay', '/m/rewardCenter?tab=past'])
  expect(groups.map((group) => rewardGroupOf(rewardGroupPath(group).split('?')[1] ?? ''))).toEqual([...groups])
  expect(rewardGroupOf('?tab=else')).toBe('toClaim')
  const nothing = { toClaim: [], underWay: [], past: [] }
  expect(rewardGroupChoices('past', nothing).map(({ group, isChosen }) => [group, isChosen])).toEqual([
    ['toClaim', false],
    ['underWay', false],
    ['past', true],
  ])
})

it('MEM-09 a count stands at what waits to be claimed, and only where something does', () => {
  const counts = (toClaim: number) =>
    rewardGroupChoices('toClaim', { toClaim: Array(toClaim), underWay: Array(3), past: Array(4) }).map(({ count }) => count)
  expect(counts(2)).toEqual([2, undefined, undefined])
  expect(counts(0)).toEqual([undefined, undefined, undefined])
})
