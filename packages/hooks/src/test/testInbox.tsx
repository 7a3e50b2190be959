import { act } from '@testing-library/react'
import { textOf, useInbox, useMemberCenter, useMessages, useNotices, usePrompt } from '../index.ts'
import en from '../messages/en.json'
import { renderIn, settle, type TestLobby } from './testLobby.tsx'

/** The inbox with everything that shows its unread number. */
export async function testInbox(test: TestLobby, search = '') {
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
