import { isApiError } from '@lobbykit/sdk'
import { formFailure } from '../core/failure.rules.ts'
import type { Message } from '../core/message.ts'
import { AUTH_TEXTS } from './refusals.rules.ts'

/** Seconds of a countdown when the backend does not say (LOGIN-05). */
export const SMS_DEFAULT_SECONDS = 60
/** Most seconds of a countdown: an error of the backend must not lock a form for good (assumed). */
export const SMS_LONGEST_SECONDS = 86_400
/** Minutes of a countdown when the phone-verification provider sent the code (REG-10). */
export const SMS_PROVIDER_MINUTES = 1

/** Seconds until another code may be asked for: minutes of the answer × 60, a day at most, or the default (LOGIN-05). */
export const smsWaitSeconds = (expiredMinutes: number | undefined): number =>
  expiredMinutes !== undefined && expiredMinutes > 0
    ? Math.min(Math.max(Math.round(expiredMinutes * 60), 1), SMS_LONGEST_SECONDS)
    : SMS_DEFAULT_SECONDS

/** What the field of a code says when none could be sent; whether a number is a member's is told to nobody (LOGIN-07). */
export function codeFailure(error: unknown, isOnline: boolean): Message {
  const message = formFailure(error, isOnline, AUTH_TEXTS)
  const tellsNothing = 'id' in message && (message.id === 'unknown_error' || message.id === 'member_unknown')
  return tellsNothing ? { id: 'sms_failed' } : message
}

/** The field at which it is said that no code could be sent. */
export type CodeFailureField = 'mobileNum' | 'verificationCode'

/** That of the code, but that of the number where somebody has registered with it already (LOGIN-07). */
export const codeFailureField = (error: unknown): CodeFailureField =>
  isApiError(error) && error.code === 'member.exists' ? 'mobileNum' : 'verificationCode'

/** Whether a refusal to send a code says that one was sent a short while ago: the answer to that may have been lost. */
export const wasSentBefore = (error: unknown): boolean => isApiError(error) && error.code === 'sms.too.often'
