import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasContracts, isAgent, isTrial } from './member.rules.ts'

it.each([0, 4, 40])('AGENT-01 a member of type %i is no agent', (type) => {
  expect(isAgent(type)).toBe(false)
})

it('AGENT-01 a member of any other type is an agent', () => {
  const others = fc.integer().filter((type) => ![0, 4, 40].includes(type))
  fc.assert(fc.property(others, (type) => isAgent(type)))
})

it('LOGIN-11 type 4, and no other, is a free trial', () => {
  expect(isTrial(4)).toBe(true)
  fc.assert(
    fc.property(
      fc.integer().filter((type) => type !== 4),
      (type) => !isTrial(type),
    ),
  )
})

it('LOGIN-15 types 4, 40, 41 and 42 have no contracts, all others do', () => {
  expect([4, 40, 41, 42].map(hasContracts)).toEqual([false, false, false, false])
  expect([0, 1, 2, 3, 5, 39, 43].every(hasContracts)).toBe(true)
})
