import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyFilter, type GameFilter, useGameList, useLanguage, usePrompt, useSession } from '../index.ts'
import { loginForm } from '../test/loginForm.tsx'
import { findGames, otherDevice, pass, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const SLOTS = emptyFilter('RNG')
const LIST = '/wps/game/list'
const FAVOURITES: GameFilter = { ...emptyFilter(''), tab: 'favourites' }
const RECENTS: GameFilter = { ...emptyFilter(''), tab: 'recent' }

async function shown(filter: GameFilter, options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const rendered = renderIn(test, () => useGameList(filter))
  await settle(test)
  return { test, result: rendered.result }
}
const lastQuery = ({ network }: TestLobby, path: string) => network.sent.findLast((each) => each.path === path)?.query

/** Games that the backend has, and another device of the member. */
async function someGames(test: TestLobby, account: string, count: number) {
  const { sdk } = await otherDevice(test.backend, account)
  return { sdk, games: await findGames(test.backend, { pageSize: count }) }
}

it('LIST-02 LIST-07 the next page is added behind the one before, at most once a second', async () => {
  const { test, result } = await shown(SLOTS)
  const first = result.current.games
  expect(first).toHaveLength(26)
  expect(result.current.hasMore).toBe(true)
  act(() => result.current.loadMore())
  act(() => result.current.loadMore())
  await settle(test)
  expect(test.network.count(LIST)).toBe(2)
  expect(result.current.games).toHaveLength(52)
  expect(result.current.games.slice(0, 26)).toEqual(first)
  // Asked for too early it is on its way all the same, and comes when the second is over.
  expect(result.current.isLoadingMore).toBe(false)
  act(() => result.current.loadMore())
  expect(result.current).toMatchObject({ isLoadingMore: true, hasMore: true })
  await pass(test, 999)
  act(() => result.current.loadMore())
  await settle(test)
  expect(test.network.count(LIST)).toBe(2)
  await pass(test, 1)
  await settle(test)
  expect(test.network.count(LIST)).toBe(3)
  expect(new Set(result.current.games.map(({ nodeId }) => nodeId)).size).toBe(78)
  await pass(test, 5_000)
  expect(test.network.count(LIST)).toBe(3)
})

it('LIST-02 a page that waits for its second is not added to another list, and a page asked for twice at once comes once', async () => {
  const test = await testLobby()
  let filter = SLOTS
  const { result, rerender } = renderIn(test, () => useGameList(filter))
  await settle(test)
  const { loadMore } = result.current
  act(() => {
    loadMore()
    loadMore()
  })
  await pass(test, 5_000)
  expect([test.network.count(LIST), result.current.games.length]).toEqual([2, 52])
  act(() => result.current.loadMore())
  await settle(test)
  act(() => result.current.loadMore())
  expect(result.current.isLoadingMore).toBe(true)
  filter = { ...SLOTS, vassalage: 'PGS' }
  rerender()
  await pass(test, 5_000)
  expect(lastQuery(test, LIST)).toMatchObject({ pageNo: '1', vassalage: 'PGS' })
})

it('LIST-02 a page that is slow to come is not asked for twice', async () => {
  const { test, result } = await shown(SLOTS)
  const release = test.network.hold(LIST)
  act(() => result.current.loadMore())
  await pass(test, 5_000)
  expect(result.current.isLoadingMore).toBe(true)
  act(() => result.current.loadMore())
  await settle(test)
  expect(test.network.count(LIST)).toBe(2)
  release()
  await settle(test)
  expect(result.current.games).toHaveLength(52)
})

it('LIST-06 a page of games is asked for as the product says', async () => {
  const filter: GameFilter = { ...SLOTS, gameName: 'gold', vassalage: 'JL', classify: 'NEW', minBet: '0.1' }
  const { test } = await shown(filter)
  expect(lastQuery(test, LIST)).toEqual({
    merchant: 'lobbykit',
    platform: 'html5',
    clientType: '2',
    gameName: 'gold',
    gameType: 'RNG',
    gameClassify: '',
    isNew: '1',
    pageNo: '1',
    pageSize: '26',
    vassalage: 'JL',
    minBet: '0.1',
    minLine: '',
    language: 'EN',
  })
})

it('LIST-06 outside the New tab isNew is not sent, and a class of the vendor is', async () => {
  const { test } = await shown({ ...SLOTS, classify: 'megaways' })
  expect(lastQuery(test, LIST)).toMatchObject({ gameClassify: 'megaways' })
  expect(lastQuery(test, LIST)).not.toHaveProperty('isNew')
})

it('LIST-07 the last page is the last', async () => {
  const { test, result } = await shown({ ...emptyFilter('LIVE'), vassalage: 'EVL' })
  expect(result.current.games.length).toBeLessThanOrEqual(26)
  expect(result.current.hasMore).toBe(false)
  act(() => result.current.loadMore())
  await settle(test)
  expect(test.network.count(LIST)).toBe(1)
})

it('LIST-06 a list of games is the same for guests and members: it carries no token, and stays as it is when one logs in', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => useGameList(SLOTS))
  await settle(test)
  const before = result.current.games
  await (await loginForm(test)).logIn('maria88', 'Maria88pass')
  expect(result.current.games).toBe(before)
  act(() => result.current.loadMore())
  await settle(test)
  expect(test.network.sent.filter(({ path }) => path === LIST).map(({ token }) => token)).toEqual([null, null])
})

it('LIST-04 LIST-07 another filter replaces the list and starts at page 1', async () => {
  const test = await testLobby()
  let filter = SLOTS
  const { result, rerender } = renderIn(test, () => useGameList(filter))
  await settle(test)
  act(() => result.current.loadMore())
  await settle(test)
  filter = { ...SLOTS, vassalage: 'PGS' }
  rerender()
  await settle(test)
  expect(lastQuery(test, LIST)).toMatchObject({ pageNo: '1', vassalage: 'PGS' })
  expect(result.current.isStale).toBe(false)
  expect(new Set(result.current.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['PGS']))
})

it('LIST-07 while another filter loads, the games before stay but count as stale, and no page is added to them', async () => {
  const test = await testLobby()
  let filter = SLOTS
  const { result, rerender } = renderIn(test, () => useGameList(filter))
  await settle(test)
  const before = result.current.games
  test.network.hold(LIST)
  filter = { ...SLOTS, vassalage: 'PGS' }
  rerender()
  await settle(test)
  expect(result.current).toMatchObject({ games: before, isStale: true, status: 'ready', hasMore: false })
  act(() => result.current.loadMore())
  await settle(test)
  expect(test.network.count(LIST)).toBe(2)
})

it('a filter is not said to find nothing while it loads, whatever the one before found', async () => {
  const test = await testLobby()
  let filter: GameFilter = { ...SLOTS, gameName: 'no such game' }
  const { result, rerender } = renderIn(test, () => useGameList(filter))
  await settle(test)
  expect(result.current).toMatchObject({ games: [], status: 'ready' })
  const release = test.network.hold(LIST)
  filter = SLOTS
  rerender()
  await settle(test)
  expect(result.current).toMatchObject({ games: [], status: 'loading' })
  release()
  await settle(test)
  expect(result.current.status).toBe('ready')
  expect(result.current.games).not.toEqual([])
  // The device itself narrows the hot games, and nothing of the games before is left.
  test.network.hold('/wps/game/hot')
  filter = { ...SLOTS, tab: 'hot', gameName: 'no such game' }
  rerender()
  await settle(test)
  expect(result.current).toMatchObject({ games: [], status: 'loading' })
})

it('LIST-08 a page that fails ends the list without a word; a retry goes on from there', async () => {
  const { test, result } = await shown(SLOTS)
  test.backend.fault('listGames', '500', 1)
  act(() => result.current.loadMore())
  await settle(test)
  expect(result.current).toMatchObject({ hasMore: false, moreFailed: true, status: 'ready' })
  expect(result.current.games).toHaveLength(26)
  expect(test.lobby.state.notices).toEqual([])
  await pass(test, 5_000)
  act(() => result.current.loadMore())
  await settle(test)
  expect(test.network.count(LIST)).toBe(2)
  act(() => result.current.retry())
  await settle(test)
  expect(result.current).toMatchObject({ hasMore: true, moreFailed: false })
  expect(result.current.games).toHaveLength(52)
  expect(lastQuery(test, LIST)).toMatchObject({ pageNo: '2' })
})

it.each(['500', 'drop', 'malformed', 'garbled', 'empty-object'] as const)(
  'LIST-08 a list that does not come at all (%s) has nothing more, says nothing and may be retried',
  async (kind) => {
    const test = await testLobby()
    test.backend.fault('listGames', kind, 1)
    const { result } = renderIn(test, () => useGameList(SLOTS))
    await settle(test)
    expect(result.current).toMatchObject({ games: [], hasMore: false, status: 'failed' })
    expect(test.lobby.state.notices).toEqual([])
    act(() => result.current.retry())
    await settle(test)
    expect(result.current.status).toBe('ready')
    expect(result.current.games).toHaveLength(26)
  },
)

it.each([
  ['favourites', FAVOURITES, '/wps/game/favourite/list'],
  ['recents', RECENTS, '/wps/game/recent'],
])('LIST-09 a guest is asked to log in for %s, and the backend is not asked', async (_, filter, path) => {
  const { test, result } = await shown(filter)
  expect(result.current).toMatchObject({ needsLogin: true, games: [], status: 'ready', hasMore: false })
  expect(test.network.count(path)).toBe(0)
})

it('LIST-09 LIST-06 favourites come 26 a page', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { sdk, games } = await someGames(test, 'maria88', 2)
  for (const { nodeId, vassalage: vendor } of games) await sdk.wps.POST('/wps/game/favourite', { body: { nodeId, vendor } })
  const { result } = renderIn(test, () => useGameList(FAVOURITES))
  await settle(test)
  expect(result.current.needsLogin).toBe(false)
  expect(result.current.games.map(({ nodeId }) => nodeId)).toEqual(games.map(({ nodeId }) => nodeId).reverse())
  expect(lastQuery(test, '/wps/game/favourite/list')).toEqual({ pageNo: '1', gameType: '', pageSize: '26', language: 'EN' })
})

it('LIST-09 recents come 25 a page, the last played first', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { sdk, games } = await someGames(test, 'maria88', 26)
  for (const { nodeId, vassalage: vendor } of games) {
    await sdk.wps.GET('/wps/game/recent/add', { params: { query: { nodeId, vendor } } })
  }
  const { result } = renderIn(test, () => useGameList(RECENTS))
  await settle(test)
  expect(result.current.games).toHaveLength(25)
  expect(result.current.games[0]?.nodeId).toBe(games.at(-1)?.nodeId)
  expect(lastQuery(test, '/wps/game/recent')).toEqual({
    page: '1',
    pageSize: '25',
    gameType: '',
    language: 'EN',
    clientType: '2',
  })
  act(() => result.current.loadMore())
  await settle(test)
  expect(result.current.games).toHaveLength(26)
  expect(result.current.hasMore).toBe(false)
})

it('LIST-09 one member’s games are never shown to the next', async () => {
  const test = await testLobby({ member: 'maria88' })
  const { sdk, games } = await someGames(test, 'maria88', 1)
  for (const { nodeId, vassalage: vendor } of games) await sdk.wps.POST('/wps/game/favourite', { body: { nodeId, vendor } })
  const { result } = renderIn(test, () => ({ list: useGameList(FAVOURITES), session: useSession(), prompt: usePrompt() }))
  await settle(test)
  expect(result.current.list.games).toHaveLength(1)
  act(() => void result.current.session.logout())
  await settle(test)
  act(() => result.current.prompt.confirm())
  await settle(test)
  expect(result.current.list).toMatchObject({ games: [], needsLogin: true })
  const { session } = await otherDevice(test.backend, 'vip777')
  test.network.hold('/wps/game/favourite/list')
  test.lobby.sdk.session.write(session)
  act(() => {
    test.lobby.state.session = session
  })
  await settle(test)
  expect(result.current.list).toMatchObject({ games: [], needsLogin: false, status: 'loading' })
})

it('LIST-09 the games of a member do not stand in for those of everyone, nor the other way round', async () => {
  const test = await testLobby({ member: 'maria88' })
  let filter = SLOTS
  const { result, rerender } = renderIn(test, () => useGameList(filter))
  await settle(test)
  test.network.hold('/wps/game/favourite/list')
  filter = FAVOURITES
  rerender()
  await settle(test)
  expect(result.current).toMatchObject({ games: [], status: 'loading' })
})

it('LIST-13 the hot tab asks for hot games of its category', async () => {
  const { test, result } = await shown({ ...SLOTS, tab: 'hot' })
  expect(lastQuery(test, '/wps/game/hot')).toEqual({
    isPlatform: '2',
    language: 'EN',
    platform: 'html5',
    gameType: 'RNG',
    merchantCode: 'lobbykit',
  })
  expect(result.current.games.length).toBeGreaterThan(0)
  expect(result.current.hasMore).toBe(false)
})

it('APP-23 in another language the list starts at its first page again', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({ list: useGameList(SLOTS), language: useLanguage() }))
  await settle(test)
  act(() => result.current.list.loadMore())
  await settle(test)
  act(() => result.current.language.choose('TY'))
  await pass(test, 250)
  expect(result.current.list.games).toHaveLength(26)
  expect(lastQuery(test, LIST)).toMatchObject({ pageNo: '1', language: 'TY' })
})
