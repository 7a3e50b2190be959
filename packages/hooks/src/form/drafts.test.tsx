import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  type FieldProps,
  type SavedFormResult,
  useAddCard,
  useContractOffer,
  useDeposit,
  useDepositLimit,
  useEditRates,
  useHandDown,
  useNewLink,
  useOpenAccount,
  usePaymentPassword,
  useProfileField,
  usePromotionPart,
  usePrompt,
  useWithdraw,
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
  /** Who fills it in, and who comes after them; two members who play, unless told otherwise. */
  visitors?: readonly [own: string, other: string]
}
const formOf = <Result,>(form: Form<Result>) => form

async function open<Result>(test: TestLobby, { use, shown }: Form<Result>) {
  const { result, unmount } = renderIn(test, use)
  await settle(test)
  return { now: () => result.current, shown: () => shown(result.current), unmount }
}

async function comesBack<Result>(form: Form<Result>) {
  const [own, other] = form.visitors ?? ['maria88', 'vip777']
  const test = await testLobby({ member: own, backend: { crowd: 5 } })
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
  return { typed, same: await logIn(own), other: await logIn(other), sameLater: await logIn(own) }
}

const profile = (name: 'nickname' | 'email' | 'payeeName', text: string) =>
  formOf({
    use: () => useProfileField(name, done),
    steps: [(form) => type(form.field(name), text)],
    shown: ({ values }) => values[name],
    filled: text,
    empty: '',
  })

const AGENTS = ['agent01', 'agent02'] as const

/** A skin may leave a form open while one session ends and another one begins, below the login or in a hidden page. */
async function staysOpen<Result>(form: Form<Result>) {
  const [own, other] = form.visitors ?? ['maria88', 'vip777']
  const test = await testLobby({ member: own, backend: { crowd: 5 } })
  const page = await open(test, form)
  for (const step of form.steps) {
    act(() => void step(page.now()))
    await settle(test)
  }
  const typed = page.shown()
  const logIn = async (account: string) => {
    act(() => {
      test.lobby.state.session = null
    })
    await settle(test)
    const { session } = await otherDevice(test.backend, account)
    act(() => {
      test.lobby.state.session = session
    })
    await settle(test)
    return page.shown()
  }
  return { typed, same: await logIn(own), other: await logIn(other), sameLater: await logIn(own) }
}

const check = async <Result,>(form: Form<Result>) => {
  const { typed, ...later } = await staysOpen(form)
  expect(later).toEqual({ same: typed, other: form.empty, sameLater: form.empty })
  expect(await comesBack(form)).toEqual({
    typed: expect.anything(),
    same: form.filled,
    other: form.empty,
    sameLater: form.empty,
  })
}

describe('what was typed is not there again after the form was left on purpose', () => {
  async function isDiscarded<Name extends string>(use: () => SavedFormResult<Name>, name: Name, text: string) {
    const test = await testLobby({ member: 'maria88' })
    const openAgain = async () => {
      const { result, unmount } = renderIn(test, use)
      await settle(test)
      return { result, unmount }
    }
    const before = await openAgain()
    act(() => type(before.result.current.field(name), text))
    await settle(test)
    before.unmount()
    const again = await openAgain()
    expect(again.result.current.values[name]).toBe(text)
    act(() => again.result.current.discard())
    again.unmount()
    expect((await openAgain()).result.current.values[name]).toBe('')
  }

  it('a deposit limit', () => isDiscarded(() => useDepositLimit('week', done), 'amount', '5000'))
  it('a bank card', () => isDiscarded(() => useAddCard(done), 'number', '4000 1234'))
})

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

  it('AGENT-07 money for two members of the team, without the payment password', () =>
    check(
      formOf({
        visitors: AGENTS,
        use: () => useHandDown(['ella26', 'noel23']),
        steps: [
          ({ rows: [first] }) => first && type(first.field, '100.10'),
          ({ rows: [, second] }) => second && type(second.field, '2500'),
          (form) => type(form.payment.field, '123456'),
        ],
        shown: ({ rows, payment }) => [...rows, payment].map(({ field }) => field.value),
        filled: ['100.10', '2,500', ''],
        empty: ['', '', ''],
      }),
    ))

  it('AGENT-07 the offer of a contract, with a tier', () =>
    check(
      formOf({
        visitors: AGENTS,
        use: () => useContractOffer('dailySalary', { mostRate: 1, mostTiers: [] }, () => 'Daily salary', done),
        steps: [
          (form) => type(form.fieldOf('account').field, 'north01'),
          (form) => type(form.leastBase.field, '50000'),
          (form) => form.addTier?.(),
          ({ tiers: [tier] }) => tier && type(tier.from.field, '90000'),
        ],
        shown: ({ fieldOf, leastBase, tiers }) => [
          fieldOf('account').field.value,
          leastBase.field.value,
          ...tiers.map(({ from }) => from.field.value),
        ],
        filled: ['north01', '50,000', '90,000'],
        empty: ['', '0'],
      }),
    ))

  it('AGENT-07 an account to open, without its password', () =>
    check(
      formOf({
        visitors: AGENTS,
        use: () => useOpenAccount(),
        steps: [
          (form) => type(form.accountField('username').field, 'newcomer1'),
          (form) => type(form.accountField('password').field, 'Newcomer1pass'),
          ({ rates: [slots] }) => slots && type(slots.field, '0.5'),
          (form) => form.setAgent(true),
        ],
        shown: ({ accountField, rates, isAgent }) => [
          isAgent,
          ...[accountField('username'), accountField('password'), ...rates.slice(0, 2)].map(({ field }) => field.value),
        ],
        filled: [true, 'newcomer1', '', '0.5', '0.9'],
        empty: [false, '', '', '1', '0.9'],
      }),
    ))

  for (const [what, use, visitors, rates] of [
    ['the rates of a link', () => useNewLink('A link'), AGENTS, ['1', '0.9']],
    // Both agents stand above the member.
    ['the rates of a member', () => useEditRates('ella26', done), ['agent01', 'north01'], ['0.8', '0.7']],
  ] as const)
    it(`AGENT-07 ${what}`, () =>
      check(
        formOf({
          visitors,
          use,
          steps: [(form) => form.rates[0] && type(form.rates[0].field, '0.5')],
          shown: (form) => form.rates.slice(0, 2).map(({ field }) => field.value),
          filled: ['0.5', rates[1]],
          empty: rates,
        }),
      ))

  it('MEM-07 of passwords nothing', async () => {
    const passwords = formOf({
      use: () => usePaymentPassword(CONFIG, done),
      steps: [(form) => form.fields.map((name) => type(form.field(name), '246810'))],
      shown: ({ values }) => Object.values(values).join(''),
      filled: '',
      empty: '',
    })
    expect((await comesBack(passwords)).same).toBe('')
    expect((await staysOpen(passwords)).other).toBe('')
  })
})

for (const [what, fault] of [
  ['money that was handed on', undefined],
  ['BAL-05 money that was handed on, though the answer was lost,', 'lost'],
] as const)
  it(`AGENT-07 ${what} is not there again`, async () => {
    const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
    if (fault) test.backend.fault('transferToDownlines', fault, 1)
    const form = formOf({
      use: () => ({ ...useHandDown(['ella26', 'noel23']), ...usePrompt() }),
      steps: [],
      shown: ({ rows }) => rows.map(({ field }) => field.value),
      filled: [],
      empty: [],
    })
    const page = await open(test, form)
    for (const place of [0, 1]) act(() => page.now().rows[place]?.field.onChange({ target: { value: '20' } }))
    act(() => type(page.now().payment.field, '123456'))
    await settle(test)
    act(() => void page.now().submit())
    await settle(test)
    act(() => page.now().confirm())
    await settle(test)
    expect(page.now().outcome?.amount).toBe('₱40.00')
    page.unmount()
    expect((await open(test, form)).shown()).toEqual(['', ''])
  })

it('AGENT-07 BAL-05 a link that was made, though the answer was lost, is not typed again', async () => {
  const test = await testLobby({ member: 'agent01' })
  test.backend.fault('createAgentLink', 'lost', 1)
  const form = formOf({
    use: () => useNewLink('A link'),
    steps: [],
    shown: ({ rates }) => rates.slice(0, 2).map(({ field }) => field.value),
    filled: [],
    empty: [],
  })
  const page = await open(test, form)
  act(() => page.now().rates[0]?.field.onChange({ target: { value: '0.5' } }))
  await settle(test)
  act(() => void page.now().submit())
  await settle(test)
  expect(page.now().step.found?.outcome).toBe('done')
  page.unmount()
  expect((await open(test, form)).shown()).toEqual(['1', '0.9'])
})

it('AGENT-07 rates of a member are those of now again once their form was closed', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const form = formOf({
    use: () => useEditRates('ella26', done),
    steps: [],
    shown: ({ rates }) => rates.slice(0, 2).map(({ field }) => field.value),
    filled: [],
    empty: [],
  })
  const page = await open(test, form)
  act(() => page.now().rates[0]?.field.onChange({ target: { value: '0.5' } }))
  await settle(test)
  page.unmount()
  expect((await open(test, form)).shown()).toEqual(['0.8', '0.7'])
})

it('AGENT-07 money for some is not offered to others', async () => {
  const test = await testLobby({ member: 'agent01', backend: { crowd: 5 } })
  const formFor = (...accounts: string[]) =>
    formOf({
      use: () => useHandDown(accounts),
      steps: [],
      shown: ({ rows }) => rows.map(({ field }) => field.value),
      filled: [],
      empty: [],
    })
  const page = await open(test, formFor('ella26', 'noel23'))
  act(() => page.now().each?.choose(100))
  await settle(test)
  expect(page.shown()).toEqual(['100', '100'])
  page.unmount()
  expect((await open(test, formFor('ella26', 'maria88'))).shown()).toEqual(['', ''])
})

it('BAL-05 an amount that was withdrawn, though the answer was lost, is not there again', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('withdraw', 'lost', 1)
  const form = formOf({
    use: () => ({ ...useWithdraw(), ...usePrompt() }),
    steps: [],
    shown: ({ values }) => values.amount,
    filled: '',
    empty: '',
  })
  const page = await open(test, form)
  act(() => type(page.now().field('cardId'), '1'))
  act(() => type(page.now().field('amount'), '500'))
  act(() => type(page.now().field('paymentPassword'), '123456'))
  await settle(test)
  act(() => void page.now().submit())
  await settle(test)
  act(() => page.now().confirm())
  await settle(test)
  expect(page.now().found?.outcome).toBe('done')
  expect(page.shown()).toBe('')
  page.unmount()
  expect((await open(test, form)).shown()).toBe('')
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

it('BAL-05 LOGIN-13 money that is on its way when another member comes is told to whose it is, and to nobody else', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ form: useWithdraw(), prompt: usePrompt() }))
  await settle(test)
  for (const [name, text] of [
    ['cardId', '1'],
    ['amount', '500'],
    ['paymentPassword', '123456'],
  ] as const)
    act(() => type(result.current.form.field(name), text))
  await settle(test)
  const release = test.network.hold('/wps/transaction/withdraw')
  act(() => void result.current.form.submit())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  const become = async (account: string) => {
    test.lobby.state.session = (await otherDevice(test.backend, account)).session
    await settle(test)
    const { orderText, found, what, values } = result.current.form
    return { orderText, found, what, values }
  }
  const nothing = {
    orderText: undefined,
    found: undefined,
    what: undefined,
    values: { cardId: '', amount: '', paymentPassword: '' },
  }
  expect(await become('vip777')).toEqual(nothing)
  act(release)
  await settle(test)
  expect(await become('vip777')).toEqual(nothing)
  expect((await become('maria88')).found).toMatchObject({ outcome: 'done', what: '₱500.00' })
  expect(test.backend.calls.filter(({ operationId }) => operationId === 'withdraw')).toHaveLength(1)
})
