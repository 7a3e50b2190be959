import { expect, it } from 'vitest'
import {
  fieldLabel,
  type PaymentPasswordField,
  type PaymentPasswordResult,
  type SecurityConfig,
  textOf,
  usePaymentPassword,
  useSecurityCenter,
} from '../../index.ts'
import en from '../../messages/en.json'
import { savedForm } from '../../test/savedForm.tsx'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const PATH = '/wps/member/paymentPassword'
const UNSET: SecurityConfig = { loginPassword: true, paymentPassword: false, bankCards: 0, mostBankCards: 5, kyc: 'none' }
const SET: SecurityConfig = { ...UNSET, paymentPassword: true }
const formOf = (test: TestLobby, config: SecurityConfig) =>
  savedForm<PaymentPasswordField, PaymentPasswordResult>(test, () => usePaymentPassword(config, () => {}))
const paymentOf = (test: TestLobby, account: string) => test.backend.member(account)?.details?.paymentPassword

it('MEM-07 the first payment password needs no old one, and the security centre knows of it', async () => {
  const test = await testLobby({ member: 'broke01' })
  const center = renderIn(test, () => useSecurityCenter(''))
  const form = await formOf(test, UNSET)
  expect(form.now().fields).toEqual(['newPayment', 'confirmPayment'])
  await form.type({ newPayment: '246810', confirmPayment: '246810' })
  await form.submit()
  expect(paymentOf(test, 'broke01')).toBe('246810')
  expect(center.result.current.items.find(({ id }) => id === 'paymentPassword')?.isSet).toBe(true)
})

it('MEM-07 each field of the payment password says what it is called', async () => {
  const form = await formOf(await testLobby({ member: 'maria88' }), SET)
  expect(form.now().fields.map((name) => textOf(fieldLabel(name), en))).toEqual([
    'Old payment password',
    'New payment password',
    'Confirm new payment password',
  ])
})

it('MEM-07 each field is checked by the rule, the two new ones are the same, and nothing is sent', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, SET)
  await form.submit()
  expect(form.now().fields.map(form.problem)).toEqual(['6 digits', '6 digits', 'Enter password'])
  await form.type({ oldPayment: '123456', newPayment: '65432a', confirmPayment: '654321' })
  expect(form.now().fields.map(form.problem)).toEqual([undefined, '6 digits', 'Confirmation password not matched'])
  await form.type({ newPayment: '654321', confirmPayment: '654322' })
  await form.submit()
  expect(form.problem('confirmPayment')).toBe('Confirmation password not matched')
  expect(form.focused()).toBe('confirmPayment')
  expect(test.network.count(PATH)).toBe(0)
})

it('MEM-07 a wrong old payment password is told at its field; the right one changes it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, SET)
  await form.type({ oldPayment: '111111', newPayment: '654321', confirmPayment: '654321' })
  await form.submit()
  expect(form.problem('oldPayment')).toBe('The payment password is incorrect')
  expect([form.now().values.newPayment, test.network.count(PATH)]).toEqual(['654321', 1])
  await form.type({ oldPayment: '123456' })
  await form.submit()
  expect(paymentOf(test, 'maria88')).toBe('654321')
})

it('MEM-07 its digits may be of whatever script the keyboard types: they are one password', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, SET)
  await form.type({ oldPayment: '١٢٣٤٥٦', newPayment: '６５４３２１', confirmPayment: '654321' })
  await form.submit()
  expect(form.now().fields.map(form.problem)).toEqual([undefined, undefined, undefined])
  expect(paymentOf(test, 'maria88')).toBe('654321')
})

it('MEM-07 a change whose answer was lost is found at the next attempt, which says that the old one is wrong', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.network.lose(PATH)
  const form = await formOf(test, SET)
  await form.type({ oldPayment: '123456', newPayment: '654321', confirmPayment: '654321' })
  await form.submit()
  expect([form.refusal(), test.network.count(PATH)]).toEqual(['No connection. Please check your network and try again', 1])
  await form.submit()
  expect([form.refusal(), form.problem('oldPayment'), paymentOf(test, 'maria88')]).toEqual([undefined, undefined, '654321'])
  expect(form.notices()).toContain('Change saved')
})

it('MEM-07 failures count as no wrong ones, and a wrong old one is said after them', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, SET)
  await form.type({ oldPayment: '111111', newPayment: '654321', confirmPayment: '654321' })
  test.backend.fault('setPaymentPassword', 'drop', 6)
  for (let attempt = 0; attempt < 6; attempt += 1) await form.submit()
  await form.submit()
  expect([form.refusal(), form.problem('oldPayment')]).toEqual([undefined, 'The payment password is incorrect'])
  expect(test.network.count(PATH)).toBe(8)
  await form.type({ oldPayment: '123456' })
  await form.submit()
  expect(paymentOf(test, 'maria88')).toBe('654321')
})

it('MEM-07 the first one is found, too, where its answer was lost, and not where it never arrived', async () => {
  const test = await testLobby({ member: 'broke01' })
  const form = await formOf(test, UNSET)
  await form.type({ newPayment: '246810', confirmPayment: '246810' })
  test.backend.fault('setPaymentPassword', 'drop', 1)
  await form.submit()
  expect([form.refusal(), paymentOf(test, 'broke01'), test.network.count(PATH)]).toEqual([
    'No connection. Please check your network and try again',
    undefined,
    1,
  ])
  test.network.lose(PATH)
  await form.submit()
  expect([form.refusal(), paymentOf(test, 'broke01'), test.network.count(PATH)]).toEqual([undefined, '246810', 2])
  expect(form.notices()).toContain('Change saved')
})

it('MEM-07 one that never arrived says so, and the next attempt changes it', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('setPaymentPassword', 'drop', 1)
  const form = await formOf(test, SET)
  await form.type({ oldPayment: '123456', newPayment: '654321', confirmPayment: '654321' })
  await form.submit()
  expect([form.refusal(), paymentOf(test, 'maria88')]).toEqual([
    'No connection. Please check your network and try again',
    '123456',
  ])
  await form.submit()
  expect(paymentOf(test, 'maria88')).toBe('654321')
})

it('MEM-07 the new one is not the old one, and too many wrong ones are too many', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, SET)
  await form.type({ oldPayment: '123456', newPayment: '123456', confirmPayment: '123456' })
  await form.submit()
  expect(form.problem('newPayment')).toBe('The new password and the old password cannot be the same')
  await form.type({ oldPayment: '000000' })
  for (let attempt = 0; attempt < 5; attempt += 1) await form.submit()
  expect(form.refusal()).toBeUndefined()
  await form.submit()
  expect(form.refusal()).toBe('Too many wrong payment passwords. Please try again later')
})

it('MEM-07 a double tap sends once; what travels is encrypted', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test, SET)
  await form.type({ oldPayment: '123456', newPayment: '654321', confirmPayment: '654321' })
  await form.submitTwice()
  await settle(test)
  const calls = test.backend.calls.filter(({ operationId }) => operationId === 'setPaymentPassword')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.encryption).not.toBe('none')
})
