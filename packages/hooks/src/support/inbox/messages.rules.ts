import type { WpsSchemas } from '@lobbykit/sdk'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'

/** A message of the inbox. */
export type InboxMessage = WpsSchemas['Message']

/** What a message may be about (assumed). */
export const MESSAGE_KINDS = ['account', 'payment', 'promotion', 'system'] as const
/** What a message is about. */
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What the inbox can show: everything, what is unread, or one kind (assumed). */
export const INBOX_FILTERS = ['all', 'unread', ...MESSAGE_KINDS] as const
/** What the inbox shows: everything, what is unread, or one kind. */
export type InboxFilter = (typeof INBOX_FILTERS)[number]

/** Messages a page. */
export const MESSAGE_PAGE_SIZE = 20
/** Most messages that one call deletes. */
export const DELETE_AT_ONCE = 1_000

const FILTER_NAME = 'type'

/** The filter that an address asks for; everything where it asks for none that there is. */
export function inboxFilterOf(search: string): InboxFilter {
  const wanted = queryText(parseQuery(search), FILTER_NAME)
  return INBOX_FILTERS.find((filter) => filter === wanted) ?? 'all'
}

/** The query of the address of a filter, with its question mark. */
export const searchOfInbox = (filter: InboxFilter): string => (filter === 'all' ? '' : `?${FILTER_NAME}=${filter}`)

/** What the backend is asked for a filter. */
export const inboxQuery = (filter: InboxFilter): { unread?: true; kind?: MessageKind } =>
  filter === 'all' ? {} : filter === 'unread' ? { unread: true } : { kind: filter }

/** The kind of a message; one of a kind that this client does not know, or of none, counts as one of the system. */
export const kindOf = ({ kind }: Pick<InboxMessage, 'kind'>): MessageKind =>
  MESSAGE_KINDS.find((each) => each === kind) ?? 'system'

/** The number of the message that an address opens; undefined for none that can be one. */
export function messageIdOf(search: string): number | undefined {
  const text = queryText(parseQuery(search), 'id')
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : undefined
}

/** The query of the address that opens a message, with its question mark. */
export const searchOfMessage = (id: number): string => `?id=${id}`

/** Messages after some of them, or all where `ids` is absent, were marked (MEM-08). */
export const withRead = (messages: readonly InboxMessage[], isRead: boolean, ids?: ReadonlySet<number>): InboxMessage[] =>
  messages.map((message) => (ids === undefined || ids.has(message.id) ? { ...message, isRead } : message))

/** Messages without those that are deleted (MEM-08). */
export const withoutMessages = (messages: readonly InboxMessage[], ids: ReadonlySet<number>): InboxMessage[] =>
  messages.filter(({ id }) => !ids.has(id))

/** The unread number after `change` more or fewer; never below none (MEM-05). */
export const unreadAfter = (unread: number, change: number): number => Math.max(0, unread + change)
