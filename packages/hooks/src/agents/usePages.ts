import { type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { uniqueBy } from '../core/list.rules.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { useOfferRetry } from '../core/useOfferRetry.ts'

/** A page of a list. */
interface Page {
  list: unknown[]
  pageNum: number
  totalPages: number
  total: number
}

/** A list that grows at its end; `retry` asks for the page that did not come. */
export interface PagesResult<Item> extends ReadState {
  /** What is here so far, each once. */
  list: readonly Item[]
  /** How many there are in all; undefined until the first page is here. */
  total: number | undefined
  hasMore: boolean
  isLoadingMore: boolean
  /** The last page that was asked for did not come. */
  moreFailed: boolean
  loadMore: () => void
}

/** Pages that follow each other; `idOf` tells what they hold apart (AGENT-07). */
export function usePages<Answer extends Page, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Answer, Error, InfiniteData<Answer>, Key, number>,
  idOf: (item: Answer['list'][number]) => string,
): PagesResult<Answer['list'][number]> {
  const lobby = useLobby()
  const isLoggedIn = useIsLoggedIn()
  const { data, isError, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      ...options,
      enabled: isLoggedIn,
    },
    lobby.queryClient,
  )
  const { isLong, retry } = useOfferRetry(options.queryKey, isLoggedIn && !data && !isError, () =>
    isFetchNextPageError ? fetchNextPage() : refetch(),
  )
  const list = useMemo(() => {
    const rows: Answer['list'] = data?.pages.flatMap((page) => page.list) ?? []
    return uniqueBy(rows, idOf)
  }, [data, idOf])
  const hasMore = hasNextPage && !isFetchNextPageError
  return {
    list,
    total: data?.pages[0]?.total,
    status: data ? 'ready' : isError || isLong ? 'failed' : 'loading',
    hasMore,
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: useCallback(() => {
      if (hasMore && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
    }, [hasMore, isFetchingNextPage, fetchNextPage]),
    retry,
  }
}

/** Tells members apart. */
export const accountOf = ({ account }: { account: string }): string => account
