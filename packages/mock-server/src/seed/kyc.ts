import type { Scenario } from '../scenarios/scenarios.ts'
import type { Rule } from './rules.ts'

const field = (pattern: string, EN: string, TY: string, required = true): Rule => ({
  pattern,
  enabled: true,
  required,
  message: { EN, TY },
})
const TEXT = '^[^<>]{2,120}$'
const ACCOUNT = '^[\\w.-]{3,32}$'
const ADDRESS = '^[^<>]{5,200}$'

type Rules = Readonly<Record<string, Rule>>

/** What the site wants to know, and how it is checked; in the order of the form. */
const usualFields: Rules = {
  nickname: field(TEXT, 'At least 2 letters', 'Hindi bababa sa 2 titik', false),
  realName: field("^[\\p{L} .'-]{2,80}$", 'Your name as on your ID', 'Ang pangalan mo gaya ng nasa ID'),
  birthday: field(
    '^\\d{4}-\\d{2}-\\d{2}$',
    'Please enter the correct date of birth',
    'Ilagay ang tamang petsa ng kapanganakan',
  ),
  placeOfBirth: field(TEXT, 'Where you were born', 'Kung saan ka ipinanganak'),
  nationality: field(TEXT, 'Your nationality', 'Ang iyong nasyonalidad'),
  idNumber: field('^[A-Za-z0-9-]{6,20}$', '6 to 20 letters, digits or dashes', '6 hanggang 20 titik, numero o gitling'),
  occupation: field(TEXT, 'What you work as', 'Ang iyong trabaho'),
  sourceOfIncome: field(TEXT, 'Where your money comes from', 'Kung saan galing ang iyong pera'),
  permanentAddress: field(ADDRESS, 'At least 5 letters', 'Hindi bababa sa 5 titik'),
  currentAddress: field(ADDRESS, 'At least 5 letters', 'Hindi bababa sa 5 titik'),
  mobileNum: field('^9\\d{9}$', '10 digits starting with 9', '10 numero na nagsisimula sa 9'),
  email: field('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'E-mail format is incorrect', 'Mali ang anyo ng e-mail'),
  telegram: field('^@?[\\w]{5,32}$', 'Not a valid Telegram account', 'Hindi tamang Telegram account', false),
}

/** Fields that only some sites ask for. */
const furtherFields: Rules = {
  fullName: field("^[\\p{L} .'-]{2,80}$", 'Your first, middle and last name', 'Ang una, gitna at huling pangalan mo'),
  address: field(ADDRESS, 'At least 5 letters', 'Hindi bababa sa 5 titik'),
  facebook: field(TEXT, 'Your name on Facebook', 'Ang pangalan mo sa Facebook', false),
  whatsapp: field('^\\+?\\d{7,15}$', '7 to 15 digits', '7 hanggang 15 numero', false),
  line: field(ACCOUNT, 'Not a valid Line ID', 'Hindi tamang Line ID', false),
  zalo: field('^\\+?\\d{7,15}$', '7 to 15 digits', '7 hanggang 15 numero', false),
  wechat: field(ACCOUNT, 'Not a valid WeChat ID', 'Hindi tamang WeChat ID', false),
  qqNum: field('^\\d{5,12}$', '5 to 12 digits', '5 hanggang 12 numero', false),
}

/** What is asked for under a scenario, and how many years a member must be old. */
export const kycUnder = ({ kycAllFields }: Scenario): { age: number; fields: Rules } =>
  kycAllFields ? { age: 18, fields: { ...usualFields, ...furtherFields } } : { age: 21, fields: usualFields }

/** Pictures that are asked for. */
export const kycDocuments = [
  { name: 'front', required: true },
  { name: 'back', required: true },
  { name: 'selfie', required: true },
] as const
