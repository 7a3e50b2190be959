import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  type AmountInput,
  useAgentHome,
  useContract,
  useContractAccess,
  useContractOffer,
  useDividends,
  usePrompt,
} from '../../index.ts'
import { CONTRACTS_BACKEND, callsOf, openContracts } from '../../test/contracts.tsx'
import { type Network, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const nothing = () => {}
const balance = ({ backend }: TestLobby, account = 'agent01') => backend.member(account)?.balanceCents ?? 0

describe('AGENT-07 a contract that is offered', () => {
  it('is accepted after a question, and then no question on the agent home', async () => {
    const { test, now, say } = await openContracts('dividend', 'agent02')
    expect(now().contract.offer).toMatchObject({ account: 'master01', rate: '10%', leastBase: '₱10.00', leastMembers: '2' })
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
      dividend: useContract('dividend', ''),
      hourly: useContract('hourlySalary', ''),
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
    expect(now().contract.answering.found).toEqual({ outcome: 'done', what: 'Contract' })
    expect(now().contract.active).toBeDefined()
    act(() => now().contract.answering.dismiss())
    await settle(test)
    expect(now().contract.answering.found).toBeUndefined()
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

  it.each(['lost', 'drop'] as const)('is paid at most once where the answer is lost (%s)', async (fault) => {
    const { test, now, say } = await openContracts(kind, member)
    const before = balance(test)
    const cents = Math.round(Number(now().contract.due?.amount.slice(1)) * 100)
    test.backend.fault(operation, fault, 1)
    act(() => void now().contract.pay())
    await say('confirm')
    const found = now().contract.paying.found?.outcome
    expect(found).toBe(fault === 'lost' ? 'done' : 'none')
    expect(balance(test)).toBe(before + (found === 'done' ? cents : 0))
  })
})

describe('AGENT-07 a contract that is offered to an agent right below', () => {
  const MOST = { mostRate: 0.2, mostTiers: [{ from: 5000, rate: 0.25 }] }
  /** Further agents right below agent01, behind those of the seed. */
  const openAgents = async (test: TestLobby, count: number) => {
    for (let number = 11; number < 11 + count; number += 1) {
      const body = { username: `youngest${number}`, password: 'Youngest1pass', isAgent: true, rates: {} }
      await test.lobby.sdk.wps.POST('/wps/agent/member', { body })
    }
  }
  async function form(count = 0) {
    const test = await testLobby({ member: 'agent01', ...CONTRACTS_BACKEND })
    await openAgents(test, count)
    const { result } = renderIn(test, () => ({
      offer: useContractOffer('dailySalary', MOST, 'Contract', nothing),
      given: useContract('dailySalary', 'Contract').given,
      prompt: usePrompt(),
    }))
    await settle(test)
    const fill = async (values: Readonly<Record<string, string>>) => {
      for (const name of ['account', 'rate', 'leastMembers'] as const) {
        const value = values[name]
        if (value !== undefined) act(() => result.current.offer.fieldOf(name).field.onChange({ target: { value } }))
      }
      const { leastBase: value } = values
      if (value !== undefined) act(() => result.current.offer.leastBase.field.onChange({ target: { value } }))
      await settle(test)
    }
    const send = async () => {
      act(() => void result.current.offer.submit())
      await settle(test)
      if (result.current.prompt.prompt) act(() => result.current.prompt.confirm())
      await settle(test)
    }
    return { test, now: () => result.current, fill, send }
  }

  it('goes to agents alone, within one’s own rate, and waits for its answer', async () => {
    const { test, now, fill, send } = await form()
    expect(now().offer.accounts).toEqual(['north01', 'south01'])
    await fill({ account: 'north01', rate: '0.21' })
    await send()
    expect(now().offer.fieldOf('rate').problem).toEqual({ id: 'rate_most', values: { rate: '0.2%' } })
    expect(callsOf(test, 'offerContract')).toBe(0)
    await fill({ rate: '0.15', leastBase: '5', leastMembers: '1' })
    await send()
    expect(now().given[0]).toMatchObject({ account: 'north01', rate: '0.15%', status: 'offered' })
    await fill({ rate: '0.1' })
    await send()
    expect(now().offer.fieldOf('account').problem).toEqual({ id: 'contract_open' })
    expect(now().offer.step.refusal).toBeUndefined()
  })

  it('AGENT-06 goes to none of the types that contracts are of no concern to', async () => {
    const test = await testLobby({ member: 'master01', ...CONTRACTS_BACKEND })
    const { result } = renderIn(test, () => useContractOffer('dailySalary', MOST, 'Contract', nothing))
    await settle(test)
    expect(result.current.accounts).toEqual(['agent01', 'agent02'])
  })

  it('may go to every agent right below, on whatever page of the team, and to nobody while one is missing', async () => {
    const { test, now } = await form(62)
    expect(now().offer.accounts).toHaveLength(64)
    expect(now().offer.accounts.at(-1)).toBe('youngest72')
    // All others follow on a page that is not asked for.
    expect(callsOf(test, 'listDownlines')).toBe(3)
    let isDown = true
    const fetch: Network['fetch'] = async (request, init) => {
      if (isDown && request.url.includes('pageNo=2')) throw new TypeError('down')
      return test.network.fetch(request, init)
    }
    const broken = await testLobby({ beside: test, member: 'agent01', ports: { fetch } })
    const { result } = renderIn(broken, () => useContractOffer('dailySalary', MOST, 'Contract', nothing))
    await settle(test)
    expect(result.current.load.status).toBe('failed')
    isDown = false
    act(() => result.current.load.retry())
    await settle(test)
    expect([result.current.load.status, result.current.accounts.length]).toEqual(['ready', 64])
  })

  it('has tiers that are added, checked and removed, and go with it', async () => {
    const { now, fill, send } = await form()
    const type = async (place: number, name: 'from' | 'rate', value: string) => {
      act(() => now().offer.tiers[place]?.[name].field.onChange({ target: { value } }))
      act(() => now().offer.tiers[place]?.[name].field.onBlur())
      await fill({})
    }
    const quick = (input?: AmountInput) => input?.quick.map(({ amount }) => amount)
    await fill({ account: 'north01', rate: '0.1', leastBase: '5000' })
    act(() => now().offer.addTier?.())
    // Where one's own rates rise, above the step before.
    expect([quick(now().offer.leastBase), quick(now().offer.tiers[0]?.from)]).toEqual([[5000], []])
    await fill({ leastBase: '10' })
    expect(quick(now().offer.tiers[0]?.from)).toEqual([5000])
    act(() => now().offer.tiers[0]?.remove())
    for (let added = 0; added < 4; added += 1) act(() => now().offer.addTier?.())
    expect(now().offer.addTier).toBeUndefined()
    for (let removed = 0; removed < 2; removed += 1) act(() => now().offer.tiers.at(-1)?.remove())
    expect(now().offer.tiers.map(({ place }) => place)).toEqual([2, 3])
    await send()
    expect(now().offer.tiers[1]).toMatchObject({
      from: { problem: { id: 'amount_required' } },
      rate: { problem: { id: 'rate_format' } },
    })
    await type(0, 'from', '10')
    expect(now().offer.tiers[0]?.from.problem).toEqual({ id: 'contract_tier_from', values: { amount: '₱10.00' } })
    await type(0, 'from', '4999')
    await type(0, 'rate', '0.21')
    expect(now().offer.tiers[0]).toMatchObject({ most: '0.2%', from: { problem: undefined } })
    expect(now().offer.tiers[0]?.rate.problem).toEqual({ id: 'rate_most', values: { rate: '0.2%' } })
    // What one may promise rises with the amount: the problem goes with it.
    await type(0, 'from', '5000')
    expect(now().offer.tiers[0]).toMatchObject({ most: '0.25%', rate: { problem: undefined } })
    await type(0, 'rate', '0.1')
    expect(now().offer.tiers[0]?.rate.problem).toEqual({ id: 'contract_tier_rate', values: { rate: '0.1%' } })
    await type(1, 'from', '6000')
    await type(1, 'rate', '0.22')
    // The one behind moves up.
    act(() => now().offer.tiers[0]?.remove())
    await fill({})
    expect(now().offer.tiers).toMatchObject([{ from: { field: { value: '6,000' } }, rate: { field: { value: '0.22' } } }])
    await send()
    expect(now().given[0]).toMatchObject({ rate: '0.1% – 0.22%', tiers: [{ from: '₱6,000.00', rate: '0.22%' }] })
  })

  it('says at each field what is missing', async () => {
    const { now, fill, send } = await form()
    await fill({ leastBase: 'x', leastMembers: '1.5' })
    await send()
    const problems = [
      ...(['account', 'rate', 'leastMembers'] as const).map((name) => now().offer.fieldOf(name).problem),
      now().offer.leastBase.problem,
    ]
    expect(problems.map((problem) => problem && 'id' in problem && problem.id)).toEqual([
      'contract_account_needed',
      'rate_format',
      'contract_members_format',
      'amount_format',
    ])
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
