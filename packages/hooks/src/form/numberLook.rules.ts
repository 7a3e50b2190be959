import type { InputLook } from './fieldLook.rules.ts'

/** The input of a number with decimals: an amount, which `useAmounts` makes, or a rate. */
export const DECIMAL_LOOK = { inputMode: 'decimal', autoComplete: 'off' } as const satisfies InputLook

/** The input of a whole number. */
export const DIGITS_LOOK: InputLook = { inputMode: 'numeric', autoComplete: 'off' }
