import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textOf } from '../core/message.ts'
import en from '../messages/en.json' with { type: 'json' }
import { digitsTaken, fieldHint, tooShort } from './hint.rules.ts'

const rule = (pattern?: string) => ({ enabled: true, required: true, ...(pattern !== undefined && { pattern }) })
const hint = (name: string, pattern?: string) => {
  const message = fieldHint(name, rule(pattern))
  return message && textOf(message, en)
}

it('REG-16 a captcha has 1 to 16 letters or digits, and may be the answer to a sum', () => {
  expect(hint('captcha')).toBe('1 to 16 letters or digits, or the answer to the sum')
})

it('REG-16 a mobile number says how many digits it has', () => {
  expect(hint('mobileNum', '^9\\d{9}$')).toBe('10 digits')
  expect(hint('mobileNum', '[0-9]{8,11}')).toBe('8 to 11 digits')
  expect(hint('username', '^\\d{4}$')).toBeUndefined()
})

it.each([undefined, '', '^.{2,20}$', '^\\d+$', '^\\d{8,}$', '^(09)?\\d{9}$', '^[a-z]\\d{3}$', '\\'])(
  'REG-16 of the pattern %s nothing is said',
  (pattern) => {
    expect(hint('mobileNum', pattern)).toBeUndefined()
  },
)

it('REG-16 the problem of a number that is too short names the least length', () => {
  const short = tooShort(rule('^9\\d{9}$'), '917')
  expect(short && textOf(short, en)).toBe('The mobile number has at least 10 digits')
  expect([tooShort(rule('^9\\d{9}$'), ''), tooShort(rule('^9\\d{9}$'), '0171234567'), tooShort(undefined, '1')]).toEqual(
    Array(3).fill(undefined),
  )
})

it('REG-16 whatever is counted is what the pattern takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 12 }), fc.nat(6), (first, least, more) => {
      const pattern = `^${first}\\d{${least},${least + more}}$`
      expect(digitsTaken(pattern)).toEqual({ least: least + 1, most: least + more + 1 })
      const expression = new RegExp(pattern)
      expect(expression.test(`${first}${'5'.repeat(least)}`)).toBe(true)
      expect(expression.test(`${first}${'5'.repeat(least + more + 1)}`)).toBe(false)
    }),
  )
})
