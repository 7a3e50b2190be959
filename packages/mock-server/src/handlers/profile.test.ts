import { describe, expect, it } from 'vitest'
import { createTester } from '../testKit.ts'

const CARD = { bankCode: 'BPI', number: '4000123412341234', paymentPassword: '123456' }
const logged = async (account = 'maria88', password = 'Maria88pass') => {
  const tester = createTester()
  return { ...tester, token: await tester.logIn(account, password) }
}
const broke = () => logged('broke01', 'Broke01pass')

describe('the security centre', () => {
  it('MEM-07 says what is set, and shows no more of it than it must', async () => {
    const { send, token } = await logged()
    expect((await send('getSecurityConfig', { token })).value).toEqual({
      loginPassword: true,
      paymentPassword: true,
      bankCards: 2,
      mostBankCards: 5,
      icon: false,
      kyc: 'none',
      nickname: 'Maria',
      email: 'm***a@mail.example',
      payeeName: 'M*** S***',
    })
    const other = await broke()
    expect((await other.send('getSecurityConfig', { token: other.token })).value).toEqual({
      loginPassword: true,
      paymentPassword: false,
      bankCards: 0,
      mostBankCards: 5,
      icon: false,
      kyc: 'none',
    })
  })

  it.each([
    ['setNickname', '🎰🎰', 'nickname'],
    ['setNickname', '   ', 'nickname'],
    ['setNickname', 'a'.repeat(21), 'nickname'],
    ['setEmail', 'maria', 'email'],
    ['setPayeeName', 'R2D2', 'payeeName'],
  ] as const)('MEM-07 %s refuses "%s" by the rule of the field', async (id, value, field) => {
    const { send, token } = await broke()
    expect(await send(id, { token, body: { value } })).toMatchObject({ errorCode: 'register.field.invalid', value: { field } })
  })

  it('MEM-07 an e-mail belongs to one member, a payee name is set once', async () => {
    const { send, token } = await logged()
    expect((await send('setEmail', { token, body: { value: 'RAMON@mail.example' } })).errorCode).toBe('email.taken')
    expect((await send('setPayeeName', { token, body: { value: 'Somebody Else' } })).errorCode).toBe('payee.locked')
    expect((await send('setPayeeName', { token, body: { value: ' Maria Santos ' } })).success).toBe(true)
  })

  it('MEM-07 the first payment password needs no old one, the next one the one before', async () => {
    const { send, token, backend } = await broke()
    const set = (body: { old?: string; new: string }) => send('setPaymentPassword', { token, body })
    expect((await set({ new: '12345' })).errorCode).toBe('register.field.invalid')
    expect((await set({ new: '246810' })).success).toBe(true)
    expect((await set({ new: '135791' })).errorCode).toBe('payment.wrong')
    expect((await set({ old: '246810', new: '246810' })).errorCode).toBe('modify.new.old.same')
    expect((await set({ old: '246810', new: '135791' })).success).toBe(true)
    expect(backend.member('broke01')?.details?.paymentPassword).toBe('135791')
  })

  it('MEM-07 after five wrong payment passwords in a row none is taken for 15 minutes', async () => {
    const { send, token, pass } = await logged()
    const remove = async (paymentPassword: string) =>
      (await send('removeBankCard', { token, body: { id: 1, paymentPassword } })).errorCode
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await remove('000000')).toBe('payment.wrong')
    // A right one in between would have forgotten the wrong ones.
    expect(await remove('000000')).toBe('payment.wrong')
    expect(await remove('123456')).toBe('payment.locked')
    pass(15 * 60)
    expect(await remove('123456')).toBeUndefined()
  })
})

describe('bank cards', () => {
  it('MEM-07 BAL-04 a card is added in the payee’s name, and removed by its member alone', async () => {
    const { send, token, logIn } = await logged()
    expect((await send('addBankCard', { token, body: CARD })).success).toBe(true)
    const cards = await send('listBankCards', { token })
    expect(cards.at(2)).toMatchObject({ bankCode: 'BPI', number: '**** **** **** 1234', holder: 'M*** S***' })
    const other = await logIn('agent01', 'Agent01pass')
    const remove = { id: Number(cards.at(2, 'id')), paymentPassword: '123456' }
    expect((await send('removeBankCard', { token: other, body: remove })).errorCode).toBe('card.unknown')
    expect((await send('removeBankCard', { token, body: remove })).success).toBe(true)
    expect((await send('removeBankCard', { token, body: remove })).errorCode).toBe('card.unknown')
  })

  it('MEM-07 what must be set first is asked for in its order', async () => {
    const { send, token } = await broke()
    const add = async () => (await send('addBankCard', { token, body: CARD })).errorCode
    expect(await add()).toBe('payee.missing')
    await send('setPayeeName', { token, body: { value: 'Jose Rizal' } })
    expect(await add()).toBe('payment.missing')
    await send('setPaymentPassword', { token, body: { new: '123456' } })
    expect(await add()).toBeUndefined()
  })

  it.each([
    [{ bankCode: 'NOBANK' }, 'card.bank.unknown'],
    [{ bankCode: 'toString' }, 'card.bank.unknown'],
    [{ number: '4000 1234 1234 1234' }, 'register.field.invalid'],
    [{ number: '40001234123' }, 'register.field.invalid'],
    [{ number: '4000123412341E34' }, 'register.field.invalid'],
    [{ number: '4000600070008000' }, 'card.held'],
    [{ number: '4000600070008000', paymentPassword: '000000' }, 'payment.wrong'],
  ])('MEM-07 a card like %j is refused', async (wrong, code) => {
    const { send, token } = await logged()
    expect((await send('addBankCard', { token, body: { ...CARD, ...wrong } })).errorCode).toBe(code)
  })

  it('MEM-07 five cards are the most', async () => {
    const { send, token } = await logged()
    const codes: unknown[] = []
    for (const last of [1, 2, 3, 4]) {
      codes.push((await send('addBankCard', { token, body: { ...CARD, number: `400012341234123${last}` } })).errorCode)
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'card.most'])
  })

  it('BAL-06 banks are a member’s to ask for, in their language', async () => {
    const { send, token } = await logged()
    expect((await send('listBanks', { query: { language: 'EN' } })).status).toBe(401)
    const banks = (await send('listBanks', { token, query: { language: 'TY' } })).value
    expect(banks).toContainEqual({ code: 'LANDBANK', name: 'Land Bank ng Pilipinas' })
  })
})

const FIELDS = {
  realName: 'Maria Santos',
  birthday: '1990-05-17',
  placeOfBirth: 'Cebu',
  nationality: 'Filipino',
  idNumber: 'PSN-12345678',
  occupation: 'Teacher',
  sourceOfIncome: 'Salary',
  permanentAddress: '12 Mabini St',
  currentAddress: '12 Mabini St',
  mobileNum: '9171234567',
  email: 'maria@mail.example',
}
const JPEG = { type: 'image/jpeg' as const, data: '/9j/2Q==' }
const KYC = { fields: FIELDS, documents: { front: JPEG, back: JPEG, selfie: JPEG }, ageConfirmed: true }

describe('the proof of identity', () => {
  it('MEM-11 waits for an operator, who approves it or says why not; what was refused may be sent again', async () => {
    const { send, token, backend } = await logged()
    const state = async () => (await send('getKyc', { token, query: { language: 'EN' } })).value
    const decide = (body: object) =>
      backend.handle(new Request('http://mock.example/mock/kyc', { method: 'POST', body: JSON.stringify(body) }))
    expect(await state()).toMatchObject({ status: 'none', age: 21, fields: { telegram: { required: false } } })
    expect((await decide({ account: 'maria88', status: 'approved' })).status).toBe(404)
    expect((await send('sendKyc', { token, body: KYC })).success).toBe(true)
    expect((await send('sendKyc', { token, body: KYC })).errorCode).toBe('kyc.sent')
    expect((await decide({ account: 'maria88', status: 'maybe' })).status).toBe(400)
    expect((await decide({ account: 'maria88', status: 'refused', reason: 'Too dark' })).status).toBe(200)
    expect(await state()).toMatchObject({ status: 'refused', reason: 'Too dark' })
    expect((await send('sendKyc', { token, body: KYC })).success).toBe(true)
    expect(await state()).not.toHaveProperty('reason')
    expect(backend.decideKyc('maria88', { status: 'approved' })).toBe(true)
    expect((await send('getSecurityConfig', { token })).value).toMatchObject({ kyc: 'approved' })
  })

  it.each([
    [{ fields: { ...FIELDS, realName: '' } }, 'register.field.invalid'],
    [{ fields: { ...FIELDS, birthday: '2015-05-17' } }, 'register.field.invalid'],
    [{ fields: { ...FIELDS, birthday: '1990-02-31' } }, 'register.field.invalid'],
    [{ fields: { ...FIELDS, birthday: '1990-13-01' } }, 'register.field.invalid'],
    [{ fields: { ...FIELDS, unicorn: 'x' } }, 'register.field.invalid'],
    [{ ageConfirmed: false }, 'kyc.age.unconfirmed'],
    [{ documents: { front: JPEG, back: JPEG } }, 'kyc.document.missing'],
    [{ documents: { ...KYC.documents, selfie: { type: 'image/png' as const, data: '/9j/2Q==' } } }, 'request.invalid'],
  ])('MEM-11 one like %j is refused', async (wrong, code) => {
    const { send, token } = await logged()
    expect((await send('sendKyc', { token, body: { ...KYC, ...wrong } })).errorCode).toBe(code)
  })

  it('is taken from the first moment of the birthday on with which one is old enough, by the days of the site', async () => {
    const { send, token, pass, now } = await logged()
    // It is the evening of 21 November in Manila, and the next day begins while it is still the 21st in Greenwich.
    const body = { ...KYC, fields: { ...FIELDS, birthday: '2005-11-22' } }
    pass((Date.UTC(2026, 10, 21, 16) - now()) / 1000 - 1)
    expect((await send('sendKyc', { token, body })).errorCode).toBe('register.field.invalid')
    pass(1)
    expect((await send('sendKyc', { token, body })).success).toBe(true)
  })
})

it('MEM-07 a member is shown by one of the pictures there are', async () => {
  const { send, token } = await logged()
  const icons = await send('getIcon', { token })
  expect(icons.at('icons', 11, 'url')).toBe('/art/avatar/yakal.svg')
  expect((await send('setIcon', { token, body: { icon: 'nobody' } })).errorCode).toBe('icon.unknown')
  await send('setIcon', { token, body: { icon: 'tala' } })
  expect((await send('getIcon', { token })).at('icon')).toBe('tala')
  expect((await send('getMemberInfo', { token })).at('icon')).toBe('/art/avatar/tala.svg')
})
