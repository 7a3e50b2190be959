import { unreadCountKey } from '../account/member.queries.ts'
import type { Lobby } from '../core/lobby.ts'
import { perLobby } from '../core/perLobby.ts'
import { messagesKey } from './inbox.queries.ts'

/** What a tab tells the others when a member's messages have changed. */
interface MessagesChanged {
  type: 'messagesChanged'
  userName: string
  /** The tab that changed them, which hears its own word as well. */
  tab: string
}

const isMessagesChanged = (message: unknown): message is MessagesChanged =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'messagesChanged' &&
  'userName' in message &&
  'tab' in message

/** Tells a tab from the others of its member. */
const tabOf = /* @__PURE__ */ perLobby(() => ({ id: crypto.getRandomValues(new Uint32Array(4)).join('-') }))

/** Tells the member's other tabs that messages were read or deleted (MEM-05, MEM-08). */
export function tellMessagesChanged(lobby: Lobby): void {
  const { session } = lobby.state
  if (!session) return
  const message: MessagesChanged = { type: 'messagesChanged', userName: session.userName, tab: tabOf(lobby).id }
  lobby.ports.tabs.post(message)
}

/**
 * Asks for the unread number and the lists anew when another tab of the same member has changed messages; returns whether the
 * message was about that (MEM-05, MEM-08).
 */
export function followMessages(lobby: Lobby, message: unknown): boolean {
  if (!isMessagesChanged(message)) return false
  if (message.tab === tabOf(lobby).id || message.userName !== lobby.state.session?.userName) return true
  void lobby.queryClient.invalidateQueries({ queryKey: unreadCountKey })
  void lobby.queryClient.invalidateQueries({ queryKey: messagesKey })
  return true
}
