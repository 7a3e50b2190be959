import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byUrgency,
  groupMissions,
  type Mission,
  missionPercent,
  missionPeriod,
  missionStatus,
  podiumOf,
  RANK_LOOK_MS,
  untilEnd,
} from './mission.rules.ts'

const mission = (more: Partial<Mission>): Mission => ({
  id: 1,
  title: 'Play',
  period: 'day',
  kind: 'rounds',
  target: 10,
  progress: 0,
  reward: 5,
  status: 'open',
  endsAt: 1_000,
  ...more,
})

describe('MEM-11 a mission', () => {
  it('is done by 100 percent only when all of it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0.01, max: 1e9, noNaN: true }),
        (progress, target) => {
          const percent = missionPercent({ progress, target })
          expect(percent === 100).toBe(progress >= target)
          expect(percent).toBeGreaterThanOrEqual(0)
        },
      ),
    )
    expect(missionPercent({ progress: 0, target: 0 })).toBe(100)
    expect(missionPercent({ progress: 999, target: 1000 })).toBe(99)
  })

  it('with a word that nobody knows cannot be claimed and is daily', () => {
    expect(missionStatus({ status: 'paused' })).toBe('open')
    expect(missionPeriod({ period: 'moon' })).toBe('day')
    expect(missionPeriod({ period: 'week' })).toBe('week')
  })

  it('that can be claimed comes first, one that was claimed last, and none is lost', () => {
    const list = [
      mission({ id: 1, status: 'claimed' }),
      mission({ id: 2, progress: 3 }),
      mission({ id: 3, endsAt: 5_000, progress: 9 }),
      mission({ id: 4, status: 'done', endsAt: 9_000 }),
      mission({ id: 5, progress: 7 }),
    ]
    expect(byUrgency(list).map(({ id }) => id)).toEqual([4, 3, 5, 2, 1])
  })

  it('stands with those of its day or week, the day before the week', () => {
    const list = [mission({ id: 1, period: 'week', endsAt: 9_000 }), mission({ id: 2 }), mission({ id: 3, status: 'done' })]
    const groups = groupMissions(list).map(({ period, endsAt, missions }) => [period, endsAt, missions.map(({ id }) => id)])
    expect(groups).toEqual([
      ['day', 1_000, [3, 2]],
      ['week', 9_000, [1]],
    ])
    expect(groupMissions([])).toEqual([])
  })

  it.each([
    [[5_000, 9_000], 1_000, 5_000],
    // What has ended is not asked for without a pause, however long the backend gives the old one.
    [[500, 9_000], 1_000, RANK_LOOK_MS],
    [[], 1_000, undefined],
    [[Number.MAX_SAFE_INTEGER], 0, 2_000_000_000],
  ])('of those that end at %j the next ones are asked for at %i after %s ms', (ends, now, wait) => {
    expect(untilEnd(ends, now)).toBe(wait)
  })
})

it('MEM-11 the podium has the first three in their order, and the rest nobody else and nobody twice', () => {
  const places = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
  fc.assert(
    fc.property(places, (asked) => {
      const { podium, rest } = podiumOf(asked.map((place) => ({ place, name: 'x', points: 1 })))
      expect([...podium, ...rest].map(({ place }) => place)).toEqual(asked.toSorted((one, other) => one - other))
      expect(podium).toHaveLength(Math.min(3, asked.length))
    }),
  )
})
