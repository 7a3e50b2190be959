import { ApiError, type WpsSchemas } from '@lobbykit/sdk'
import type { Message, MessageId } from '../core/message.ts'

export type LoginMethod = 'username' | 'sms'
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
export const LOGIN_RULES: Record<Exclude<LoginField, 'captcha'>, { rule: string; fallback: MessageId }> = {
  username: { rule: 'loginUsername', fallback: 'account_format' },
  password: { rule: 'loginPassword', fallback: 'password_format' },
  mobileNum: { rule: 'loginMobileNum', fallback: 'mobile_required' },
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

/** Whether a failed login asks for a captcha from now on (LOGIN-04). */
export const asksForCaptcha = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.value === 'object' &&
  error.value !== null &&
  'captcha' in error.value &&
  Boolean(error.value.captcha)

const TEXTS: Record<string, MessageId> = {
  'login.password.wrong': 'login_wrong',
  'login.captcha.wrong': 'verification_error',
  'login.captcha.required': 'in_vwrite_code',
  'login.provider.wrong': 'social_failed',
  'register.captcha.wrong': 'verification_error',
  'register.captcha.required': 'in_vwrite_code',
  'register.method.off': 'no_permission',
  'provider.token.wrong': 'verification_error',
  'sms.code.wrong': 'verification_error',
  'sms.code.expired': 'verification_error',
  'sms.too.often': 'sms_too_often',
  'sms.login.off': 'no_permission',
  'member.not.found': 'member_unknown',
  'member.disabled': 'member_unknown',
  'member.exists': 'member_exists',
  'member.not.member': 'non_member',
  'agent.only': 'non_agent',
  'agent.wrong': 'agent_wrong',
  'affiliate.invalid': 'invitation_code_error',
  'referrer.wrong': 'referrer_wrong',
  'permission.denied': 'no_permission',
  'feature.off': 'no_permission',
  'system.maintenance': 'upgrading',
  'trial.not.allowed': 'actual_account',
  'session.ended': 'not_logged_in',
}

/**
 * What to tell a player about a failed call. Known reasons have their texts, a missing network and a busy backend theirs,
 * and everything else is an unknown error: a raw code is never shown (LOGIN-14).
 */
export function failureMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return { id: 'unknown_error' }
  const known = error.code !== undefined && Object.hasOwn(TEXTS, error.code) ? TEXTS[error.code] : undefined
  if (known) return { id: known }
  if (error.kind === 'network') return { id: 'network_failed' }
  if (error.kind === 'timeout') return { id: 'slow_connection' }
  if (error.status === 503) return { id: 'upgrading' }
  return { id: 'unknown_error' }
}
