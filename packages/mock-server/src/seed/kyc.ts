import type { Rule } from './rules.ts'

const field = (pattern: string, EN: string, TY: string, required = true): Rule => ({
  pattern,
  enabled: true,
  required,
  message: { EN, TY },
})
const TEXT = '^[^<>]{2,120}$'
const ADDRESS = '^[^<>]{5,200}$'

/** Years that a member must be old. */
export const KYC_AGE = 21

/** What the site wants to know, and how it is checked; in the order of the form. */
export const kycFields: Readonly<Record<string, Rule>> = {
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

/** Pictures that are asked for. */
export const kycDocuments = [
  { name: 'front', required: true },
  { name: 'back', required: true },
  { name: 'selfie', required: true },
] as const
