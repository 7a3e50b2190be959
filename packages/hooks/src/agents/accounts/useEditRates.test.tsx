import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAgentRebate, useDirectMembers, useEditRates } from '../../index.ts'
import { agent, type } from '../../test/agentForm.ts'
import { renderIn, settle } from '../../test/testLobby.tsx'

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
