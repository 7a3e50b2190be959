import { isApiError, type WpsSchemas } from '@lobbykit/sdk'
import type { Message, MessageId } from '../../core/message.ts'
import type { FieldRule } from '../../form/field.rules.ts'
import type { Platform } from '../../site/device/device.rules.ts'

/** How a guest registers: with a user name, or with a mobile number. */
export type RegisterMethod = 'username' | 'mobileNum'

const DETAILS = [
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
] as const
const CREDENTIALS = ['username', 'password', 'confirmPassword'] as const
const PHONE = ['mobileNum', 'verificationCode'] as const
const LAST = ['recommenderId', 'affiliateCode', 'captcha'] as const

/** Every field that registration knows, in the order of a form that shows them all (REG-04). */
export const REGISTER_FIELDS = [...CREDENTIALS, ...DETAILS, ...PHONE, ...LAST] as const
/** A field of the registration form. */
export type RegisterField = (typeof REGISTER_FIELDS)[number]
/** What is typed into the registration form. */
export type RegisterValues = Readonly<Record<RegisterField, string>>

/** The name under which what a guest typed outlives the form. */
export const REGISTER_DRAFT = 'register'
/** Fields that never outlive the form: passwords, the SMS code and the captcha. */
export const REGISTER_SECRETS: readonly RegisterField[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
]

/** Flags of the site that registration follows (REG-02, REG-03). */
const USERNAME_FLAG = 'USERNAMEREG3'
const MOBILE_FLAG = 'MOBILENUMREG3'
const MOBILE_CODE_FLAG = 'REGMOBVERF3'
const MOBILE_PASSWORD_FLAG = 'MOBILENUMPASSREG3'

/** The ways to register, the first being the default: by mobile number alone only where by username is off (REG-02). */
export function registerMethods(has: (flag: string) => boolean): readonly [RegisterMethod, ...RegisterMethod[]] {
  if (!has(MOBILE_FLAG)) return ['username']
  return has(USERNAME_FLAG) ? ['username', 'mobileNum'] : ['mobileNum']
}

/** What decides which fields a form has. */
export interface RegisterSite {
  has: (flag: string) => boolean
  rules: Readonly<Record<string, FieldRule>> | undefined
  /** The backend asks for a captcha. */
  captcha: boolean
  /** The link that brought the guest names a valid affiliate. */
  invited: boolean
}

/** A field that the registration form shows. */
export interface ShownField {
  /** Name of the field. */
  name: RegisterField
  /** Whether the form cannot be sent without it. */
  required: boolean
}

/**
 * The fields of a method in their order (REG-03, REG-04). What the method itself needs is shown and required whatever its rule
 * says; everything else follows its rule. A username form that shows the SMS code demands it as soon as a number is typed, and
 * shows none without a number to send it to (assumed).
 */
export function registerFields(method: RegisterMethod, site: RegisterSite, mobileNum: string): readonly ShownField[] {
  const needed = (...names: RegisterField[]): ShownField[] => names.map((name) => ({ name, required: true }))
  const ruled = (...names: readonly RegisterField[]): ShownField[] =>
    names.flatMap((name) => {
      const rule = site.rules?.[name]
      return rule?.enabled ? [{ name, required: rule.required }] : []
    })
  const details = ruled(...DETAILS)
  const last = [
    ...ruled('recommenderId'),
    ...(site.invited ? [] : ruled('affiliateCode')),
    ...(site.captcha ? needed('captcha') : []),
  ]
  if (method === 'mobileNum') {
    return [
      ...needed('mobileNum'),
      ...(site.has(MOBILE_CODE_FLAG) ? needed('verificationCode') : []),
      ...(site.has(MOBILE_PASSWORD_FLAG) ? needed('password', 'confirmPassword') : []),
      ...details,
      ...last,
    ]
  }
  return [...needed(...CREDENTIALS), ...details, ...phoneOfUsernameForm(ruled(...PHONE), mobileNum), ...last]
}

function phoneOfUsernameForm(shown: readonly ShownField[], typed: string): readonly ShownField[] {
  const [number, code] = PHONE.map((name) => shown.find((field) => field.name === name))
  if (!number || !code) return number ? [number] : []
  const required = number.required || code.required
  return [
    { name: 'mobileNum', required },
    { name: 'verificationCode', required: required || typed.trim() !== '' },
  ]
}

/** Whether the terms count as agreed to before the guest has said anything (REG-12). */
export const AGREED_AT_FIRST = true

/** Whether the register button may be tapped (REG-12). */
export const mayRegister = ({ agree }: { agree: boolean }): boolean => agree

/** What to say of a field whose rule has no words of its own (REG-05). */
const FALLBACKS: Partial<Record<RegisterField, MessageId>> = {
  username: 'account_format',
  password: 'password_format',
  mobileNum: 'mobile_required',
  verificationCode: 'code_required',
  email: 'email_format',
  payeeName: 'name_format',
  affiliateCode: 'invitation_code_error',
  confirmPassword: 'confirmation_mismatch',
}
/** What to say of it instead where something was typed. */
const WRONG: Partial<Record<RegisterField, MessageId>> = { mobileNum: 'mobile_invalid' }

/** The rule a shown field is checked by, and what to say where it is silent. */
export const ruleOfField = (
  { name, required }: ShownField,
  rules: RegisterSite['rules'],
): { rule: FieldRule | undefined; fallback: Message; wrong: Message } => {
  const rule = rules?.[name]
  const fallback: Message = { id: FALLBACKS[name] ?? 'field_check' }
  const other = WRONG[name]
  return { rule: rule && { ...rule, required }, fallback, wrong: other ? { id: other } : fallback }
}

/** What a rule says of a field that breaks it. */
export function ruleText(field: ShownField, rules: RegisterSite['rules']): Message {
  const { rule, wrong } = ruleOfField(field, rules)
  return rule?.message ? { text: rule.message } : wrong
}

/** The shown field that a refusal is about; undefined where it names none (REG-05, REG-09). */
export function refusedField(error: unknown, shown: readonly ShownField[]): ShownField | undefined {
  if (!isApiError(error) || error.kind !== 'refused') return undefined
  const isInvitation = error.operation === 'checkAffiliate' || error.code === 'affiliate.invalid'
  const named = isInvitation ? 'affiliateCode' : fieldIn(error.value)
  return shown.find(({ name }) => name === named)
}

const fieldIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined

/** What is wrong with the repeated password (REG-06). */
export function confirmationProblem(password: string, confirmPassword: string): Message | undefined {
  if (confirmPassword === '') return { id: 'in_incorrect_password' }
  return confirmPassword === password ? undefined : { id: 'in_confirmation_correct' }
}

const AS_TYPED: ReadonlySet<RegisterField> = new Set(['password', 'confirmPassword'])

/** What of a field is checked and sent: spaces around it do not count, except in a password. */
export const sentValue = (name: RegisterField, values: RegisterValues): string =>
  AS_TYPED.has(name) ? values[name] : values[name].trim()

type Request = WpsSchemas['RegistrationRequest']

interface Facts {
  fields: readonly ShownField[]
  values: RegisterValues
  dialingCode: string
  hostName: string
  platform: Platform
  /** The valid affiliate of the link. */
  affiliate?: { code?: string; domain?: string } | undefined
  captchaId?: string | undefined
  /** Proof of the mobile number by the phone-verification provider. */
  idToken?: string | undefined
}

/** What is sent: the filled fields among those shown and no other, and the facts of the visit (REG-11). */
export function registrationBody(facts: Facts): Request {
  const { fields, values, affiliate, captchaId, idToken } = facts
  const body: Request = {
    countryDialingCode: facts.dialingCode,
    registerUrl: facts.hostName,
    registerMethod: facts.platform,
    type: 0,
    normalRegister: true,
  }
  for (const { name } of fields) {
    const value = sentValue(name, values)
    if (value !== '') body[name] = value
  }
  if (body.password !== undefined) body.confirmPassword = body.password
  // A code proves the number that it was sent to, so without a number no code is sent.
  if (body.mobileNum === undefined) delete body.verificationCode
  if (affiliate?.code !== undefined) body.affiliateCode = affiliate.code
  if (affiliate?.domain !== undefined) body.domain = affiliate.domain
  if (body.captcha !== undefined && captchaId !== undefined) body.captchaId = captchaId
  if (body.verificationCode !== undefined && idToken !== undefined) {
    body.firebaseChannel = 'sms'
    body.firebaseIdToken = idToken
  }
  return body
}
