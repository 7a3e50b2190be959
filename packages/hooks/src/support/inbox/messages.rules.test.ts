import { expect, it } from 'vitest'
import {
  type InboxMessage,
  inboxFilterOf,
  inboxQuery,
  kindOf,
  messageIdOf,
  searchOfInbox,
  unreadAfter,
  withoutMessages,
  withRead,
} from './messages.rules.ts'

const message = (id: number, isRead = false): InboxMessage => ({ id, title: 't', content: '', sentAt: 0, isRead })
const marks = (messages: readonly InboxMessage[]) => messages.map(({ id, isRead }) => [id, isRead])

it.each([
  ['', 'all'],
  ['?type=unread', 'unread'],
  ['?type=payment', 'payment'],
  ['?type=nonsense', 'all'],
  ['?type=__proto__', 'all'],
  ['?type[]=promotion', 'promotion'],
] as const)('MEM-08 the address %s shows %s', (search, filter) => {
  expect(inboxFilterOf(search)).toBe(filter)
  expect(inboxFilterOf(searchOfInbox(filter))).toBe(filter)
})

it('MEM-08 the backend is asked for what the filter shows', () => {
  expect([inboxQuery('all'), inboxQuery('unread'), inboxQuery('system')]).toEqual([{}, { unread: true }, { kind: 'system' }])
})

it.each([
  ['?id=7', 7],
  ['?id=0', undefined],
  ['?id=-1', undefined],
  ['?id=1.5', undefined],
  ['?id=1e3', undefined],
  ['?id=99999999999999999999', undefined],
  ['?id=', undefined],
  ['', undefined],
])('MEM-08 the address %s opens message %s', (search, id) => {
  expect(messageIdOf(search)).toBe(id)
})

it('MEM-08 a message of an unknown kind counts as one of the system', () => {
  expect([kindOf({ kind: 'payment' }), kindOf({ kind: 'poem' }), kindOf({})]).toEqual(['payment', 'system', 'system'])
})

it('MEM-08 messages are marked, and leave, by their numbers', () => {
  const list = [message(1), message(2, true), message(3)]
  expect(marks(withRead(list, true, new Set([3])))).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ])
  expect(marks(withRead(list, true)).map(([, isRead]) => isRead)).toEqual([true, true, true])
  expect(marks(withoutMessages(list, new Set([1, 3])))).toEqual([[2, true]])
})

it('MEM-05 the unread number never falls below none', () => {
  expect([unreadAfter(3, -1), unreadAfter(0, -1), unreadAfter(2, -5)]).toEqual([2, 0, 0])
})
