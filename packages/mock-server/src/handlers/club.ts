import { ok, RefusedError, refuse } from '../answers.ts'
import { standingOf } from '../domain/club.ts'
import { amountOf } from '../domain/ledger.ts'
import { isTrialMember, masked } from '../domain/members.ts'
import { codeOf, friendsOf, mayInvite } from '../domain/referral.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Call, Handlers } from '../operation.ts'
import type { FriendRow } from '../promotionRows.ts'
import { type ClubLevel, clubLevels } from '../seed/club.ts'
import { REWARD_CENTS } from '../seed/friends.ts'

/** The member who may invite friends; throws the refusal of everyone else. */
function inviter(call: Pick<Call<'getReferral'>, 'world' | 'member' | 'session'>) {
  const { member } = signedIn(call)
  if (isTrialMember(member)) throw new RefusedError(refuse('trial.not.allowed'))
  if (!mayInvite(call.world)) throw new RefusedError(refuse('feature.off'))
  return member
}

const benefitsOf = ({ upgradeCents, withdrawals, withdrawMostCents, isFast }: ClubLevel['benefits']) => [
  ...(upgradeCents ? [{ kind: 'upgrade', value: amountOf(upgradeCents) }] : []),
  { kind: 'withdrawals', value: withdrawals },
  { kind: 'withdrawMost', value: amountOf(withdrawMostCents) },
  ...(isFast ? [{ kind: 'fast' }] : []),
]

const friendView = ({ id, account, at, depositedAt, rewardCents = 0 }: FriendRow) => ({
  friendId: String(id),
  name: masked(account),
  registeredAt: at,
  deposited: depositedAt !== undefined,
  ...(rewardCents > 0 && { reward: amountOf(rewardCents) }),
})

export const clubHandlers = {
  getClubBenefit(call) {
    const { member } = signedIn(call)
    if (!call.world.flags.MEMCLUB3) return refuse('feature.off')
    const { level, next, playedCents } = standingOf(call.world, member)
    return ok({
      levelId: level.levelId,
      progress: {
        played: amountOf(playedCents),
        ...(next && { needed: amountOf(next.cents) }),
        since: member.regDate,
      },
      levels: clubLevels.map(({ levelId, name, cents, benefits }) => ({
        levelId,
        name,
        amount: amountOf(cents),
        benefits: benefitsOf(benefits),
      })),
    })
  },
  getReferral(call) {
    const member = inviter(call)
    const friends = friendsOf(call.world, member.id)
    return ok({
      code: codeOf(member),
      reward: amountOf(REWARD_CENTS),
      totals: {
        registered: friends.length,
        deposited: friends.filter(({ depositedAt }) => depositedAt !== undefined).length,
        reward: amountOf(friends.reduce((sum, { rewardCents = 0 }) => sum + rewardCents, 0)),
      },
    })
  },
  listFriends(call) {
    const friends = friendsOf(call.world, inviter(call).id)
    const { pageNo, pageSize } = call.query
    return ok({
      list: friends.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(friendView),
      pageNum: pageNo,
      totalPages: Math.ceil(friends.length / pageSize),
      total: friends.length,
    })
  },
} satisfies Partial<Handlers>
