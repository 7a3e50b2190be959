import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { unreadCountQueryOptions } from '../account/member.queries.ts'
import { VENDOR_RELOAD_MS } from '../core/language/language.rules.ts'
import { useSettledLanguage } from '../core/language/useLanguage.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { useIsLoggedIn } from '../core/session/useIsLoggedIn.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { useLobby } from '../core/useLobby.ts'
import type { ReadState } from '../core/useLobbyQuery.ts'
import { useOfferRetry } from '../core/useOfferRetry.ts'
import { markAllRead } from './changeMessages.ts'
import { messagesInfiniteQueryOptions } from './inbox.queries.ts'
import { INBOX_FILTERS, type InboxFilter, inboxFilterOf, searchOfInbox } from './messages.rules.ts'
import { type ShownMessage, shownMessage } from './shownMessages.ts'
import { type MessageChoice, useMessageChoice } from './useMessageChoice.ts'

/** The inbox; `status` and `retry` are of its first page. */
export interface MessagesResult extends ReadState {
  /** The messages so far, newest first, each once. */
  messages: readonly ShownMessage[]
  /** What can be shown: all, unread, or one kind. */
  filters: readonly InboxFilter[]
  /** What is shown; it stands in the address. */
  filter: InboxFilter
  setFilter: (filter: InboxFilter) => void
  /** Whether there is a further page to load. */
  hasMore: boolean
  isLoadingMore: boolean
  /** The last page that was asked for did not come; `loadMore` asks for it again. */
  moreFailed: boolean
  loadMore: () => void
  /** How many messages are unread in all, loaded or not; undefined while nobody knows (MEM-05). */
  unread: number | undefined
  markAllRead: () => Promise<void>
  /** Messages that are chosen to be deleted. */
  choice: MessageChoice
}

/**
 * The member's inbox: the list of a filter, page after page, what is unread, and what is done with several messages at once
 * (MEM-08). `search` is the query of the address.
 */
export function useMessages(search: string): MessagesResult {
  const lobby = useLobby()
  const language = useSettledLanguage(VENDOR_RELOAD_MS)
  const filter = inboxFilterOf(search)
  const enabled = useIsLoggedIn()
  const options = messagesInfiniteQueryOptions(lobby, { language, filter })
  const { data, isError, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      ...options,
      enabled,
    },
    lobby.queryClient,
  )
  const { isLong, retry } = useOfferRetry(options.queryKey, enabled && !data && !isError, refetch)
  const { data: unread } = useMemberQuery(unreadCountQueryOptions, undefined)
  const messages = useMemo(() => {
    // Pages shift while one reads: a message that a new one moved on comes twice.
    const all = new Map(data?.pages.flatMap(({ content }) => content.map((message) => [message.id, message])))
    return [...all.values()].map(shownMessage)
  }, [data])
  return {
    status: data !== undefined ? 'ready' : isError || isLong ? 'failed' : 'loading',
    retry,
    messages,
    filters: INBOX_FILTERS,
    filter,
    setFilter: useCallback(
      (next: InboxFilter) => lobby.ports.navigate(pathOf('inbox') + searchOfInbox(next), { replace: true }),
      [lobby],
    ),
    hasMore: hasNextPage && !isFetchNextPageError,
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: useCallback(() => {
      if (!isFetchingNextPage) void fetchNextPage()
    }, [isFetchingNextPage, fetchNextPage]),
    unread,
    markAllRead: useCallback(() => markAllRead(lobby), [lobby]),
    choice: useMessageChoice(messages),
  }
}
