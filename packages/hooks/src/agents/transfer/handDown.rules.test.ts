import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leftOf, limitsForEach, rowProblem, rowsDone, sumOfTexts } from './handDown.rules.ts'

const show = (amount: number) => `₱${amount}`
const LIMITS = { min: 1, max: 1_000, balance: 500 }

it('AGENT-07 amounts add up exactly, whatever their decimals', () => {
  const cents = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 50 })
  fc.assert(
    fc.property(cents, (all) => {
      const texts = all.map((each) => `${Math.floor(each / 100)}.${String(each % 100).padStart(2, '0')}`)
      expect(Math.round(sumOfTexts(texts) * 100)).toBe(all.reduce((sum, each) => sum + each, 0))
    }),
  )
  expect(sumOfTexts(['0.1', '0.2', '', 'x'])).toBe(0.3)
})

it.each([
  ['', 0, 'amount_required'],
  ['0.5', 0.5, 'amount_least'],
  ['1001', 1_001, 'amount_most'],
  ['300', 500.01, 'balance_short'],
])('AGENT-07 of %j, with %d in all, is said %s', (text, sum, id) => {
  expect(rowProblem(text, sum, LIMITS, show)).toMatchObject({ id })
})

it('AGENT-07 nothing is said where all rows together are what is in the wallet', () => {
  expect(rowProblem('300', 500, LIMITS, show)).toBeUndefined()
  expect(rowProblem('300', 500, { ...LIMITS, balance: 500.004 }, show)).toBeUndefined()
  expect(rowProblem('300', 500, { ...LIMITS, balance: 499.996 }, show)).toEqual({ id: 'balance_short' })
  expect(limitsForEach({ ...LIMITS, balance: 499.996 }, 1).balance).toBe(499.99)
  expect([leftOf(499.996, 499.99), leftOf(499.996, 500)]).toEqual([0, -0.01])
})

it('AGENT-07 what is left, and what there is for each, are whole hundredths', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(100_000_000), fc.integer({ min: 1, max: 50 }), (balance, sum, rows) => {
      expect(Math.round(leftOf(balance / 100, sum / 100) * 100)).toBe(balance - sum)
      const each = Math.round((limitsForEach({ ...LIMITS, balance: balance / 100 }, rows).balance ?? 0) * 100)
      expect(each * rows).toBeLessThanOrEqual(balance)
      expect((each + 1) * rows).toBeGreaterThan(balance)
    }),
  )
})

it.each([
  [[true, true], 'all'],
  [[false, true], 'some'],
  [[false, false], 'none'],
])('AGENT-07 of rows that were done (%j) it is said: %s', (rows, said) => {
  expect(rowsDone(rows.map((isDone) => ({ isDone })))).toBe(said)
})
