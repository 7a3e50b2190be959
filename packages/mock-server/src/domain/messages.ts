import { paginate } from '../catalogue.ts'
import type { MessageRow } from '../rows.ts'
import { filled, type MessageEvent, messageText } from '../seed/messages.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

/** What a member has in the inbox; only to read, for these are the rows themselves. */
export const messagesOf = (world: World, memberId: number): Readonly<MessageRow>[] =>
  world.scenario.empty ? [] : world.db.peek('message').filter((row) => row.memberId === memberId)

export const unreadOf = (world: World, memberId: number) => messagesOf(world, memberId).filter(({ read }) => !read)

/** A message of a member, or none where the number is another member's. */
export const messageOf = (world: World, memberId: number, id: number) =>
  messagesOf(world, memberId).find((row) => row.id === id)

interface Wanted {
  unread?: boolean | undefined
  kind?: string | undefined
  pageNo: number
  pageSize: number
}

/** A page of a member's messages, newest first. */
export function messagePage(world: World, memberId: number, { unread, kind, pageNo, pageSize }: Wanted) {
  const rows = messagesOf(world, memberId)
    .filter((row) => (unread ? !row.read : true))
    .filter((row) => (kind ? messageText(row.text)?.kind === kind : true))
    .sort((one, other) => other.sentAt - one.sentAt || other.id - one.id)
  return paginate(rows, pageNo, pageSize)
}

/** Tells a member something of their own, as a message nobody has read. */
export function tell(world: World, memberId: number, event: MessageEvent, about: NonNullable<MessageRow['about']>) {
  world.db.add('message', { id: world.nextId(), memberId, text: event, about, sentAt: world.now(), read: false })
}

/** A message as the contract has it. */
export function messageView(row: Readonly<MessageRow>, language: string) {
  const { id, text, sentAt, read } = row
  const { kind, title, content } = messageText(text) ?? {
    kind: 'system',
    title: { EN: '', TY: '' },
    content: { EN: '', TY: '' },
  }
  return {
    id,
    kind,
    title: filled(say(title, language), row),
    content: filled(say(content, language), row),
    sentAt,
    isRead: read,
  }
}

/** Deletes what is the member's own; any other number changes nothing. */
export function removeMessages(world: World, memberId: number, ids: readonly number[]) {
  for (const id of ids) if (messageOf(world, memberId, id)) world.db.remove('message', id)
}
