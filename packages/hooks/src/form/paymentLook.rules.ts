import type { InputLook } from './field.rules.ts'

/** The input of a payment password. It is no login: a password manager would offer the wrong one. */
export const PAYMENT_LOOK: InputLook = { type: 'password', inputMode: 'numeric', autoComplete: 'off' }
