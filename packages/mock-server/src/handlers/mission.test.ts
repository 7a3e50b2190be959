import { describe, expect, it } from 'vitest'
import { RANK_PLACES } from '../seed/missions.ts'
import { createTester, openGame, readAt } from '../testKit.ts'

const DAY_SECONDS = 86_400
const AGENT = ['agent01', 'Agent01pass'] as const
const ROUNDS = 2
const STAKE_TODAY = 4
const STAKE_WEEK = 6

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

async function started() {
  const tester = createTester()
  const token = await tester.logIn(...AGENT)
  const play = await openGame(tester, token)
  const mission = async (id: number) => {
    const { value } = await tester.send('listMissions', { token, query: { language: 'EN' } })
    return itemsOf(value).find((each) => readAt(each, ['id']) === id)
  }
  const rank = () => tester.send('getMissionRank', { token })
  const claim = (id: number, key?: string) =>
    tester.send('claimMission', { token, path: { id }, ...(key && { headers: { 'Idempotency-Key': key } }) })
  const balance = () => tester.backend.member('agent01')?.balanceCents ?? 0
  return { tester, token, play, mission, rank, claim, balance }
}

describe('MEM-11 a mission', () => {
  it('moves with each round, and is done at its target and never beyond it', async () => {
    const { play, mission } = await started()
    expect(await mission(ROUNDS)).toMatchObject({ target: 3, progress: 0, status: 'open' })
    await play(100)
    await play(100)
    expect(await mission(ROUNDS)).toMatchObject({ progress: 2, status: 'open' })
    for (let more = 0; more < 3; more += 1) await play(20_000)
    expect(await mission(ROUNDS)).toMatchObject({ progress: 3, status: 'done' })
    expect(await mission(STAKE_TODAY)).toMatchObject({ target: 500, progress: 500, status: 'done' })
    expect(await mission(STAKE_WEEK)).toMatchObject({ target: 5_000, progress: 602, status: 'open' })
  })

  it('gives its reward once, and only when it is done', async () => {
    const { tester, play, mission, claim, balance } = await started()
    expect(await claim(ROUNDS)).toMatchObject({ errorCode: 'mission.not.done' })
    expect(await claim(99)).toMatchObject({ errorCode: 'mission.unknown' })
    for (let more = 0; more < 3; more += 1) await play(100)
    const before = balance()
    const key = 'intention-aaaaaaaaaa'
    const answers = await Promise.all([claim(ROUNDS, key), claim(ROUNDS, key), claim(ROUNDS)])
    expect(answers.map(({ errorCode, value }) => errorCode ?? value)).toEqual([
      { amount: 2, turnover: 2 },
      { amount: 2, turnover: 2 },
      'mission.claimed',
    ])
    expect(balance()).toBe(before + 200)
    expect(tester.backend.ledger('agent01')).toBe(balance())
    expect(await mission(ROUNDS)).toMatchObject({ status: 'claimed' })
  })

  it('of the day begins anew with the day, one of the week goes on', async () => {
    const { tester, play, mission, claim } = await started()
    for (let more = 0; more < 3; more += 1) await play(10_000)
    await claim(ROUNDS)
    const endsAt = Number(readAt(await mission(ROUNDS), ['endsAt']))
    expect(new Date(endsAt).toISOString()).toBe('2026-11-21T16:00:00.000Z')
    // The last moment of the day, and the first of the next.
    tester.pass((endsAt - 1 - tester.now()) / 1000)
    expect(await mission(ROUNDS)).toMatchObject({ status: 'claimed' })
    tester.pass(0.001)
    const other = await tester.logIn(...AGENT)
    const { value } = await tester.send('listMissions', { token: other, query: { language: 'TY' } })
    const later = itemsOf(value)
    expect(later.find((each) => readAt(each, ['id']) === ROUNDS)).toMatchObject({ progress: 0, status: 'open' })
    expect(later.find((each) => readAt(each, ['id']) === STAKE_WEEK)).toMatchObject({ progress: 300 })
    expect(await tester.send('claimMission', { token: other, path: { id: ROUNDS } })).toMatchObject({
      errorCode: 'mission.not.done',
    })
  })

  it('is for no trial member, and for nobody while it is switched off', async () => {
    const { tester, claim, rank } = await started()
    const trial = await tester.logIn('trial01', 'Trial01pass')
    expect(await tester.send('claimMission', { token: trial, path: { id: 2 } })).toMatchObject({
      errorCode: 'trial.not.allowed',
    })
    tester.backend.setFlag('MISSIONLB3', false)
    expect(await rank()).toMatchObject({ errorCode: 'feature.off' })
    expect(await claim(ROUNDS)).toMatchObject({ errorCode: 'feature.off' })
  })
})

describe('MEM-11 the rank list', () => {
  it('has the member where the points say, from behind its end up to the first place', async () => {
    const { tester, play, rank } = await started()
    expect((await rank()).at('me')).toEqual({ points: 0 })
    await play(100)
    const behind = await rank()
    expect(Number(behind.at('me', 'place'))).toBeGreaterThan(RANK_PLACES)
    expect(itemsOf(behind.at('list')).some((each) => readAt(each, ['isMe']) === true)).toBe(false)
    for (let more = 0; more < 4; more += 1) await play(900_000)
    const ahead = await rank()
    const list = itemsOf(ahead.at('list'))
    const me = ahead.at('me')
    expect(me).toMatchObject({ points: 36_001 })
    expect(list.find((each) => readAt(each, ['isMe']) === true)).toMatchObject({ ...Object(me), name: 'ag***01' })
    const points = list.map((each) => Number(readAt(each, ['points'])))
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(list.map((each) => readAt(each, ['place']))).toEqual(list.map((_, index) => index + 1))
    expect(tester.backend.violations).toEqual([])
  })

  it('moves with time, the same way for the same seed, and nobody loses a point within a week', async () => {
    const board = async (seconds: number) => {
      const { tester } = await started()
      tester.pass(seconds)
      const token = await tester.logIn(...AGENT)
      return itemsOf((await tester.send('getMissionRank', { token })).at('list'))
    }
    const [now, again, later] = [await board(60), await board(60), await board(DAY_SECONDS)]
    expect(again).toEqual(now)
    expect(later).not.toEqual(now)
    const most = (list: unknown[]) => Number(readAt(list[0], ['points']))
    expect(most(later)).toBeGreaterThanOrEqual(most(now))
    expect(later.map((each) => readAt(each, ['name']))).not.toEqual(now.map((each) => readAt(each, ['name'])))
  })

  it('pays what a place brought once, when its week has ended', async () => {
    const { tester, play, balance } = await started()
    for (let more = 0; more < 5; more += 1) await play(900_000)
    const before = balance()
    tester.pass(8 * DAY_SECONDS)
    const token = await tester.logIn(...AGENT)
    const rank = await tester.send('getMissionRank', { token })
    const paid = balance() - before
    expect(paid).toBeGreaterThan(0)
    expect(rank.at('me')).toEqual({ points: 0 })
    await tester.send('getMissionRank', { token })
    await tester.send('listMissions', { token, query: { language: 'EN' } })
    expect(balance()).toBe(before + paid)
    expect(tester.backend.ledger('agent01')).toBe(balance())
  })
})
