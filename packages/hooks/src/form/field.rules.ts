import { textLengths, type WpsSchemas } from '@lobbykit/sdk'
import { toDigits } from '../core/language/language.rules.ts'
import type { Message, MessageId } from '../core/message.ts'
import { DIGITS_LOOK } from './numberLook.rules.ts'
import type { PatternTester } from './patternTester.ts'
import { PAYMENT_LOOK } from './paymentLook.rules.ts'

/** What the backend demands of a field. */
export type FieldRule = WpsSchemas['FieldRule']

/** Most characters the three numeric inputs take (REG-07). */
export const CAPTCHA_MAX_LENGTH = 6
export const SMS_CODE_MAX_LENGTH = 10
export const MOBILE_MAX_LENGTH = 20

/** Only the digits, of whatever script, at most `max` of them: what a numeric input lets in (REG-07). */
export const digitsOnly = (text: string, max: number): string => toDigits(text).replace(/\D/g, '').slice(0, max)

/**
 * A mobile number without the dialling code that is chosen beside its field, where it was pasted or filled in with it:
 * `+63 917 555 0101`. What has no such code is returned as it is.
 */
export function nationalNumber(typed: string, dialingCode: string): string {
  const digits = digitsOnly(typed, Number.POSITIVE_INFINITY)
  const hasCode = /^\s*[+＋]/.test(typed) && digits.startsWith(dialingCode)
  return hasCode ? digits.slice(dialingCode.length) : typed
}

/** The dialling code among these that a mobile number was pasted or filled in with; empty for none of them. */
export const dialingCodeIn = (typed: string, codes: readonly string[]): string =>
  codes.find((code) => nationalNumber(typed, code) !== typed) ?? ''

const DIGITS: Partial<Record<string, number>> = {
  captcha: CAPTCHA_MAX_LENGTH,
  verificationCode: SMS_CODE_MAX_LENGTH,
  mobileNum: MOBILE_MAX_LENGTH,
}

/** Numbers of messengers, which have their dialling code in them. */
const MESSENGER_NUMBERS: ReadonlySet<string> = new Set(['whatsapp', 'zalo'])

/** A whole number of a phone without what parts its digits in print: `+63 (917) 555-0101`. What is none is returned as it is. */
const wholeNumber = (typed: string): string =>
  /^[\s+＋\p{Nd}().-]*$/u.test(typed) ? toDigits(typed.normalize('NFKC')).replace(/[^+\d]/g, '') : typed

/**
 * What a field lets in of what was typed: only so many digits in the three numeric ones (REG-07), of a mobile number without the
 * dialling code that is chosen beside it; in the others anything as long as the contract takes it, which counts whole characters.
 */
export function acceptTyped(name: string, text: string, dialingCode = ''): string {
  const max = DIGITS[name]
  if (max === undefined) {
    const typed = MESSENGER_NUMBERS.has(name) ? wholeNumber(text) : text
    return [...typed].slice(0, textLengths[name]).join('')
  }
  return digitsOnly(name === 'mobileNum' ? nationalNumber(text, dialingCode) : text, max)
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

/** A field that has the same name in every form. */
export type NamedField = MessageId extends infer Id ? (Id extends `label_${infer Name}` ? Name : never) : never

/** What a field is called. */
export const fieldLabel = <Name extends NamedField>(name: Name): { id: `label_${Name}` } => ({ id: `label_${name}` })

/** Attributes of an input that follow from what is typed into it: its keyboard, and what the browser may fill in. */
export interface InputLook {
  /** The HTML type of the input. */
  type?: 'text' | 'password' | 'email' | 'tel' | 'date'
  /** Which keyboard a phone shows. */
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  /** What the browser may fill in: a value of the HTML attribute. */
  autoComplete?: string
  /** Which letters a phone makes capitals by itself. */
  autoCapitalize?: 'none' | 'characters' | 'words'
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean
}

const handle: InputLook = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
const phone: InputLook = { autoComplete: 'off', type: 'tel', inputMode: 'tel' }
const secret: InputLook = { autoComplete: 'new-password', type: 'password' }
/** A password that the member has already. */
export const CURRENT_PASSWORD: InputLook = { autoComplete: 'current-password', type: 'password' }

const LOOKS: Readonly<Record<string, InputLook>> = {
  username: { ...handle, autoComplete: 'username' },
  password: secret,
  confirmPassword: secret,
  oldPassword: CURRENT_PASSWORD,
  newPassword: secret,
  confirmNewPassword: secret,
  paymentPassword: PAYMENT_LOOK,
  mobileNum: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  verificationCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  captcha: DIGITS_LOOK,
  idNumber: { ...handle, autoCapitalize: 'characters' },
  qqNum: DIGITS_LOOK,
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: phone,
  zalo: phone,
  email: { ...handle, type: 'email', inputMode: 'email', autoComplete: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  recommenderId: handle,
  affiliateCode: { ...handle, autoCapitalize: 'characters' },
  realName: { autoComplete: 'name' },
  fullName: { autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
  address: { autoComplete: 'street-address' },
  permanentAddress: { autoComplete: 'street-address' },
  currentAddress: { autoComplete: 'street-address' },
  telegram: handle,
}

/** How the input of a field is to be, by the name that all forms have for it; nothing for a field that needs nothing. */
export const inputLook = (name: string): InputLook => (Object.hasOwn(LOOKS, name) && LOOKS[name]) || {}
