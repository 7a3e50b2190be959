import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import { nextPage } from '../../core/list.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'

export const referralKey = memberKey('referral')
export const friendsKey = memberKey('friends')

/** Friends of a page (assumed). */
const PAGE_SIZE = 20

/** The member's invitation code, and what it brought (MEM-06). */
export const referralQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: referralKey,
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => lobby.sdk.wps.GET('/wps/member/referral', { signal }),
  })

/** The friends who registered with it, the newest first, page after page (MEM-06). */
export const friendsInfiniteQueryOptions = (lobby: Lobby) =>
  infiniteQueryOptions({
    queryKey: [...friendsKey, 'infinite'],
    staleTime: staleAtOnce,
    queryFn: ({ pageParam: pageNo, signal }) =>
      lobby.sdk.wps.GET('/wps/member/referral/friends', { params: { query: { pageNo, pageSize: PAGE_SIZE } }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
