import { describe, expect, it } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import { LOGIN_RULES, loginFields, loginMethods } from './login.rules.ts'

describe('the login form', () => {
  it('LOGIN-01 offers login by SMS code only with its flag, by username first', () => {
    expect(loginMethods((flag) => flag === 'MOBILEVERCODELOGIN3')).toEqual(['username', 'sms'])
    expect(loginMethods((flag) => flag !== 'MOBILEVERCODELOGIN3')).toEqual(['username'])
  })

  it('LOGIN-03 checks username and password, or number and code, each by its own rule', () => {
    const rulesOf = (method: 'username' | 'sms') =>
      loginFields(method, false).map((field) => (field === 'captcha' ? '' : LOGIN_RULES[field].rule))
    expect(rulesOf('username')).toEqual(['loginUsername', 'loginPassword'])
    expect(rulesOf('sms')).toEqual(['loginMobileNum', 'verificationCode'])
  })

  it('LOGIN-03 has words for every field whose rule is silent', () => {
    for (const { fallback } of Object.values(LOGIN_RULES)) expect(en).toHaveProperty(fallback)
    expect(en[LOGIN_RULES.mobileNum.fallback]).toBe('Please enter a valid mobile number')
  })

  it('LOGIN-04 asks for a captcha, last, only once it is shown', () => {
    expect(loginFields('username', true)).toEqual(['username', 'password', 'captcha'])
    expect(loginFields('sms', true)).toEqual(['mobileNum', 'verificationCode', 'captcha'])
    expect(loginFields('username', false)).not.toContain('captcha')
  })
})
