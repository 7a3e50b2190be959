import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { refusalOf } from './failure.rules.ts'
import { useLobby } from './useLobby.ts'
import type { ReadState } from './useLobbyQuery.ts'
import { useOfferRetry } from './useOfferRetry.ts'

/** How a list that grows at its end stands; `retry` asks for the page that did not come. */
export interface PagedState extends ReadState {
  /** Whether there is a further page to load. */
  hasMore: boolean
  /** Whether a further page is being loaded. */
  isLoadingMore: boolean
  /** The last page that was asked for did not come, or not yet after 10 s; `retry` asks for it again. */
  moreFailed: boolean
  /** Loads the next page, unless one is on its way or the last one did not come. */
  loadMore: () => void
}

interface PagedQuery<Page> extends PagedState {
  data: InfiniteData<Page> | undefined
  isError: boolean
  /** Whether these are the pages of the list before, until those of this one are here. */
  isStale: boolean
  /** Asks for the pages that are here again. */
  refetch: () => unknown
}

/**
 * Pages that follow each other. One that nobody answers, the first or a further one, is offered again after 10 s and never asked
 * again by itself; an answer that comes late is taken all the same.
 */
export function usePagedQuery<Page, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, number>,
  enabled: boolean,
): PagedQuery<Page> {
  const { queryClient } = useLobby()
  const {
    data,
    error,
    isError,
    hasNextPage,
    isFetchNextPageError,
    isFetchingNextPage,
    isPlaceholderData: isStale,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...options, enabled }, queryClient)
  const isFirst = !data || isStale
  const isWaiting = enabled && (isFirst ? !isError : isFetchingNextPage)
  const { isLong, retry } = useOfferRetry(options.queryKey, isWaiting, () => (moreFailed ? fetchNextPage() : refetch()))
  const moreFailed = !isFirst && (isLong || isFetchNextPageError)
  const hasMore = hasNextPage && !isStale && !moreFailed
  const isLoadingMore = isFetchingNextPage && !isLong
  const hash = hashKey(options.queryKey)
  const loadMore = useCallback(() => {
    if (!hasMore || isLoadingMore) return
    const { isInvalidated, fetchStatus, fetchMeta } = queryClient.getQueryCache().get(hash)?.state ?? {}
    const isAsked = fetchStatus === 'fetching' && fetchMeta?.fetchMore?.direction === 'forward'
    if (isInvalidated && !isAsked) {
      // The loaded pages are known to be wrong: behind what was removed, the next page would leave out as much. Once they are right,
      // the next page is another one; if there is none, nothing is asked.
      void refetch({ cancelRefetch: false }).then(() => fetchNextPage({ cancelRefetch: false }))
      return
    }
    // Any other refetch of the loaded pages must not delay the next page; a next page that is already asked for is not asked for twice.
    void fetchNextPage({ cancelRefetch: !isAsked })
  }, [queryClient, hash, hasMore, isLoadingMore, fetchNextPage, refetch])
  return {
    // The pages of the previous list are not shown in place of a list that does not come.
    data: isStale && isLong ? undefined : data,
    status: isFirst && isLong ? 'failed' : data ? 'ready' : isError ? 'failed' : 'loading',
    isError,
    isStale: isStale && !isLong,
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
    retry,
    refusal: !data && isError ? refusalOf(error, options.meta) : undefined,
    refetch,
  }
}
