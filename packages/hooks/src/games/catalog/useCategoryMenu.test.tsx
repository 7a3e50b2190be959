import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCategoryMenu } from '../../index.ts'
import { renderIn, settle, testLobby } from '../../test/testLobby.tsx'

async function menuAt(path: string, search: string) {
  const navigated: unknown[] = []
  const test = await testLobby({ ports: { navigate: (...to) => void navigated.push(to) } })
  const { result } = renderIn(test, () => useCategoryMenu(path, search))
  const before = result.current.chosen
  await settle(test)
  const { items, chosen } = result.current
  return { before, chosen, items, navigated, at: (key: string) => items.find((each) => each.key === key) }
}

it('the address carries the chosen category, also while the categories are on their way', async () => {
  const { before, chosen, items } = await menuAt('/m/home', 'category=RNG')
  expect([before, chosen]).toEqual(['RNG', 'RNG'])
  expect(items.filter(({ isChosen }) => isChosen).map(({ key }) => key)).toEqual(['RNG'])
})

it.each([
  ['none', ''],
  ['one that there is not', 'category=NONSENSE'],
])('HOT is chosen where the address names %s', async (_, search) => {
  expect((await menuAt('/m/home', search)).chosen).toBe('HOT')
})

it('a choice stands where the categories do not come, so that nothing is asked again and again', async () => {
  const test = await testLobby()
  test.backend.fault('listVendors', '500')
  const chosen = new Set<string>()
  renderIn(test, () => chosen.add(useCategoryMenu('/m/gameLobby', 'gameType=RNG').chosen))
  await settle(test)
  expect([...chosen]).toEqual(['RNG'])
  expect(test.network.count('/wps/game/vendors')).toBe(1)
})

it('a category is opened in place of the one before; HOT needs no name in the address', async () => {
  const { at, navigated } = await menuAt('/m/home', '?category=LIVE')
  act(() => at('FISH')?.open())
  act(() => at('HOT')?.open())
  expect(navigated).toEqual([
    ['/m/home?category=FISH', { replace: true }],
    ['/m/home', { replace: true }],
  ])
  expect(at('FISH')?.path).toBe('/m/home?category=FISH')
})

it('the game lobby has its own name for the choice', async () => {
  const { at, chosen } = await menuAt('/m/gameLobby', 'gameType=FISH&category=RNG')
  expect([chosen, at('RNG')?.path]).toEqual(['FISH', '/m/gameLobby?gameType=RNG'])
})
