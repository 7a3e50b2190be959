import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerPrompt } from '../../core/notices/notices.ts'
import { securityPath, useWithdraw } from '../../index.ts'
import en from '../../messages/en.json'
import { become } from '../../test/become.ts'
import { moneyForm } from '../../test/moneyForm.tsx'
import { owe } from '../../test/owed.ts'
import { otherDevice, pass, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const formOf = (test: TestLobby) => moneyForm(test, useWithdraw)
const RIGHT = { cardId: '1', amount: '500', paymentPassword: '123456' }
const TERMS = '/wps/transaction/withdraw/terms'
const sent = (test: TestLobby) => test.network.count('/wps/transaction/withdraw')
/** Leaves the form while it is being sent; what is returned lets the call go on. */
async function leftWhileSent(test: TestLobby, typed = RIGHT) {
  const left = await formOf(test)
  await left.type(typed)
  const release = test.network.hold('/wps/transaction/withdraw')
  await left.submit()
  left.unmount()
  return release
}
const balance = (test: TestLobby) => test.backend.member('maria88')?.balanceCents

describe('BAL-04 a withdrawal', () => {
  it('takes amount and payment password in digits of whatever script', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ cardId: '1', amount: '٥٠٠', paymentPassword: '١٢٣٤٥٦' })
    await form.submit()
    expect(form.now()).toMatchObject({ orderText: '₱500.00', status: 'idle' })
    expect(balance(test)).toBe(75_050)
  })

  it('shows the limits, the fee and what will arrive, asks, and then moves the amount', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    expect(form.now().shown).toMatchObject({ min: '₱100', max: '₱50,000', balance: '₱1,250.50' })
    await form.type(RIGHT)
    expect(form.now().shown).toMatchObject({ fee: '₱5.00', arriving: '₱495.00' })
    await act(async () => {
      void form.now().submit()
      await settle(test)
    })
    expect(form.question()).toBe('₱500.00 leaves your wallet. ₱495.00 will arrive at BDO Unibank, **** **** **** 4821.')
    expect(sent(test)).toBe(0)
    await form.submit()
    expect(form.now()).toMatchObject({ orderText: '₱500.00', status: 'idle' })
    expect(balance(test)).toBe(75_050)
  })

  it('is not sent when the member says no, and what was typed stays but for the password', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    await form.submit({ yes: false })
    expect(sent(test)).toBe(0)
    expect(form.now().values).toMatchObject({ cardId: '1', amount: '500' })
  })

  it.each([
    ['1e9', 'Please enter an amount such as 1,250.50'],
    ['0.001', 'At most two decimals, please'],
    ['-5', 'Please enter an amount such as 1,250.50'],
    ['1250.51', 'The balance does not cover this amount'],
    ['50000.01', 'At most ₱50,000.00'],
  ])('says what is wrong with "%s" while it is typed, and sends nothing', async (amount, words) => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ ...RIGHT, amount })
    expect(form.words('amount')).toBe(words)
    await form.submit()
    expect(sent(test)).toBe(0)
  })

  it('that is refused because the balance has changed elsewhere shows the balance of now', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ ...RIGHT, amount: '1000' })
    const { sdk } = await otherDevice(test.backend, 'maria88')
    const body = { cardId: 1, amount: 1_000, paymentPassword: '123456' }
    await sdk.wps.POST('/wps/transaction/withdraw', { body, intention: 'intention-0123456789' })
    await form.submit()
    expect(form.words('amount')).toBe('The balance does not cover this amount')
    expect(form.now().shown.balance).toBe('₱250.50')
    await form.submit()
    expect(sent(test)).toBe(1)
  })

  it('says nothing of an amount that is only not finished, until the form is sent', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ ...RIGHT, amount: '5' })
    expect(form.words('amount')).toBeUndefined()
    await form.submit()
    expect(form.words('amount')).toBe('At least ₱100.00')
  })

  it('BAL-05 is told and not offered again by the form that stands when its answer comes', async () => {
    const test = await testLobby({ member: 'maria88' })
    const release = await leftWhileSent(test)
    const form = await formOf(test)
    expect(form.now()).toMatchObject({ status: 'pending', values: { amount: '500' } })
    release()
    await act(() => settle(test))
    const [order] = test.backend.orders('maria88')
    expect(form.now()).toMatchObject({
      status: 'idle',
      values: { amount: '', paymentPassword: '' },
      found: { outcome: 'done', orderId: order?.id },
    })
    expect(sent(test)).toBe(1)
  })

  it('BAL-05 whose answer came when no form stood is told by the next one', async () => {
    const test = await testLobby({ member: 'maria88' })
    const release = await leftWhileSent(test)
    release()
    await settle(test)
    const form = await formOf(test)
    expect(form.now()).toMatchObject({ status: 'idle', values: { amount: '' }, found: { outcome: 'done' } })
    act(() => form.now().dismiss())
    await act(() => settle(test))
    expect(form.now().found).toBeUndefined()
  })

  it('BAL-05 that is refused when no form stands is told as one that was not made, and what was typed is still there', async () => {
    const test = await testLobby({ member: 'maria88' })
    const release = await leftWhileSent(test, { ...RIGHT, paymentPassword: '000000' })
    release()
    await settle(test)
    const form = await formOf(test)
    expect(form.now()).toMatchObject({ values: { cardId: '1', amount: '500' }, found: { outcome: 'none' } })
    expect(balance(test)).toBe(125_050)
  })

  it('MENU-02 is not offered by a merchant who switched it off, which is said before anything else', async () => {
    const test = await testLobby({ member: 'maria88', backend: { flags: { WITHDRAW: false } } })
    test.network.hold('/wps/member/bankCard')
    expect((await formOf(test)).now()).toMatchObject({ obstacle: { kind: 'off' }, load: { status: 'ready' } })
    const onTrial = await testLobby({ member: 'trial01', backend: { flags: { WITHDRAW: false } } })
    expect((await formOf(onTrial)).now().obstacle?.kind).toBe('off')
  })

  it('is nothing for who plays on trial, and says so before anything is asked for', async () => {
    const test = await testLobby({ member: 'trial01' })
    test.network.hold('/wps/member/bankCard')
    expect((await formOf(test)).now()).toMatchObject({ obstacle: { kind: 'trial' }, load: { status: 'ready' } })
  })

  it('puts a refusal at its field, and forgets the password', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type({ ...RIGHT, paymentPassword: '000000' })
    await form.submit()
    expect(form.words('paymentPassword')).toBe('The payment password is incorrect')
    expect(form.now().values).toEqual({ cardId: '1', amount: '500', paymentPassword: '' })
  })

  it.each([
    ['broke01', 'paymentPassword'],
    ['agent01', undefined],
  ] as const)('tells %s what has to be set first: %s', async (member, obstacle) => {
    const test = await testLobby({ member })
    const form = await formOf(test)
    expect(form.now().obstacle?.kind).toBe(obstacle)
  })

  it('says of what has to be set first what it is, and leads to it', async () => {
    const test = await testLobby({ member: 'broke01' })
    expect((await formOf(test)).now().obstacle).toEqual({
      kind: 'paymentPassword',
      message: { id: 'payment_missing' },
      way: { label: { id: 'label_paymentPassword' }, path: securityPath('paymentPassword') },
    })
    const other = await testLobby({ member: 'broke01' })
    other.network.alter('/wps/member/securityConfig', (value) => ({ ...value, paymentPassword: true }))
    expect((await formOf(other)).now().obstacle).toEqual({
      kind: 'card',
      message: { id: 'card_missing' },
      way: { label: { id: 'label_cardId' }, path: securityPath('bankCards') },
    })
  })

  it('that was the last one of the day stands in no way of what was ordered, only of another one', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.network.alter(TERMS, (value) => ({ ...value, timesLeft: 0 }))
    await form.submit()
    await pass(test, 60_000)
    expect(form.now()).toMatchObject({ orderText: '₱500.00', timesLeft: 0, obstacle: undefined })
    act(() => form.now().restart())
    expect(form.now()).toMatchObject({
      order: undefined,
      obstacle: { kind: 'times', message: { id: 'times_used' }, way: undefined },
    })
  })

  it('BAL-05 is under way before its terms are known, and asks and goes out once when they are', async () => {
    const test = await testLobby({ member: 'maria88' })
    const release = test.network.hold(TERMS)
    const form = await formOf(test)
    await form.type(RIGHT)
    await form.submit({ times: 2 })
    expect(form.now()).toMatchObject({ status: 'pending', load: { status: 'loading' }, values: RIGHT })
    expect(form.question()).toBeUndefined()
    release()
    await settle(test)
    expect(form.question()).toBe('₱500.00 leaves your wallet. ₱495.00 will arrive at BDO Unibank, **** **** **** 4821.')
    answerPrompt(test.lobby, true)
    await settle(test)
    expect(form.now().orderText).toBe('₱500.00')
    expect([sent(test), balance(test)]).toEqual([1, 75_050])
  })

  it('whose terms do not come says so, keeps what was typed, and goes out once they are here', async () => {
    const test = await testLobby({ member: 'maria88' })
    const release = test.network.hold(TERMS)
    test.backend.fault('getWithdrawTerms', '500', 1)
    const form = await formOf(test)
    await form.type(RIGHT)
    await form.submit()
    release()
    await settle(test)
    expect(form.now()).toMatchObject({ status: 'idle', load: { status: 'failed' }, values: RIGHT })
    expect(form.refusal()).toBe(en.load_retry)
    act(() => form.now().load.retry())
    await settle(test)
    await form.submit()
    expect([sent(test), balance(test)]).toEqual([1, 75_050])
  })

  it('that was to go out before it is known what stands in the way asks nothing, says why and keeps the amount', async () => {
    const test = await testLobby({ member: 'maria88' })
    await owe(test, 500)
    const release = test.network.hold(TERMS)
    const form = await formOf(test)
    await form.type(RIGHT)
    await form.submit()
    release()
    await settle(test)
    expect(form.now()).toMatchObject({ status: 'idle', obstacle: { kind: 'turnover' }, values: { cardId: '1', amount: '500' } })
    expect(form.question()).toBeUndefined()
    expect(form.refusal()).toBe(en.turnover_left)
    expect(sent(test)).toBe(0)
  })

  it('waits for the turnover of a deposit', async () => {
    const test = await testLobby({ member: 'maria88' })
    await owe(test, 500)
    const form = await formOf(test)
    expect(form.now()).toMatchObject({ obstacle: { kind: 'turnover' }, shown: { turnoverLeft: '₱500.00' } })
  })
})

describe('BAL-05 a withdrawal', () => {
  it('is sent once for three taps', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    await form.submit({ times: 3 })
    expect(sent(test)).toBe(1)
    expect(balance(test)).toBe(75_050)
  })

  it('whose answer is lost is found out, told, and not offered again', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.network.lose('/wps/transaction/withdraw')
    await form.submit()
    expect(form.now()).toMatchObject({ status: 'idle', what: undefined, found: { outcome: 'done', what: '₱500.00' } })
    expect(balance(test)).toBe(75_050)
    await act(async () => {
      form.now().dismiss()
      await settle(test)
    })
    expect(form.now().found).toBeUndefined()
  })

  it('that never arrived is told so, and can be sent again with what was typed', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.backend.fault('withdraw', 'drop', 1)
    await form.submit()
    expect(form.now()).toMatchObject({ status: 'idle', found: { outcome: 'none' }, values: { cardId: '1', amount: '500' } })
    await form.type({ paymentPassword: '123456' })
    await form.submit()
    expect(balance(test)).toBe(75_050)
  })

  it('of which nobody knows is said to be unknown until the backend can say', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.backend.fault('withdraw', 'lost', 1)
    test.backend.fault('closeIntention', '500')
    await form.submit()
    expect(form.now()).toMatchObject({ status: 'unknown', what: '₱500.00' })
    await form.type(RIGHT)
    await form.submit()
    expect(sent(test)).toBe(1)
    test.backend.clearFaults()
    await act(() => pass(test, 10_000))
    expect(form.now()).toMatchObject({ status: 'idle', found: { outcome: 'done' } })
    expect(balance(test)).toBe(75_050)
  })

  it('that is found to be done leaves what was typed for the next one meanwhile', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.backend.fault('withdraw', 'lost', 1)
    test.backend.fault('closeIntention', '500')
    await form.submit()
    await form.type({ amount: '250' })
    test.backend.clearFaults()
    await act(() => pass(test, 10_000))
    expect(form.now()).toMatchObject({ found: { outcome: 'done' }, values: { amount: '250' } })
  })

  it('BAL-05 that another tab found out about is said in this one too', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.backend.fault('withdraw', 'lost', 1)
    test.backend.fault('closeIntention', '500')
    await form.submit()
    expect(form.now().status).toBe('unknown')
    test.backend.clearFaults()
    const other = await testLobby({ beside: test, member: 'maria88' })
    const there = await formOf(other)
    await act(() => settle(test))
    for (const { now } of [form, there])
      expect(now()).toMatchObject({ status: 'idle', found: { outcome: 'done', what: '₱500.00' } })
    expect(balance(test)).toBe(75_050)
  })

  it('that was under way as the page was loaded anew is looked after as soon as the form is there', async () => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.backend.fault('withdraw', 'lost', 1)
    test.backend.fault('closeIntention', '500')
    await form.submit()
    form.unmount()
    test.lobby.dispose()
    test.backend.clearFaults()
    const again = await testLobby({ beside: test, member: 'maria88' })
    const later = await formOf(again)
    expect(later.now().found).toMatchObject({ outcome: 'done', what: '₱500.00' })
  })
})

it('BAL-04 what was typed is still there after a login in between, but not the password, and not for another member', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test)
  await form.type(RIGHT)
  form.unmount()
  const again = await formOf(test)
  expect(again.now().values).toEqual({ cardId: '1', amount: '500', paymentPassword: '' })
})

it.each(['payment.wrong', 'withdraw.times.used'] as const)(
  'BAL-04 LOGIN-13 a withdrawal that is refused (%s) when another member is there is not refused to them, and what they typed stays',
  async (code) => {
    const test = await testLobby({ member: 'maria88' })
    const form = await formOf(test)
    await form.type(RIGHT)
    test.backend.fault('withdraw', code, 1)
    const release = test.network.hold('/wps/transaction/withdraw')
    await form.submit()
    await become(test, 'vip777')
    await form.type({ amount: '700', paymentPassword: '654321' })
    act(release)
    await settle(test)
    expect(form.now()).toMatchObject({ status: 'idle', values: { amount: '700', paymentPassword: '654321' } })
    expect([form.words('paymentPassword'), form.refusal()]).toEqual([undefined, undefined])
  },
)

it('BAL-04 a card that was removed meanwhile is chosen no more, and another one can be', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test)
  await form.type(RIGHT)
  expect(form.now().field('cardId').value).toBe('1')
  const { sdk } = await otherDevice(test.backend, 'maria88')
  const body = { id: 1, paymentPassword: '123456' }
  await sdk.wps.DELETE('/wps/member/bankCard', { body, intention: 'intention-0123456789' })
  await form.submit()
  expect(form.words('cardId')).toBe('This card is no longer one of yours')
  expect(form.now().field('cardId').value).toBe('')
  const [left] = form.now().cards
  await form.type({ ...RIGHT, cardId: String(left?.id) })
  await form.submit()
  expect(form.now().orderText).toBe('₱500.00')
})
