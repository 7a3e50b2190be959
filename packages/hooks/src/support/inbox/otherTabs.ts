import { unreadCountKey } from '../../account/member.queries.ts'
import type { Lobby } from '../../core/lobby.ts'
import { messagesKey } from './inbox.queries.ts'

/** What a tab tells the others when a member's messages have changed. */
interface MessagesChanged {
  type: 'messagesChanged'
  userName: string
}

const isMessagesChanged = (message: unknown): message is MessagesChanged =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'messagesChanged' &&
  'userName' in message

/** Tells the member's other tabs that messages were read or deleted (MEM-05, MEM-08). */
export function tellMessagesChanged(lobby: Lobby): void {
  const { session } = lobby.state
  if (!session) return
  const message: MessagesChanged = { type: 'messagesChanged', userName: session.userName }
  lobby.ports.tabs.post(message)
}

/**
 * Asks for the unread number and the lists anew when another tab of the same member has changed messages; returns whether the
 * message was about that (MEM-05, MEM-08).
 */
export function followMessages(lobby: Lobby, message: unknown): boolean {
  if (!isMessagesChanged(message)) return false
  if (message.userName !== lobby.state.session?.userName) return true
  void lobby.queryClient.invalidateQueries({ queryKey: unreadCountKey })
  void lobby.queryClient.invalidateQueries({ queryKey: messagesKey })
  return true
}
