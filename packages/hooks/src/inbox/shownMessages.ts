import { dayAndTimeIn, dayIn } from '../core/localTime.ts'
import { pathOf } from '../core/navigation/addresses.rules.ts'
import { type InboxMessage, kindOf, type MessageKind, searchOfMessage } from './messages.rules.ts'

/** A message as its page shows it. */
export interface ShownMessage {
  id: number
  kind: MessageKind
  title: string
  /** HTML of the backend, to be sanitised. */
  content: string
  /** When it was sent, YYYY-MM-DD HH:mm in the viewer's own time; empty where nobody knows. */
  sentOn: string
  isRead: boolean
  /** The path that opens it. */
  path: string
}

const TIME_LENGTH = 'HH:mm'.length

/** A message with its time in the zone `zone` of the viewer. */
export const shownMessage = (message: InboxMessage, zone: string): ShownMessage => {
  const { id, title, content, sentAt, isRead } = message
  const sentOn = `${dayIn(zone, sentAt)} ${dayAndTimeIn(zone, sentAt).slice(-TIME_LENGTH)}`.trim()
  return { id, kind: kindOf(message), title, content, sentOn, isRead, path: pathOf('message') + searchOfMessage(id) }
}
