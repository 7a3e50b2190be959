import type { Value } from '../operation.ts'
import { createRandom } from '../random.ts'
import type { MemberRow } from '../rows.ts'
import { prizeOf, RANK_PLACES, RIVALS, rivalName } from '../seed/missions.ts'
import type { World } from '../world.ts'
import { amountOf } from './ledger.ts'
import { isTrialMember, masked } from './members.ts'
import { payReward } from './missions.ts'
import { type Period, periodAt, periodOf } from './periods.ts'
import { recordsOf } from './records.ts'

/** The fewest and the most points that a rival has at the end of a week. */
const FEWEST = 20
const MOST = 90_000
const CENTS_PER_POINT = 100

interface Player {
  name: string
  points: number
  isMe?: true
}

/**
 * The points of the others at a moment of a week, one at the least. They come from the seed and the number of the week alone;
 * each plays early or late in the week, so places change while it goes on, and nobody ever loses a point.
 */
function rivalsAt(world: World, { number, startsAt, endsAt }: Period, moment: number): Player[] {
  const random = createRandom(world.seed * 7919 + number).next
  const passed = Math.min(1, Math.max(0, (moment - startsAt) / (endsAt - startsAt)))
  return Array.from({ length: RIVALS }, (_, index) => {
    const whole = FEWEST * (MOST / FEWEST) ** random()
    const lateness = 0.5 + random() * 1.5
    return { name: masked(rivalName(index)), points: Math.max(1, Math.floor(whole * passed ** lateness)) }
  })
}

/** The points of a member in a week: a unit of the currency that was staked is one. */
function pointsOf(world: World, memberId: number, { startsAt, endsAt }: Period): number {
  const bets = recordsOf(world, memberId).bets()
  return Math.floor(bets.sum('stake', bets.span(startsAt, endsAt - 1)) / CENTS_PER_POINT)
}

/** All who have points, best first; who came first to as many stands before the member. */
function playersAt(world: World, { id, account }: MemberRow, week: Period, moment: number): Player[] {
  const points = pointsOf(world, id, week)
  const me: Player[] = points > 0 ? [{ name: masked(account), points, isMe: true }] : []
  return [...rivalsAt(world, week, moment), ...me].sort((one, other) => other.points - one.points)
}

const rewardOf = (place: number) => (prizeOf(place) > 0 ? { reward: amountOf(prizeOf(place)) } : {})

/** The rank list of this week, as a member sees it. */
export function rankFor(world: World, member: MemberRow): Value<'getMissionRank'> {
  const week = periodOf('week', world.now())
  const players = playersAt(world, member, week, world.now())
  const place = players.findIndex(({ isMe }) => isMe) + 1
  return {
    endsAt: week.endsAt,
    list: players.slice(0, RANK_PLACES).map((player, index) => ({ place: index + 1, ...player, ...rewardOf(index + 1) })),
    me: { points: pointsOf(world, member.id, week), ...(place > 0 && { place, ...rewardOf(place) }) },
  }
}

/** Pays a member what the places of the weeks brought that have ended since the data began; called before anything is looked at. */
export function payRanks(world: World, member: MemberRow) {
  if (isTrialMember(member)) return
  const { number: now } = periodOf('week', world.now())
  for (let { number } = periodOf('week', world.startedAt); number < now; number += 1) {
    const week = periodAt('week', number)
    const id = `${member.id}:rank:${week.startsAt}`
    if (world.db.get('reward', id)) continue
    const place = playersAt(world, member, week, week.endsAt).findIndex(({ isMe }) => isMe) + 1
    if (place > 0 && prizeOf(place) > 0) payReward(world, member.id, id, prizeOf(place))
  }
}
