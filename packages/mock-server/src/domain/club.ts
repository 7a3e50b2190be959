import type { MemberRow } from '../rows.ts'
import { type ClubLevel, clubLevels, FIRST_LEVEL } from '../seed/club.ts'
import type { World } from '../world.ts'
import { move } from './ledger.ts'
import { isTrialMember } from './members.ts'
import { recordsOf } from './records.ts'

/** How far a member is in the club. */
export interface ClubStanding {
  level: ClubLevel
  /** None above the highest. */
  next: ClubLevel | undefined
  /** All that was staked since the registration, cents. */
  playedCents: number
}

/** How far a member is: by all that was staked, the history of the seed included, so a round that is played counts at once. */
export function standingOf(world: World, { id }: Pick<MemberRow, 'id'>): ClubStanding {
  const bets = recordsOf(world, id).bets()
  const playedCents = bets.sum('stake', { from: 0, to: bets.size() })
  return {
    level: clubLevels.findLast(({ cents }) => cents <= playedCents) ?? FIRST_LEVEL,
    next: clubLevels.find(({ cents }) => cents > playedCents),
    playedCents,
  }
}

/**
 * Books what a member gets for the levels that were reached since the data began, each once; called after every round. What
 * was reached before stands in the history of the seed.
 */
export function payLevels(world: World, member: MemberRow) {
  if (isTrialMember(member)) return
  const bets = recordsOf(world, member.id).bets()
  const playedBefore = bets.sum('stake', bets.span(0, world.startedAt - 1))
  const { playedCents } = standingOf(world, member)
  for (const { levelId, cents, benefits } of clubLevels) {
    const id = `${member.id}:level ${levelId}`
    const isNew = cents > playedBefore && cents <= playedCents && !world.db.get('reward', id)
    if (!isNew || !benefits.upgradeCents) continue
    world.db.add('reward', { id, memberId: member.id, cents: benefits.upgradeCents, at: world.now() })
    move(world, member.id, 'bonus', benefits.upgradeCents)
  }
}
