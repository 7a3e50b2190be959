import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asksToHandDown } from './receivers.rules.ts'
import { teamPath } from './teamPath.rules.ts'
import { MOST_RECEIVERS, teamQueryOf } from './teamQuery.rules.ts'

const account = fc.stringMatching(/^[a-z0-9_]{1,16}$/)

it('AGENT-07 the address of a team carries whose it is, what is looked for and who gets money', () => {
  fc.assert(
    fc.property(
      fc.option(account, { nil: undefined }),
      fc.string({ maxLength: 20 }),
      fc.uniqueArray(account, { maxLength: 50 }),
      (upline, search, to) => {
        const path = teamPath({ upline, search: search.trim(), to })
        expect(teamQueryOf(path.split('?')[1] ?? '')).toEqual({ upline, search: search.trim(), to })
      },
    ),
  )
})

it('AGENT-07 whatever an address says, money goes to so many members at most, each once', () => {
  fc.assert(fc.property(fc.string(), (search) => void teamQueryOf(search)))
  const many = Array.from({ length: 90 }, (_, place) => `m${place}`)
  expect(teamQueryOf(`to=${many.join(',')}`).to).toHaveLength(MOST_RECEIVERS)
  expect(teamQueryOf('to=a,a, ,b').to).toEqual(['a', 'b'])
  expect(teamQueryOf('to=maria88,MARIA88,broke01,Maria88').to).toEqual(['maria88', 'broke01'])
})

it('AGENT-07 an address that names nobody to give money to shows the members', () => {
  fc.assert(fc.property(fc.string(), (search) => asksToHandDown(search) === teamQueryOf(search).to.length > 0))
  expect(['', 'to=', 'to=,%20,', `to=${'a'.repeat(65)}`, 'upline=maria88'].filter(asksToHandDown)).toEqual([])
  expect(['to=maria88', 'upline=a&to=b,c'].filter(asksToHandDown)).toHaveLength(2)
})
