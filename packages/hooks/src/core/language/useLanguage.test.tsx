import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  emptyFilter,
  STORAGE_KEYS,
  useBanners,
  useCategories,
  useCategory,
  useGameList,
  useHotGames,
  useLanguage,
  useLogin,
  useOfferedLanguages,
} from '../../index.ts'
import { pass, renderIn, settle, testLobby } from '../../test/testLobby.tsx'
import { memoryStorage } from '../../testing/memoryStorage.ts'

const SLOTS = emptyFilter('RNG')

it('APP-23 the vendor list reloads 200 ms after the language changed', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({ language: useLanguage(), categories: useCategories() }))
  await settle(test)
  act(() => result.current.language.choose('TY'))
  await pass(test, 199)
  expect(test.network.count('/wps/game/vendors')).toBe(1)
  await pass(test, 1)
  expect(test.network.sent.filter(({ path }) => path === '/wps/game/vendors').map(({ query }) => query.language)).toEqual([
    'EN',
    'TY',
  ])
})

it('APP-23 the game list and the hot games reload 250 ms after the language changed', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({ language: useLanguage(), games: useGameList(SLOTS), hot: useHotGames() }))
  await settle(test)
  act(() => result.current.language.choose('TY'))
  await pass(test, 249)
  expect([test.network.count('/wps/game/list'), test.network.count('/wps/game/hot')]).toEqual([1, 1])
  await pass(test, 1)
  expect([test.network.count('/wps/game/list'), test.network.count('/wps/game/hot')]).toEqual([2, 2])
})

it('APP-23 changing the language back and forth in a moment loads nothing', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({
    language: useLanguage(),
    categories: useCategories(),
    games: useGameList(SLOTS),
    banners: useBanners('m_home'),
  }))
  await settle(test)
  const before = test.network.sent.length
  for (const code of ['TY', 'EN', 'TY', 'EN']) {
    act(() => result.current.language.choose(code))
    await pass(test, 50)
  }
  await pass(test, 1_000)
  expect(test.network.sent.length).toBe(before)
})

it('APP-23 quick changes load the last language alone, once', async () => {
  const test = await testLobby({ config: { languages: ['EN', 'TY', 'VI'] } })
  const { result } = renderIn(test, () => ({ language: useLanguage(), categories: useCategories() }))
  await settle(test)
  act(() => result.current.language.choose('VI'))
  await pass(test, 150)
  act(() => result.current.language.choose('TY'))
  await pass(test, 150)
  expect(test.network.count('/wps/game/vendors')).toBe(1)
  await pass(test, 50)
  expect(test.network.sent.at(-1)?.query.language).toBe('TY')
  expect(test.network.count('/wps/game/vendors')).toBe(2)
})

it('APP-23 while a language loads, the last one stays on screen', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({
    language: useLanguage(),
    categories: useCategories(),
    types: useCategory('RNG'),
    hot: useHotGames(),
  }))
  await settle(test)
  const before = result.current.categories.items
  const hot = result.current.hot.games
  for (const path of ['vendors', 'types', 'hot']) test.network.hold(`/wps/game/${path}`)
  act(() => result.current.language.choose('TY'))
  await pass(test, 250)
  expect(result.current.categories).toMatchObject({ items: before, status: 'ready' })
  expect(result.current.types.content).toMatchObject({ kind: 'types' })
  expect(result.current.types.status).not.toBe('loading')
  expect(result.current.hot.games).toBe(hot)
})

it('APP-23 messages of the login form change 200 ms after the language', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, () => ({ language: useLanguage(), login: useLogin() }))
  await settle(test)
  act(() => result.current.login.field('username').onChange({ target: { value: 'x' } }))
  await act(() => result.current.login.submit())
  expect(result.current.login.problem('username')).toEqual({ text: 'Account format is incorrect' })
  act(() => result.current.language.choose('TY'))
  await pass(test, 199)
  expect(result.current.login.problem('username')).toEqual({ text: 'Account format is incorrect' })
  await pass(test, 1)
  expect(result.current.login.problem('username')).toEqual({ text: 'Mali ang anyo ng account' })
  expect(result.current.login.problem('mobileNum')).toBeUndefined()
})

it('APP-24 the chosen language survives a reload', async () => {
  const test = await testLobby()
  const { result } = renderIn(test, useLanguage)
  expect(result.current).toMatchObject({ code: 'EN', tag: 'en', direction: 'ltr' })
  act(() => result.current.choose('TY'))
  await settle(test)
  expect(result.current).toMatchObject({ code: 'TY', tag: 'fil', direction: 'ltr' })
  const again = await testLobby({ beside: test })
  expect(renderIn(again, useLanguage).result.current.code).toBe('TY')
})

it('APP-24 a right-to-left language says so', async () => {
  const test = await testLobby({ config: { languages: ['EN', 'AR'] } })
  const { result } = renderIn(test, useLanguage)
  act(() => result.current.choose('AR'))
  await settle(test)
  expect(result.current.direction).toBe('rtl')
})

it('APP-25 English and Tagalog are on offer unless the merchant says otherwise', async () => {
  const { result } = renderIn(await testLobby(), useOfferedLanguages)
  expect(result.current.map(({ code }) => code)).toEqual(['EN', 'TY'])
  const wide = renderIn(await testLobby({ config: { languages: ['CN', 'EN', 'TH'], defaultLanguage: 'TH' } }), () => ({
    offered: useOfferedLanguages(),
    ...useLanguage(),
  }))
  expect(wide.result.current.offered.map(({ code }) => code)).toEqual(['CN', 'EN', 'TH'])
  expect(wide.result.current.code).toBe('TH')
})

it('APP-25 a language that is not on offer cannot be chosen, nor come back from the device', async () => {
  const localStorage = memoryStorage({ [STORAGE_KEYS.language]: 'CN' })
  const test = await testLobby({ localStorage })
  const { result } = renderIn(test, useLanguage)
  expect(result.current.code).toBe('EN')
  act(() => result.current.choose('JA'))
  await settle(test)
  expect(result.current.code).toBe('EN')
  expect(localStorage.kept.get(STORAGE_KEYS.language)).toBe('CN')
})
