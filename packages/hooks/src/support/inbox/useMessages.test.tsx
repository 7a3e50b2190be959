import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { endSession } from '../../core/session/session.ts'
import { textOf, useInbox, useMemberCenter, useMessage, useMessages, useNotices, usePrompt } from '../../index.ts'
import en from '../../messages/en.json'
import { pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const LIST = '/wps/message'

/** The inbox with everything that shows its unread number. */
async function inbox(test: TestLobby, search = '') {
  const { result, unmount } = renderIn(test, () => ({
    list: useMessages(search),
    badge: useInbox(),
    center: useMemberCenter(),
    prompt: usePrompt(),
    notices: useNotices(),
  }))
  await settle(test)
  const act2 = async (happen: () => unknown) => {
    await act(async () => void happen())
    await settle(test)
  }
  return {
    now: () => result.current,
    unmount,
    do: act2,
    /** The unread number wherever it stands. */
    numbers: () => [
      result.current.list.unread,
      result.current.badge.unread,
      result.current.center.list.find(({ id }) => id === 'inbox')?.count,
    ],
    unreadRows: () => result.current.list.messages.filter(({ isRead }) => !isRead).length,
    notices: () => result.current.notices.map(({ message }) => textOf(message, en)),
  }
}

it('MEM-08 the inbox is paged to its end, each message once, newest first', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await inbox(test)
  expect(now().list).toMatchObject({ status: 'ready', hasMore: true, filter: 'all' })
  expect(now().list.messages).toHaveLength(20)
  await happen(() => now().list.loadMore())
  expect(now().list.messages).toHaveLength(40)
  expect(now().list.hasMore).toBe(false)
  const ids = now().list.messages.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
})

it('MEM-08 a filter stands in the address and is asked of the backend', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await inbox(test, '?type=unread')
  expect(now().list.messages).toHaveLength(3)
  await happen(() => now().list.setFilter('payment'))
  await happen(() => now().list.setFilter('all'))
  expect(test.wentTo).toEqual([{ replace: '/m/webEmail?type=payment' }, { replace: '/m/webEmail' }])
})

it('MEM-05 nobody is told that nothing is unread while nobody knows', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.backend.fault('getUnreadCount', '500')
  const { now } = await inbox(test)
  expect(now().list).toMatchObject({ status: 'ready', unread: undefined })
})

it('MEM-08 a page that fails can be asked for again', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await inbox(test)
  test.backend.fault('listMessages', '500', 1)
  await happen(() => now().list.loadMore())
  expect(now().list).toMatchObject({ moreFailed: true, hasMore: false })
  await happen(() => now().list.retry())
  expect(now().list.messages).toHaveLength(40)
})

it('MEM-05 MEM-08 what another tab reads or deletes shows in this one, in the number and in the list', async () => {
  const test = await testLobby({ member: 'maria88' })
  const here = await inbox(test)
  const [first] = here.now().list.messages
  const beside = await inbox(await testLobby({ member: 'maria88', beside: test }))
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
  const here = await inbox(test)
  const other = await testLobby({ member: 'vip777', beside: test })
  const beside = await inbox(other)
  const asked = () => test.backend.calls.filter(({ operationId }) => operationId === 'getUnreadCount').length
  const before = asked()
  await here.do(() => here.now().list.markAllRead())
  await beside.do(() => {})
  expect(beside.numbers()).toEqual([120, 120, 120])
  expect(asked() - before).toBe(1)
})

it('MEM-05 MEM-08 what is opened counts as read at once, wherever the number stands', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, numbers, unreadRows } = await inbox(test)
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
  const { numbers, unreadRows } = await inbox(test)
  expect([unreadRows(), ...numbers(), result.current.unread]).toEqual([4, 4, 4, 4, 4])
})

it('MEM-05 MEM-08 with the inbox as the first page, the number is asked for once', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { numbers } = await inbox(test)
  expect(numbers()).toEqual([3, 3, 3])
  expect(test.network.count('/wps/relay/CSP_unreadCount')).toBe(1)
})

it('MEM-08 a mark that the backend did not hear is taken back, once and without a word', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, numbers, notices } = await inbox(test)
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
  const { now, do: happen, numbers, unreadRows, notices } = await inbox(test)
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

it('MEM-08 chosen messages are deleted after a question, and only then', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen, numbers } = await inbox(test)
  const ids = now().list.messages.map(({ id }) => id)
  await happen(() => now().list.choice.start())
  for (const id of ids.slice(1, 4)) await happen(() => now().list.choice.toggle(id))
  await happen(() => now().list.choice.toggle(ids[3] ?? 0))
  await happen(() => now().list.choice.remove())
  expect(textOf(now().prompt.prompt?.text ?? { text: '' }, en)).toBe('Delete 2 messages? They cannot be brought back')
  await happen(() => now().prompt.cancel())
  expect(now().list.messages).toHaveLength(20)
  await happen(() => now().list.choice.remove())
  await happen(() => now().prompt.confirm())
  expect(now().list.messages.map(({ id }) => id)).not.toContain(ids[1])
  // The gap is filled from the next page, so nothing is skipped.
  expect(now().list.messages).toHaveLength(20)
  expect(now().list.choice.isOn).toBe(false)
  expect(numbers()).toEqual([1, 1, 1])
})

it('MEM-08 when all that are loaded are deleted, the next messages move up, also where the end of the list is in view then', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => {
    const list = useMessages('')
    const { hasMore, isLoadingMore, loadMore, messages } = list
    const isEndInView = messages.length === 0 && hasMore && !isLoadingMore
    useEffect(() => {
      if (isEndInView) loadMore()
    }, [isEndInView, loadMore])
    return { list, prompt: usePrompt() }
  })
  await settle(test)
  const deleted = result.current.list.messages.map(({ id }) => id)
  act(() => result.current.list.choice.start())
  act(() => result.current.list.choice.toggleAll())
  act(() => void result.current.list.choice.remove())
  await act(async () => result.current.prompt.confirm())
  await settle(test)
  const left = result.current.list.messages.map(({ id }) => id)
  expect(left).toHaveLength(20)
  expect(left.filter((id) => deleted.includes(id))).toEqual([])
  expect(result.current.list.hasMore).toBe(false)
})

it('MEM-08 ERR-03 when all that are loaded are deleted and the next ones do not come, it is the first that are asked for again', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await inbox(test)
  await happen(() => now().list.choice.start())
  await happen(() => now().list.choice.toggleAll())
  await happen(() => now().list.choice.remove())
  test.backend.fault('listMessages', '500')
  await happen(() => now().prompt.confirm())
  await pass(test, 10_000)
  await happen(() => now().list.loadMore())
  await pass(test, 10_000)
  expect(now().list).toMatchObject({ status: 'failed', messages: [] })
  test.backend.clearFaults()
  await happen(() => now().list.retry())
  expect(now().list).toMatchObject({ status: 'ready', hasMore: false })
  expect(now().list.messages).toHaveLength(20)
})

/** An inbox of which all that is loaded is deleted, while the corrected first page does not come once. */
async function cutOff() {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await inbox(test)
  await happen(() => now().list.choice.start())
  await happen(() => now().list.choice.toggleAll())
  await happen(() => now().list.choice.remove())
  test.backend.fault('listMessages', '500', 1)
  await happen(() => now().prompt.confirm())
  expect(now().list).toMatchObject({ status: 'ready', messages: [], hasMore: true })
  return { test, now, happen }
}

it('MEM-08 ERR-03 behind messages that could not be corrected no page is asked for, so that none is left out', async () => {
  const { test, now, happen } = await cutOff()
  test.backend.fault('listMessages', '500', 1)
  await happen(() => now().list.loadMore())
  expect(now().list).toMatchObject({ status: 'failed', messages: [] })
  await happen(() => now().list.retry())
  expect(now().list).toMatchObject({ status: 'ready', hasMore: false, moreFailed: false })
  expect(now().list.messages).toHaveLength(20)
})

it('MEM-08 ERR-03 a correction that the next page waits for is offered again when nobody answers it', async () => {
  const { test, now, happen } = await cutOff()
  const letGo = test.network.hold(LIST)
  await happen(() => now().list.loadMore())
  expect(now().list).toMatchObject({ status: 'ready', isLoadingMore: true })
  await pass(test, 10_000)
  expect(now().list).toMatchObject({ status: 'failed', isLoadingMore: false })
  letGo()
  await happen(() => now().list.retry())
  expect(now().list).toMatchObject({ status: 'ready', hasMore: false, moreFailed: false })
  expect(now().list.messages).toHaveLength(20)
})

it('MEM-08 who logs out while a correction is on its way is asked for no further page', async () => {
  const { test, now, happen } = await cutOff()
  const letGo = test.network.hold(LIST)
  await happen(() => now().list.loadMore())
  const asked = test.network.count(LIST)
  await happen(() => endSession(test.lobby, { reason: 'logout' }))
  await happen(letGo)
  expect(test.network.count(LIST)).toBe(asked)
})

it('MEM-08 what could not be deleted is there again and stays chosen', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen, numbers, notices } = await inbox(test)
  await happen(() => now().list.choice.start())
  await happen(() => now().list.choice.toggleAll())
  expect(now().list.choice.isAll).toBe(true)
  test.backend.fault('deleteMessages', '500')
  await happen(() => now().list.choice.remove())
  await happen(() => now().prompt.confirm())
  expect(now().list.messages).toHaveLength(20)
  expect(now().list.choice.chosen.size).toBe(20)
  expect(numbers()).toEqual([3, 3, 3])
  expect(notices()).toHaveLength(1)
})

it('MEM-08 what is chosen while others are being deleted stays chosen, and the choosing goes on', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen } = await inbox(test)
  const [first = 0, second = 0, third = 0] = now().list.messages.map(({ id }) => id)
  await happen(() => now().list.choice.start())
  await happen(() => now().list.choice.toggle(first))
  const letGo = test.network.hold(LIST)
  await happen(() => now().list.choice.remove())
  await act(async () => now().prompt.confirm())
  await act(async () => now().list.choice.toggle(second))
  await act(async () => now().list.choice.toggle(third))
  await happen(letGo)
  expect(now().list.messages.map(({ id }) => id)).not.toContain(first)
  expect(now().list.choice).toMatchObject({ isOn: true, chosen: new Set([second, third]) })
  await happen(() => now().list.choice.remove())
  await happen(() => now().prompt.confirm())
  expect(now().list.choice.isOn).toBe(false)
})

it('MEM-08 a message that is being deleted says so, from the answer to the question until it is known what came of it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ one: useMessage(1_005), prompt: usePrompt() }))
  await settle(test)
  test.backend.fault('deleteMessage', '500', 1)
  const letGo = test.network.hold(`${LIST}/1005`)
  await act(async () => void result.current.one.remove())
  expect(result.current.one.isRemoving).toBe(false)
  await act(async () => result.current.prompt.confirm())
  expect(result.current.one.isRemoving).toBe(true)
  act(letGo)
  await settle(test)
  expect(result.current.one).toMatchObject({ isRemoving: false, message: { id: 1_005 } })
  expect(test.wentTo).toEqual([])
})

it('MEM-08 a message opened by its address is loaded, deleted after a question, and the inbox shows', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => ({ one: useMessage(1_005), prompt: usePrompt() }))
  await settle(test)
  expect(result.current.one).toMatchObject({ status: 'ready', message: { id: 1_005, isRead: true } })
  await act(async () => void result.current.one.remove())
  await act(async () => result.current.prompt.confirm())
  await settle(test)
  expect(test.wentTo).toEqual([{ replace: '/m/webEmail' }])
  expect(test.network.sent.at(-1)).toMatchObject({ method: 'DELETE', path: `${LIST}/1005` })
})

it('MEM-08 who goes elsewhere while a message is being deleted stays there', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result: prompt } = renderIn(test, usePrompt)
  const { result, unmount } = renderIn(test, () => useMessage(1_005))
  await settle(test)
  const letGo = test.network.hold(`${LIST}/1005`)
  await act(async () => void result.current.remove())
  await act(async () => prompt.current.confirm())
  unmount()
  act(letGo)
  await settle(test)
  expect(test.network.sent.at(-1)).toMatchObject({ method: 'DELETE', path: `${LIST}/1005` })
  expect(test.wentTo).toEqual([])
})

it('MEM-08 a message that is not there, or is somebody else’s, is gone and not tried for ever', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result } = renderIn(test, () => useMessage(5_001))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed', refusal: { id: 'message_gone' }, message: undefined })
})

it('MEM-08 a guest asks for no messages', async () => {
  const test = await testLobby()
  await inbox(test)
  expect(test.network.count(LIST)).toBe(0)
})
