import type { MemberRow } from '../rows.ts'
import { type ClubLevel, clubLevels, FIRST_LEVEL } from '../seed/club.ts'
import type { World } from '../world.ts'
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
export function standingOf(world: World, { id }: MemberRow): ClubStanding {
  const bets = recordsOf(world, id).bets()
  const playedCents = bets.sum('stake', { from: 0, to: bets.size() })
  return {
    level: clubLevels.findLast(({ cents }) => cents <= playedCents) ?? FIRST_LEVEL,
    next: clubLevels.find(({ cents }) => cents > playedCents),
    playedCents,
  }
}
