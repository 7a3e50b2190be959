import type { InputLook } from './field.rules.ts'

/** The input of a whole number. */
export const DIGITS_LOOK: InputLook = { inputMode: 'numeric', autoComplete: 'off' }
