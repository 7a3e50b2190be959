import type { Scenario } from '../scenarios/scenarios.ts'
import type { Text } from '../text.ts'

/** How a field of a form is checked, here and by the client. */
export interface Rule {
  pattern: string
  enabled: boolean
  required: boolean
  message: Text
}

const rule = (pattern: string, EN: string, TY: string, more: Partial<Rule> = {}): Rule => ({
  pattern,
  enabled: false,
  required: false,
  message: { EN, TY },
  ...more,
})
const shown = { enabled: true } as const
const needed = { enabled: true, required: true } as const

const ACCOUNT = '^[a-zA-Z][a-zA-Z0-9]{5,11}$'
const PASSWORD = '^(?=.*[a-zA-Z])(?=.*\\d)[a-zA-Z0-9]{8,16}$'
const MOBILE = '^9\\d{9}$'
const HANDLE = '^[\\w.@-]{3,32}$'

const rules: Readonly<Record<string, Rule>> = {
  username: rule(ACCOUNT, '6 to 12 letters and digits, a letter first', '6 hanggang 12 titik at numero, titik ang una', needed),
  password: rule(
    PASSWORD,
    '8 to 16 letters and digits, at least one of each',
    '8 hanggang 16 titik at numero, kahit isa ng bawat uri',
    needed,
  ),
  mobileNum: rule(MOBILE, '10 digits starting with 9', '10 numero na nagsisimula sa 9', shown),
  // Hidden in the username form, which needs no number; forms that send a code require it.
  verificationCode: rule('^\\d{4,10}$', 'Please enter a valid verification code', 'Ilagay ang tamang verification code', {
    required: true,
  }),
  paymentPassword: rule('^\\d{6}$', '6 digits', '6 na numero'),
  idNumber: rule('^[A-Z0-9-]{6,20}$', '6 to 20 capital letters and digits', '6 hanggang 20 malaking titik at numero'),
  qqNum: rule('^[1-9]\\d{4,10}$', '5 to 11 digits', '5 hanggang 11 numero'),
  facebook: rule(HANDLE, 'Not a valid Facebook account', 'Hindi tamang Facebook account'),
  wechat: rule(HANDLE, 'Not a valid WeChat account', 'Hindi tamang WeChat account'),
  line: rule(HANDLE, 'Not a valid Line account', 'Hindi tamang Line account'),
  whatsapp: rule('^\\+?\\d{8,15}$', '8 to 15 digits', '8 hanggang 15 numero'),
  zalo: rule('^\\+?\\d{8,15}$', '8 to 15 digits', '8 hanggang 15 numero'),
  email: rule('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'E-mail format is incorrect', 'Mali ang anyo ng e-mail', shown),
  nickname: rule("^[\\p{L}\\p{N} ._'-]{2,20}$", '2 to 20 letters, digits or spaces', '2 hanggang 20 titik, numero o espasyo'),
  payeeName: rule("^[\\p{L} .'-]{2,40}$", 'Name format is not valid', 'Hindi tama ang anyo ng pangalan'),
  recommenderId: rule('^[a-zA-Z0-9]{4,16}$', '4 to 16 letters and digits', '4 hanggang 16 titik at numero'),
  affiliateCode: rule(
    '^[A-Z0-9]{4,10}$',
    '4 to 10 capital letters and digits',
    '4 hanggang 10 malaking titik at numero',
    shown,
  ),
  loginUsername: rule(ACCOUNT, 'Account format is incorrect', 'Mali ang anyo ng account', needed),
  loginPassword: rule('^.{6,20}$', 'Password format is incorrect', 'Mali ang anyo ng password', needed),
  loginMobileNum: rule(MOBILE, 'Please enter a valid mobile number', 'Ilagay ang tamang numero ng mobile', needed),
}

/** The rules under a scenario. */
export function rulesUnder(scenario: Scenario): Readonly<Record<string, Rule>> {
  const entries = Object.entries(rules).map(([field, fieldRule]): [string, Rule] => {
    if (scenario.allFields) return [field, { ...fieldRule, enabled: true, required: fieldRule.enabled && fieldRule.required }]
    if (scenario.invitationRequired && field === 'affiliateCode') return [field, { ...fieldRule, required: true }]
    return [field, fieldRule]
  })
  return Object.fromEntries(entries)
}
