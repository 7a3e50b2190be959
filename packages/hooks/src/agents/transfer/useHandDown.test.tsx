import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useHandDown, usePrompt } from '../../index.ts'
import { owe } from '../../test/owed.ts'
import {
  inLobby,
  otherDevice,
  renderIn,
  settle,
  type TestLobby,
  type TestLobbyOptions,
  testLobby,
} from '../../test/testLobby.tsx'

const BACKEND = { backend: { crowd: 5 } }
const TWO = ['ella26', 'noel23'] as const
const NOTHING = [undefined, undefined, undefined]
const cents = ({ backend }: TestLobby, account: string) => backend.member(account)?.balanceCents ?? 0

async function openForm(accounts: readonly string[], options: TestLobbyOptions = {}) {
  const test = await testLobby({ member: 'agent01', ...BACKEND, ...options })
  const { result } = renderIn(test, () => ({ form: useHandDown(accounts), prompt: usePrompt() }))
  await settle(test)
  const form = () => result.current.form
  const fill = async (amounts: readonly string[], password = '123456') => {
    for (const [place, value] of amounts.entries()) act(() => form().rows[place]?.field.onChange({ target: { value } }))
    act(() => form().payment.field.onChange({ target: { value: password } }))
    await settle(test)
  }
  const send = async (answer: 'confirm' | 'cancel' = 'confirm') => {
    act(() => void form().submit())
    await settle(test)
    const asked = result.current.prompt.prompt
    act(() => result.current.prompt[answer]())
    await settle(test)
    return asked
  }
  return { test, form, fill, send }
}

it('what was typed for one member is not there for another one whom the same page is given', async () => {
  const test = await testLobby({ member: 'agent01', ...BACKEND })
  const { result, rerender } = renderHook(({ to }) => useHandDown(to), {
    initialProps: { to: ['ella26'] },
    wrapper: inLobby(test.lobby),
  })
  await settle(test)
  const typed = () => [result.current.rows[0]?.field.value, result.current.payment.field.value]
  act(() => result.current.rows[0]?.field.onChange({ target: { value: '5000' } }))
  act(() => result.current.payment.field.onChange({ target: { value: '123456' } }))
  rerender({ to: ['noel23'] })
  await settle(test)
  expect(typed()).toEqual(['', ''])
  rerender({ to: ['ella26'] })
  await settle(test)
  expect(typed()).toEqual(['5,000', ''])
})

describe('AGENT-07 money for several', () => {
  it('is summed up before it is sent, moves, and says what became of each row', async () => {
    const { test, form, fill, send } = await openForm(['ella26', 'vip777', 'noel23'])
    const before = [cents(test, 'agent01'), cents(test, 'ella26'), cents(test, 'noel23')]
    await fill(['100.10', '5', '20.20'])
    expect(form().shown).toMatchObject({ sum: '₱125.30', left: '₱54,195.70' })
    const asked = await send()
    expect(asked?.text).toEqual({
      id: 'hand_down_summary',
      values: { amount: '₱125.30', names: 'ella26, vip777, noel23', more: 0 },
    })
    expect(form().outcome).toEqual({
      amount: '₱120.30',
      done: 'some',
      rows: [
        { account: 'ella26', amount: '₱100.10', reason: undefined },
        { account: 'vip777', amount: '₱5.00', reason: { id: 'downline_unknown' } },
        { account: 'noel23', amount: '₱20.20', reason: undefined },
      ],
    })
    expect([cents(test, 'agent01'), cents(test, 'ella26'), cents(test, 'noel23')]).toEqual([
      (before[0] ?? 0) - 12_030,
      (before[1] ?? 0) + 10_010,
      (before[2] ?? 0) + 2_020,
    ])
  })

  it('is for no more of them than the backend hands money to at once', async () => {
    const test = await testLobby({ member: 'agent01', ...BACKEND })
    test.network.alter('/wps/agent/transfer/terms', (terms) => ({ ...terms, mostRows: 1 }))
    const { result } = renderIn(test, () => useHandDown(TWO))
    await settle(test)
    act(() => void result.current.submit())
    await settle(test)
    expect(result.current.refusal).toEqual({ id: 'hand_down_most', values: { count: 1 } })
  })

  it('is under way before its terms are known, and asks once when they are', async () => {
    const test = await testLobby({ member: 'agent01', ...BACKEND })
    const release = test.network.hold('/wps/agent/transfer/terms')
    const { result } = renderIn(test, () => ({ form: useHandDown(['ella26']), prompt: usePrompt() }))
    await settle(test)
    const { form } = result.current
    act(() => form.rows[0]?.field.onChange({ target: { value: '100' } }))
    act(() => result.current.form.payment.field.onChange({ target: { value: '123456' } }))
    act(() => {
      for (const _twice of [1, 2]) void result.current.form.submit()
    })
    await settle(test)
    expect(result.current.form).toMatchObject({ status: 'pending', load: { status: 'loading' } })
    expect(result.current.prompt.prompt).toBeNull()
    release()
    await settle(test)
    expect(result.current.prompt.prompt?.title).toEqual({ id: 'hand_down_confirm' })
  })

  it('that was to go out before it is known what stands in the way asks nothing and says why', async () => {
    const test = await testLobby({ member: 'agent01', ...BACKEND })
    await owe(test, 500)
    const release = test.network.hold('/wps/agent/transfer/terms')
    const { result } = renderIn(test, () => ({ form: useHandDown(['ella26']), prompt: usePrompt() }))
    await settle(test)
    act(() => result.current.form.rows[0]?.field.onChange({ target: { value: '100' } }))
    act(() => result.current.form.payment.field.onChange({ target: { value: '123456' } }))
    act(() => void result.current.form.submit())
    await settle(test)
    release()
    await settle(test)
    expect(result.current.form).toMatchObject({
      status: 'idle',
      obstacle: { kind: 'turnover' },
      refusal: { id: 'turnover_left' },
    })
    expect(result.current.prompt.prompt).toBeNull()
  })

  it('BAL-05 whose answer is lost says what became of each row, too, until the agent has seen it', async () => {
    const { test, form, fill, send } = await openForm(['ella26', 'vip777'])
    const before = cents(test, 'agent01')
    test.network.lose('/wps/agent/transferMultipleDownline')
    await fill(['100', '50'])
    await send()
    expect(form().found).toMatchObject({ outcome: 'done', what: '₱100.00' })
    expect(form().outcome).toEqual({
      amount: '₱100.00',
      done: 'some',
      rows: [
        { account: 'ella26', amount: '₱100.00', reason: undefined },
        { account: 'vip777', amount: '₱50.00', reason: { id: 'downline_unknown' } },
      ],
    })
    expect(cents(test, 'agent01')).toBe(before - 10_000)
    act(() => form().leave())
    await settle(test)
    expect(form().outcome).toBeUndefined()
    expect(form().found).toBeUndefined()
  })

  it('BAL-05 whose answer is lost is told without an amount where nobody says what became of the rows', async () => {
    const { test, form, fill, send } = await openForm(['ella26', 'vip777'], { config: { headers: { intention: '' } } })
    test.network.lose('/wps/agent/transferMultipleDownline')
    await fill(['100', '50'])
    await send()
    expect(form().found).toMatchObject({ outcome: 'done', what: undefined })
    expect(form().outcome).toBeUndefined()
  })

  it('moves nothing while the agent has not said yes', async () => {
    const { test, fill, send } = await openForm(TWO)
    await fill(['10', '10'])
    await send('cancel')
    expect(test.network.count('/wps/agent/transferMultipleDownline')).toBe(0)
  })

  it('says where all of it moved, and where nothing did', async () => {
    for (const [accounts, done, amount] of [
      [TWO, 'all', '₱10.00'],
      [['vip777', 'nobody1'], 'none', '₱0.00'],
    ] as const) {
      const { form, fill, send } = await openForm(accounts)
      await fill(['5', '5'])
      await send()
      expect(form().outcome).toMatchObject({ done, amount })
    }
  })

  it('says before anything is typed how much is still to be played', async () => {
    const { test, form } = await openForm(TWO)
    expect(form().obstacle).toBeUndefined()
    await owe(test, 500)
    const later = await openForm(TWO, { beside: test })
    expect(later.form()).toMatchObject({ obstacle: { kind: 'turnover' }, shown: { turnoverLeft: '₱500.00' } })
  })

  it('is typed once for each, or chosen within what the wallet has for all, and then changed row by row', async () => {
    const { test, form, fill } = await openForm(['ella26', 'noel23', 'vip777'])
    const texts = () => [form().each, ...form().rows].map((input) => input?.field.value)
    expect(form().each?.quick.map(({ amount }) => amount)).toEqual([100, 500, 1_000, 5_000, 10_000])
    expect(form().rows.flatMap(({ quick }) => quick)).toEqual([])
    act(() => form().each?.choose(10_000))
    await settle(test)
    expect(texts()).toEqual(['10,000', '10,000', '10,000', '10,000'])
    expect(form().shown.sum).toBe('₱30,000.00')
    await fill(['10000.01'])
    expect(texts()).toEqual(['', '10,000.01', '10,000', '10,000'])
    // More than is there for all: said once, not at each row.
    const type = (value: string) => act(() => form().each?.field.onChange({ target: { value } }))
    type('18107.01')
    await settle(test)
    expect([form().each?.problem, form().sumProblem]).toEqual([{ id: 'balance_short' }, undefined])
    expect(form().rows.map(({ problem }) => problem)).toEqual(NOTHING)
    type('1e9')
    await settle(test)
    expect([form().each, ...form().rows].map((input) => input?.problem)).toEqual([{ id: 'amount_format' }, ...NOTHING])
    type('18107')
    await settle(test)
    expect(form().each?.problem).toBeUndefined()
  })

  it('is more than is in the wallet while it is typed: said of the sum, and no longer of any row once one gives way', async () => {
    const { test, form, fill } = await openForm(TWO)
    await fill(['54321', '1'])
    expect(form().sumProblem).toEqual({ id: 'balance_short' })
    act(() => form().rows[0]?.field.onBlur())
    await settle(test)
    expect(form().rows.map(({ problem }) => problem)).toEqual([{ id: 'balance_short' }, undefined])
    await fill(['54320'])
    expect(form().shown).toMatchObject({ sum: '₱54,321.00', left: '₱0.00' })
    await fill(['54321', '0.99'])
    act(() => form().rows[0]?.field.onBlur())
    await settle(test)
    await act(async () => form().rows[1]?.field.onChange({ target: { value: '' } }))
    await settle(test)
    expect([form().sumProblem, form().rows[0]?.problem]).toEqual([undefined, undefined])
  })

  it('is more than there is to spend of a balance with a part of a hundredth: that part is not shown as if it was there', async () => {
    const { test, form, fill } = await openForm(TWO)
    test.network.alter('/wps/wallets/balance', () => ({ sumBalance: 500.996 }))
    await act(() => test.lobby.queryClient.invalidateQueries())
    await fill(['250.50', '250.50'])
    expect(form().shown).toMatchObject({ balance: '₱500.99', sum: '₱501.00', left: '-₱0.01' })
    expect(form().sumProblem).toEqual({ id: 'balance_short' })
    await fill(['250.49'])
    expect(form().shown.left).toBe('₱0.00')
    expect(form().sumProblem).toBeUndefined()
  })

  it('is more than is in the wallet: said at the rows, and nothing is sent', async () => {
    const { test, form, fill } = await openForm(TWO)
    await fill(['54321', '1'])
    act(() => void form().submit())
    await settle(test)
    expect(form().rows.map(({ problem }) => problem)).toEqual([{ id: 'balance_short' }, { id: 'balance_short' }])
    expect(test.network.count('/wps/agent/transferMultipleDownline')).toBe(0)
  })
})

describe('AGENT-07 money for one', () => {
  it('that is refused because the balance has changed elsewhere shows the balance of now', async () => {
    const { test, form, fill, send } = await openForm(['ella26'])
    await fill(['54321'])
    const { sdk } = await otherDevice(test.backend, 'agent01')
    const body = { amount: 500, paymentPassword: '123456' }
    await sdk.wps.POST('/wps/relay/transfer', { body, intention: 'intention-0123456789' })
    await send()
    expect(form().outcome).toBeUndefined()
    expect(form().shown.balance).toBe('₱53,821.00')
  })

  it('has amounts to choose at its one field', async () => {
    const { form } = await openForm(['ella26'])
    expect(form().each).toBeUndefined()
    expect(form().rows[0]?.quick.map(({ text }) => text)).toEqual(['₱100', '₱500', '₱1,000', '₱5,000', '₱10,000'])
  })

  it('who is not in the team is said at the row', async () => {
    const { form, fill, send } = await openForm(['vip777'])
    await fill(['10'])
    await send()
    expect(form().rows[0]?.problem).toEqual({ id: 'downline_unknown' })
    expect(form().refusal).toBeUndefined()
  })

  it('a wrong payment password is said at its field, which is empty again', async () => {
    const { test, form, fill, send } = await openForm(['ella26'])
    const before = cents(test, 'agent01')
    await fill(['10'], '000000')
    await send()
    expect(form().payment.problem).toEqual({ id: 'payment_wrong' })
    expect(form().payment.field.value).toBe('')
    expect(cents(test, 'agent01')).toBe(before)
  })

  it('BAL-05 whose answer is lost moves once, and what came of it is told', async () => {
    const { test, form, fill, send } = await openForm(['ella26'])
    const before = cents(test, 'ella26')
    test.network.lose('/wps/agent/transferDownline')
    await fill(['10'])
    await send()
    expect(form().found).toMatchObject({ outcome: 'done', what: '₱10.00' })
    expect(cents(test, 'ella26')).toBe(before + 1_000)
  })
})
