import type { InputLook } from './fieldLook.rules.ts'

/** The input of an amount or a rate, with decimals. */
export const AMOUNT_LOOK: InputLook = { inputMode: 'decimal', autoComplete: 'off' }

/** The input of a whole number. */
export const DIGITS_LOOK: InputLook = { inputMode: 'numeric', autoComplete: 'off' }
