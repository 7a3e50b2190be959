import type { WpsSchemas } from '@lobbykit/sdk'
import type { RuledField } from '../../form/checkByRule.ts'

/** How a member logs in: by name and password, or by a code that an SMS brings. */
export type LoginMethod = 'username' | 'sms'
/** Fields of the login form; which of them show depends on the method. */
export type LoginField = 'username' | 'password' | 'mobileNum' | 'verificationCode' | 'captcha'

/** The flag that offers login by SMS code (LOGIN-01). */
export const SMS_LOGIN_FLAG = 'MOBILEVERCODELOGIN3'

/** Which methods a merchant offers, the first being the default (LOGIN-01). */
export const loginMethods = (has: (flag: string) => boolean): readonly LoginMethod[] =>
  has(SMS_LOGIN_FLAG) ? ['username', 'sms'] : ['username']

/** The fields of a method in the order they are checked (LOGIN-03, LOGIN-04). */
export const loginFields = (method: LoginMethod, captchaShown: boolean): readonly LoginField[] => [
  ...(method === 'sms' ? (['mobileNum', 'verificationCode'] as const) : (['username', 'password'] as const)),
  ...(captchaShown ? (['captcha'] as const) : []),
]

/** The server rule each field is checked by, and what to say where that rule is silent (LOGIN-03). */
export const LOGIN_RULES: Record<Exclude<LoginField, 'captcha'>, RuledField> = {
  username: { rule: 'loginUsername', fallback: 'account_format' },
  password: { rule: 'loginPassword', fallback: 'password_format' },
  mobileNum: { rule: 'loginMobileNum', fallback: 'mobile_required', wrong: 'mobile_invalid', counts: true },
  verificationCode: { rule: 'verificationCode', fallback: 'code_required' },
}

interface LoginFacts {
  method: LoginMethod
  values: Readonly<Record<LoginField, string>>
  dialingCode: string
  captcha?: { answer: string; id: string | undefined } | undefined
  /** Proof of the mobile number by the phone-verification provider. */
  idToken?: string | undefined
}

/** What a login sends: name and password, number and code, or a number that a provider has proven (LOGIN-10). */
export function loginBody({ method, values, dialingCode, captcha, idToken }: LoginFacts): WpsSchemas['LoginRequest'] {
  const asked = captcha && { captcha: captcha.answer, ...(captcha.id !== undefined && { captchaId: captcha.id }) }
  if (method === 'username') return { type: method, username: values.username.trim(), password: values.password, ...asked }
  const number = {
    username: values.mobileNum,
    password: values.verificationCode,
    countryDialingCode: dialingCode,
    ...asked,
  }
  if (idToken === undefined) return { type: method, ...number }
  return {
    type: 'firebase',
    ...number,
    firebaseChannel: 'sms',
    firebaseIdToken: idToken,
    firebaseMobileNo: values.mobileNum,
  }
}
