import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endSession, startSession } from '../../core/session/session.ts'
import { useRainAccess, useRainClock, useRedRain } from '../../index.ts'
import { callsOf } from '../../test/contracts.tsx'
import { otherDevice, pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const EVERY_MS = 30 * MINUTE_MS
const balance = ({ backend }: TestLobby) => backend.member('agent01')?.balanceCents ?? 0

/** The rain as an agent sees it, so many ms after a round began. */
async function open(sinceMs: number, member = 'agent01') {
  const test = await testLobby({ member, backend: { crowd: 5, games: 60 } })
  const { clock } = test.lobby.ports
  const since = clock.now() % EVERY_MS
  test.clock.pass(EVERY_MS - since + sinceMs)
  const { result } = renderIn(test, () => {
    const rain = useRedRain('Rain')
    return { rain, clock: useRainClock(rain.due) }
  })
  await settle(test)
  return { test, rain: () => result.current.rain, shown: () => result.current.clock }
}

describe('AGENT-07 the red envelope rain', () => {
  it('waits for its next round, and begins by itself', async () => {
    const { test, rain, shown } = await open(28 * MINUTE_MS)
    expect(rain()).toMatchObject({ stage: 'waiting', envelopes: [], opened: undefined })
    expect(shown()).toBe('02:00')
    await pass(test, 2 * MINUTE_MS + SECOND_MS)
    expect(rain().stage).toBe('running')
    expect(rain().envelopes).toHaveLength(12)
  })

  it('keeps its clock at 00:00 from when a round has ended until it is known what follows', async () => {
    const { test, rain, shown } = await open(10 * SECOND_MS)
    expect(shown()).toBe('01:50')
    const release = test.network.hold('/wps/agent/redRain')
    await pass(test, 2 * MINUTE_MS)
    expect([rain().stage, shown()]).toEqual(['running', '00:00'])
    act(release)
    await settle(test)
    expect([rain().stage, shown()]).toEqual(['over', '27:50'])
  })

  it('gives what is in the envelope once, for a double tap too', async () => {
    const { test, rain } = await open(10 * SECOND_MS)
    const before = balance(test)
    act(() => {
      void rain().open(3)
      void rain().open(4)
    })
    await settle(test)
    expect(rain()).toMatchObject({ stage: 'opened', envelopes: [], opened: { envelope: 3 } })
    const won = rain().opened?.amount
    expect(balance(test) - before).toBe(won === undefined ? 0 : Math.round(Number(won.slice(1)) * 100))
    expect(callsOf(test, 'openEnvelope')).toBe(1)
  })

  it('shows what was in the envelope at once, so that no further one is tapped before the rain has come again', async () => {
    const { test, rain } = await open(10 * SECOND_MS)
    const late = rain()
    const release = test.network.hold('/wps/agent/redRain')
    await act(async () => void rain().open(3))
    await settle(test)
    expect(rain()).toMatchObject({ stage: 'opened', awaits: 'beginning', envelopes: [], opened: { envelope: 3 } })
    await act(async () => void late.open(4))
    await settle(test)
    await act(async () => void rain().open(4))
    await settle(test)
    expect(callsOf(test, 'openEnvelope')).toBe(1)
    expect(rain().opening.refusal).toBeUndefined()
    act(release)
    await settle(test)
    expect(rain()).toMatchObject({ stage: 'opened', canOpen: true, opened: { envelope: 3 } })
  })

  it('BAL-05 knows what came of an envelope though the answer was lost', async () => {
    const { test, rain } = await open(10 * SECOND_MS)
    test.backend.fault('openEnvelope', 'lost', 1)
    await act(async () => void rain().open(3))
    await settle(test)
    expect(rain().opening.found).toEqual({ outcome: 'done', what: 'Rain' })
    expect(rain()).toMatchObject({ stage: 'opened', opened: { envelope: 3 } })
  })

  it('BAL-05 lets no further one be opened before the rain has come again, where the answer was lost', async () => {
    const { test, rain } = await open(10 * SECOND_MS)
    const release = test.network.hold('/wps/agent/redRain')
    test.backend.fault('openEnvelope', 'lost', 1)
    await act(async () => void rain().open(3))
    await settle(test)
    expect(rain()).toMatchObject({ stage: 'running', canOpen: false, opening: { found: { outcome: 'done' } } })
    await act(async () => void rain().open(4))
    await settle(test)
    act(release)
    await settle(test)
    expect(callsOf(test, 'openEnvelope')).toBe(1)
    expect(rain()).toMatchObject({
      stage: 'opened',
      canOpen: true,
      opened: { envelope: 3 },
      opening: { found: { outcome: 'done' }, refusal: undefined },
    })
  })

  it.each([
    ['opened', true],
    ['missed', false],
  ])('says that the round is over, and what it brought: %s', async (_, opens) => {
    const { test, rain } = await open(10 * SECOND_MS)
    if (opens) {
      await act(async () => void rain().open(1))
      await settle(test)
    }
    await pass(test, 2 * MINUTE_MS)
    expect(rain().stage).toBe('over')
    expect(rain().opened?.envelope).toBe(opens ? 1 : undefined)
  })

  it('says what was in an envelope whose answer comes when the round is over', async () => {
    const { test, rain } = await open(2 * MINUTE_MS - 5 * SECOND_MS)
    // The backend has answered, and the round ends while the answer is on its way.
    test.network.alter('/wps/agent/redRain/open', (value) => {
      test.clock.pass(10 * SECOND_MS)
      return value
    })
    await act(async () => void rain().open(2))
    await settle(test)
    expect(rain()).toMatchObject({ stage: 'over', opened: { envelope: 2 } })
  })

  it('shows another agent nothing of the round that is over, nor what it brought the one before', async () => {
    const { test, rain } = await open(10 * SECOND_MS)
    await act(async () => void rain().open(1))
    await settle(test)
    await pass(test, 2 * MINUTE_MS)
    expect(rain()).toMatchObject({ stage: 'over', opened: { envelope: 1 } })
    act(() => endSession(test.lobby, { reason: 'expired' }))
    await settle(test)
    const { token, userName, type } = (await otherDevice(test.backend, 'agent02')).session
    act(() => void startSession(test.lobby, { token, userName, customerType: type }))
    await settle(test)
    expect(rain()).toMatchObject({ stage: 'waiting', opened: undefined })
  })

  it('says that the round was over when the tap arrived', async () => {
    const { test, rain } = await open(10 * SECOND_MS)
    test.backend.fault('openEnvelope', 'rain.over', 1)
    await act(async () => void rain().open(1))
    await settle(test)
    expect(rain().opening.refusal).toEqual({ id: 'rain_over' })
  })

  it('AGENT-04 is there where the menu permits it', async () => {
    const test = await testLobby({ member: 'agent01', backend: { crowd: 5, games: 60 } })
    const { result } = renderIn(test, useRainAccess)
    await settle(test)
    expect(result.current).toBe(true)
    const other = await testLobby({ member: 'agent01', backend: { crowd: 5, games: 60, flags: { AGENTRANSMULTDOWN3: false } } })
    const off = renderIn(other, useRainAccess)
    await settle(other)
    expect(off.result.current).toBe(false)
  })
})
