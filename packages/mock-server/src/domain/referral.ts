import type { FriendRow } from '../promotionRows.ts'
import type { MemberRow } from '../rows.ts'
import { REWARD_CENTS, seedFriends } from '../seed/friends.ts'
import { promotionsUnder } from '../seed/settings.ts'
import type { World } from '../world.ts'
import { move } from './ledger.ts'
import { isTrialMember } from './members.ts'

const DAY_MS = 86_400_000
const CODE_LETTERS = 4
/** As many codes as there are texts of four letters and digits; the factor shares no divisor with it, so no two members have one. */
const CODES = 36 ** CODE_LETTERS
const FACTOR = 48_271

/** The invitation code of a member: capital letters and digits, as the rule of the field asks. */
export const codeOf = ({ id }: Pick<MemberRow, 'id'>) =>
  `LK${((id * FACTOR) % CODES).toString(36).padStart(CODE_LETTERS, '0').toUpperCase()}`

/** Whether members may invite friends. */
export const mayInvite = ({ scenario }: World) => promotionsUnder(scenario).REFERRAL

/** The member whose invitation code it is; nobody's while the promotion is off. */
export function inviterOf(world: World, code: string): MemberRow | undefined {
  if (!mayInvite(world)) return undefined
  return world.db.find('member', (row) => row.status === 'active' && !isTrialMember(row) && codeOf(row) === code)
}

/** Notes who invited a newcomer, where a member did. */
export function noteFriend(world: World, { id, account, regDate }: MemberRow, code: string | undefined) {
  const inviter = code === undefined ? undefined : inviterOf(world, code)
  if (inviter) world.db.add('friend', { id, inviterId: inviter.id, account, at: regDate })
}

/** A deposit of a member has arrived: whoever invited the member gets the reward for the first one. */
export function rewardInviter(world: World, memberId: number) {
  const friend = world.db.get('friend', memberId)
  if (!friend || friend.depositedAt !== undefined) return
  const rewardCents = mayInvite(world) ? REWARD_CENTS : 0
  world.db.patch('friend', memberId, { depositedAt: world.now(), rewardCents })
  move(world, friend.inviterId, 'referral', rewardCents)
}

/** The friends of a member, the newest first. */
export const friendsOf = (world: World, memberId: number): FriendRow[] =>
  world.db.filter('friend', ({ inviterId }) => inviterId === memberId).sort((one, other) => other.at - one.at)

/** Adds the friends of the seed; what they brought stands in the history of the members who invited them. */
export function addSeedFriends(world: World) {
  for (const [inviterId, friends] of seedFriends) {
    for (const [place, { account, joined, deposited }] of friends.entries()) {
      world.db.add('friend', {
        // Numbers below zero are no member's.
        id: -(inviterId * 1_000 + place),
        inviterId,
        account,
        at: world.startedAt - joined * DAY_MS,
        ...(deposited !== undefined && { depositedAt: world.startedAt - deposited * DAY_MS, rewardCents: REWARD_CENTS }),
      })
    }
  }
}
