import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  type AmountInput,
  type FieldProps,
  type Message,
  useBetSlip,
  useContractOffer,
  useDeposit,
  useDepositLimit,
  useHandDown,
  useLinePicker,
  useLotteryGame,
  useTransfer,
  useWithdraw,
} from './index.ts'
import { fieldsOfAllHooks } from './test/fields.ts'
import { CODE } from './test/lotteryPlayer.tsx'
import { renderIn, settle, testLobby } from './test/testLobby.tsx'

/** Where an amount is typed, and what of it may be. */
interface Place<Result> {
  member: string
  use: () => Result
  /** Fills in all but the amount, so that nothing else keeps the form from being sent. */
  fill?: readonly ((form: Result) => unknown)[]
  amount: (form: Result) => AmountInput | undefined
  send: (form: Result) => unknown
  /** Where sending says what is wrong, if not at the field itself. */
  told?: (form: Result) => Message | undefined
  /** Whether it was sent, where sending asks no question and calls nothing. */
  isSent?: (form: Result) => boolean
  /** The call that sends it at once. */
  operation?: string
  limits: {
    /** What is said of nothing, and of 0.01 and of 12, once the field was left; undefined where it may be. */
    empty: Message | undefined
    cent: Message | undefined
    twelve: Message | undefined
    most: string
    /** More than there is to give, as it is typed. */
    over?: string
  }
}

const FORMAT: Message = { id: 'amount_format' }
const DECIMALS: Message = { id: 'amount_decimals' }
const EMPTY: Message = { id: 'amount_required' }
const SHORT: Message = { id: 'balance_short' }
const least = (amount: string): Message => ({ id: 'amount_least', values: { amount } })
const type = (field: FieldProps, value: string) => field.onChange({ target: { value } })
const done = () => {}
const NO_TIERS = { mostRate: 0.2, mostTiers: [] }
const TWO = ['ella26', 'noel23']

async function open<Result>(place: Place<Result>) {
  const test = await testLobby({ member: place.member, backend: { crowd: 5 } })
  /** Types one text into a form that is opened for it, leaves the field and sends the form. */
  return async (text: string, isSent: boolean) => {
    const { result, unmount } = renderIn(test, place.use)
    const step = async (work: () => unknown) => {
      await act(async () => {
        work()
        await settle(test)
      })
    }
    const amount = () => {
      const found = place.amount(result.current)
      if (!found) throw new Error('there is no such field')
      return found
    }
    await settle(test)
    for (const fill of place.fill ?? []) await step(() => fill(result.current))
    act(() => amount().field.onFocus())
    await step(() => type(amount().field, text))
    const typed = { text: amount().field.value, says: amount().problem, isWrong: amount().field['aria-invalid'] }
    await step(() => amount().field.onBlur())
    const left = { text: amount().field.value, says: amount().problem }
    const told = () => (place.told ?? (() => amount().problem))(result.current)
    const callsOf = () => test.backend.calls.filter(({ operationId }) => operationId === place.operation).length
    let sent: { goes: boolean; says: Message | undefined; text: string } | undefined
    if (isSent) {
      const before = callsOf()
      await step(() => place.send(result.current))
      const goes = test.lobby.state.prompt !== null || callsOf() > before || (place.isSent?.(result.current) ?? false)
      sent = { goes, says: told(), text: amount().field.value }
    }
    act(() => void type(amount().field, ''))
    unmount()
    return { typed, left, sent }
  }
}

/** All bad inputs of the product, and a good one. */
async function check<Result>(place: Place<Result>) {
  const tried = await open(place)
  const { empty, cent, twelve, most, over } = place.limits
  const most9: Message = { id: 'amount_most', values: { amount: most } }
  const rows: readonly (readonly [
    text: string,
    kept: string,
    shown: string,
    now: Message | undefined,
    then: Message | undefined,
  ])[] = [
    ['1e9', '1e9', '1e9', FORMAT, FORMAT],
    ['-5', '-5', '-5', FORMAT, FORMAT],
    [' 12,5', '12,5', '12,5', FORMAT, FORMAT],
    ['0.001', '0.001', '0.001', DECIMALS, DECIMALS],
    ['1.005', '1.005', '1.005', DECIMALS, DECIMALS],
    ['9999999999', '9999999999', '9999999999', most9, most9],
    ...(over === undefined ? [] : [[over, over, over.replace(/\B(?=(\d{3})+\.)/g, ','), SHORT, SHORT] as const]),
    // What only is not finished is said when the field was left, and nothing is asked of an empty one before it is sent.
    ['１２', '12', '12', undefined, twelve],
    ['0.01', '0.01', '0.01', undefined, cent],
    ['', '', '', undefined, undefined],
  ]
  for (const [text, kept, shown, now, then] of rows) {
    const wrong = text === '' ? empty : then
    expect(await tried(text, wrong !== undefined), `"${text}"`).toEqual({
      typed: { text: kept, says: now, isWrong: now !== undefined },
      left: { text: shown, says: then },
      sent: wrong && { goes: false, says: wrong, text: shown },
    })
  }
  expect(await tried('1,234.5', true)).toMatchObject({
    typed: { text: '1234.5', says: undefined },
    left: { text: '1,234.5', says: undefined },
    sent: { goes: true },
  })
}
const checked =
  <Result,>(place: Place<Result>) =>
  () =>
    check(place)

/** Every field of an amount, by its hook and its name. */
const PLACES: Readonly<Record<string, () => Promise<void>>> = {
  'useDeposit amount': checked({
    member: 'maria88',
    use: useDeposit,
    amount: (form) => form.amount,
    send: (form) => form.submit(),
    limits: { empty: EMPTY, cent: least('₱100.00'), twelve: least('₱100.00'), most: '₱50,000.00' },
  }),
  'useWithdraw amount': checked({
    member: 'maria88',
    use: useWithdraw,
    fill: [(form) => type(form.field('cardId'), '1'), (form) => type(form.field('paymentPassword'), '123456')],
    amount: (form) => form.amount,
    send: (form) => form.submit(),
    limits: { empty: EMPTY, cent: least('₱100.00'), twelve: least('₱100.00'), most: '₱50,000.00', over: '1250.51' },
  }),
  'useTransfer amount': checked({
    member: 'agent01',
    use: useTransfer,
    fill: [(form) => type(form.field('paymentPassword'), '123456')],
    amount: (form) => form.amount,
    send: (form) => form.submit(),
    limits: { empty: EMPTY, cent: least('₱10.00'), twelve: undefined, most: '₱100,000.00', over: '54321.01' },
  }),
  'useHandDown amount ella26': checked({
    member: 'agent01',
    use: () => useHandDown(ONE),
    fill: [(form) => type(form.payment.field, '123456')],
    amount: (form) => form.rows[0],
    send: (form) => form.submit(),
    limits: { empty: EMPTY, cent: least('₱1.00'), twelve: undefined, most: '₱100,000.00', over: '54321.01' },
  }),
  'useHandDown amount noel23': checked({
    member: 'agent01',
    use: () => useHandDown(TWO),
    fill: [(form) => type(form.payment.field, '123456'), (form) => form.rows[0] && type(form.rows[0].field, '1')],
    amount: (form) => form.rows[1],
    send: (form) => form.submit(),
    limits: { empty: EMPTY, cent: least('₱1.00'), twelve: undefined, most: '₱100,000.00', over: '54321.01' },
  }),
  'useHandDown amount': checked({
    member: 'agent01',
    use: () => useHandDown(TWO),
    fill: [(form) => type(form.payment.field, '123456')],
    amount: (form) => form.each,
    send: (form) => form.submit(),
    told: (form) => form.rows[1]?.problem,
    limits: { empty: EMPTY, cent: least('₱1.00'), twelve: undefined, most: '₱100,000.00', over: '27160.51' },
  }),
  'useContractOffer leastBase': checked({
    member: 'agent01',
    use: () => useContractOffer('dailySalary', NO_TIERS, () => '', done),
    fill: [(form) => type(form.fieldOf('account').field, 'north01'), (form) => type(form.fieldOf('rate').field, '0.1')],
    amount: (form) => form.leastBase,
    send: (form) => form.submit(),
    limits: { empty: EMPTY, cent: undefined, twelve: undefined, most: '₱1,000,000,000.00' },
  }),
  'useContractOffer tierFrom1': checked({
    member: 'agent01',
    use: () => useContractOffer('dailySalary', NO_TIERS, () => '', done),
    fill: [
      (form) => type(form.fieldOf('account').field, 'north01'),
      (form) => type(form.fieldOf('rate').field, '0.1'),
      (form) => type(form.leastBase.field, '100'),
      // One that was typed before is still there.
      (form) => form.tiers.length === 0 && form.addTier?.(),
      (form) => form.tiers[0] && type(form.tiers[0].rate.field, '0.2'),
    ],
    amount: (form) => form.tiers[0]?.from,
    send: (form) => form.submit(),
    limits: {
      empty: EMPTY,
      cent: { id: 'contract_tier_from', values: { amount: '₱100.00' } },
      twelve: { id: 'contract_tier_from', values: { amount: '₱100.00' } },
      most: '₱1,000,000,000.00',
    },
  }),
  'useDepositLimit amount': checked({
    member: 'maria88',
    use: () => useDepositLimit('day', done),
    amount: (form) => form.amount,
    send: (form) => form.submit(),
    operation: 'setDepositLimit',
    // Left empty it takes the limit away.
    limits: { empty: undefined, cent: least('₱1.00'), twelve: undefined, most: '₱100,000,000.00' },
  }),
  'useLinePicker stake': checked({
    member: 'maria88',
    use: () => {
      const { table } = useLotteryGame(CODE)
      return { picker: useLinePicker(table, 'trad'), slip: useBetSlip(table, 'trad') }
    },
    // What was picked before is still there.
    fill: [({ picker }) => picker.clear(), ({ picker }) => picker.pick(0, 'big')],
    amount: ({ picker }) => picker.stake,
    send: ({ picker }) => picker.add(),
    isSent: ({ slip }) => slip.lines.length > 0,
    limits: { empty: EMPTY, cent: least('₱1.00'), twelve: undefined, most: '₱10,000.00' },
  }),
}
const ONE = ['ella26']

describe('BAL-03 BAL-04 what is typed as an amount is checked, kept and sent in one way', () => {
  it.each(Object.entries(PLACES))('by %s', (_, place) => place())

  it('by every field with a decimal keyboard, but for the rates', async () => {
    const fields = [...(await fieldsOfAllHooks())].filter(([, { inputMode }]) => inputMode === 'decimal').map(([name]) => name)
    const RATE = /(?: [A-Z]+| rate| tierRate1)$/
    expect(fields.filter((name) => !RATE.test(name)).sort()).toEqual(Object.keys(PLACES).sort())
    expect(new Set(fields.filter((name) => RATE.test(name)).map((name) => name.split(' ')[0]))).toEqual(
      new Set(['useContractOffer', 'useEditRates', 'useNewLink', 'useOpenAccount']),
    )
  })
})
