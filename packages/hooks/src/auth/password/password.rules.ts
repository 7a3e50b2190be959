import { isApiError } from '@lobbykit/sdk'
import type { Message } from '../../core/message.ts'
import type { RuledField } from '../../form/checkByRule.ts'

/** How a forgotten password is found again. */
export type ForgotWay = 'phone' | 'email'
/** Fields of the form that has a new password mailed. */
export type EmailResetField = 'username' | 'email'
/** Fields of the form that sets a new password with an SMS code. */
export type PhoneResetField = 'mobileNum' | 'verificationCode' | 'newPassword'
/** Fields of the form that changes the password. */
export type ChangePasswordField = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

/** The flag that offers the way by telephone (FORGOT-01). */
export const PHONE_RESET_FLAG = 'CHNGPASSVERIF3'

/**
 * The ways on offer, the default first: by telephone and by e-mail where the flag is on, else by e-mail alone (FORGOT-01). A
 * site that has not said yet counts as one with the flag, as most have it (assumed).
 */
export const forgotWays = (site: { isKnown: boolean; has: (flag: string) => boolean }): readonly [ForgotWay, ...ForgotWay[]] =>
  !site.isKnown || site.has(PHONE_RESET_FLAG) ? ['phone', 'email'] : ['email']

/** The fields of each form, in their order. */
export const EMAIL_RESET_FIELDS: readonly EmailResetField[] = ['username', 'email']
export const PHONE_RESET_FIELDS: readonly PhoneResetField[] = ['mobileNum', 'verificationCode', 'newPassword']

/** The fields of a change; the old password only where none is held in memory (PSW-01). */
export const changeFields = (isOldHeld: boolean): readonly ChangePasswordField[] =>
  isOldHeld ? ['newPassword', 'confirmNewPassword'] : ['oldPassword', 'newPassword', 'confirmNewPassword']

/** The rule of the name in the form by e-mail (FORGOT-02). */
export const EMAIL_RESET_USERNAME: RuledField = { rule: 'loginUsername', fallback: 'account_format' }

/** The rules of the form by telephone, which needs all its fields (FORGOT-03). */
export const PHONE_RESET_RULES: Record<PhoneResetField, RuledField> = {
  mobileNum: { rule: 'mobileNum', fallback: 'mobile_required', wrong: 'mobile_invalid', required: true, counts: true },
  verificationCode: { rule: 'verificationCode', fallback: 'code_required', required: true },
  newPassword: { rule: 'password', fallback: 'password_format', required: true },
}

/** The rules of a change: the old password as a login checks it, the new one as a registration does (PSW-02). */
export const CHANGE_RULES: Record<Exclude<ChangePasswordField, 'confirmNewPassword'>, RuledField> = {
  oldPassword: { rule: 'loginPassword', fallback: 'password_format' },
  newPassword: { rule: 'password', fallback: 'password_format' },
}

/** What is wrong with an e-mail address, spaces around it apart: it has something on both sides of one @ (FORGOT-02). */
export const emailProblem = (email: string): Message | undefined =>
  /^[^@\s]+@[^@\s]+$/.test(email.trim()) ? undefined : { id: 'in_email_incorrect' }

/** What a refused password means for the form it was sent from (FORGOT-02, FORGOT-04, PSW-03, PSW-04). */
export type PasswordRefusal = 'same' | 'oldWrong' | 'repeatDiffers' | 'newInvalid' | 'noMatch' | 'other'

const REFUSALS: Readonly<Record<string, PasswordRefusal>> = {
  'modify.new.old.same': 'same',
  'modify.old.wrong': 'oldWrong',
  'modify.confirm.differs': 'repeatDiffers',
  'register.field.invalid': 'newInvalid',
  'member.not.found': 'noMatch',
}

/** Why the backend took no new password; `other` for everything that is not about what was typed. */
export const passwordRefusal = (error: unknown): PasswordRefusal =>
  (isApiError(error) && error.code !== undefined && Object.hasOwn(REFUSALS, error.code) && REFUSALS[error.code]) || 'other'
