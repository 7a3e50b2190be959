import { expect, it } from 'vitest'
import { rewardGroupChoices, rewardGroupOf, rewardGroupPath } from './rewardGroups.rules.ts'

it('MEM-09 each part of the reward centre has an address that names it, what waits to be claimed that of the page itself', () => {
  const groups = ['toClaim', 'underWay', 'past'] as const
  expect(groups.map(rewardGroupPath)).toEqual(['/m/rewardCenter', '/m/rewardCenter?tab=underWay', '/m/rewardCenter?tab=past'])
  expect(groups.map((group) => rewardGroupOf(rewardGroupPath(group).split('?')[1] ?? ''))).toEqual([...groups])
  expect(rewardGroupOf('?tab=else')).toBe('toClaim')
  expect(rewardGroupChoices('past').map(({ group, isChosen }) => [group, isChosen])).toEqual([
    ['toClaim', false],
    ['underWay', false],
    ['past', true],
  ])
})
