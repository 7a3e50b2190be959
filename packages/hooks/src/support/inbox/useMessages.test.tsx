import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useInbox, useMessage } from '../../index.ts'
import { testInbox } from '../../test/testInbox.tsx'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const LIST = '/wps/message'

it('MEM-08 the inbox is paged to its end, each message once, newest first', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await testInbox(test)
  expect(now().list).toMatchObject({ status: 'ready', hasMore: true, filter: 'all' })
  expect(now().list.messages).toHaveLength(20)
  await happen(() => now().list.loadMore())
  expect(now().list.messages).toHaveLength(40)
  expect(now().list.hasMore).toBe(false)
  const ids = now().list.messages.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
})

it('MEM-08 the inbox is empty once no message is there and none is to come', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await testInbox(test)
  expect(now().list).toMatchObject({ isEmpty: false, hasUnread: true })
  const removeAll = async () => {
    await happen(() => now().list.choice.start())
    await happen(() => now().list.choice.toggleAll())
    await happen(() => now().list.choice.remove())
    await happen(() => now().prompt.confirm())
  }
  // All that are loaded go, and the next ones are on their way.
  const release = test.network.hold(LIST)
  await removeAll()
  expect(now().list).toMatchObject({ messages: [], isEmpty: false })
  await happen(release)
  await removeAll()
  expect(now().list).toMatchObject({ messages: [], isEmpty: true, hasUnread: false })
})

it('MEM-08 a filter stands in the address and is asked of the backend', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await testInbox(test, '?type=unread')
  expect(now().list.messages).toHaveLength(3)
  await happen(() => now().list.setFilter('payment'))
  await happen(() => now().list.setFilter('all'))
  expect(test.wentTo).toEqual([{ replace: '/m/webEmail?type=payment' }, { replace: '/m/webEmail' }])
})

it('MEM-05 nobody is told that nothing is unread while nobody knows', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getUnreadCount', '500')
  const { now } = await testInbox(test)
  expect(now().list).toMatchObject({ status: 'ready', unread: undefined })
})

it('MEM-08 a page that fails can be asked for again', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await testInbox(test)
  test.backend.fault('listMessages', '500', 1)
  await happen(() => now().list.loadMore())
  expect(now().list).toMatchObject({ moreFailed: true, hasMore: false })
  await happen(() => now().list.retry())
  expect(now().list.messages).toHaveLength(40)
})

it('MEM-05 MEM-08 what another tab reads or deletes shows in this one, in the number and in the list', async () => {
  const test = await testLobby({ member: 'maria88' })
  const here = await testInbox(test)
  const [first] = here.now().list.messages
  const beside = await testInbox(await testLobby({ member: 'maria88', beside: test }))
  expect(beside.numbers()).toEqual([3, 3, 3])
  await here.do(() => here.now().list.choice.start())
  await here.do(() => here.now().list.choice.toggle(first?.id ?? 0))
  await here.do(() => here.now().list.choice.remove())
  await here.do(() => here.now().prompt.confirm())
  await beside.do(() => {})
  expect(beside.numbers()).toEqual([2, 2, 2])
  expect(beside.now().list.messages.map(({ id }) => id)).not.toContain(first?.id)
  await here.do(() => here.now().list.markAllRead())
  await beside.do(() => {})
  expect(beside.numbers()).toEqual([0, 0, 0])
  expect(beside.unreadRows()).toBe(0)
})

it('MEM-05 a tab of another member asks for nothing when messages change', async () => {
  const test = await testLobby({ member: 'maria88' })
  const here = await testInbox(test)
  const other = await testLobby({ member: 'vip777', beside: test })
  const beside = await testInbox(other)
  const asked = () => test.backend.calls.filter(({ operationId }) => operationId === 'getUnreadCount').length
  const before = asked()
  await here.do(() => here.now().list.markAllRead())
  await beside.do(() => {})
  expect(beside.numbers()).toEqual([120, 120, 120])
  expect(asked() - before).toBe(1)
})

it('MEM-05 MEM-08 what is opened counts as read at once, wherever the number stands', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, numbers, unreadRows } = await testInbox(test)
  expect(numbers()).toEqual([3, 3, 3])
  const [first] = now().list.messages
  const letGo = test.network.hold(`${LIST}/${first?.id}`)
  const { result } = renderIn(test, () => useMessage(first?.id ?? 0))
  await settle(test)
  expect(result.current.message).toMatchObject({ title: first?.title, isRead: true })
  expect(numbers()).toEqual([2, 2, 2])
  expect(unreadRows()).toBe(2)
  act(letGo)
  await settle(test)
  expect(numbers()).toEqual([2, 2, 2])
  expect(test.network.count(`${LIST}/${first?.id}`)).toBe(1)
})

it('MEM-05 MEM-08 a message that came meanwhile counts wherever the number stands, once the inbox shows it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, useInbox)
  await settle(test)
  expect(result.current.unread).toBe(3)
  expect(test.backend.decidePromotion('maria88', 704, { status: 'rejected', reason: 'Not this month' })).toBe(true)
  const { numbers, unreadRows } = await testInbox(test)
  expect([unreadRows(), ...numbers(), result.current.unread]).toEqual([4, 4, 4, 4, 4])
})

it('MEM-05 MEM-08 with the inbox as the first page, the number is asked for once', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { numbers } = await testInbox(test)
  expect(numbers()).toEqual([3, 3, 3])
  expect(test.network.count('/wps/relay/CSP_unreadCount')).toBe(1)
})

it('MEM-08 a mark that the backend did not hear is taken back, once and without a word', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, numbers, notices } = await testInbox(test)
  test.backend.fault('readMessage', '500')
  const id = now().list.messages[0]?.id ?? 0
  const { result } = renderIn(test, () => useMessage(id))
  await settle(test)
  expect(result.current.message?.content).toContain('<p>')
  expect(numbers()).toEqual([3, 3, 3])
  expect(notices()).toEqual([])
  expect(test.network.count(`${LIST}/${id}`)).toBe(1)
})

it('MEM-05 MEM-08 all are marked as read in one call, and unread again when that failed', async () => {
  const test = await testLobby({ member: 'vip777' })
  const { now, do: happen, numbers, unreadRows, notices } = await testInbox(test)
  expect(now().badge.badge).toBe('99+')
  test.backend.fault('readAllMessages', '500', 1)
  await happen(() => now().list.markAllRead())
  expect(numbers()).toEqual([120, 120, 120])
  expect(unreadRows()).toBe(20)
  expect(notices()).toHaveLength(1)
  await happen(() => now().list.markAllRead())
  expect(numbers()).toEqual([0, 0, 0])
  expect(unreadRows()).toBe(0)
})

it('MEM-08 a message that is not there, or is somebody else’s, is gone and not tried for ever', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useMessage(5_001))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', refusal: { id: 'message_gone' }, message: undefined })
})

it('MEM-08 a guest asks for no messages', async () => {
  const test = await testLobby()
  await testInbox(test)
  expect(test.network.count(LIST)).toBe(0)
})
