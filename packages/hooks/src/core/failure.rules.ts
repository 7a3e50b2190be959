import { type ErrorCode, isApiError } from '@lobbykit/sdk'
import type { Message, MessageId } from './message.ts'

/** Codes of the member's own data; the room of those says them in words, so that the first screen does not pay for them. */
export type ProfileCode = Extract<ErrorCode, 'email.taken' | `${'payee' | 'payment' | 'card'}.${string}`>

/** Codes of money that moves; likewise. */
export type MoneyCode = Extract<ErrorCode, `${'intention' | 'withdraw' | 'deposit' | 'transfer' | 'limit'}.${string}`>

/** Codes of the member's records; likewise. */
export type RecordCode = Extract<ErrorCode, `record.${string}`>

/** The texts of some codes. */
export type FailureTexts = Readonly<Partial<Record<string, MessageId>>>

type CommonCode = Exclude<ErrorCode, ProfileCode | MoneyCode | RecordCode>

/** The text of every other code of the contract; without one it is put as what its kind or status says. */
const TEXTS: Record<CommonCode, MessageId | undefined> = {
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
  'session.expired': 'not_logged_in',
  'token.invalid': 'not_logged_in',
  'region.restricted': 'blocked_region',
  // Told by the form itself, at the field.
  'register.field.invalid': undefined,
  'modify.old.wrong': undefined,
  'modify.confirm.differs': 'in_confirmation_correct',
  'modify.new.old.same': undefined,
  'game.not.found': undefined,
  'request.invalid': undefined,
  'server.error': undefined,
}

/** Whether a code is one of those that any part of the site may meet. */
export const isCommonCode = (code: string): code is CommonCode => Object.hasOwn(TEXTS, code)

/**
 * What to tell a player about a failed call. Known reasons have their texts, those of one room in `more`; a missing network
 * and a busy backend have theirs, and everything else is an unknown error: a raw code is never shown (LOGIN-14).
 */
export function failureMessage(error: unknown, more: FailureTexts = {}): Message {
  if (!isApiError(error)) return { id: 'unknown_error' }
  const { code = '' } = error
  const known = Object.hasOwn(more, code) ? more[code] : isCommonCode(code) ? TEXTS[code] : undefined
  if (known) return { id: known }
  if (error.kind === 'network') return { id: 'network_failed' }
  if (error.kind === 'timeout') return { id: 'slow_connection' }
  if (error.status === 503) return { id: 'upgrading' }
  return { id: 'unknown_error' }
}
