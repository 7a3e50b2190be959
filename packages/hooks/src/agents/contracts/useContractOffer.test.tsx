import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type AmountInput, type ContractKind, useContract, useContractOffer, usePrompt } from '../../index.ts'
import { CONTRACTS_BACKEND, callsOf, inEnglish } from '../../test/contracts.tsx'
import { type Network, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const nothing = () => {}

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
      offer: useContractOffer('dailySalary', MOST, inEnglish, nothing),
      given: useContract('dailySalary', () => '').given,
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
    await fill({ rate: '0,15', leastBase: '5', leastMembers: '1' })
    await send()
    expect(now().given[0]).toMatchObject({ account: 'north01', rate: '0.15%', status: 'offered' })
    await fill({ rate: '0.1' })
    await send()
    expect(now().offer.fieldOf('account').problem).toEqual({ id: 'contract_open' })
    expect(now().offer.step.refusal).toBeUndefined()
  })

  it('BAL-05 is offered, the answer is lost, and it is said what was offered to whom', async () => {
    const { test, now, fill, send } = await form()
    await fill({ account: 'north01', rate: '0.15', leastBase: '5', leastMembers: '1' })
    test.backend.fault('offerContract', 'lost', 1)
    await send()
    expect(now().offer.step.found).toEqual({ outcome: 'done', what: 'Offering: Daily salary contract, north01' })
    expect(now().given[0]).toMatchObject({ account: 'north01', status: 'offered' })
    expect(now().offer.fieldOf('account').field.value).toBe('')
    expect(now().offer.fieldOf('rate').field.value).toBe('')
    expect(now().offer.leastBase.field.value).toBe('0')
  })

  it('BAL-05 what is typed for another agent meanwhile stays once it is found that the offer before was made', async () => {
    const { test, now, fill, send } = await form()
    await fill({ account: 'north01', rate: '0.15', leastBase: '5', leastMembers: '1' })
    test.backend.fault('offerContract', 'lost', 1)
    test.backend.fault('closeIntention', '500')
    await send()
    expect(now().offer.step.isUnsure).toBe(true)
    await fill({ account: 'south01', rate: '0.1' })
    test.backend.clearFaults()
    await act(async () => test.clock.pass(10_000))
    await settle(test)
    expect(now().offer.step.found).toMatchObject({ outcome: 'done', what: 'Offering: Daily salary contract, north01' })
    const again = renderIn(test, () => useContractOffer('dailySalary', MOST, inEnglish, nothing))
    await settle(test)
    for (const { fieldOf } of [now().offer, again.result.current])
      expect([fieldOf('account').field.value, fieldOf('rate').field.value]).toEqual(['south01', '0.1'])
  })

  it('begins anew where it becomes the offer of another kind, and the first one finds again what was typed for it', async () => {
    const test = await testLobby({ member: 'agent01', ...CONTRACTS_BACKEND })
    let kind: ContractKind = 'dailySalary'
    const { result, rerender } = renderIn(test, () => useContractOffer(kind, MOST, inEnglish, nothing))
    await settle(test)
    const typed = () => (['account', 'rate'] as const).map((name) => result.current.fieldOf(name).field.value)
    act(() => result.current.fieldOf('account').field.onChange({ target: { value: 'north01' } }))
    act(() => result.current.fieldOf('rate').field.onChange({ target: { value: '0.15' } }))
    kind = 'dividend'
    rerender()
    expect(typed()).toEqual(['', ''])
    kind = 'dailySalary'
    rerender()
    expect(typed()).toEqual(['north01', '0.15'])
  })

  it('closes nothing of what is open then, where its form was left before it was offered', async () => {
    const test = await testLobby({ member: 'agent01', ...CONTRACTS_BACKEND })
    const onOffered = vi.fn()
    const offer = renderIn(test, () => useContractOffer('dailySalary', MOST, inEnglish, onOffered))
    const { result } = renderIn(test, usePrompt)
    await settle(test)
    const fill = (name: 'account' | 'rate', value: string) =>
      act(() => offer.result.current.fieldOf(name).field.onChange({ target: { value } }))
    fill('account', 'north01')
    fill('rate', '0.15')
    act(() => offer.result.current.fieldOf('leastMembers').field.onChange({ target: { value: '1' } }))
    act(() => offer.result.current.leastBase.field.onChange({ target: { value: '5' } }))
    await settle(test)
    const release = test.network.hold('/wps/relay/agent/contract/offer')
    act(() => void offer.result.current.submit())
    await settle(test)
    act(() => result.current.confirm())
    await settle(test)
    offer.unmount()
    act(release)
    await settle(test)
    expect(callsOf(test, 'offerContract')).toBe(1)
    expect(onOffered).not.toHaveBeenCalled()
  })

  it('AGENT-06 goes to none of the types that contracts are of no concern to', async () => {
    const test = await testLobby({ member: 'master01', ...CONTRACTS_BACKEND })
    const { result } = renderIn(test, () => useContractOffer('dailySalary', MOST, inEnglish, nothing))
    await settle(test)
    expect(result.current.accounts).toEqual(['agent01', 'agent02'])
  })

  it('goes to nobody who is right below no more, though he was chosen before', async () => {
    const { test, now, fill, send } = await form()
    await fill({ account: 'north01', rate: '0.15', leastBase: '5', leastMembers: '1' })
    test.network.alter('/wps/agent/downlines', (value) => ({ ...value, list: [] }))
    await act(() => test.lobby.queryClient.invalidateQueries())
    await settle(test)
    expect(now().offer.accounts).toEqual([])
    expect(now().offer.fieldOf('account').field.value).toBe('')
    await send()
    expect(now().offer.fieldOf('account').problem).toEqual({ id: 'contract_account_needed' })
    expect(callsOf(test, 'offerContract')).toBe(0)
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
    const { result } = renderIn(broken, () => useContractOffer('dailySalary', MOST, inEnglish, nothing))
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
