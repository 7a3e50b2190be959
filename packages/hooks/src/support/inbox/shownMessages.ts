import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { minuteOf } from '../../core/time/minute.rules.ts'
import { type InboxMessage, kindOf, type MessageKind, searchOfMessage } from './messages.rules.ts'

/** A message as its page shows it. */
export interface ShownMessage {
  /** Number of the message. */
  id: number
  /** Which kind of message it is. */
  kind: MessageKind
  /** Title of the message. */
  title: string
  /** HTML of the backend, to be sanitised. */
  content: string
  /** When it was sent, YYYY-MM-DD HH:mm in the viewer's own time; empty where nobody knows. */
  sentOn: string
  /** Whether the member has read it. */
  isRead: boolean
  /** The path that opens it. */
  path: string
}

/** A message with its time in the viewer's own zone. */
export const shownMessage = (message: InboxMessage): ShownMessage => {
  const { id, title, content, sentAt, isRead } = message
  const sentOn = minuteOf(sentAt, new Date(sentAt).getTimezoneOffset())
  return { id, kind: kindOf(message), title, content, sentOn, isRead, path: pathOf('message') + searchOfMessage(id) }
}
