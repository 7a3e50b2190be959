import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { textOf, useCategories, useCategory, useHotGames, useLanguage } from '../index.ts'
import en from '../messages/en.json'
import { pass, renderIn, settle, testLobby } from '../test/testLobby.tsx'

async function shown<Result>(use: () => Result, options: Parameters<typeof testLobby>[0] = {}) {
  const test = await testLobby(options)
  const { result } = renderIn(test, use)
  await settle(test)
  return { test, result }
}

it('POP-02 POP-07 the menu follows the server, HOT in front, e-sports and cockfighting in their places', async () => {
  const { result } = await shown(useCategories)
  const keys = ['HOT', 'SPORTS', 'ESPORTS', 'LIVE', 'RNG', 'COCKFIGHT', 'FISH', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT']
  expect(result.current.items.map(({ key }) => key)).toEqual(keys)
  expect(result.current.categories.map(({ key }) => key)).toEqual(keys)
})

it('POP-03 every category has its label', async () => {
  const { result } = await shown(useCategories)
  expect(Object.fromEntries(result.current.items.map(({ key, label }) => [key, textOf(label, en)]))).toEqual({
    HOT: 'Hot',
    SPORTS: 'Sports',
    ESPORTS: 'E-sports',
    LIVE: 'Live',
    RNG: 'Slots',
    COCKFIGHT: 'Cockfight',
    FISH: 'Fishing',
    PVP: 'PVP',
    INHOUSE: 'In-house',
    ELOTT: 'E-lottery',
    LOTT: 'Lottery',
  })
})

it('POP-02 with nothing on offer the menu is HOT alone', async () => {
  const { result } = await shown(useCategories, { backend: { scenario: 'empty' } })
  expect(result.current.items.map(({ key }) => key)).toEqual(['HOT'])
})

it('ERR-03 a menu that did not come offers a retry', async () => {
  const test = await testLobby()
  test.backend.fault('listVendors', '500', 1)
  const { result } = renderIn(test, useCategories)
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed' })
  await act(() => result.current.retry())
  await settle(test)
  expect(result.current.status).toBe('ready')
  expect(result.current.items).toHaveLength(11)
})

it('POP-04 HOT shows the hot games, narrowed by any part of a name in whatever case', async () => {
  const { result, test } = await shown(useHotGames)
  const all = result.current.games
  const [wanted] = all
  expect(all).toHaveLength(60)
  const part = wanted?.gameName.slice(1, 6).toUpperCase() ?? ''
  act(() => result.current.setSearch(` ${part} `))
  await settle(test)
  expect(result.current.games).toContain(wanted)
  expect(result.current.games).toEqual(all.filter(({ gameName }) => gameName.toUpperCase().includes(part.trim())))
  expect(result.current.games.length).toBeLessThan(all.length)
  act(() => result.current.setSearch('no game is called so'))
  await settle(test)
  expect(result.current).toMatchObject({ games: [], status: 'ready' })
  act(() => result.current.setSearch(''))
  await settle(test)
  expect(result.current.games).toEqual(all)
  expect(test.network.count('/wps/game/hot')).toBe(1)
})

/** Vendors of the house, whose games are slots. */
const HOUSE = ['TCG_SLOT', 'TCG_ARCADE', 'TCG_TABLE']

it.each([
  ['RNG', ['JL', 'PGS', 'PPL', 'FCG', 'CQG', 'HBN', 'MGP', 'NLC', 'RTG', 'VPR', 'BNG', ...HOUSE]],
  ['LIVE', ['EVL', 'DGL', 'SLK', 'WML', 'AGL']],
  ['FISH', ['JL', 'KAF', 'OCN', 'FCG']],
  ['PVP', ['KMP', 'VEP', 'LEG']],
])('POP-05 %s shows its game types', async (key, vassalages) => {
  const { result } = await shown(() => useCategory(key))
  const { content } = result.current
  expect(content.kind === 'types' && content.tiles.map(({ vassalage }) => vassalage)).toEqual(vassalages)
})

it('POP-05 INHOUSE shows the slot types of its own vendors', async () => {
  const { result } = await shown(() => useCategory('INHOUSE'))
  const { content } = result.current
  expect(content.kind === 'types' && content.tiles.map(({ vassalage }) => vassalage)).toEqual(HOUSE)
})

it.each([
  ['SPORTS', ['BTI', 'SABA', 'CMD', 'UGS']],
  ['ESPORTS', ['TF']],
  ['COCKFIGHT', ['DS88']],
  ['ELOTT', ['TCG_LOTTO_VN', 'ELOTT']],
  ['LOTT', ['LOTT', 'TCG_SEA']],
])('POP-05 POP-07 %s shows its vendors', async (key, vendors) => {
  const { result, test } = await shown(() => useCategory(key))
  const { content } = result.current
  expect(content.kind === 'vendors' && content.tiles.map(({ vassalage }) => vassalage)).toEqual(vendors)
  expect(test.network.count('/wps/game/types')).toBe(0)
})

it('POP-06 a category without anything is empty, not loading and not failed', async () => {
  const { result } = await shown(() => useCategory('LIVE'), { backend: { scenario: 'empty' } })
  expect(result.current).toMatchObject({ content: { kind: 'types', tiles: [] }, status: 'ready' })
})

it('ERR-03 a category whose types did not come offers a retry of those alone', async () => {
  const test = await testLobby()
  test.backend.fault('listGameTypes', '500', 1)
  const { result } = renderIn(test, () => useCategory('RNG'))
  await settle(test)
  expect(result.current).toMatchObject({ status: 'failed' })
  act(() => result.current.retry())
  await settle(test)
  expect(result.current.status).toBe('ready')
  expect([test.network.count('/wps/game/vendors'), test.network.count('/wps/game/types')]).toEqual([1, 2])
})

it('POP-08 the vendors reload when the language changes', async () => {
  const { result, test } = await shown(() => ({ language: useLanguage(), menu: useCategories() }))
  act(() => result.current.language.choose('TY'))
  await pass(test, 200)
  expect(test.network.count('/wps/game/vendors')).toBe(2)
  expect(result.current.menu.items).toHaveLength(11)
})

it('LIST-13 hot games and game types are asked for as the product says', async () => {
  const { test } = await shown(() => ({ hot: useHotGames(), types: useCategory('RNG') }))
  const query = (path: string) => test.network.sent.find((each) => each.path === path)?.query
  expect(query('/wps/game/hot')).toEqual({
    isPlatform: '2',
    language: 'EN',
    platform: 'html5',
    gameType: '',
    merchantCode: 'lobbykit',
  })
  expect(query('/wps/game/types')).toEqual({ typeId: '1', merchant_code: 'lobbykit', language: 'EN' })
})

it('APP-22 POP-02 a visit while the site had nothing to show leaves nothing behind: the next one asks again', async () => {
  const empty = await testLobby({ backend: { scenario: 'empty' } })
  const before = renderIn(empty, useCategories)
  await settle(empty)
  expect(before.result.current.categories.map(({ key }) => key)).toEqual(['HOT'])
  empty.backend.scenario = 'normal'
  const next = await testLobby({ beside: empty })
  const { result } = renderIn(next, useCategories)
  await settle(next)
  expect(next.network.count('/wps/game/vendors')).toBe(1)
  expect(result.current.categories.length).toBeGreaterThan(5)
  const later = await testLobby({ beside: empty })
  renderIn(later, useCategories)
  await settle(later)
  expect(later.network.count('/wps/game/vendors')).toBe(0)
})

it('APP-22 POP-07 categories directly in the mapping, beside the vendors by game type, are shown without a complaint and kept', async () => {
  const plain = await shown(useCategories)
  const test = await testLobby()
  test.network.alter('/wps/game/vendors', ({ mapping, ...value }) => {
    const { categories, gameType } = Object(mapping)
    return { ...value, mapping: { ...categories, gameType } }
  })
  const { result } = renderIn(test, useCategories)
  await settle(test)
  expect(result.current.categories).toEqual(plain.result.current.categories)
  expect(test.reports).toEqual([])
  const later = await testLobby({ beside: test })
  renderIn(later, useCategories)
  await settle(later)
  expect(later.network.count('/wps/game/vendors')).toBe(0)
})
