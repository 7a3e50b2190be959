import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  type FieldProps,
  useAddCard,
  useDeposit,
  useDepositLimit,
  usePaymentPassword,
  useProfileField,
  usePromotionPart,
} from '../index.ts'
import { otherDevice, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const done = () => {}
const CONFIG = { loginPassword: true, paymentPassword: false, bankCards: 0, mostBankCards: 5, kyc: 'none' }
const type = (field: FieldProps, value: string) => field.onChange({ target: { value } })

/** A form as a test uses it: one step after another fills it in, and `shown` is what then stands there. */
interface Form<Result> {
  use: () => Result
  steps: readonly ((form: Result) => unknown)[]
  shown: (form: Result) => unknown
  filled: unknown
  empty: unknown
}
const formOf = <Result,>(form: Form<Result>) => form

async function open<Result>(test: TestLobby, { use, shown }: Form<Result>) {
  const { result, unmount } = renderIn(test, use)
  await settle(test)
  return { now: () => result.current, shown: () => shown(result.current), unmount }
}

async function comesBack<Result>(form: Form<Result>) {
  const test = await testLobby({ member: 'maria88' })
  const page = await open(test, form)
  expect(page.shown()).toEqual(form.empty)
  for (const step of form.steps) {
    act(() => void step(page.now()))
    await settle(test)
  }
  const typed = page.shown()
  // The screens follow the end of a session by taking the form away.
  test.lobby.state.session = null
  page.unmount()
  const logIn = async (account: string) => {
    test.lobby.state.session = (await otherDevice(test.backend, account)).session
    const again = await open(test, form)
    const shown = again.shown()
    again.unmount()
    return shown
  }
  const [same, other, sameLater] = [await logIn('maria88'), await logIn('vip777'), await logIn('maria88')]
  return { typed, same, other, sameLater }
}

const profile = (name: 'nickname' | 'email' | 'payeeName', text: string) =>
  formOf({
    use: () => useProfileField(name, done),
    steps: [(form) => type(form.field(name), text)],
    shown: ({ values }) => values[name],
    filled: text,
    empty: '',
  })

const check = async <Result,>(form: Form<Result>) => {
  expect(await comesBack(form)).toEqual({
    typed: expect.anything(),
    same: form.filled,
    other: form.empty,
    sameLater: form.empty,
  })
}

describe('LOGIN-13 what was typed when the session ended is there for the same member alone', () => {
  it('MEM-07 a nickname', () => check(profile('nickname', 'Luningning')))
  it('MEM-07 an e-mail address', () => check(profile('email', 'maria@new.example')))
  it('MEM-07 a payee name', () => check(profile('payeeName', 'Maria Santos')))

  it('MEM-07 a new bank card, without the payment password', () =>
    check(
      formOf({
        use: () => useAddCard(done),
        steps: [
          (form) => type(form.field('bankCode'), 'BPI'),
          (form) => type(form.field('number'), '4000123412341234'),
          (form) => type(form.field('paymentPassword'), '123456'),
        ],
        shown: ({ values }) => values,
        filled: { bankCode: 'BPI', number: '4000 1234 1234 1234', paymentPassword: '' },
        empty: { bankCode: '', number: '', paymentPassword: '' },
      }),
    ))

  it('a deposit limit', () =>
    check(
      formOf({
        use: () => useDepositLimit('week', done),
        steps: [(form) => type(form.field('amount'), '5000')],
        shown: ({ values }) => values,
        filled: { amount: '5000' },
        empty: { amount: '' },
      }),
    ))

  it('MEM-11 the comment of an application', () =>
    check(
      formOf({
        use: () => usePromotionPart(602),
        steps: [(form) => form.apply.setComment('Level 30 since May')],
        shown: ({ apply }) => apply.comment,
        filled: 'Level 30 since May',
        empty: '',
      }),
    ))

  it('BAL-03 a deposit with its channel and its promotion', () =>
    check(
      formOf({
        use: useDeposit,
        steps: [
          (form) => form.chooseChannel('qq'),
          (form) => form.choosePromotion(502),
          (form) => type(form.field('amount'), '1000'),
        ],
        shown: ({ channel, promotions, values }) => ({
          channel: channel?.channelId,
          promotion: promotions.find(({ isChosen }) => isChosen)?.promotionId,
          amount: values.amount,
        }),
        filled: { channel: 'qq', promotion: 502, amount: '1000' },
        empty: { channel: 'bdo', promotion: undefined, amount: '' },
      }),
    ))

  it('MEM-07 of passwords nothing', async () => {
    const { same } = await comesBack(
      formOf({
        use: () => usePaymentPassword(CONFIG, done),
        steps: [(form) => form.fields.map((name) => type(form.field(name), '246810'))],
        shown: ({ values }) => Object.values(values).join(''),
        filled: '',
        empty: '',
      }),
    )
    expect(same).toBe('')
  })
})

it('MEM-07 what is saved is not there again', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = profile('nickname', 'Luningning')
  const page = await open(test, form)
  act(() => type(page.now().field('nickname'), 'Luningning'))
  act(() => void page.now().submit())
  await settle(test)
  expect(test.backend.member('maria88')?.nickname).toBe('Luningning')
  page.unmount()
  expect((await open(test, form)).shown()).toBe('')
})
