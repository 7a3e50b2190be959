import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { STORAGE_KEYS } from '../../core/storage.ts'
import {
  type AddCardResult,
  type BankCardsResult,
  banksQueryOptions,
  type NewCardField,
  textOf,
  useAddCard,
  useBankCards,
  useMemberQuery,
  useNotices,
} from '../../index.ts'
import en from '../../messages/en.json'
import { savedForm } from '../../test/savedForm.tsx'
import { logOut, tab } from '../../test/sessionTab.tsx'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const CARDS = '/wps/member/bankCard'
const BANKS = '/wps/member/bankCard/banks'
const INTENTION = '/wps/transaction/intention'
const formOf = (test: TestLobby) => savedForm<NewCardField, AddCardResult>(test, () => useAddCard(() => {}))
/** A form that was left while its card was sent, opened again before the answer. */
async function reopened(test: TestLobby) {
  const left = await formOf(test)
  await left.type(NEW)
  const release = test.network.hold(CARDS)
  await left.submit()
  left.unmount()
  const saved = { is: false }
  const onSaved = () => {
    saved.is = true
  }
  const form = await savedForm<NewCardField, AddCardResult>(test, () => useAddCard(onSaved))
  return { form, release, saved }
}
const NEW = { bankCode: 'BPI', number: '4000123412341234', paymentPassword: '123456' }
/** How often something was sent there, not read. */
const writes = ({ backend }: TestLobby, operation: string) =>
  backend.calls.filter(({ operationId }) => operationId === operation).length

const useBanks = () => useMemberQuery(banksQueryOptions, { language: 'EN' })

async function cardsOf(test: TestLobby) {
  const { result } = renderIn(test, () => ({ cards: useBankCards(), notices: useNotices() }))
  await settle(test)
  return result
}

it('MEM-07 BAL-04 a member sees their cards, their numbers masked', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  expect(result.current.cards.cards).toMatchObject([
    { bankName: 'BDO Unibank', number: '**** **** **** 4821', lastDigits: '4821', holder: 'M*** S***' },
    { bankName: 'GCash', number: '**** **** **** 4567' },
  ])
  expect(result.current.cards.obstacle).toBeUndefined()
})

it('MEM-07 BAL-04 a card is added in the payee’s name, grouped while it is typed and sent as digits', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const form = await formOf(test)
  expect(form.now().holder).toBe('M*** S***')
  expect(form.now().banks.list.map(({ code }) => code)).toContain('BPI')
  await form.type(NEW)
  expect(form.now().values.number).toBe('4000 1234 1234 1234')
  await form.submitTwice()
  expect(writes(test, 'addBankCard')).toBe(1)
  expect(result.current.cards.cards.at(-1)).toMatchObject({ bankCode: 'BPI', number: '**** **** **** 1234' })
})

it('MEM-07 letters in a card’s number are told as they are typed, and go when they go; nothing is sent', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test)
  await form.type({ ...NEW, number: '4000 1234 1234 12E4' })
  expect(form.problem('number')).toBe('Digits only, no letters')
  await form.submit()
  expect(form.focused()).toBe('number')
  await form.type({ number: '4000 1234' })
  expect(form.problem('number')).toBe('A card number has 12 to 19 digits')
  await form.type({ number: '4000 1234 1234 1234' })
  expect(form.problem('number')).toBeUndefined()
  expect(writes(test, 'addBankCard')).toBe(0)
})

it('MEM-07 an empty form says what each field needs', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test)
  await form.submit()
  expect(form.now().fields.map(form.problem)).toEqual([
    'Please choose a bank',
    'A card number has 12 to 19 digits',
    'Enter the payment password',
  ])
})

it('MEM-07 a card that is held already, and a wrong payment password, are told at their fields', async () => {
  const test = await testLobby({ member: 'maria88' })
  const form = await formOf(test)
  await form.type({ ...NEW, number: '4000600070008000', paymentPassword: '000000' })
  await form.submit()
  expect(form.problem('paymentPassword')).toBe('The payment password is incorrect')
  expect(form.problem('number')).toBeUndefined()
  await form.type({ paymentPassword: '123456' })
  await form.submit()
  expect(form.problem('number')).toBe('This card is already in use')
  expect(form.now().values.number).toBe('4000 6000 7000 8000')
})

it('MEM-07 without a payee name or a payment password no card is added', async () => {
  const test = await testLobby({ member: 'broke01' })
  const result = await cardsOf(test)
  expect(result.current.cards.obstacle).toEqual({
    kind: 'payeeName',
    message: { id: 'payee_missing' },
    way: { label: { id: 'label_payeeName' }, path: '/m/securityCenter?item=payeeName' },
  })
  const form = await formOf(test)
  await form.type(NEW)
  await form.submit()
  expect(form.refusal()).toBe('Please set your payee name first')
})

it('MEM-07 a card goes after a question and the payment password, once', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const removal = () => result.current.cards.removal
  const confirm = async (password: string) => {
    act(() => {
      void removal().confirm(password)
      void removal().confirm(password)
    })
    await settle(test)
  }
  const said = () => removal().refusal && textOf(removal().refusal ?? { text: '' }, en)
  const [first] = result.current.cards.cards
  act(() => first && removal().ask(first))
  await confirm('')
  expect(said()).toBe('Enter the payment password')
  await confirm('111111')
  expect(said()).toBe('The payment password is incorrect')
  expect(removal().card).toEqual(first)
  await confirm('123456')
  expect(writes(test, 'removeBankCard')).toBe(2)
  expect(removal().card).toBeUndefined()
  expect(result.current.cards.cards.map(({ bankCode }) => bankCode)).toEqual(['GCASH'])
  expect(result.current.notices.map(({ message }) => textOf(message, en))).toEqual(['The card is removed'])
})

it('MEM-07 the question stays while a card goes, so that no other card’s takes its answer', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const removal = () => result.current.cards.removal
  const [first, second] = result.current.cards.cards
  act(() => first && removal().ask(first))
  const release = test.network.hold(CARDS)
  act(() => void removal().confirm('123456'))
  await settle(test)
  act(() => removal().cancel())
  act(() => second && removal().ask(second))
  expect(removal()).toMatchObject({ status: 'pending', card: { id: first?.id } })
  release()
  await settle(test)
  expect(removal().card).toBeUndefined()
  expect(result.current.cards.cards).toMatchObject([{ id: second?.id }])
})

it('BAL-05 a card whose answer was lost is there once, and the form closes as after any other', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const form = await formOf(test)
  await form.type(NEW)
  test.backend.fault('addBankCard', 'lost', 1)
  await form.submit()
  expect(form.refusal()).toBeUndefined()
  expect(result.current.cards.cards.filter(({ bankCode }) => bankCode === 'BPI')).toHaveLength(1)
  expect(result.current.notices.map(({ message }) => textOf(message, en))).toEqual(['Change saved'])
})

it('BAL-05 a form that is opened again before the answer is done with once it comes', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { form: again, release, saved } = await reopened(test)
  expect(again.now().values.number).toBe('4000 1234 1234 1234')
  release()
  await settle(test)
  expect(saved.is).toBe(true)
  expect(again.notices()).toEqual([textOf({ id: 'change_saved' }, en)])
  again.unmount()
  expect((await formOf(test)).now().values.number).toBe('')
  expect(writes(test, 'addBankCard')).toBe(1)
})

it('BAL-05 a form with another card stays as it is when what came of the one before is found', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { form: other, release, saved } = await reopened(test)
  await other.type({ ...NEW, number: '4000123412349999' })
  release()
  await settle(test)
  expect(saved.is).toBe(false)
  expect(other.now().values.number).toBe('4000 1234 1234 9999')
})

it('BAL-05 a form with a card stays as it is when the same card is found removed', async () => {
  const test = await testLobby({ member: 'maria88' })
  const saved = { is: false }
  const onSaved = () => {
    saved.is = true
  }
  const page = await savedForm<NewCardField, AddCardResult & Pick<BankCardsResult, 'cards' | 'removal'>>(test, () => ({
    ...useBankCards(),
    ...useAddCard(onSaved),
  }))
  const [first] = page.now().cards
  act(() => first && page.now().removal.ask(first))
  test.backend.fault('removeBankCard', 'lost', 1)
  test.backend.fault('closeIntention', '500')
  act(() => void page.now().removal.confirm('123456'))
  await settle(test)
  await page.type({ ...NEW, number: `400012341234${first?.number.slice(-4)}` })
  test.backend.clearFaults()
  await act(async () => test.clock.pass(10_000))
  await settle(test)
  expect(page.notices()).toEqual([textOf({ id: 'change_saved' }, en)])
  expect(saved.is).toBe(false)
})

it('BAL-05 a form is done with once its card is found there, also where an older version has sent it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const left = await formOf(test)
  await left.type(NEW)
  test.backend.fault('addBankCard', 'lost', 1)
  test.backend.fault('closeIntention', '500')
  await left.submit()
  left.unmount()
  const key = `${STORAGE_KEYS.intention}card.maria88`
  const open = JSON.parse(test.localStorage.getItem(key) ?? '')
  expect(open.about).toEqual({ card: '1234', change: 'add' })
  test.localStorage.setItem(key, JSON.stringify({ ...open, about: { card: '1234' } }))
  test.backend.clearFaults()
  const release = test.network.hold(INTENTION)
  const saved = { is: false }
  const onSaved = () => {
    saved.is = true
  }
  const form = await savedForm<NewCardField, AddCardResult>(test, () => useAddCard(onSaved))
  expect([form.now().values.number, saved.is]).toEqual(['4000 1234 1234 1234', false])
  release()
  await settle(test)
  expect(saved.is).toBe(true)
})

it('BAL-05 a card that did not arrive is said to be none, and can be sent again', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const form = await formOf(test)
  await form.type(NEW)
  test.backend.fault('addBankCard', 'drop', 1)
  await form.submit()
  expect(form.refusal()).toBe('Nothing was changed. You can try it again')
  expect(result.current.notices).toEqual([])
  await form.submit()
  expect(result.current.cards.cards.filter(({ bankCode }) => bankCode === 'BPI')).toHaveLength(1)
})

it('BAL-05 while nobody knows what came of a card no other is sent; once it is known, that is told', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const form = await formOf(test)
  await form.type(NEW)
  test.backend.fault('addBankCard', 'lost', 1)
  test.backend.fault('closeIntention', '500')
  await form.submit()
  expect(form.refusal()).toContain('We do not know yet')
  await form.submit()
  expect(writes(test, 'addBankCard')).toBe(1)
  test.backend.clearFaults()
  await act(async () => test.clock.pass(10_000))
  await settle(test)
  expect(result.current.notices.map(({ message }) => textOf(message, en))).toEqual(['Change saved'])
  expect(result.current.cards.cards.filter(({ bankCode }) => bankCode === 'BPI')).toHaveLength(1)
})

it('BAL-05 a form whose card is found not to have arrived no longer says that nobody knows', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const form = await formOf(test)
  await form.type(NEW)
  test.backend.fault('addBankCard', 'drop', 1)
  test.backend.fault('closeIntention', '500')
  await form.submit()
  expect(form.refusal()).toContain('We do not know yet')
  test.backend.clearFaults()
  await act(async () => test.clock.pass(10_000))
  await settle(test)
  expect(result.current.notices.map(({ message }) => textOf(message, en))).toEqual([
    'Nothing was changed. You can try it again',
  ])
  expect(form.refusal()).toBeUndefined()
  expect(form.now().values.number).toBe('4000 1234 1234 1234')
})

it.each([
  ['lost', 'Change saved'],
  ['drop', 'Nothing was changed. You can try it again'],
] as const)(
  'BAL-05 once it is known what came of a removal (%s), its question stays only for a card that is there',
  async (fault, told) => {
    const test = await testLobby({ member: 'maria88' })
    const result = await cardsOf(test)
    const removal = () => result.current.cards.removal
    const [first] = result.current.cards.cards
    act(() => first && removal().ask(first))
    test.backend.fault('removeBankCard', fault, 1)
    test.backend.fault('closeIntention', '500')
    act(() => void removal().confirm('123456'))
    await settle(test)
    expect(removal()).toMatchObject({ card: first, refusal: { id: 'card_unknown' } })
    test.backend.clearFaults()
    await act(async () => test.clock.pass(10_000))
    await settle(test)
    expect(result.current.notices.map(({ message }) => textOf(message, en))).toEqual([told])
    expect(removal().card).toEqual(fault === 'lost' ? undefined : first)
    expect(removal().refusal).toBeUndefined()
    expect(result.current.cards.cards).toHaveLength(fault === 'lost' ? 1 : 2)
  },
)

it('MEM-07 a question that is taken back leaves the card', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  act(() => result.current.cards.removal.ask({ ...Object(result.current.cards.cards[0]) }))
  act(() => result.current.cards.removal.cancel())
  expect(result.current.cards.removal.card).toBeUndefined()
  expect(test.network.count(CARDS)).toBe(1)
})

it('BAL-06 the bank list is asked for once and kept for the next visit; a logout clears it', async () => {
  const { test, result } = await tab()
  renderIn(test, useBanks)
  await settle(test)
  const later = await testLobby({ beside: test, sessionStorage: test.sessionStorage })
  const { result: banks } = renderIn(later, useBanks)
  await settle(later)
  expect(banks.current.data?.length).toBeGreaterThan(5)
  expect(test.network.count(BANKS) + later.network.count(BANKS)).toBe(1)
  const kept = () => test.localStorage.getItem('lobbykit.cache.banks')
  expect(kept()).toContain('BDO Unibank')
  await logOut({ test, result })
  expect(kept()).toBeNull()
})

it('MEM-07 a card goes with a payment password in digits of whatever script', async () => {
  const test = await testLobby({ member: 'maria88' })
  const result = await cardsOf(test)
  const [first] = result.current.cards.cards
  act(() => first && result.current.cards.removal.ask(first))
  act(() => void result.current.cards.removal.confirm('١٢٣٤٥٦'))
  await settle(test)
  expect(result.current.cards.removal.refusal).toBeUndefined()
  expect(result.current.cards.cards).toHaveLength(1)
})
