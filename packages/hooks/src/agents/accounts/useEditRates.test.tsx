import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAgentRebate, useDirectMembers, useEditRates } from '../../index.ts'
import { agent, type } from '../../test/agentForm.ts'
import { otherDevice, renderIn, settle } from '../../test/testLobby.tsx'

it('AGENT-07 rates of a member are edited within one’s own; what the member grants below is said at the category', async () => {
  const test = await agent()
  let saved = 0
  const onSaved = () => {
    saved += 1
  }
  const { result } = renderIn(test, () => ({
    form: useEditRates('north01', onSaved),
    members: useDirectMembers(),
    rebate: useAgentRebate('Agent rebate'),
  }))
  await settle(test)
  expect(result.current.members.total).toBe(7)
  expect(result.current.rebate.canTake).toBe(true)
  await type(test, result.current.form.rates[0]?.field, '0.1')
  await act(async () => void result.current.form.submit())
  await settle(test)
  expect(result.current.form.rates[0]?.problem).toEqual({ id: 'rate_limits' })
  await type(test, result.current.form.rates[0]?.field, '1')
  await act(async () => void result.current.form.submit())
  await settle(test)
  expect(saved).toBe(1)
  expect(test.backend.member('north01')?.rates).toMatchObject({ RNG: 100, FISH: 80 })
  // What had gathered by the rates before is booked with them, and shown so at once.
  expect(result.current.rebate.canTake).toBe(false)
})

it('AGENT-07 a form that is given another member has the rates of that one, and nothing that was typed for the one before', async () => {
  const test = await agent()
  let account = 'north01'
  const { result, rerender } = renderIn(test, () => useEditRates(account, () => undefined))
  await settle(test)
  const texts = () => result.current.rates.map(({ field }) => field.value)
  await type(test, result.current.rates[0]?.field, '1')
  account = 'south01'
  rerender()
  expect(texts()).toEqual([])
  await settle(test)
  const rates = test.backend.member(account)?.rates ?? {}
  expect(rates.RNG).not.toBe(100)
  expect(texts()).toEqual(result.current.rates.map(({ gameType }) => String((rates[gameType] ?? 0) / 100)))
})

it('AGENT-07 rates of a member whose form was left before they were saved close nothing of what is open then', async () => {
  const test = await agent()
  let saved = 0
  const { result, unmount } = renderIn(test, () => useEditRates('north01', () => void saved++))
  await settle(test)
  await type(test, result.current.rates[0]?.field, '1')
  const release = test.network.hold('/wps/agent/updateDownlineRebates')
  await act(async () => void result.current.submit())
  await settle(test)
  unmount()
  act(release)
  await settle(test)
  expect(test.backend.member('north01')?.rates).toMatchObject({ RNG: 100 })
  expect(saved).toBe(0)
})

it('AGENT-07 who has left the form of rates before it failed is told where they are that they may not be saved', async () => {
  const test = await agent()
  const { result, unmount } = renderIn(test, () => useEditRates('north01', () => undefined))
  await settle(test)
  await type(test, result.current.rates[0]?.field, '1')
  test.backend.fault('updateDownlineRebates', 'drop', 1)
  const release = test.network.hold('/wps/agent/updateDownlineRebates')
  await act(async () => void result.current.submit())
  await settle(test)
  unmount()
  act(release)
  await settle(test)
  expect(test.lobby.state.notices).toMatchObject([{ kind: 'fail', message: { id: 'change_unsaved' } }])
})

it('AGENT-07 rates whose answer was lost may have booked what had gathered, so it is asked for anew', async () => {
  const test = await agent()
  const { result } = renderIn(test, () => ({
    form: useEditRates('north01', () => undefined),
    rebate: useAgentRebate('Agent rebate'),
  }))
  await settle(test)
  expect(result.current.rebate.canTake).toBe(true)
  test.network.lose('/wps/agent/updateDownlineRebates')
  await type(test, result.current.form.rates[0]?.field, '1')
  await act(async () => void result.current.form.submit())
  await settle(test)
  expect(result.current.form.refusal).toEqual({ id: 'network_failed' })
  expect(result.current.form.rates[0]?.field.value).toBe('1')
  expect(test.backend.member('north01')?.rates).toMatchObject({ RNG: 100 })
  expect(result.current.rebate.canTake).toBe(false)
})

it('AGENT-07 a form of rates begins with the rates of now, not with those that were read before', async () => {
  const test = await agent()
  const open = () => renderIn(test, () => useEditRates('north01', () => undefined))
  const first = open()
  await settle(test)
  await type(test, first.result.current.rates[0]?.field, '1')
  const release = test.network.hold('/wps/agent/updateDownlineRebates')
  await act(async () => void first.result.current.submit())
  await settle(test)
  first.unmount()
  // What is being saved is not known to be done.
  const second = open()
  await settle(test)
  expect(second.result.current).toMatchObject({ rates: [], load: { status: 'loading' } })
  act(release)
  await settle(test)
  expect(second.result.current.load.status).toBe('ready')
  expect(second.result.current.rates[0]?.field.value).toBe('1')
  second.unmount()

  // It has changed on another device meanwhile.
  const { sdk } = await otherDevice(test.backend, 'agent01')
  const { rates = {} } = test.backend.member('north01') ?? {}
  const percents = Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, rate / 100]))
  await sdk.wps.POST('/wps/agent/updateDownlineRebates', { body: { account: 'north01', rates: { ...percents, RNG: 0.9 } } })
  expect(test.backend.member('north01')?.rates).toMatchObject({ RNG: 90 })
  const third = open()
  expect(third.result.current.rates).toEqual([])
  await settle(test)
  expect(third.result.current.rates[0]?.field.value).toBe('0.9')
})

it('AGENT-07 a form of rates whose rates of now do not come offers to ask again, though others were read before', async () => {
  const test = await agent()
  const first = renderIn(test, () => useEditRates('north01', () => undefined))
  await settle(test)
  const before = first.result.current.rates[0]?.field.value
  first.unmount()
  test.backend.fault('getDownline', '500')
  const { result } = renderIn(test, () => useEditRates('north01', () => undefined))
  await settle(test)
  expect(result.current).toMatchObject({ rates: [], load: { status: 'failed' } })
  test.backend.clearFaults()
  act(result.current.load.retry)
  await settle(test)
  expect(result.current.load.status).toBe('ready')
  expect(result.current.rates[0]?.field.value).toBe(before)
})
