import { unreadCountKey, unreadCountQueryOptions } from '../../account/member.queries.ts'
import { failureMessage } from '../../core/failure.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { notify } from '../../core/notices/notices.ts'
import { write } from '../../core/write.ts'
import {
  deleteMessagesMutationOptions,
  MESSAGE_CHANGE,
  type MessagePages,
  messageKey,
  messagesKey,
  readAllMessagesMutationOptions,
  readMessageMutationOptions,
} from './inbox.queries.ts'
import { type InboxMessage, unreadAfter, withoutMessages, withRead } from './messages.rules.ts'
import { tellMessagesChanged } from './otherTabs.ts'

const listsOf = (lobby: Lobby) => lobby.queryClient.getQueriesData<MessagePages>({ queryKey: messagesKey })
const shownOf = (lobby: Lobby) => lobby.queryClient.getQueriesData<InboxMessage>({ queryKey: messageKey })

/** All that the lists and the open message hold, each message once. */
const knownMessages = (lobby: Lobby): InboxMessage[] => {
  const listed = listsOf(lobby).flatMap(([, data]) => data?.pages.flatMap(({ content }) => content) ?? [])
  const shown = shownOf(lobby).flatMap(([, message]) => message ?? [])
  return [...new Map([...listed, ...shown].map((message) => [message.id, message])).values()]
}

/** Changes the messages wherever they show: in every list, and where one stands open. */
function change(lobby: Lobby, how: (messages: readonly InboxMessage[]) => InboxMessage[]) {
  lobby.queryClient.setQueriesData<MessagePages>(
    { queryKey: messagesKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, content: how(page.content) })) },
  )
  lobby.queryClient.setQueriesData<InboxMessage>(
    { queryKey: messageKey },
    (message) => message && (how([message])[0] ?? message),
  )
}

/** The unread number stands in one place, from which every badge takes it (MEM-05). */
const addUnread = (lobby: Lobby, more: number) =>
  lobby.queryClient.setQueryData(unreadCountQueryOptions(lobby).queryKey, (unread) =>
    unread === undefined ? undefined : unreadAfter(unread, more),
  )

/**
 * Does a change that shows already, and `undo`es what the backend did not accept; true when it did. The last of several
 * changes that are under way asks for the number and the lists anew, for other devices change them, too.
 */
async function confirm(lobby: Lobby, send: () => Promise<unknown>, undo: () => void, lists: 'active' | 'none') {
  const member = lobby.state.session?.userName
  let failure: unknown
  try {
    await send()
  } catch (error) {
    failure = error
  }
  if (lobby.state.session?.userName !== member) return { isDone: false, failure: undefined }
  if (failure) undo()
  else tellMessagesChanged(lobby)
  const { queryClient } = lobby
  if (queryClient.isMutating({ mutationKey: MESSAGE_CHANGE }) === 0) {
    void queryClient.invalidateQueries({ queryKey: unreadCountKey })
    void queryClient.invalidateQueries({ queryKey: messagesKey, refetchType: lists })
  }
  return { isDone: failure === undefined, failure }
}

/**
 * Marks an opened message as read, at once wherever it and the unread number show; undone where the backend did not hear it.
 * A failure is not told: the text is read all the same, and the next opening marks it (MEM-08).
 */
export async function markRead(lobby: Lobby, id: number): Promise<void> {
  const ids = new Set([id])
  change(lobby, (messages) => withRead(messages, true, ids))
  addUnread(lobby, -1)
  const undo = () => {
    change(lobby, (messages) => withRead(messages, false, ids))
    addUnread(lobby, 1)
  }
  await confirm(lobby, () => write(lobby, readMessageMutationOptions(lobby), id), undo, 'none')
}

/** Marks all messages as read, loaded or not; a failure is told and undone (MEM-08). */
export async function markAllRead(lobby: Lobby): Promise<void> {
  const unread = new Set(knownMessages(lobby).flatMap(({ id, isRead }) => (isRead ? [] : [id])))
  const before = lobby.queryClient.getQueryData(unreadCountQueryOptions(lobby).queryKey) ?? 0
  change(lobby, (messages) => withRead(messages, true))
  addUnread(lobby, -before)
  const undo = () => {
    change(lobby, (messages) => withRead(messages, false, unread))
    addUnread(lobby, before)
  }
  const { failure } = await confirm(lobby, () => write(lobby, readAllMessagesMutationOptions(lobby), undefined), undo, 'active')
  if (failure) notify(lobby, 'fail', failureMessage(failure))
}

/** Deletes messages; true when they are gone. They leave every list at once; a failure is told and undone (MEM-08). */
export async function removeMessages(lobby: Lobby, ids: readonly number[]): Promise<boolean> {
  const gone = new Set(ids)
  const lists = listsOf(lobby)
  const unread = knownMessages(lobby).filter(({ id, isRead }) => gone.has(id) && !isRead).length
  change(lobby, (messages) => withoutMessages(messages, gone))
  addUnread(lobby, -unread)
  const undo = () => {
    for (const [key, data] of lists) lobby.queryClient.setQueryData(key, data)
    addUnread(lobby, unread)
  }
  const { isDone, failure } = await confirm(
    lobby,
    () => write(lobby, deleteMessagesMutationOptions(lobby), ids),
    undo,
    'active',
  )
  if (failure) notify(lobby, 'fail', failureMessage(failure))
  if (isDone) for (const id of ids) lobby.queryClient.removeQueries({ queryKey: messageKey, predicate: isOf(id) })
  return isDone
}

const isOf =
  (id: number) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.some((part) => typeof part === 'object' && part !== null && 'id' in part && part.id === id)
