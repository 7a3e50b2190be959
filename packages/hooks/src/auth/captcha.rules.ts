import { isApiError } from '@lobbykit/sdk'

/** Whether a failed login asks for a captcha from now on (LOGIN-04). */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  typeof error.value === 'object' &&
  error.value !== null &&
  'captcha' in error.value &&
  Boolean(error.value.captcha)
