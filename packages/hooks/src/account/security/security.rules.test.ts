import { describe, expect, it } from 'vitest'
import {
  isFieldSaved,
  isLocked,
  openSheet,
  PAYMENT_REFUSALS,
  PROFILE_RULES,
  paymentFields,
  profileRefusals,
  type SecurityConfig,
  securityItems,
} from './security.rules.ts'
import { securityPath } from './securityWay.rules.ts'

const BARE: SecurityConfig = { loginPassword: true, paymentPassword: false, bankCards: 0, mostBankCards: 5, kyc: 'none' }
const FULL: SecurityConfig = {
  ...BARE,
  paymentPassword: true,
  nickname: 'Maria',
  email: 'm***a@mail.example',
  payeeName: 'M*** S***',
  bankCards: 2,
}

describe('the security centre', () => {
  it('MEM-07 says of each part whether it is set, and what it is where that may be shown', () => {
    const [set, notSet] = [{ id: 'security_set' }, { id: 'security_not_set' }]
    expect(securityItems(FULL)).toEqual([
      { id: 'loginPassword', path: '/m/changePsw', isSet: true, state: set },
      { id: 'paymentPassword', isSet: true, state: set },
      { id: 'payeeName', isSet: true, state: { text: 'M*** S***' } },
      { id: 'bankCards', isSet: true, state: { text: '2 / 5' } },
      { id: 'nickname', isSet: true, state: { text: 'Maria' } },
      { id: 'email', isSet: true, state: { text: 'm***a@mail.example' } },
      { id: 'avatar', isSet: false, state: notSet },
      { id: 'kyc', path: '/m/kyc', isSet: false, state: notSet },
      { id: 'limits', path: '/m/responsibleGaming', isSet: undefined, state: undefined },
    ])
    expect(securityItems({ ...FULL, nickname: '' }).find(({ id }) => id === 'nickname')).toMatchObject({
      isSet: false,
      state: notSet,
    })
    expect(securityItems(BARE).map(({ isSet }) => isSet)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      undefined,
    ])
  })

  it('MEM-07 says of the proof of identity how far it is, and of a status it does not know that it is set', () => {
    const proofAt = (kyc: string) => securityItems({ ...BARE, kyc } as SecurityConfig).find(({ id }) => id === 'kyc')
    for (const status of ['waiting', 'approved', 'refused'])
      expect(proofAt(status)).toMatchObject({ isSet: true, state: { id: `kyc_${status}` } })
    expect(proofAt('toString')).toMatchObject({ isSet: true, state: { id: 'security_set' } })
  })

  it('MEM-07 opens the part that the address names, and none for any other name', () => {
    expect(openSheet('?item=bankCards')).toBe('bankCards')
    expect(openSheet(securityPath('email').split('?')[1] ?? '')).toBe('email')
    for (const search of ['', '?item=', '?item=loginPassword', '?item=__proto__', '?x=email'])
      expect(openSheet(search)).toBeUndefined()
    expect(securityPath()).toBe('/m/securityCenter')
  })

  it('MEM-07 asks for the old payment password only where there is one', () => {
    expect(paymentFields(BARE)).toEqual(['newPayment', 'confirmPayment'])
    expect(paymentFields(FULL)).toEqual(['oldPayment', 'newPayment', 'confirmPayment'])
  })

  it('MEM-07 takes no empty field, and a payee name once', () => {
    expect(Object.values(PROFILE_RULES).every(({ required }) => required)).toBe(true)
    expect(isLocked('payeeName', FULL)).toBe(true)
    expect(isLocked('payeeName', BARE)).toBe(false)
    expect(isLocked('nickname', FULL)).toBe(false)
  })

  it('MEM-07 knows a field that was saved without an answer: a nickname by itself, another field by what is told of it', () => {
    expect(isFieldSaved('nickname', 'Maria', BARE, FULL)).toBe(true)
    expect(isFieldSaved('nickname', 'Marikit', BARE, FULL)).toBe(false)
    expect(isFieldSaved('email', 'maria@mail.example', BARE, FULL)).toBe(true)
    expect(isFieldSaved('email', 'maria@mail.example', FULL, FULL)).toBe(false)
    expect(isFieldSaved('payeeName', 'Maria Santos', undefined, FULL)).toBe(false)
    expect(isFieldSaved('payeeName', 'Maria Santos', BARE, BARE)).toBe(false)
  })

  it('MEM-07 tells each refusal where it can be mended', () => {
    expect(profileRefusals('email')['email.taken']).toEqual(['email', 'email_taken'])
    expect(PAYMENT_REFUSALS['payment.wrong']?.[0]).toBe('oldPayment')
    expect(PAYMENT_REFUSALS['modify.new.old.same']?.[0]).toBe('newPayment')
  })
})
