import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
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
}

/** Of the list with this hash the loaded pages are asked for again before the next one; when that is over they are still wrong. */
interface Reload {
  hash: string
  isOver: boolean
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
  const hash = hashKey(options.queryKey)
  const [reload, setReload] = useState<Reload>()
  const isReloading = reload?.hash === hash && !reload.isOver
  const isFirst = !data || isStale
  const isWaiting = enabled && (isFirst ? !isError : isFetchingNextPage || isReloading)
  const askMore = useCallback(async () => {
    const query = queryClient.getQueryCache().get(hash)
    const isAsked = query?.state.fetchStatus === 'fetching' && query.state.fetchMeta?.fetchMore?.direction === 'forward'
    if (query?.state.isInvalidated && !isAsked) {
      // The loaded pages are known to be wrong: behind what was removed, the next page would leave out as much. Once they are right,
      // the next page is another one; if there is none, nothing is asked.
      const mine = { hash, isOver: false }
      setReload(mine)
      await refetch({ cancelRefetch: false })
      const isRight = !query.state.isInvalidated
      setReload((now) => (now !== mine ? now : isRight ? undefined : { hash, isOver: true }))
      if (isRight) await fetchNextPage({ cancelRefetch: false })
      return
    }
    // Any other refetch of the loaded pages must not delay the next page; a next page that is already asked for is not asked for twice.
    await fetchNextPage({ cancelRefetch: !isAsked })
  }, [queryClient, hash, fetchNextPage, refetch])
  const { isLong, retry } = useOfferRetry(options.queryKey, isWaiting, () => {
    if (!moreFailed) return refetch()
    return isFetchNextPageError ? fetchNextPage() : askMore()
  })
  const couldNotReload = reload?.hash === hash && reload.isOver && isError
  const moreFailed = !isFirst && (isLong || isFetchNextPageError || couldNotReload)
  const hasMore = hasNextPage && !isStale && !moreFailed
  const isLoadingMore = (isFetchingNextPage || isReloading) && !isLong
  const loadMore = useCallback(() => {
    if (hasMore && !isLoadingMore) void askMore()
  }, [hasMore, isLoadingMore, askMore])
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
  }
}
