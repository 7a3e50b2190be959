import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf, openContracts } from '../../test/contracts.tsx'

describe('AGENT-07 an offer is taken back', () => {
  it('after a question, and then nothing can be done about it', async () => {
    const { test, now, say } = await openContracts('hourlySalary')
    const [offer] = now().contract.given
    expect(offer).toMatchObject({ account: 'north01', status: 'offered', step: 'takeBack' })
    act(() => void (offer && now().contract.takeBack(offer)))
    await say('cancel')
    expect(callsOf(test, 'takeBackContract')).toBe(0)
    act(() => void (offer && now().contract.takeBack(offer)))
    const asked = await say('confirm')
    expect(asked?.text).toEqual({ id: 'contract_take_back_text', values: { account: 'north01' } })
    expect(now().notices.at(-1)?.message).toEqual({ id: 'contract_taken_back' })
    expect(now().contract.given).toMatchObject([
      { status: 'takenBack', state: { id: 'contract_state_taken_back' }, step: undefined },
    ])
  })

  it('but not once it was answered, which is said and shown', async () => {
    const { test, now, say } = await openContracts('hourlySalary')
    const [offer] = now().contract.given
    test.backend.fault('takeBackContract', 'contract.answered', 1)
    act(() => void (offer && now().contract.takeBack(offer)))
    await say('confirm')
    expect(now().contract.takingBack.refusal).toEqual({ id: 'contract_answered' })
    expect(callsOf(test, 'listContracts')).toBe(2)
  })

  it('BAL-05 once though the answer is lost, and that is said', async () => {
    const { test, now, say } = await openContracts('hourlySalary')
    const [offer] = now().contract.given
    test.backend.fault('takeBackContract', 'lost', 1)
    act(() => void (offer && now().contract.takeBack(offer)))
    await say('confirm')
    expect(now().contract.takingBack.found).toEqual({ outcome: 'done', what: 'Taking back: Hourly salary contract, north01' })
    expect(now().contract.given[0]?.status).toBe('takenBack')
  })
})

describe('AGENT-07 a contract is ended by who offered it', () => {
  it('after a question, with the day it ends on both sides', async () => {
    const { test, now, say } = await openContracts('dailySalary')
    const [running] = now().contract.given
    expect(running).toMatchObject({ account: 'south01', status: 'active', step: 'end', ended: undefined })
    act(() => void (running && now().contract.end(running)))
    expect((await say('confirm'))?.text).toEqual({ id: 'contract_end_text', values: { account: 'south01' } })
    const [ending] = now().contract.given
    expect(ending).toMatchObject({ status: 'active', step: undefined })
    expect(ending?.ended).toMatch(/\d{4}/)
    expect(now().notices.at(-1)?.message).toEqual({ id: 'contract_end_set', values: { end: ending?.ended } })
    expect(callsOf(test, 'endContract')).toBe(1)
  })

  it('BAL-05 once though the answer is lost', async () => {
    const { test, now, say } = await openContracts('dailySalary')
    const [running] = now().contract.given
    test.backend.fault('endContract', 'lost', 1)
    act(() => void (running && now().contract.end(running)))
    await say('confirm')
    expect(now().contract.ending.found).toEqual({ outcome: 'done', what: 'Ending: Daily salary contract, south01' })
    expect(now().contract.given[0]?.step).toBeUndefined()
  })

  it('and what was said of another step before is said no more', async () => {
    const { test, now, say } = await openContracts('dividend', 'master01')
    const given = (account: string) => now().contract.given.find((each) => each.account === account && each.step)
    const takeBack = async () => {
      const offer = given('agent02')
      act(() => void (offer && now().contract.takeBack(offer)))
      await say('confirm')
    }
    const end = async () => {
      const running = given('agent01')
      act(() => void (running && now().contract.end(running)))
      await say('confirm')
    }
    test.backend.fault('takeBackContract', 'contract.answered', 1)
    await takeBack()
    expect(now().contract.stepRefusal).toEqual({ id: 'contract_answered' })
    test.backend.fault('endContract', 'contract.over', 1)
    await end()
    expect(now().contract.stepRefusal).toEqual({ id: 'contract_over' })
    await takeBack()
    expect(callsOf(test, 'takeBackContract')).toBe(2)
    expect(now().contract.stepRefusal).toBeUndefined()
    await end()
    expect(callsOf(test, 'endContract')).toBe(2)
    expect(now().contract.stepRefusal).toBeUndefined()
  })

  it('but not twice, which is said', async () => {
    const { test, now, say } = await openContracts('dailySalary')
    const [running] = now().contract.given
    test.backend.fault('endContract', 'contract.over', 1)
    act(() => void (running && now().contract.end(running)))
    await say('confirm')
    expect(now().contract.ending.refusal).toEqual({ id: 'contract_over' })
  })
})
