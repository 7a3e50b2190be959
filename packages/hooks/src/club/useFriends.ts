import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { uniqueBy } from '../core/list.rules.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { useOfferRetry } from '../core/useOfferRetry.ts'
import { friendsInfiniteQueryOptions } from './club.queries.ts'
import { useClubTexts } from './useClubTexts.ts'

/** A friend who registered with the member's code. */
export interface ShownFriend {
  id: string
  /** The account as others may see it. */
  name: string
  /** The day of the registration; undefined where nobody says. */
  day: string | undefined
  hasDeposited: boolean
  /** What the friend brought, in words; undefined while that is nothing. */
  reward: string | undefined
}

/** A list of friends that grows at its end; `status` and `retry` are of its first page. */
export interface FriendsResult extends ReadState {
  /** Those that are here so far, the newest first, each once. */
  list: readonly ShownFriend[]
  hasMore: boolean
  isLoadingMore: boolean
  /** The last page that was asked for did not come; `loadMore` asks for it again. */
  moreFailed: boolean
  loadMore: () => void
}

/** The friends whom a member invited, page after page (MEM-06). */
export function useFriends(enabled: boolean): FriendsResult {
  const lobby = useLobby()
  const { money, day } = useClubTexts()
  const options = friendsInfiniteQueryOptions(lobby)
  const { data, isError, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      ...options,
      enabled,
    },
    lobby.queryClient,
  )
  const { isLong, retry } = useOfferRetry(options.queryKey, enabled && !data && !isError, refetch)
  const friends = useMemo(() => uniqueBy(data?.pages.flatMap(({ list }) => list) ?? [], ({ friendId }) => friendId), [data])
  return {
    list: friends.map(({ friendId, name, registeredAt, deposited, reward = 0 }) => ({
      id: friendId,
      name,
      day: day(registeredAt),
      hasDeposited: deposited,
      reward: reward > 0 ? money(reward) : undefined,
    })),
    status: data ? 'ready' : isError || isLong ? 'failed' : 'loading',
    hasMore: hasNextPage && !isFetchNextPageError,
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: useCallback(() => {
      if (!isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
    }, [isFetchingNextPage, fetchNextPage]),
    retry,
  }
}
