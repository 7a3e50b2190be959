import { expect, it } from 'vitest'
import { isByLink } from '../../core/navigation/route.rules.ts'
import { newMemberPath, newMemberWays } from './ways.rules.ts'

it('AGENT-07 each way to a new member has an address that says it, the account that of the page itself', () => {
  const ways = ['account', 'link'] as const
  expect(ways.map(newMemberPath)).toEqual(['/m/agentRegister', '/m/agentRegister?way=link'])
  expect(ways.map((way) => isByLink(newMemberPath(way).split('?')[1] ?? ''))).toEqual([false, true])
  expect(isByLink('?way=post')).toBe(false)
  expect(newMemberWays('link')).toEqual([
    { way: 'account', path: '/m/agentRegister', isChosen: false },
    { way: 'link', path: '/m/agentRegister?way=link', isChosen: true },
  ])
})
