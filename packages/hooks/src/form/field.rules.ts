import { textLengths, type WpsSchemas } from '@lobbykit/sdk'
import { toDigits } from '../core/language/language.rules.ts'
import type { Message } from '../core/message.ts'
import type { PatternTester } from './patternTester.ts'

/** What the backend demands of a field. */
export type FieldRule = WpsSchemas['FieldRule']

/** Most characters the three numeric inputs take (REG-07). */
export const CAPTCHA_MAX_LENGTH = 6
export const SMS_CODE_MAX_LENGTH = 10
export const MOBILE_MAX_LENGTH = 20

/** Only the digits, of whatever script, at most `max` of them: what a numeric input lets in (REG-07). */
export const digitsOnly = (text: string, max: number): string => toDigits(text).replace(/\D/g, '').slice(0, max)

const DIGITS: Partial<Record<string, number>> = {
  captcha: CAPTCHA_MAX_LENGTH,
  verificationCode: SMS_CODE_MAX_LENGTH,
  mobileNum: MOBILE_MAX_LENGTH,
}

/**
 * What a field lets in of what was typed: only so many digits in the three numeric ones (REG-07), in the others anything as
 * long as the contract takes it.
 */
export function acceptTyped(name: string, text: string): string {
  const max = DIGITS[name]
  return max === undefined ? text.slice(0, textLengths[name]) : digitsOnly(text, max)
}

/**
 * What is wrong with a value under its server rule: nothing for a field that is not required and empty; else the rule's own
 * text, or `fallback` where the rule has none (REG-05), `wrong` where something was typed. A field without a rule must only be
 * filled.
 */
export async function checkField(
  rule: FieldRule | undefined,
  value: string,
  fallback: Message,
  patterns: PatternTester,
  wrong: Message = fallback,
): Promise<Message | undefined> {
  const problem: Message = rule?.message ? { text: rule.message } : value === '' ? fallback : wrong
  if (value === '') return rule === undefined || rule.required ? problem : undefined
  if (!rule?.pattern) return undefined
  return (await patterns.test(rule.pattern, value)) === 'mismatch' ? problem : undefined
}
