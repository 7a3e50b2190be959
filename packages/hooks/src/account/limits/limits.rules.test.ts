import { expect, it } from 'vitest'
import { isLimitSet, isTimeOutTaken, limitProblem, quickLimits, shownLimit, takesLimitAway } from './limits.rules.ts'

const show = (amount: number) => `P${amount}`
const when = (ms: number) => `at ${ms}`

it('a deposit limit in words says what it is, what was used, and what comes when', () => {
  expect(shownLimit({ period: 'day', used: 2 }, show, when)).toEqual({
    period: 'day',
    limit: undefined,
    used: 'P2',
    next: undefined,
  })
  expect(shownLimit({ period: 'week', used: 0, amount: 5, next: { from: 7 } }, show, when)).toMatchObject({
    limit: 'P5',
    next: { limit: undefined, from: 'at 7' },
  })
})

it('an empty limit stands for none; any other is an amount', () => {
  expect(limitProblem('', show)).toBeUndefined()
  expect(limitProblem('100', show)).toBeUndefined()
  expect(limitProblem('0.99', show)).toEqual({ id: 'amount_least', values: { amount: 'P1' } })
  expect(limitProblem('100000000.01', show)).toMatchObject({ id: 'amount_most' })
})

it('an empty field takes a limit away, unless it is known that there is none', () => {
  expect(takesLimitAway('', { amount: 5 })).toBe(true)
  expect(takesLimitAway('', undefined)).toBe(true)
  expect(takesLimitAway('', {})).toBe(false)
  expect(takesLimitAway('4', { amount: 5 })).toBe(false)
})

it('a limit is set where it holds, or where it is the one that comes', () => {
  const limits = (deposit: object) => ({ deposits: [{ period: 'day' as const, used: 0, ...deposit }] })
  expect(isLimitSet(limits({ amount: 800 }), 'day', 800)).toBe(true)
  expect(isLimitSet(limits({ amount: 1_000 }), 'day', 800)).toBe(false)
  expect(isLimitSet(limits({ amount: 1_000, next: { amount: 5_000, from: 1 } }), 'day', 5_000)).toBe(true)
  expect(isLimitSet(limits({ amount: 1_000, next: { amount: 5_000, from: 1 } }), 'day', 1_000)).toBe(false)
  expect(isLimitSet(limits({ amount: 1_000, next: { from: 1 } }), 'day', undefined)).toBe(true)
  expect(isLimitSet(limits({ amount: 1_000 }), 'week', 1_000)).toBe(false)
})

it('a time-out is taken where the games stay closed for longer than before', () => {
  expect(isTimeOutTaken({ timeOutUntil: 5 }, undefined)).toBe(true)
  expect(isTimeOutTaken({ timeOutUntil: 5 }, 5)).toBe(false)
  expect(isTimeOutTaken({}, undefined)).toBe(false)
})

it('limits to choose are lower ones where there is a limit, and what forms offer where there is none', () => {
  expect(quickLimits(undefined)).toEqual([100, 500, 1_000, 5_000, 10_000])
  expect(quickLimits(1_000.5)).toEqual([250, 500, 750])
  expect(quickLimits(2)).toEqual([1])
})
