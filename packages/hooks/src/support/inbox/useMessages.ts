import { useCallback, useMemo } from 'react'
import { unreadCountQueryOptions } from '../../account/member.queries.ts'
import { VENDOR_RELOAD_MS } from '../../core/language/language.rules.ts'
import { useSettledLanguage } from '../../core/language/useLanguage.ts'
import { uniqueBy } from '../../core/list.rules.ts'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { useIsLoggedIn } from '../../core/session/useIsLoggedIn.ts'
import { useMemberQuery } from '../../core/session/useMemberQuery.ts'
import { useLobby } from '../../core/useLobby.ts'
import { type PagedState, usePagedQuery } from '../../core/usePagedQuery.ts'
import { markAllRead } from './changeMessages.ts'
import { messagesInfiniteQueryOptions } from './inbox.queries.ts'
import { INBOX_FILTERS, type InboxFilter, inboxFilterOf, searchOfInbox } from './messages.rules.ts'
import { type ShownMessage, shownMessage } from './shownMessages.ts'
import { type MessageChoice, useMessageChoice } from './useMessageChoice.ts'

/** The inbox. */
export interface MessagesResult extends PagedState {
  /** The messages so far, newest first, each once. */
  messages: readonly ShownMessage[]
  /** Whether there is none to show, and none to come either. */
  isEmpty: boolean
  /** What can be shown: all, unread, or one kind. */
  filters: readonly InboxFilter[]
  /** What is shown; it stands in the address. */
  filter: InboxFilter
  /** Shows other messages and ends the choosing of some; the address changes with it. */
  setFilter: (filter: InboxFilter) => void
  /** How many messages are unread in all, loaded or not; undefined while nobody knows (MEM-05). */
  unread: number | undefined
  /** Whether any is known to be unread. */
  hasUnread: boolean
  /** Marks all messages as read (MEM-08). */
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
  const options = messagesInfiniteQueryOptions(lobby, { language, filter })
  const paged = usePagedQuery(options, useIsLoggedIn())
  const { data, hasMore, isLoadingMore, moreFailed, loadMore, retry, refusal } = paged
  const { data: unread } = useMemberQuery(unreadCountQueryOptions, undefined)
  const messages = useMemo(() => {
    // Pages shift while one reads: a message that a new one moved on comes twice.
    const all = uniqueBy(data?.pages.flatMap(({ content }) => content) ?? [], ({ id }) => id)
    return all.map(shownMessage)
  }, [data])
  const choice = useMessageChoice(messages)
  const { stop } = choice
  // All that were loaded are deleted, and the next ones, which have moved up to the first page, did not come.
  const isCutOff = moreFailed && messages.length === 0
  return {
    status: isCutOff ? 'failed' : paged.status,
    retry,
    refusal,
    messages,
    isEmpty: messages.length === 0 && !hasMore,
    filters: INBOX_FILTERS,
    filter,
    setFilter: useCallback(
      (next: InboxFilter) => {
        stop()
        lobby.ports.navigate(pathOf('inbox') + searchOfInbox(next), { replace: true })
      },
      [lobby, stop],
    ),
    hasMore,
    isLoadingMore,
    moreFailed,
    loadMore,
    unread,
    hasUnread: (unread ?? 0) > 0,
    markAllRead: useCallback(() => markAllRead(lobby), [lobby]),
    choice,
  }
}
