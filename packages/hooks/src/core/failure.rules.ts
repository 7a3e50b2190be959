import { type ErrorCode, isApiError } from '@lobbykit/sdk'
import type { Message, MessageId } from './message.ts'

/** The text of every code of the contract; without one it is put as what its kind or status says. */
const TEXTS: Record<ErrorCode, MessageId | undefined> = {
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
  'message.not.found': 'message_gone',
  'feedback.content.wrong': 'feedback_refused',
  'image.type.wrong': 'image_refused',
  'image.too.large': 'image_refused_large',
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

/** Whether a code stands in the contract, and so has a text or the reason why not. */
export const isKnownCode = (code: string): code is ErrorCode => Object.hasOwn(TEXTS, code)

/**
 * What to tell a player about a failed call. Known reasons have their texts, a missing network and a busy backend theirs,
 * and everything else is an unknown error: a raw code is never shown (LOGIN-14).
 */
export function failureMessage(error: unknown): Message {
  if (!isApiError(error)) return { id: 'unknown_error' }
  const known = error.code !== undefined && isKnownCode(error.code) ? TEXTS[error.code] : undefined
  if (known) return { id: known }
  if (error.kind === 'network') return { id: 'network_failed' }
  if (error.kind === 'timeout') return { id: 'slow_connection' }
  if (error.status === 503) return { id: 'upgrading' }
  return { id: 'unknown_error' }
}
