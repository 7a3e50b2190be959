import { textLengths } from '@lobbykit/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REGISTER_FIELDS } from '../auth/register/register.rules.ts'
import type { Message } from '../core/message.ts'
import { manualClock } from '../testing/manualClock.ts'
import {
  acceptTyped,
  CAPTCHA_MAX_LENGTH,
  checkField,
  digitsOnly,
  type FieldRule,
  MOBILE_MAX_LENGTH,
  SMS_CODE_MAX_LENGTH,
} from './field.rules.ts'
import { createPatternTester } from './patternTester.ts'

const fallback: Message = { id: 'account_format' }
const rule: FieldRule = { pattern: '^[a-z]{4,8}$', enabled: true, required: true, message: 'Four to eight letters' }
const unreported = (error: unknown): unknown => {
  throw error
}
const check = (given: FieldRule | undefined, value: string, report = unreported) =>
  checkField(
    given,
    value,
    fallback,
    createPatternTester(undefined, manualClock(), (error) => void report(error)),
  )

describe('a field under its server rule', () => {
  it('LOGIN-03 is right when it keeps the pattern', async () => {
    expect(await check(rule, 'maria')).toBeUndefined()
  })

  it('LOGIN-03 that breaks the pattern shows the rule’s own message', async () => {
    expect(await check(rule, 'mar')).toEqual({ text: 'Four to eight letters' })
    expect(await check(rule, 'maria maria')).toEqual({ text: 'Four to eight letters' })
  })

  it.each([undefined, ''])('LOGIN-03 whose rule has no message (%j) shows the fallback', async (message) => {
    const { message: _, ...silent } = rule
    expect(await check(message === undefined ? silent : { ...silent, message }, 'x')).toEqual(fallback)
  })

  it('LOGIN-03 that is required must be filled', async () => {
    expect(await check(rule, '')).toEqual({ text: 'Four to eight letters' })
    expect(await check({ enabled: true, required: true }, '')).toEqual(fallback)
  })

  it('REG-05 that is not required may be empty, but not wrong', async () => {
    expect(await check({ ...rule, required: false }, '')).toBeUndefined()
    expect(await check({ ...rule, required: false }, 'x')).toEqual({ text: 'Four to eight letters' })
  })

  it('LOGIN-03 without a rule must only be filled', async () => {
    expect(await check(undefined, '')).toEqual(fallback)
    expect(await check(undefined, 'anything')).toBeUndefined()
  })

  it.each([undefined, ''])('LOGIN-03 whose rule has no pattern (%j) must only be filled', async (pattern) => {
    const { pattern: _, ...open } = rule
    const given = pattern === undefined ? open : { ...open, pattern }
    expect(await check(given, '???')).toBeUndefined()
    expect(await check(given, '')).toEqual({ text: 'Four to eight letters' })
  })

  it('LOGIN-03 is checked by its rule also where registration does not show it', async () => {
    expect(await check({ ...rule, enabled: false }, 'x')).toEqual({ text: 'Four to eight letters' })
  })

  it.each(['[a-z', '(', '(a+)+', 'a{5000}'.repeat(100)])(
    'LOGIN-03 passes under a rule that cannot be checked here (%s), and the rule is reported',
    async (pattern) => {
      const reports: unknown[] = []
      expect(await check({ ...rule, pattern }, 'value', (error) => reports.push(error))).toBeUndefined()
      expect(reports).toHaveLength(1)
    },
  )
})

describe('what a numeric input lets in', () => {
  it('REG-07 is at most 6 digits of a captcha, 10 of an SMS code, 20 of a mobile number', () => {
    expect([CAPTCHA_MAX_LENGTH, SMS_CODE_MAX_LENGTH, MOBILE_MAX_LENGTH]).toEqual([6, 10, 20])
  })

  it.each([
    ['12 34-56', 6, '123456'],
    ['+63 (917) 123 4567', 20, '639171234567'],
    ['1234567', 6, '123456'],
    ['a1b2', 6, '12'],
    ['-1.5e3', 6, '153'],
    ['', 6, ''],
    ['０９１７ １２３', 20, '0917123'],
    ['٠٩١٧ ۰۹۱۷ ০৯১৭', 20, '091709170917'],
  ])('REG-07 makes of "%s" with at most %i digits "%s"', (text, max, digits) => {
    expect(digitsOnly(text, max)).toBe(digits)
  })

  it('REG-07 is digits only, no more than fit, and the same when entered again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
        const digits = digitsOnly(text, max)
        expect(digits).toMatch(/^[0-9]*$/)
        expect(digits.length).toBeLessThanOrEqual(max)
        expect(digitsOnly(digits, max)).toBe(digits)
      }),
    )
  })
})

it('ERR-01 LOGIN-03 a field that is empty and one that is wrong may have words of their own', async () => {
  const silent: FieldRule = { pattern: '^\\d+$', enabled: true, required: true }
  const tester = createPatternTester(undefined, manualClock(), unreported)
  const say = (value: string) => checkField(silent, value, { id: 'mobile_required' }, tester, { id: 'mobile_invalid' })
  expect([await say(''), await say('abc'), await say('917')]).toEqual([
    { id: 'mobile_required' },
    { id: 'mobile_invalid' },
    undefined,
  ])
})

it('REG-07 any other field lets in as much as the contract takes of it', () => {
  const long = 'x'.repeat(10_000)
  expect(acceptTyped('password', long)).toHaveLength(textLengths.password ?? 0)
  expect(acceptTyped('facebook', long)).toHaveLength(textLengths.facebook ?? 0)
  expect(acceptTyped('email', long)).toHaveLength(254)
  expect(acceptTyped('captcha', '1'.repeat(99))).toHaveLength(6)
})

it.each([
  ['+63 (917) 555-0101', '+639175550101'],
  ['＋６３ ９１７.５５５.０１０１', '+639175550101'],
  ['0917\u00a0555\u00a00101', '09175550101'],
  ['maria 88', 'maria 88'],
])('the number of a messenger that is pasted as %s is %s', (typed, accepted) => {
  expect([acceptTyped('whatsapp', typed), acceptTyped('zalo', typed)]).toEqual([accepted, accepted])
})

it('a text that is too long is not cut within a character', () => {
  const most = textLengths.nickname ?? 0
  expect(acceptTyped('nickname', '😀'.repeat(most + 1))).toBe('😀'.repeat(most))
})

it('REG-07 the contract says how long each text of the forms may be', () => {
  const texts = REGISTER_FIELDS.filter((name) => !['captcha', 'mobileNum', 'verificationCode'].includes(name))
  expect(texts.filter((name) => textLengths[name] === undefined)).toEqual([])
})

it.each([
  ['+63 917 555 0101', '63', '9175550101'],
  ['＋６３９１７５５５０１０１', '63', '9175550101'],
  [' +1 (415) 555-0101', '1', '4155550101'],
  // Without the plus these may be digits of the number itself.
  ['639175550101', '63', '639175550101'],
  ['+84 917 555 0101', '63', '849175550101'],
  ['+63 917 555 0101', '', '639175550101'],
  ['0917-555-0101', '63', '09175550101'],
])('a mobile number that is pasted as %s beside the code %s is %s', (typed, dialingCode, accepted) => {
  expect(acceptTyped('mobileNum', typed, dialingCode)).toBe(accepted)
})
