import type { WpsSchemas } from '@lobbykit/sdk'
import type { Message } from '../../core/message.ts'
import { birthdayProblem } from '../../form/birthday.rules.ts'
import type { FieldRule } from '../../form/field.rules.ts'
import { fieldIn, type Told } from '../profile/told.rules.ts'

/** What the backend asks of a member to prove who they are, and how far that is. */
export type Kyc = WpsSchemas['Kyc']

/** How far a proof of identity is: an operator looks at it, it is approved, it was refused and can be sent again, or none was sent. */
export type KycStanding = 'waiting' | 'approved' | 'refused' | 'open'

const STANDINGS: readonly KycStanding[] = ['waiting', 'approved', 'refused']

/** How far a proof of identity is; one whose status only a newer backend knows can be sent (MEM-11). */
export const kycStanding = ({ status }: Pick<Kyc, 'status'>): KycStanding => STANDINGS.find((each) => each === status) ?? 'open'

/** Every field that a proof of identity may have, in the order of a form that shows them all (MEM-11, ENT-02). */
export const KYC_FIELDS = [
  'nickname',
  'realName',
  'fullName',
  'birthday',
  'placeOfBirth',
  'nationality',
  'idNumber',
  'occupation',
  'sourceOfIncome',
  'address',
  'permanentAddress',
  'currentAddress',
  'mobileNum',
  'email',
  'telegram',
  'facebook',
  'whatsapp',
  'line',
  'zalo',
  'wechat',
  'qqNum',
] as const
/** A field that a proof of identity may ask for. */
export type KycField = (typeof KYC_FIELDS)[number]
export type KycValues = Readonly<Record<KycField, string>>

/** Every picture that it may have, in their order. */
export const KYC_DOCUMENTS = ['front', 'back', 'selfie'] as const
/** A picture that a proof of identity may ask for. */
export type KycDocument = (typeof KYC_DOCUMENTS)[number]

/** Whether both addresses are asked for, so that one may stand for both (MEM-11). */
export const asksBothAddresses = ({ fields }: Kyc): boolean =>
  fields.permanentAddress?.enabled === true && fields.currentAddress?.enabled === true

/** The fields that the site asks for, and no other; without the current address where it is the permanent one (MEM-11). */
export const kycFields = (kyc: Kyc, sameAddress: boolean): readonly KycField[] =>
  KYC_FIELDS.filter(
    (name) => kyc.fields[name]?.enabled === true && !(sameAddress && name === 'currentAddress' && asksBothAddresses(kyc)),
  )

/** The pictures that the site asks for, and whether each must be there (MEM-11). */
export const kycDocuments = ({ documents }: Kyc): readonly { name: KycDocument; required: boolean }[] =>
  KYC_DOCUMENTS.flatMap((name) => {
    const asked = documents.find((document) => document.name === name)
    return asked ? [{ name, required: asked.required }] : []
  })

/** What is wrong with a birthday (YYYY-MM-DD) on the day `today`: it is none, or whoever has it is too young (MEM-11, ERR-01). */
export function bornProblem(birthday: string, today: string, age: number): Message | undefined {
  const problem = birthdayProblem(birthday, today)
  if (problem) return problem
  const reached = `${String(Number(birthday.slice(0, 4)) + age).padStart(4, '0')}${birthday.slice(4)}`
  return reached <= today ? undefined : { id: 'age_young', values: { age } }
}

/** What may be missing beside the fields: a picture, or the word that one is old enough. */
export type KycOther = KycDocument | 'age'

/** What is missing beside the fields, each at its own place, in the order of the form (MEM-11). */
export function kycMissing(
  kyc: Kyc,
  { has, ageConfirmed }: { has: (document: KycDocument) => boolean; ageConfirmed: boolean },
): readonly { at: KycOther; problem: Message }[] {
  const documents = kycDocuments(kyc).filter(({ name, required }) => required && !has(name))
  return [
    ...documents.map(({ name }) => ({ at: name, problem: { id: 'document_needed' } as const })),
    ...(ageConfirmed ? [] : [{ at: 'age', problem: { id: 'age_confirm', values: { age: kyc.age } } } as const]),
  ]
}

/** What is sent: the filled fields that are asked for, without spaces around them (MEM-11). */
export function kycBody(kyc: Kyc, values: KycValues, sameAddress: boolean): Record<string, string> {
  const filled = kycFields(kyc, sameAddress).flatMap((name) => {
    const value = values[name].trim()
    return value === '' ? [] : [[name, value] as const]
  })
  const body: Record<string, string> = Object.fromEntries(filled)
  if (sameAddress && asksBothAddresses(kyc) && body.permanentAddress) body.currentAddress = body.permanentAddress
  return body
}

/** The shown field that a refusal is about, in the words of its rule; undefined where it names none (MEM-11). */
export function toldByKyc(
  error: unknown,
  shown: readonly KycField[],
  rules: Readonly<Record<string, FieldRule>>,
): Told<KycField> | undefined {
  const named = fieldIn(error)
  const name = shown.find((each) => each === named)
  if (name === undefined) return undefined
  const text = rules[name]?.message
  return { name, problem: text ? { text } : { id: 'field_check' } }
}
