import type { AuthCode, FailureTexts } from '../core/failure.rules.ts'
import type { MessageId } from '../core/message.ts'

const TEXTS: Record<AuthCode, MessageId | undefined> = {
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
  'modify.confirm.differs': 'in_confirmation_correct',
  // Told by the form itself, at the field.
  'register.field.invalid': undefined,
  'modify.old.wrong': undefined,
  'modify.new.old.same': undefined,
}

/** The texts of the codes by which a way into the site is refused (LOGIN-14). */
export const AUTH_TEXTS: FailureTexts = TEXTS
