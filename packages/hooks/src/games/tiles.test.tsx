import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCategory, useGameTile, useHotGames, useLotteryLobbies } from '../index.ts'
import { findGames, renderIn, settle, testLobby } from '../test/testLobby.tsx'

const VENDORS = '/wps/game/vendors'
const useTiles = () => useCategory('SPORTS')

it('POP-05 LIST-11 two lobbies of one vendor are two tiles, and each opens its own', async () => {
  const test = await testLobby({ member: 'maria88' })
  const lobby = (nodeId: number, displayName: string) => ({
    vendor: 'BTI',
    gameType: 'SPORTS',
    nodeId,
    roomId: 'lobby',
    displayName,
    gameCount: nodeId === 1 ? 0 : 12,
  })
  test.network.alter(VENDORS, ({ mapping, ...rest }) => ({
    ...rest,
    mapping: { ...Object(mapping), categories: { SPORTS: [lobby(1, 'Europe'), lobby(2, 'Asia')] } },
  }))
  const { result } = renderIn(test, useTiles)
  await settle(test)
  const { content } = result.current
  const tiles = content.kind === 'vendors' ? content.tiles : []
  expect(tiles.map(({ name }) => name)).toEqual(['Europe', 'Asia'])
  // None is nothing to tell.
  expect(tiles.map(({ gameCount }) => gameCount)).toEqual([undefined, 12])
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(2)
  for (const { launch } of tiles) await act(launch)
  expect(test.wentTo.map((to) => /nodeId=(\d+)/.exec(String(to))?.[1])).toEqual(['1', '2'])
})

it('POP-05 a type of games opens the list of its vendor', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => useCategory('RNG'))
  await settle(test)
  const { content } = result.current
  const [first] = content.kind === 'types' ? content.tiles : []
  act(() => first?.launch())
  expect(test.wentTo).toEqual(['/m/gameList?gameType=RNG&vassalage=JL'])
  expect(first?.path).toBe('/m/gameList?gameType=RNG&vassalage=JL')
  expect(first?.icon).toEqual([expect.stringMatching(/^http:/)])
})

it('LAUNCH-04 LIST-10 a game’s tile shows what the site calls it, launches it and switches its heart', async () => {
  const test = await testLobby({ member: 'maria88' })
  const [game] = await findGames(test.backend, { pageSize: 1 })
  if (!game) throw new Error('the backend has no games')
  const { result } = renderIn(test, () => useGameTile({ ...game, displayName: 'Fortune', gameClassifyNew: true }))
  await settle(test)
  expect(result.current).toMatchObject({ name: 'Fortune', mark: 'new', isFavourite: false, vassalage: game.vassalage })
  act(() => result.current.toggleFavourite())
  await settle(test)
  expect(result.current.isFavourite).toBe(true)
  act(() => result.current.launch())
  await settle(test)
  expect(String(test.wentTo[0])).toContain(`nodeId=${game.nodeId}`)
})

it('ENT-01 a live game’s tile knows the kind of its room, a slot’s has none', async () => {
  const test = await testLobby()
  const live = await findGames(test.backend, { gameType: 'LIVE', pageSize: 20 })
  const kinds = new Set(live.map((game) => renderIn(test, () => useGameTile(game)).result.current.roomType))
  expect([...kinds].sort()).toEqual(['free', 'payPerView', 'vip'])
  const [slot] = await findGames(test.backend, { gameType: 'RNG', pageSize: 1 })
  if (!slot) throw new Error('the backend has no slots')
  expect(renderIn(test, () => useGameTile(slot)).result.current.roomType).toBeUndefined()
})

it('POP-04 a game that the site does not name is called as its vendor calls it', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useHotGames)
  await settle(test)
  const [game] = result.current.games
  if (!game) throw new Error('no hot games')
  const { displayName: _, ...unnamed } = game
  const tile = renderIn(test, () => useGameTile(unnamed))
  expect(tile.result.current.name).toBe(game.gameName)
})

it('LIST-11 LAUNCH-06 the lottery vendors have their lobbies', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useLotteryLobbies)
  await settle(test)
  expect(result.current.map(({ vassalage }) => vassalage)).toEqual(['TCG_LOTTO_VN', 'ELOTT', 'LOTT', 'TCG_SEA'])
})

it.each([
  ['LOTT', 'Lott'],
  ['ELOTT', 'Elott'],
])('LAUNCH-06 tiles of the category %s open in the mode %s: a game itself, a vendor its lobby', async (gameType, mode) => {
  const test = await testLobby({ member: 'maria88' })
  const games = await findGames(test.backend, { gameType, pageSize: 50 })
  const game = games.find(({ vassalage }) => vassalage === gameType)
  if (!game) throw new Error(`the backend has no lottery of ${gameType}`)
  const { result } = renderIn(test, () => ({ tile: useGameTile(game), category: useCategory(gameType) }))
  await settle(test)
  act(() => result.current.tile.launch())
  await settle(test)
  expect(test.wentTo).toEqual([
    `/m/launchGame?playType=trad&prize_mode=${mode}&code=${game.gameId}&pageBack=home&vendor=${gameType}`,
  ])
  const { content } = result.current.category
  const vendor = content.kind === 'vendors' ? content.tiles.find(({ vassalage }) => vassalage === gameType) : undefined
  await act(async () => vendor?.launch())
  expect(test.wentTo[1]).toBe(`/m/launchGame?playType=trad&prize_mode=${mode}&code=lobby&pageBack=home&vendor=${gameType}`)
})
