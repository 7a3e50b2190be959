import { useMemo } from 'react'
import { uniqueBy } from '../../core/list.rules.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type PagedState, usePagedQuery } from '../../core/usePagedQuery.ts'
import { signedText } from '../../money/signed.rules.ts'
import { friendsInfiniteQueryOptions } from './referral.queries.ts'
import { useClubTexts } from './useClubTexts.ts'

/** A friend who registered with the member's code. */
export interface ShownFriend {
  /** Id of the friend, unique in the list. */
  id: string
  /** The account as others may see it. */
  name: string
  /** The day of the registration; undefined where nobody says. */
  day: string | undefined
  /** Whether the friend has made a deposit. */
  hasDeposited: boolean
  /** What the friend brought, in words with a plus before it; undefined while that is nothing. */
  reward: string | undefined
}

/** A list of friends that grows at its end. */
export interface FriendsResult extends PagedState {
  /** The friends that are loaded so far, the newest first, each once. */
  list: readonly ShownFriend[]
}

/** The friends whom a member invited, page after page (MEM-06). */
export function useFriends(enabled: boolean): FriendsResult {
  const { money, day } = useClubTexts()
  const options = friendsInfiniteQueryOptions(useLobby())
  const { data, status, hasMore, isLoadingMore, moreFailed, loadMore, retry, refusal } = usePagedQuery(options, enabled)
  const friends = useMemo(() => uniqueBy(data?.pages.flatMap(({ list }) => list) ?? [], ({ friendId }) => friendId), [data])
  return {
    list: friends.map(({ friendId, name, registeredAt, deposited, reward = 0 }) => ({
      id: friendId,
      name,
      day: day(registeredAt),
      hasDeposited: deposited,
      reward: reward > 0 ? signedText(reward, money) : undefined,
    })),
    status,
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
    retry,
    refusal,
  }
}
