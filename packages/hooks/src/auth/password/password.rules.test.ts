import { ApiError } from '@lobbykit/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatProblem } from '../../form/repeat.rules.ts'
import { changeFields, emailProblem, forgotWays, PHONE_RESET_FLAG, passwordRefusal } from './password.rules.ts'

const siteWith = (...flags: string[]) => ({ isKnown: true, has: (flag: string) => flags.includes(flag) })

describe('the ways to a new password', () => {
  it('FORGOT-01 are by phone, which is the default, and by e-mail where the flag is on', () => {
    expect(PHONE_RESET_FLAG).toBe('CHNGPASSVERIF3')
    expect(forgotWays(siteWith('CHNGPASSVERIF3'))).toEqual(['phone', 'email'])
  })

  it('FORGOT-01 are by e-mail alone where it is off, whatever else is on', () => {
    expect(forgotWays(siteWith())).toEqual(['email'])
    expect(forgotWays(siteWith('MOBILEVERCODELOGIN3', 'REGMOBVERF3'))).toEqual(['email'])
  })

  it('FORGOT-01 are both until the site has said', () => {
    expect(forgotWays({ ...siteWith(), isKnown: false })).toEqual(['phone', 'email'])
  })
})

describe('an e-mail address', () => {
  it.each(['maria@mail.example', ' maria@mail.example ', 'a@b', 'a.b+c@d-e.f'])('FORGOT-02 may be %j', (email) => {
    expect(emailProblem(email)).toBeUndefined()
  })

  it.each(['', ' ', 'maria', '@', 'maria@', '@mail.example', 'a@b@c', 'a b@c', 'a@b c'])('FORGOT-02 is not %j', (email) => {
    expect(emailProblem(email)).toEqual({ id: 'in_email_incorrect' })
  })
})

describe('a change of password', () => {
  it('PSW-01 asks for the old one only where none is held', () => {
    expect(changeFields(false)).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
    expect(changeFields(true)).toEqual(['newPassword', 'confirmNewPassword'])
  })

  it('PSW-02 wants the new one twice, and the same each time', () => {
    expect(repeatProblem('Newpass77', '')).toEqual({ id: 'enter_password' })
    expect(repeatProblem('', '')).toEqual({ id: 'enter_password' })
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        expect(repeatProblem(one, one)).toBeUndefined()
        if (one !== other) expect(repeatProblem(one, other)).toEqual({ id: 'confirmation_not_matched' })
      }),
    )
  })
})

describe('a refused password', () => {
  const refused = (code: string) => new ApiError('refused', { operation: 'changePassword', code })
  it.each([
    ['modify.new.old.same', 'same'],
    ['modify.old.wrong', 'oldWrong'],
    ['modify.confirm.differs', 'repeatDiffers'],
    ['register.field.invalid', 'newInvalid'],
    ['member.not.found', 'noMatch'],
    ['sms.code.expired', 'other'],
    ['unicorn.missing', 'other'],
  ])('FORGOT-04 PSW-04 for %s is a matter of "%s"', (code, reason) => {
    expect(passwordRefusal(refused(code))).toBe(reason)
  })

  it('FORGOT-04 PSW-04 for no reason that is known is none of the form', () => {
    expect(passwordRefusal(new Error('x'))).toBe('other')
    expect(passwordRefusal(undefined)).toBe('other')
    expect(passwordRefusal(refused('constructor'))).toBe('other')
  })
})
