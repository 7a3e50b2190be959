import {
  clubBenefitQueryOptions,
  friendsInfiniteQueryOptions,
  inviteAccess,
  memberInfoQueryOptions,
  read,
  readPages,
  readWhere,
  referralQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const vip = () => [read(clubBenefitQueryOptions, undefined), read(memberInfoQueryOptions, undefined)]

/** Nothing is asked before the settings say that friends are invited here: no page of the build can know it. */
export const inviteFriends = ({ language }: ReadPlace) => [
  readWhere(
    inviteAccess,
    { language },
    read(referralQueryOptions, undefined),
    readPages(friendsInfiniteQueryOptions, undefined),
  ),
]
