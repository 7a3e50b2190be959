import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { STORAGE_KEYS } from '../core/storage.ts'
import { emptyFilter, type GameFilter, useGameList } from '../index.ts'
import { memoryStorage, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const LIST = '/wps/game/list'
const SLOTS = emptyFilter('RNG')
const DAY_MS = 86_400_000

/** A visit of a device to a list of which no answer has come yet. */
async function visit(options: Parameters<typeof testLobby>[0] = {}, filter: GameFilter = SLOTS) {
  const test = await testLobby(options)
  const release = test.network.hold(LIST)
  const { result } = renderIn(test, () => useGameList(filter))
  await settle(test)
  const answer = async () => {
    release()
    await settle(test)
  }
  return { test, result, answer, ids: () => result.current.games.map(({ nodeId }) => nodeId) }
}
const again = (test: TestLobby, filter = SLOTS, options: Parameters<typeof testLobby>[0] = {}) =>
  visit({ beside: test, localStorage: test.localStorage, ...options }, filter)

/** A visit that saw a list. */
async function seen(filter = SLOTS) {
  const visited = await visit({}, filter)
  expect(visited.result.current.status).toBe('loading')
  await visited.answer()
  return visited
}

it('the games of the last visit show at once, are asked for all the same, and replaced if they changed', async () => {
  const first = await seen()
  const next = await again(first.test)
  expect(next.ids()).toEqual(first.ids())
  expect(next.result.current).toMatchObject({ status: 'ready', hasMore: true, isStale: false })
  next.test.network.alter(LIST, (value) => ({
    ...value,
    games: [{ nodeId: 7, gameName: 'Seven', gameType: 'RNG', vassalage: 'JL' }],
  }))
  await next.answer()
  expect(next.test.network.count(LIST)).toBe(1)
  expect(next.ids()).toEqual([7])
  expect((await again(next.test)).ids()).toEqual([7])
})

it('LIST-07 the next page follows the games of the last visit, also before these have been asked for again', async () => {
  const { test } = await seen()
  const next = await again(test)
  act(() => next.result.current.loadMore())
  await next.answer()
  expect(next.result.current.games).toHaveLength(52)
  expect(next.result.current.moreFailed).toBe(false)
})

it('without an answer the games of the last visit stay', async () => {
  const first = await seen()
  const next = await again(first.test)
  next.test.backend.fault('listGames', '500')
  await next.answer()
  expect(next.ids()).toEqual(first.ids())
  expect(next.result.current.status).toBe('ready')
})

it.each([
  ['in another language', { config: { defaultLanguage: 'TY' } }, SLOTS],
  ['of another merchant', { config: { merchantCode: 'another' } }, SLOTS],
  ['of another filter', {}, { ...SLOTS, vassalage: 'JL' }],
  ['of a search', {}, { ...SLOTS, gameName: 'reels' }],
] as const)('a list %s is not that of the last visit', async (_, options, filter) => {
  const { test } = await seen()
  expect((await again(test, filter, options)).result.current).toMatchObject({ games: [], status: 'loading' })
})

it('what a search found, and a list without games, are not kept', async () => {
  const search = { ...SLOTS, gameName: 'reels' }
  const { test } = await seen(search)
  expect((await again(test, search)).ids()).toEqual([])
  const { test: full } = await seen()
  const emptied = await again(full)
  emptied.test.network.alter(LIST, (value) => ({ ...value, games: [], totalPages: 0 }))
  await emptied.answer()
  expect((await again(emptied.test)).result.current).toMatchObject({ games: [], status: 'loading' })
})

it('games of an answer with flaws are shown and not kept: those of the whole answer before are', async () => {
  const first = await seen()
  const next = await again(first.test)
  next.test.network.alter(LIST, (value) => ({
    ...value,
    games: [{ nodeId: 7, gameName: 'Seven', gameType: 'RNG', vassalage: 'JL' }, { nodeId: 8 }],
  }))
  await next.answer()
  expect(next.ids()).toEqual([7])
  expect((await again(next.test)).ids()).toEqual(first.ids())
})

it('the four lists that were seen last are kept, for a day', async () => {
  const { test } = await seen()
  const before = test.localStorage.kept.get(STORAGE_KEYS.games)
  for (const gameType of ['FISH', 'LIVE', 'PVP', 'SPORTS']) await (await again(test, emptyFilter(gameType))).answer()
  expect((await again(test)).ids()).toEqual([])
  expect((await again(test, emptyFilter('FISH'))).ids()).not.toEqual([])

  const aged = (ms: number) => memoryStorage({ [STORAGE_KEYS.games]: JSON.stringify(older(before, ms)) })
  expect((await visit({ localStorage: aged(DAY_MS - 60_000) })).ids()).not.toEqual([])
  expect((await visit({ localStorage: aged(DAY_MS) })).ids()).toEqual([])
  expect((await visit({ localStorage: aged(-60_000) })).ids()).toEqual([])
})

/** What is kept, as if it had come so many milliseconds earlier. */
const older = (kept = '[]', ms = 0) => JSON.parse(kept).map((list: { at: number }) => ({ ...list, at: list.at - ms }))

it.each([
  ['no JSON', () => '{'],
  ['nothing', () => 'null'],
  ['no lists', () => '{}'],
  ['a number in their place', () => '[5]'],
  ['no time', (lists: object[]) => JSON.stringify(lists.map((list) => ({ ...list, at: 'x' })))],
  ['no page', (lists: object[]) => JSON.stringify(lists.map((list) => ({ ...list, page: {} })))],
  ['games without a number', (lists: object[]) => JSON.stringify(lists).replaceAll('"nodeId":', '"other":')],
] as const)('what somebody else kept (%s) breaks nothing', async (_, broken) => {
  const { test } = await seen()
  const kept = test.localStorage.kept.get(STORAGE_KEYS.games) ?? ''
  test.localStorage.setItem(STORAGE_KEYS.games, broken(JSON.parse(kept)))
  const { result, answer } = await again(test)
  expect(result.current).toMatchObject({ games: [], status: 'loading' })
  await answer()
  expect(result.current.games).toHaveLength(26)
})
