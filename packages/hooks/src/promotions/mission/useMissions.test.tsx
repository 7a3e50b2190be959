import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textOf, useLanguage, useMissionRank, useMissions } from '../../index.ts'
import en from '../../messages/en.json'
import { playRounds } from '../../test/playRounds.ts'
import { otherDevice, pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const MEMBER = 'agent01'
const ROUNDS = 2
const CLAIM = `/wps/promotion/mission/${ROUNDS}/claim`

async function started(test: TestLobby) {
  const { result } = renderIn(test, () => ({ ...useMissions(), rank: useMissionRank(), language: useLanguage() }))
  await settle(test)
  const now = () => result.current
  const all = () => now().groups.flatMap(({ missions }) => missions)
  const mission = (id = ROUNDS) => {
    const found = all().find((each) => each.id === id)
    if (!found) throw new Error(`no mission ${id}`)
    return found
  }
  const claim = async (times = 1) => {
    await act(async () => {
      for (let time = 0; time < times; time += 1) void now().claim(mission())
      await settle(test)
    })
  }
  return { now, all, mission, claim }
}
async function withMissionDone(member = MEMBER) {
  const test = await testLobby({ member })
  await playRounds(test.backend, member, [1, 1, 100])
  return { test, before: test.backend.ledger(member), ...(await started(test)) }
}

describe('MEM-11 the missions', () => {
  it('say a count as the language does, without what is left of a float', async () => {
    const test = await testLobby({ member: MEMBER })
    test.network.alter('/wps/promotion/mission', (value) =>
      Object.values(value).map((mission) => ({ ...Object(mission), kind: 'rounds', progress: 0.1 + 0.2, target: 12_500 })),
    )
    const { all } = await started(test)
    expect(all()[0]).toMatchObject({ progress: '0.3', target: '12,500' })
  })

  it('say how far the member is, what can be claimed first', async () => {
    const { now, all, mission } = await withMissionDone()
    expect(now().groups.map(({ period }) => period)).toEqual(['day', 'week'])
    expect(all()[0]).toMatchObject({
      id: ROUNDS,
      status: 'done',
      percent: 100,
      progress: '3',
      target: '3',
      reward: '₱2.00',
    })
    expect(mission(4)).toMatchObject({ status: 'open', percent: 20, progress: '₱102.00', target: '₱500.00' })
    expect(mission(6)).toMatchObject({ status: 'open', percent: 2 })
  })

  it('offer no reward to who plays on trial, and say why', async () => {
    const onTrial = await withMissionDone('trial01')
    expect(onTrial.mission()).toMatchObject({ status: 'done', canClaim: false })
    expect(onTrial.now().claiming.closed).toEqual({ id: 'actual_account' })
    const { now, mission } = await withMissionDone()
    expect(mission()).toMatchObject({ status: 'done', canClaim: true })
    expect(now().claiming.closed).toBeUndefined()
  })

  it('give a reward once for two taps, and then say that it is claimed', async () => {
    const { test, before, now, mission, claim } = await withMissionDone()
    await claim(2)
    expect(test.network.count(CLAIM)).toBe(1)
    expect(test.backend.ledger(MEMBER)).toBe(before + 200)
    expect(mission()).toMatchObject({ status: 'claimed' })
    expect(now().groups[0]?.missions.at(-1)?.id).toBe(ROUNDS)
  })

  it('that were claimed elsewhere meanwhile say so, and book nothing', async () => {
    const { test, before, now, mission, claim } = await withMissionDone()
    const { sdk } = await otherDevice(test.backend, MEMBER)
    await sdk.wps.POST('/wps/promotion/mission/{id}/claim', {
      params: { path: { id: ROUNDS } },
      intention: 'intention-0123456789',
    })
    await claim()
    const { refusal } = now().claiming
    expect(refusal && textOf(refusal, en)).toBe('This has been claimed already')
    expect(mission().status).toBe('claimed')
    expect(test.backend.ledger(MEMBER)).toBe(before + 200)
  })

  it('BAL-05 whose claim is lost on its way back are booked once, and what came of it is told', async () => {
    const { test, before, now, claim } = await withMissionDone()
    test.network.lose(CLAIM)
    await claim()
    expect(now().claiming.found).toEqual({ outcome: 'done', what: 'Play 3 rounds today' })
    expect(test.backend.ledger(MEMBER)).toBe(before + 200)
  })

  it('BAL-05 that are claimed in two tabs at once are booked once', async () => {
    const { test, before, now } = await withMissionDone()
    const other = await testLobby({ member: MEMBER, beside: test })
    const beside = await started(other)
    await act(async () => {
      for (const tab of [now(), beside.now()]) void tab.claim({ id: ROUNDS, title: 'Rounds' })
      await Promise.all([settle(test), settle(other)])
    })
    expect(test.backend.ledger(MEMBER)).toBe(before + 200)
  })

  it('that are not done are refused in words', async () => {
    const test = await testLobby({ member: MEMBER })
    const { now, claim } = await started(test)
    await claim()
    const { refusal } = now().claiming
    expect(refusal && textOf(refusal, en)).toBe('This mission is not done yet, or its time is over')
  })

  it('are asked for in the language of the site', async () => {
    const test = await testLobby({ member: MEMBER })
    const { now, mission } = await started(test)
    act(() => now().language.choose('TY'))
    await pass(test, 250)
    expect(mission().title).toBe('Maglaro ng 3 round ngayon')
  })

  it('are off where the feature or the promotion is off, and nothing is asked for', async () => {
    const flag = await testLobby({ member: MEMBER, backend: { flags: { MISSIONLB3: false } } })
    expect((await started(flag)).now().isOff).toBe(true)
    const promotion = await testLobby({ member: MEMBER })
    promotion.network.alter('/wps/system/settings/consolidated', (value) => {
      const whitelabel = typeof value.whitelabel === 'object' ? value.whitelabel : {}
      return { ...value, whitelabel: { ...whitelabel, promotions: { REFERRAL: true } } }
    })
    expect((await started(promotion)).now().isOff).toBe(true)
  })

  it.each(['500', 'drop', 'malformed', 'empty-object', 'null'] as const)(
    'and the rank list that do not come (%s) may each be asked for again',
    async (kind) => {
      const test = await testLobby({ member: MEMBER })
      test.backend.fault('listMissions', kind, 1)
      test.backend.fault('getMissionRank', kind, 1)
      const { now } = await started(test)
      expect(now()).toMatchObject({ status: 'failed', groups: [], rank: { status: 'failed', podium: [], me: undefined } })
      act(() => now().retry())
      await settle(test)
      expect(now()).toMatchObject({ status: 'ready', rank: { status: 'failed' } })
      act(() => now().rank.retry())
      await settle(test)
      expect(now().rank.status).toBe('ready')
      expect(now().rank.podium).toHaveLength(3)
    },
  )
})

describe('MEM-11 the rank list', () => {
  it('has a podium, the rest, and the member behind the list', async () => {
    const { now } = await withMissionDone()
    const { podium, rest, me } = now().rank
    expect(podium.map(({ place }) => place)).toEqual([1, 2, 3])
    expect(podium[0]).toMatchObject({ reward: '₱5,000', isMe: false })
    expect(rest[0]?.place).toBe(4)
    expect(me?.place).toBeGreaterThan(rest.at(-1)?.place ?? 0)
    expect(me).toMatchObject({ points: 102, reward: undefined })
  })

  it('has no place for who has no points', async () => {
    const { now } = await started(await testLobby({ member: MEMBER }))
    expect(now().rank.me).toEqual({ place: undefined, points: 0, reward: undefined })
  })

  it('marks the member in it', async () => {
    const test = await testLobby({ member: MEMBER })
    await playRounds(
      test.backend,
      MEMBER,
      Array.from({ length: 5 }, () => 9_000),
    )
    const { podium, rest, me } = (await started(test)).now().rank
    const marked = [...podium, ...rest].filter(({ isMe }) => isMe)
    expect(marked).toEqual([expect.objectContaining({ place: me?.place, points: 45_000, name: 'ag***01' })])
  })
})
