import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { uniqueBy } from './list.rules.ts'
import { useIsLoggedIn } from './session/useIsLoggedIn.ts'
import { type PagedState, usePagedQuery } from './usePagedQuery.ts'

/** A page of a list. */
interface Page {
  list: unknown[]
  pageNum: number
  totalPages: number
  total: number
}

/** A list that grows at its end. */
export interface PagesResult<Item> extends PagedState {
  /** What is here so far, each once. */
  list: readonly Item[]
  /** How many there are in all; undefined until the first page is here. */
  total: number | undefined
}

/** Pages that follow each other; `idOf` tells what they hold apart. */
export function usePages<Answer extends Page, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Answer, Error, InfiniteData<Answer>, Key, number>,
  idOf: (item: Answer['list'][number]) => string,
): PagesResult<Answer['list'][number]> {
  const { data, status, hasMore, isLoadingMore, moreFailed, loadMore, retry, refusal } = usePagedQuery(options, useIsLoggedIn())
  const list = useMemo(() => {
    const rows: Answer['list'] = data?.pages.flatMap((page) => page.list) ?? []
    return uniqueBy(rows, idOf)
  }, [data, idOf])
  return {
    list,
    total: data?.pages[0]?.total,
    status,
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
    retry,
    refusal,
  }
}
