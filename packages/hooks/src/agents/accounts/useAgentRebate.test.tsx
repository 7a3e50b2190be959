import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAgentRebate } from '../../index.ts'
import { agent } from '../../test/agentForm.ts'
import { renderIn, settle } from '../../test/testLobby.tsx'

it('AGENT-07 BAL-05 what the team’s play has brought is taken once', async () => {
  const test = await agent()
  const { result } = renderIn(test, () => useAgentRebate('Agent rebate'))
  await settle(test)
  const { amount } = result.current
  const before = test.backend.member('agent01')?.balanceCents ?? 0
  expect(result.current.canTake).toBe(true)
  await act(async () => void Promise.all([result.current.take(), result.current.take()]))
  await settle(test)
  const after = test.backend.member('agent01')?.balanceCents ?? 0
  expect(`₱${((after - before) / 100).toFixed(2)}`).toBe(amount)
  expect(test.network.count('/wps/relay/agent/rebate/claim')).toBe(1)
  expect(result.current.canTake).toBe(false)
})
