import type { Message } from '../core/message.ts'
import type { FieldRule } from './field.rules.ts'

/** How many letters or digits a captcha has (REG-16). */
export const CAPTCHA_LEAST = 1
export const CAPTCHA_MOST = 16

const PIECE = /(?:\\d|\[[\d-]+\]|\d)(?:\{(\d+)(?:,(\d*))?\}|([?*+]))?/y

/** How many digits a pattern takes, where it is a plain row of digits and has an end; undefined for any other. */
export function digitsTaken(pattern: string): { least: number; most: number } | undefined {
  const row = pattern.replace(/^\^/, '').replace(/\$$/, '')
  let least = 0
  let most = 0
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < row.length) {
    const found = PIECE.exec(row)
    if (!found) return undefined
    const [, from, to, mark] = found
    least += from !== undefined ? Number(from) : mark === '?' || mark === '*' ? 0 : 1
    most += to ? Number(to) : to === '' || mark === '*' || mark === '+' ? Number.POSITIVE_INFINITY : Number(from ?? 1)
  }
  return most > 0 && Number.isFinite(most) ? { least, most } : undefined
}

/** What helps to fill a field in: how long a captcha is, how many digits a mobile number has (REG-16). */
export function fieldHint(name: string, rule: FieldRule | undefined): Message | undefined {
  if (name === 'captcha') return { id: 'captcha_hint', values: { least: CAPTCHA_LEAST, most: CAPTCHA_MOST } }
  const digits = name === 'mobileNum' ? digitsTaken(rule?.pattern ?? '') : undefined
  if (!digits) return undefined
  const { least, most } = digits
  return least === most ? { id: 'mobile_digits', values: { digits: most } } : { id: 'mobile_digits_between', values: digits }
}

/** What is wrong with a mobile number that is shorter than its rule wants: how many digits it has at least (REG-16). */
export function tooShort(rule: FieldRule | undefined, mobileNum: string): Message | undefined {
  const least = digitsTaken(rule?.pattern ?? '')?.least ?? 0
  return mobileNum !== '' && mobileNum.length < least ? { id: 'mobile_too_short', values: { least } } : undefined
}
