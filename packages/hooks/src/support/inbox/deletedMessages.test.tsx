import { act, renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { endSession } from '../../core/session/session.ts'
import { textOf, useMessage, useMessages, usePrompt } from '../../index.ts'
import en from '../../messages/en.json'
import { testInbox } from '../../test/testInbox.tsx'
import { inLobby, pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'

const LIST = '/wps/message'

it('MEM-08 chosen messages are deleted after a question, and only then', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { now, do: happen, numbers } = await testInbox(test)
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
  const { now, do: happen } = await testInbox(test)
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
  const { now, do: happen } = await testInbox(test)
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
  const { now, do: happen, numbers, notices } = await testInbox(test)
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
  const { now, do: happen } = await testInbox(test)
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

it('who opens another message on the same page while one is being deleted stays with it', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { result: prompt } = renderIn(test, usePrompt)
  const { result, rerender } = renderHook(({ id }) => useMessage(id), {
    initialProps: { id: 1_005 },
    wrapper: inLobby(test.lobby),
  })
  await settle(test)
  const letGo = test.network.hold(`${LIST}/1005`)
  await act(async () => void result.current.remove())
  await act(async () => prompt.current.confirm())
  expect(result.current.isRemoving).toBe(true)
  rerender({ id: 1_004 })
  await settle(test)
  act(letGo)
  await settle(test)
  expect(result.current).toMatchObject({ isRemoving: false, message: { id: 1_004 } })
  expect(test.wentTo).toEqual([])
})
