import { ApiError } from '@lobbykit/sdk'
import { describe, expect, it } from 'vitest'
import {
  bornProblem,
  KYC_FIELDS,
  type Kyc,
  type KycValues,
  kycBody,
  kycDocuments,
  kycFields,
  kycMissing,
  kycStanding,
  toldByKyc,
} from './kyc.rules.ts'

const needed = { enabled: true, required: true, message: 'Please' }
const kyc: Kyc = {
  status: 'none',
  age: 21,
  fields: {
    telegram: { enabled: true, required: false },
    realName: needed,
    zalo: { enabled: false, required: false },
    permanentAddress: needed,
    currentAddress: needed,
    unicorn: needed,
  },
  documents: [
    { name: 'selfie', required: false },
    { name: 'front', required: true },
    { name: 'passport', required: true },
  ],
}
const values: KycValues = {
  ...Object.fromEntries(KYC_FIELDS.map((name) => [name, ''] as const)),
  realName: ' Maria Santos ',
  permanentAddress: '12 Mabini St',
  currentAddress: '1 Rizal Ave',
  zalo: 'never asked for',
} as KycValues

describe('a proof of identity', () => {
  it('MEM-11 asks for what the site has switched on, in the order of the form', () => {
    expect(kycFields(kyc, false)).toEqual(['realName', 'permanentAddress', 'currentAddress', 'telegram'])
    expect(kycDocuments(kyc)).toEqual([
      { name: 'front', required: true },
      { name: 'selfie', required: false },
    ])
  })

  it('MEM-11 takes one address for both where the member says so, and both are asked for', () => {
    expect(kycFields(kyc, true)).not.toContain('currentAddress')
    expect(kycBody(kyc, values, true)).toMatchObject({ currentAddress: '12 Mabini St' })
    const { permanentAddress: _, ...fields } = kyc.fields
    expect(kycFields({ ...kyc, fields }, true)).toContain('currentAddress')
    expect(kycBody({ ...kyc, fields }, values, true)).toMatchObject({ currentAddress: '1 Rizal Ave' })
  })

  it('MEM-11 sends what is filled among what is asked for, without spaces around it', () => {
    expect(kycBody(kyc, values, false)).toEqual({
      realName: 'Maria Santos',
      permanentAddress: '12 Mabini St',
      currentAddress: '1 Rizal Ave',
    })
  })

  it.each([
    ['2005-11-22', undefined],
    ['2005-11-23', { id: 'age_young', values: { age: 21 } }],
    ['2026-11-23', { id: 'birth_date' }],
    ['2001-02-30', { id: 'birth_date' }],
    ['', { id: 'birth_date' }],
  ])('MEM-11 ERR-01 on 2026-11-22 whoever was born on "%s" is told %j', (birthday, problem) => {
    expect(bornProblem(birthday, '2026-11-22', 21)).toEqual(problem)
  })

  it('MEM-11 somebody born on a leap day comes of age on the day after February', () => {
    expect(bornProblem('2004-02-29', '2025-02-28', 21)).toBeDefined()
    expect(bornProblem('2004-02-29', '2025-03-01', 21)).toBeUndefined()
  })

  it('MEM-11 needs every picture that cannot be left out, and the word that one is old enough', () => {
    const has =
      (...names: string[]) =>
      (name: string) =>
        names.includes(name)
    const front = { at: 'front', problem: { id: 'document_needed' } }
    const age = { at: 'age', problem: { id: 'age_confirm', values: { age: 21 } } }
    expect(kycMissing(kyc, { has: has('selfie'), ageConfirmed: false })).toEqual([front, age])
    expect(kycMissing(kyc, { has: has('front'), ageConfirmed: false })).toEqual([age])
    expect(kycMissing(kyc, { has: has('front'), ageConfirmed: true })).toEqual([])
  })

  it('MEM-11 a refusal is told at the field it names, where that is shown', () => {
    const refused = (field: string) =>
      new ApiError('refused', { operation: 'sendKyc', code: 'register.field.invalid', value: { field } })
    const shown = kycFields(kyc, false)
    expect(toldByKyc(refused('realName'), shown, kyc.fields)).toEqual({ name: 'realName', problem: { text: 'Please' } })
    expect(toldByKyc(refused('telegram'), shown, kyc.fields)).toEqual({ name: 'telegram', problem: { id: 'field_check' } })
    expect(toldByKyc(refused('zalo'), shown, kyc.fields)).toBeUndefined()
    expect(toldByKyc(new Error('realName'), shown, kyc.fields)).toBeUndefined()
  })
})

it.each([
  ['waiting', 'waiting'],
  ['approved', 'approved'],
  ['refused', 'refused'],
  ['none', 'open'],
  ['open', 'open'],
  ['looked at twice', 'open'],
])('MEM-11 a proof of identity with the status %s is %s: what nobody knows can be sent', (status, standing) =>
  expect(kycStanding({ status })).toBe(standing),
)
