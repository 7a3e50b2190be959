import { act } from '@testing-library/react'
import {
  favouriteIdsQueryOptions,
  useBalance,
  useMember,
  useMemberQuery,
  useNotices,
  usePanel,
  usePrompt,
  useSession,
} from '../index.ts'
import { renderIn, settle, type TestLobby, testLobby } from './testLobby.tsx'

/** What a tab shows of its session. */
export const useTab = () => ({
  session: useSession(),
  member: useMember(),
  notices: useNotices(),
  prompt: usePrompt(),
  menu: usePanel('menu'),
  balance: useBalance(),
  favourites: useMemberQuery(favouriteIdsQueryOptions, undefined),
})

/** One tab with a session, unless told otherwise, at rest. */
export async function tab(options: Parameters<typeof testLobby>[0] = { member: 'maria88' }) {
  const test = await testLobby(options)
  const { result, unmount } = renderIn(test, useTab)
  await settle(test)
  return { test, result, unmount }
}
type Tab = Awaited<ReturnType<typeof tab>>

/** Logs out as a member does, who is asked first. */
export async function logOut({ test, result }: Pick<Tab, 'test' | 'result'>, sure = true) {
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => (sure ? result.current.prompt.confirm() : result.current.prompt.cancel()))
  await settle(test)
}
/** What the notices of a tab say, by message id. */
export const ids = ({ result }: Pick<Tab, 'result'>) =>
  result.current.notices.map(({ message }) => ('id' in message ? message.id : message.text))
/** What the cache of a lobby holds of the member. */
export const memberKeys = ({ lobby }: TestLobby) =>
  lobby.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] === 'member' && state.data !== undefined)
