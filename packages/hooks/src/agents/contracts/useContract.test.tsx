import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAgentHome, useContract, useContractAccess, useDividends, usePrompt } from '../../index.ts'
import { CONTRACTS_BACKEND, callsOf, openContracts } from '../../test/contracts.tsx'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const balance = ({ backend }: TestLobby, account = 'agent01') => backend.member(account)?.balanceCents ?? 0

describe('AGENT-07 a contract that is offered', () => {
  it('is accepted after a question, and then no question on the agent home', async () => {
    const { test, now, say } = await openContracts('dividend', 'agent02')
    expect(now().contract.offer).toMatchObject({ account: 'master01', rate: '10%', leastBase: '₱10.00', leastMembers: '2' })
    expect(now().contract).toMatchObject({ hasPayments: false, canPay: false })
    act(() => void now().contract.answer(true))
    expect((await say('confirm'))?.title).toEqual({ id: 'contract_accept_ask' })
    expect(now().contract).toMatchObject({ offer: undefined, active: { account: 'master01', status: 'active' } })
    expect(now().notices.at(-1)?.message).toEqual({ id: 'contract_accepted' })
    const home = renderIn(test, () => ({ home: useAgentHome(), prompt: usePrompt() }))
    await settle(test)
    // Only the hourly salary is still asked about.
    expect(home.result.current.prompt.prompt?.title).toEqual({ id: 'contract_hourly' })
  })

  it('AGENT-06 that was answered since the agent home asked about it is asked about no more', async () => {
    const test = await testLobby({ member: 'agent02', ...CONTRACTS_BACKEND })
    const home = () => renderIn(test, () => ({ home: useAgentHome(), prompt: usePrompt() }))
    const first = home()
    await settle(test)
    expect(first.result.current.prompt.prompt?.title).toEqual({ id: 'contract_dividend' })
    for (let asked = 0; asked < 2; asked += 1) {
      act(() => first.result.current.prompt.cancel())
      await settle(test)
    }
    first.unmount()
    const { result } = renderIn(test, () => ({
      dividend: useContract('dividend', () => ''),
      hourly: useContract('hourlySalary', () => ''),
      prompt: usePrompt(),
    }))
    await settle(test)
    for (const kind of ['dividend', 'hourly'] as const) {
      act(() => void result.current[kind].answer(false))
      await settle(test)
      act(() => result.current.prompt.confirm())
      await settle(test)
    }
    const again = home()
    await settle(test)
    expect(again.result.current.prompt.prompt).toBeNull()
  })

  it('is refused, and stands among the earlier ones', async () => {
    const { now, say } = await openContracts('hourlySalary', 'agent02')
    act(() => void now().contract.answer(false))
    expect((await say('confirm'))?.title).toEqual({ id: 'contract_refuse_ask' })
    expect(now().contract).toMatchObject({ offer: undefined, active: undefined, past: [{ status: 'refused' }] })
    expect(now().contract).toMatchObject({ hasPayments: true, canPay: false })
  })

  it.each([
    [true, 'accept'],
    [false, 'refuse'],
  ] as const)('tells which answer is being sent (accepts: %s)', async (accepts, sending) => {
    const { test, now, say } = await openContracts('dividend', 'agent02')
    expect(now().contract.sending).toBeUndefined()
    const release = test.network.hold('/wps/relay/agent/contract/answer')
    act(() => void now().contract.answer(accepts))
    await say('confirm')
    expect(now().contract).toMatchObject({ sending, answering: { status: 'pending' } })
    // Until the contracts have come again the offer looks as if it waited for an answer.
    const follow = test.network.hold('/wps/relay/agent/contract')
    release()
    await settle(test)
    expect(now().notices.at(-1)?.message).toEqual({ id: accepts ? 'contract_accepted' : 'contract_refused' })
    expect(now().contract).toMatchObject({ sending, answering: { status: 'pending' } })
    follow()
    await settle(test)
    expect(now().contract).toMatchObject({ sending: undefined, answering: { status: 'idle' }, offer: undefined })
  })

  it('is not answered while the agent has not said so', async () => {
    const { test, now, say } = await openContracts('dividend', 'agent02')
    act(() => void now().contract.answer(true))
    await say('cancel')
    expect(callsOf(test, 'answerContract')).toBe(0)
    expect(now().contract.offer).toBeDefined()
  })

  it('BAL-05 is answered once though the answer is lost, and that is said', async () => {
    const { test, now, say } = await openContracts('dividend', 'agent02')
    test.backend.fault('answerContract', 'lost', 1)
    act(() => void now().contract.answer(true))
    await say('confirm')
    expect(now().contract.answering.found).toEqual({ outcome: 'done', what: 'Accepting: Dividend contract' })
    expect(now().contract.active).toBeDefined()
    act(() => now().contract.answering.dismiss())
    await settle(test)
    expect(now().contract.answering.found).toBeUndefined()
  })

  it.each([
    ['lost', 'done'],
    ['drop', 'none'],
  ] as const)('BAL-05 is refused, the answer is lost (%s), and that is said of the refusal', async (fault, outcome) => {
    const { test, now, say } = await openContracts('hourlySalary', 'agent02')
    test.backend.fault('answerContract', fault, 1)
    act(() => void now().contract.answer(false))
    await say('confirm')
    expect(now().contract.answering.found).toEqual({ outcome, what: 'Refusing: Hourly salary contract' })
  })

  it('that is left while the answer is sent is told of where one is then, and not once more by the next page', async () => {
    const { test, now, say, leave } = await openContracts('dividend', 'agent02')
    const release = test.network.hold('/wps/relay/agent/contract/answer')
    act(() => void now().contract.answer(true))
    await say('confirm')
    leave()
    act(release)
    await settle(test)
    expect(test.lobby.state.notices.at(-1)?.message).toEqual({ id: 'contract_accepted' })
    const { result } = renderIn(test, () => useContract('dividend', () => ''))
    await settle(test)
    expect(result.current.answering.found).toBeUndefined()
  })

  it('that was taken back says so, and shows what there is', async () => {
    const { test, now, say } = await openContracts('dividend', 'agent02')
    test.backend.fault('answerContract', 'contract.unknown', 1)
    act(() => void now().contract.answer(true))
    await say('confirm')
    expect(now().contract.answering.refusal).toEqual({ id: 'contract_gone' })
  })
})

describe.each([
  ['dailySalary', 'agent01', 'processDailySalary'],
  ['dividend', 'agent01', 'processDividend'],
] as const)('AGENT-07 BAL-05 what is due of %s', (kind, member, operation) => {
  it('is paid once, for a double tap too, and stands in the list', async () => {
    const { test, now, say } = await openContracts(kind, member)
    const before = balance(test)
    const amount = now().contract.due?.amount ?? ''
    expect(amount).toMatch(/^₱\d+\.\d\d$/)
    act(() => void now().contract.pay())
    act(() => void now().contract.pay())
    expect((await say('confirm'))?.text).toEqual({ id: 'contract_pay_text', values: { amount } })
    expect(callsOf(test, operation)).toBe(1)
    expect(balance(test)).toBe(before + Math.round(Number(amount.slice(1)) * 100))
    expect(now().contract.due).toBeUndefined()
    expect(now().notices.at(-1)?.message).toEqual({ id: 'claim_done', values: { amount } })
    expect(now().payments.list.filter(({ status }) => status === 'paid').length).toBeGreaterThan(0)
    expect(now().payments.list.filter(({ status }) => status === 'due')).toEqual([])
  })

  it('is busy until the contracts have come again: what was paid looks as if it was due until then', async () => {
    const { test, now, say } = await openContracts(kind, member)
    const release = test.network.hold('/wps/relay/agent/contract')
    act(() => void now().contract.pay())
    await say('confirm')
    expect(now().notices.at(-1)?.message).toMatchObject({ id: 'claim_done' })
    expect(now().contract).toMatchObject({ due: expect.anything(), canPay: true, paying: { status: 'pending' } })
    act(() => void now().contract.pay())
    await say('confirm')
    act(release)
    await settle(test)
    expect(now().contract).toMatchObject({ due: undefined, canPay: false, paying: { status: 'idle', refusal: undefined } })
    expect(callsOf(test, operation)).toBe(1)
  })

  it.each(['lost', 'drop'] as const)('is paid at most once where the answer is lost (%s)', async (fault) => {
    const { test, now, say } = await openContracts(kind, member)
    const before = balance(test)
    const due = now().contract.due?.amount ?? ''
    const cents = Math.round(Number(due.slice(1)) * 100)
    test.backend.fault(operation, fault, 1)
    act(() => void now().contract.pay())
    await say('confirm')
    const { found } = now().contract.paying
    const title = kind === 'dividend' ? 'Dividend contract' : 'Daily salary contract'
    const outcome = fault === 'lost' ? 'done' : 'none'
    expect(found).toEqual({ outcome, what: `Payment: ${title}, ${due}` })
    expect(balance(test)).toBe(before + (outcome === 'done' ? cents : 0))
  })
})

describe('AGENT-07 dividends', () => {
  it('show by half month with their sums, in the days of the address', async () => {
    const test = await testLobby({ member: 'agent01', ...CONTRACTS_BACKEND })
    const { result } = renderIn(test, () => useDividends('range=thisMonth'))
    await settle(test)
    const { days, totals, shown } = result.current
    const items = days.flatMap((day) => day.items)
    expect(items.length).toBeGreaterThan(0)
    expect(totals?.amount).toBeCloseTo(
      items.reduce((sum, { amount }) => sum + amount, 0),
      2,
    )
    const [first] = items
    expect(first && shown(first).state).toEqual({ id: 'contract_pay_running' })
  })

  it.each([
    ['agent01', true],
    ['type41', false],
    ['type42', false],
    ['maria88', false],
  ])('AGENT-06 are of concern to %s: %s', async (member, has) => {
    const test = await testLobby({ member, ...CONTRACTS_BACKEND })
    const { result } = renderIn(test, () => useContractAccess('dividend'))
    await settle(test)
    expect(result.current).toBe(has)
  })

  it('AGENT-05 are of no concern where the merchant has none', async () => {
    const test = await testLobby({ member: 'agent01', ...CONTRACTS_BACKEND })
    test.backend.setFlag('AGEDIV3', false)
    const { result } = renderIn(test, () => [useContractAccess('dividend'), useContractAccess('dailySalary')])
    await settle(test)
    expect(result.current).toEqual([false, true])
  })
})
