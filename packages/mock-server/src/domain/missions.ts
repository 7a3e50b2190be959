import { type Outcome, ok, refuse } from '../answers.ts'
import type { Value } from '../operation.ts'
import { REWARD_TURNOVER_TIMES, type SeedMission, seedMissions } from '../seed/missions.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'
import { addTurnover, amountOf, move } from './ledger.ts'
import { type Period, periodOf } from './periods.ts'
import { profitOf } from './profit.ts'
import { recordsOf } from './records.ts'

/** What a member did for a mission within its day or week; cents or a count. */
function doneIn(world: World, memberId: number, { kind }: SeedMission, { startsAt, endsAt }: Period): number {
  const records = recordsOf(world, memberId)
  switch (kind) {
    case 'rounds':
    case 'won': {
      const series = records.bets(kind === 'won' ? 'won' : undefined)
      const { from, to } = series.span(startsAt, endsAt - 1)
      return to - from
    }
    case 'stake':
    case 'deposit':
      return profitOf([records], { first: startsAt, last: endsAt - 1 })[kind]
    default: {
      const impossible: never = kind
      return impossible
    }
  }
}

/** Where a member stands with a mission now. */
function standing(world: World, memberId: number, mission: SeedMission) {
  const period = periodOf(mission.period, world.now())
  const rewardId = `${memberId}:mission ${mission.id}:${period.startsAt}`
  const done = Math.min(mission.target, doneIn(world, memberId, mission, period))
  const status = world.db.get('reward', rewardId) ? 'claimed' : done >= mission.target ? 'done' : 'open'
  return { period, rewardId, done, status } as const
}

const countOf = ({ kind }: SeedMission, count: number) => (kind === 'stake' || kind === 'deposit' ? amountOf(count) : count)

/** The missions of now, and how far the member is. */
export const missionsFor = (world: World, memberId: number, language: string): Value<'listMissions'> =>
  seedMissions.map((mission) => {
    const { id, title, period: name, kind, target, rewardCents } = mission
    const { period, done, status } = standing(world, memberId, mission)
    return {
      id,
      title: say(title, language),
      period: name,
      kind,
      target: countOf(mission, target),
      progress: countOf(mission, done),
      reward: amountOf(rewardCents),
      status,
      endsAt: period.endsAt,
    }
  })

/** Pays a reward once; its row says that it was. */
export function payReward(world: World, memberId: number, id: string, cents: number): number {
  const turnoverCents = cents * REWARD_TURNOVER_TIMES
  world.db.add('reward', { id, memberId, cents, at: world.now() })
  move(world, memberId, 'bonus', cents)
  addTurnover(world, memberId, turnoverCents)
  return turnoverCents
}

/** Books the reward of a mission that is done, and what is to be played for it. */
export function claimMission(world: World, memberId: number, id: number): Outcome<Value<'claimMission'>> {
  const mission = seedMissions.find((each) => each.id === id)
  if (!mission) return refuse('mission.unknown')
  const { rewardId, status } = standing(world, memberId, mission)
  if (status === 'claimed') return refuse('mission.claimed')
  if (status === 'open') return refuse('mission.not.done')
  const turnoverCents = payReward(world, memberId, rewardId, mission.rewardCents)
  return ok({ amount: amountOf(mission.rewardCents), turnover: amountOf(turnoverCents) })
}
