import type { CSSProperties } from 'react'

/** Joins class names and leaves out what is absent. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Custom properties as a React style: React sets them through the CSSOM, which a strict policy allows. */
export function cssVars(values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties {
  return values
}

/** The reading direction of the page, for behaviour that CSS cannot decide. */
export function readDirection(): 'ltr' | 'rtl' {
  return globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}
