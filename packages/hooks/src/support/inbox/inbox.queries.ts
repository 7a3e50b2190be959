import { type InfiniteData, infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { unreadCountKey } from '../../account/member.queries.ts'
import { lastingRefusals } from '../../core/failure.rules.ts'
import { memberKey } from '../../core/keys.ts'
import { nextPage } from '../../core/list.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { DELETE_AT_ONCE, type InboxFilter, type InboxMessage, inboxQuery, MESSAGE_PAGE_SIZE } from './messages.rules.ts'

export const messagesKey = memberKey('messages')
export const messageKey = memberKey('message')
/** What every change of messages is called, so that one knows when the last of several is done. */
export const MESSAGE_CHANGE = ['messages']

/** A page of the inbox. */
interface MessagePage {
  content: InboxMessage[]
  totalPages: number
}
/** The pages of a list so far. */
export type MessagePages = InfiniteData<MessagePage, number>

/** The member's messages, newest first, page after page (MEM-08). */
export const messagesInfiniteQueryOptions = (lobby: Lobby, { language, filter }: { language: string; filter: InboxFilter }) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, { language, filter }, 'infinite'],
    queryFn: ({ pageParam, signal }): Promise<MessagePage> => {
      // A message that came meanwhile is in this list, so the number beside it and on every badge is asked for, too (MEM-05).
      if (pageParam === 1) void lobby.queryClient.invalidateQueries({ queryKey: unreadCountKey }, { cancelRefetch: false })
      const query = { pageNo: pageParam, pageSize: MESSAGE_PAGE_SIZE, language, ...inboxQuery(filter) }
      return lobby.sdk.wps.GET('/wps/message', { params: { query }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** One message; whoever comes from the list has its text already, and nothing is asked (MEM-08). */
export const messageQueryOptions = (lobby: Lobby, { language, id }: { language: string; id: number }) =>
  queryOptions({
    queryKey: [...messageKey, { language, id }],
    queryFn: ({ signal }): Promise<InboxMessage> =>
      lobby.sdk.wps.GET('/wps/message/{id}', { params: { path: { id }, query: { language } }, signal }),
    initialData: () =>
      lobby.queryClient
        .getQueriesData<MessagePages>({ queryKey: [...messagesKey, { language }] })
        .flatMap(([, data]) => data?.pages ?? [])
        .flatMap(({ content }) => content)
        .find((message) => message.id === id),
    staleTime: Number.POSITIVE_INFINITY,
    meta: lastingRefusals({ 'message.not.found': 'message_gone' }),
  })

/** Marks a message as read (MEM-08). */
export const readMessageMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: MESSAGE_CHANGE,
    mutationFn: (id: number): Promise<void> => lobby.sdk.wps.PUT('/wps/message/{id}', { params: { path: { id } } }),
  })

/** Marks all of them as read, in one call (MEM-08). */
export const readAllMessagesMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: MESSAGE_CHANGE,
    mutationFn: (): Promise<void> => lobby.sdk.wps.PUT('/wps/message'),
  })

/** Deletes messages: one by its own call, several by one for all of them (MEM-08). */
export const deleteMessagesMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: MESSAGE_CHANGE,
    mutationFn: async (ids: readonly number[]): Promise<void> => {
      const [id, ...others] = ids
      if (id === undefined) return
      if (others.length === 0) return await lobby.sdk.wps.DELETE('/wps/message/{id}', { params: { path: { id } } })
      for (let from = 0; from < ids.length; from += DELETE_AT_ONCE) {
        await lobby.sdk.wps.DELETE('/wps/message', { body: { ids: ids.slice(from, from + DELETE_AT_ONCE) } })
      }
    },
  })
