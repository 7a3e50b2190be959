import { ApiError } from '@lobbykit/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeFailure } from '../auth/sms.rules.ts'
import { failureMessage } from '../lobby/failure.rules.ts'
import en from '../messages/en.json' with { type: 'json' }
import { formFailure } from './failure.rules.ts'
import { textOf } from './message.ts'

const refusal = (facts: { code?: string; value?: unknown; status?: number } = {}) =>
  new ApiError('refused', { operation: 'login', status: 200, ...facts })
const say = (error: unknown) => textOf(failureMessage(error), en)

describe('what a failure says', () => {
  it.each([
    ['login.password.wrong', 'The account or the password is incorrect'],
    ['login.captcha.wrong', 'Verification code error'],
    ['login.captcha.required', 'Please enter the verification code'],
    ['sms.code.wrong', 'Verification code error'],
    ['sms.code.expired', 'Verification code error'],
    ['sms.too.often', 'Please wait before asking for another code'],
    ['member.not.found', 'Sorry, the user does not exist or is disabled'],
    ['member.disabled', 'Sorry, the user does not exist or is disabled'],
    ['member.exists', 'Sorry, the username already exists'],
    ['member.not.member', 'Non-member account unable to login'],
    ['agent.only', 'Non-agents cannot log in'],
    ['agent.wrong', 'Incorrect agent information'],
    ['affiliate.invalid', 'Invalid invitation code'],
    ['referrer.wrong', 'Referrer link error'],
    ['permission.denied', 'Sorry, this account does not have permission or the feature is temporarily unavailable'],
    ['feature.off', 'Sorry, this account does not have permission or the feature is temporarily unavailable'],
    ['system.maintenance', 'System upgrading, please try again later'],
    ['trial.not.allowed', 'Please login an actual account to use this function'],
    ['session.ended', 'You are not logged in, please login first'],
  ])('LOGIN-14 %s is put as "%s"', (code, text) => {
    expect(say(refusal({ code }))).toBe(text)
  })

  it.each([
    ['network', 'No connection. Please check your network and try again'],
    ['timeout', 'Slow Connection'],
    ['unloaded', 'Loading failed, click to retry'],
    ['http', 'Unknown error'],
    ['malformed', 'Unknown error'],
    ['refused', 'Unknown error'],
  ] as const)('LOGIN-14 a failure of the kind %s without a reason is put as "%s"', (kind, text) => {
    expect(say(new ApiError(kind, { operation: 'login' }))).toBe(text)
  })

  it('LOGIN-14 a backend that is down is being upgraded, unless it says why', () => {
    expect(say(new ApiError('http', { operation: 'login', status: 503 }))).toBe('System upgrading, please try again later')
    expect(say(new ApiError('http', { operation: 'login', status: 503, code: 'member.exists' }))).toBe(en.member_exists)
    expect(say(new ApiError('http', { operation: 'login', status: 500 }))).toBe('Unknown error')
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', ' ', 'LOGIN.PASSWORD.WRONG', 'E-4711'])(
    'LOGIN-14 the code "%s" is an unknown error',
    (code) => {
      expect(failureMessage(refusal({ code }))).toEqual({ id: 'unknown_error' })
    },
  )

  it.each([[undefined], [null], ['member.exists'], [new TypeError('x is not a function')], [{ code: 'member.exists' }]])(
    'LOGIN-14 what is no failed call is an unknown error: %o',
    (error) => {
      expect(say(error)).toBe('Unknown error')
    },
  )

  it('LOGIN-14 a raw code is never shown, whatever the backend sends', () => {
    const code = fc.oneof(fc.string({ minLength: 1, unit: 'binary' }), fc.stringMatching(/^[a-z]{2,8}(\.[a-z]{2,8}){1,3}$/))
    fc.assert(
      fc.property(code, fc.jsonValue(), fc.constantFrom('refused', 'http', 'malformed'), (each, value, kind) => {
        const message = failureMessage(new ApiError(kind, { operation: 'login', status: 400, code: each, value }))
        expect(message).toHaveProperty('id')
        expect(Object.values(en)).toContain(textOf(message, en))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('what a form says of a call whose code could not be loaded', () => {
  const unloaded = new ApiError('unloaded', { operation: 'sendLoginCode' })
  const withoutCipher = new ApiError('invalid', { operation: 'login', cause: new Error('no code', { cause: 'bodyCipher' }) })

  it.each([
    ['its facts', unloaded],
    ['its cipher', withoutCipher],
  ])('without a network that is the reason: %s', (_, error) => {
    expect(textOf(formFailure(error, false), en)).toBe(en.network_failed)
    expect(textOf(codeFailure(error, false), en)).toBe(en.network_failed)
  })

  it('with a network another attempt may help', () => {
    expect(textOf(formFailure(unloaded, true), en)).toBe(en.load_retry)
    expect(textOf(codeFailure(unloaded, true), en)).toBe(en.load_retry)
  })

  it('what the backend refused is its own reason', () => {
    expect(formFailure(refusal({ code: 'permission.denied' }), false)).toEqual({ id: 'no_permission' })
  })
})
