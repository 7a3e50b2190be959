import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  emptyFilter,
  favouriteIdsQueryOptions,
  type Game,
  useGameList,
  useHotGames,
  useIsFavourite,
  useMemberQuery,
  useNotices,
  usePrompt,
  useSession,
  useToggleFavourite,
} from '../../index.ts'
import { findGames, otherDevice, pass, renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

const ADD = '/wps/game/favourite'
const useHearts = (games: readonly Game[]) => ({
  toggle: useToggleFavourite(),
  ids: useMemberQuery(favouriteIdsQueryOptions, undefined).data,
  first: useIsFavourite(games[0]?.nodeId ?? 0),
  second: useIsFavourite(games[1]?.nodeId ?? 0),
  list: useGameList({ ...emptyFilter(''), tab: 'favourites' }),
  notices: useNotices(),
})

/** A member's hearts over the first games of the backend, of which `favourites` are favourites already. */
async function hearts({ member = 'maria88', favourites = 0 }: { member?: string | undefined; favourites?: number } = {}) {
  const test = await testLobby(member === undefined ? {} : { member })
  const games = await findGames(test.backend, { pageSize: 3 })
  const [first, second] = games
  if (!first || !second) throw new Error('the backend has no games')
  const { sdk } = await otherDevice(test.backend, member)
  for (const { nodeId, vassalage: vendor } of games.slice(0, favourites)) {
    await sdk.wps.POST('/wps/game/favourite', { body: { nodeId, vendor } })
  }
  const { result } = renderIn(test, () => useHearts(games))
  await settle(test)
  const atBackend = () => sdk.wps.GET('/wps/game/favourite')
  return { test, result, first, second, atBackend, sdk }
}
const toggles = ({ network }: TestLobby) => network.sent.filter(({ path, method }) => path === ADD && method !== 'GET')

it('LIST-10 a guest who taps a heart goes to login, and nothing is sent', async () => {
  const test = await testLobby()
  const games = await findGames(test.backend, { pageSize: 2 })
  const { result } = renderIn(test, () => useHearts(games))
  await settle(test)
  const [game] = games
  if (game) await act(() => result.current.toggle(game))
  await settle(test)
  expect(test.wentTo).toEqual(['/m/login'])
  expect(result.current.first).toBe(false)
  expect(test.network.sent).toEqual([])
})

it.each([
  ['a list', '/wps/game/list', () => void useGameList(emptyFilter('RNG'))],
  ['the hot games', '/wps/game/hot', () => void useHotGames()],
])(
  'LIST-10 the favourites of a member are asked beside %s, before there is a tile; those of nobody are not',
  async (_, games, list) => {
    for (const member of ['maria88', undefined]) {
      const test = await testLobby(member === undefined ? {} : { member })
      test.network.hold(games)
      renderIn(test, list)
      await settle(test)
      const asked = test.network.sent.map(({ path }) => path)
      expect(asked).toContain(games)
      expect(asked.filter((path) => path === ADD)).toHaveLength(member ? 1 : 0)
    }
  },
)

it('LIST-10 a heart is filled before the backend has answered, and stays so', async () => {
  const { test, result, first, atBackend } = await hearts()
  const release = test.network.hold(ADD)
  act(() => void result.current.toggle(first))
  await settle(test)
  expect([result.current.first, result.current.second]).toEqual([true, false])
  release()
  await settle(test)
  expect(result.current.first).toBe(true)
  expect(await atBackend()).toEqual([first.nodeId])
})

it.each(['500', 'drop', 'malformed', '401'] as const)(
  'LIST-10 a heart the backend did not accept (%s) is empty again',
  async (kind) => {
    const { test, result, first } = await hearts()
    test.backend.fault('addFavourite', kind)
    await act(() => result.current.toggle(first))
    await settle(test)
    expect(result.current.first).toBe(false)
    expect(result.current.notices).toHaveLength(1)
  },
)

it('LIST-10 a heart that was not emptied is full again, and its game back in the favourites', async () => {
  const { test, result, first } = await hearts({ favourites: 1 })
  test.backend.fault('removeFavourite', '500')
  const release = test.network.hold(ADD)
  act(() => void result.current.toggle(first))
  await settle(test)
  expect(result.current.first).toBe(false)
  expect(result.current.list.games).toEqual([])
  release()
  await settle(test)
  expect(result.current.first).toBe(true)
  expect(result.current.list.games.map(({ nodeId }) => nodeId)).toEqual([first.nodeId])
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'unknown_error' } }])
})

it('LIST-10 one that is a favourite already is not added twice', async () => {
  const { test, result, first, sdk, atBackend } = await hearts()
  await sdk.wps.POST('/wps/game/favourite', { body: { nodeId: first.nodeId, vendor: first.vassalage } })
  expect(result.current.first).toBe(false)
  await act(() => result.current.toggle(first))
  await settle(test)
  expect(result.current.ids).toEqual([first.nodeId])
  expect(await atBackend()).toEqual([first.nodeId])
})

it('LIST-10 removing drops the game from the favourites on screen at once, without asking for the list again', async () => {
  const { test, result, first, second, atBackend } = await hearts({ favourites: 2 })
  expect(result.current.list.games.map(({ nodeId }) => nodeId)).toEqual([second.nodeId, first.nodeId])
  test.network.hold(ADD)
  const asked = test.network.count('/wps/game/favourite/list')
  act(() => void result.current.toggle(first))
  await settle(test)
  expect(result.current.list.games.map(({ nodeId }) => nodeId)).toEqual([second.nodeId])
  expect(test.network.count('/wps/game/favourite/list')).toBe(asked)
  expect(await atBackend()).toHaveLength(2)
})

it('LIST-07 behind favourites that were removed the next page leaves none out', async () => {
  const test = await testLobby({ member: 'maria88' })
  const games = await findGames(test.backend, { pageSize: 60 })
  const { sdk } = await otherDevice(test.backend, 'maria88')
  for (const { nodeId, vassalage: vendor } of games) await sdk.wps.POST('/wps/game/favourite', { body: { nodeId, vendor } })
  const { result } = renderIn(test, () => useHearts(games))
  await settle(test)
  act(() => result.current.list.loadMore())
  await settle(test)
  for (const game of result.current.list.games.slice(0, 3)) await act(() => result.current.toggle(game))
  await settle(test)
  expect(result.current.list.games).toHaveLength(49)
  await pass(test, 1_000)
  act(() => result.current.list.loadMore())
  await settle(test)
  const shown = result.current.list.games.map(({ nodeId }) => nodeId)
  expect(shown).toEqual(await sdk.wps.GET('/wps/game/favourite'))
  expect(result.current.list.hasMore).toBe(false)
})

it('LIST-10 a new favourite is in the favourites when they are looked at next', async () => {
  const test = await testLobby({ member: 'maria88' })
  const games = await findGames(test.backend, { pageSize: 1 })
  let tab: 'favourites' | 'all' = 'favourites'
  const filter = () => ({ ...emptyFilter('RNG'), tab })
  const { result, rerender } = renderIn(test, () => ({ list: useGameList(filter()), toggle: useToggleFavourite() }))
  await settle(test)
  expect(result.current.list.games).toEqual([])
  tab = 'all'
  rerender()
  await settle(test)
  const [game] = games
  if (game) await act(() => result.current.toggle(game))
  await settle(test)
  tab = 'favourites'
  rerender()
  await settle(test)
  expect(result.current.list.games.map(({ nodeId }) => nodeId)).toEqual(games.map(({ nodeId }) => nodeId))
})

it.each([
  [2, false],
  [3, true],
  [10, false],
  [11, true],
])('LIST-10 %i quick taps end %s, with at most one request under way and none for nothing', async (taps, full) => {
  const { test, result, first, atBackend } = await hearts()
  const release = test.network.hold(ADD)
  for (let tap = 0; tap < taps; tap += 1) {
    act(() => void result.current.toggle(first))
    await settle(test)
    expect(result.current.first).toBe(tap % 2 === 0)
  }
  release()
  await settle(test)
  expect(result.current.first).toBe(full)
  expect(await atBackend()).toEqual(full ? [first.nodeId] : [])
  expect(test.network.most(ADD)).toBe(1)
  expect(toggles(test).length).toBeLessThanOrEqual(2)
})

it('LIST-10 taps in one go count one after another', async () => {
  const { test, result, first, atBackend } = await hearts()
  await act(async () => {
    await Promise.all([result.current.toggle(first), result.current.toggle(first), result.current.toggle(first)])
  })
  await settle(test)
  expect(result.current.first).toBe(true)
  expect(await atBackend()).toEqual([first.nodeId])
  expect(test.network.most(ADD)).toBe(1)
})

it('LIST-10 two hearts do not wait for each other', async () => {
  const { test, result, first, second, atBackend } = await hearts()
  const release = test.network.hold(ADD)
  act(() => void result.current.toggle(first))
  act(() => void result.current.toggle(second))
  await settle(test)
  expect([result.current.first, result.current.second]).toEqual([true, true])
  expect(test.network.most(ADD)).toBe(2)
  release()
  await settle(test)
  expect([result.current.first, result.current.second]).toEqual([true, true])
  expect([...(await atBackend())].sort()).toEqual([first.nodeId, second.nodeId].sort())
})

it('LIST-10 a failing heart does not undo another that was accepted meanwhile', async () => {
  const { test, result, first, second } = await hearts()
  test.backend.fault('addFavourite', '500', 1)
  await act(async () => {
    await Promise.all([result.current.toggle(first), result.current.toggle(second)])
  })
  await settle(test)
  expect([result.current.first, result.current.second]).toEqual([false, true])
})

it('LIST-10 a heart that was tapped after another failed stays full while the list of favourites is asked for again', async () => {
  const { test, result, first, second, atBackend } = await hearts()
  test.backend.fault('addFavourite', '500', 1)
  const releaseFailing = test.network.hold(ADD)
  act(() => void result.current.toggle(first))
  await settle(test)
  const releaseList = test.network.hold(ADD)
  releaseFailing()
  await settle(test)
  expect(result.current.first).toBe(false)
  const releaseTap = test.network.hold(ADD)
  act(() => void result.current.toggle(second))
  await settle(test)
  releaseList()
  await settle(test)
  expect(result.current.second).toBe(true)
  const asked = test.network.count(ADD)
  releaseTap()
  await settle(test)
  expect([result.current.first, result.current.second]).toEqual([false, true])
  expect(await atBackend()).toEqual([second.nodeId])
  // What the failed call came to is still found out.
  expect(test.network.sent.slice(-1)).toMatchObject([{ method: 'GET', path: ADD }])
  expect(test.network.count(ADD)).toBe(asked + 1)
})

it('LIST-10 without the list of favourites a heart does nothing and says why', async () => {
  const test = await testLobby({ member: 'maria88' })
  const games = await findGames(test.backend, { pageSize: 2 })
  test.backend.fault('listFavouriteIds', '500')
  const { result } = renderIn(test, () => useHearts(games))
  await settle(test)
  const [game] = games
  if (game) await act(() => result.current.toggle(game))
  await settle(test)
  expect(result.current.first).toBe(false)
  expect(toggles(test)).toEqual([])
  expect(result.current.notices).toMatchObject([{ kind: 'fail', message: { id: 'unknown_error' } }])
})

it('LIST-10 a heart tapped just before logging out says nothing to the guest', async () => {
  const test = await testLobby({ member: 'maria88' })
  const games = await findGames(test.backend, { pageSize: 2 })
  const { result } = renderIn(test, () => ({ ...useHearts(games), session: useSession(), prompt: usePrompt() }))
  await settle(test)
  const release = test.network.hold(ADD)
  const [game] = games
  if (game) act(() => void result.current.toggle(game))
  await settle(test)
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  release()
  await settle(test)
  expect(result.current.session.isLoggedIn).toBe(false)
  expect(result.current.first).toBe(false)
  expect(result.current.notices).toEqual([])
  expect(test.lobby.queryClient.getQueryData(favouriteIdsQueryOptions(test.lobby).queryKey)).toBeUndefined()
})
