import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyFilter, useGameFilter, useGameList, useLogin } from '../index.ts'
import { renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

type Options = NonNullable<Parameters<typeof useGameFilter>[1]>

/** The filter at an address, which follows where it leads as a page would. */
async function filterAt(search: string, { member, ...options }: Options & { member?: string } = {}) {
  const test = await testLobby({ ...(member && { member }) })
  let address = search
  const { result, rerender } = renderIn(test, () => useGameFilter(address, options))
  await settle(test)
  const act_ = async (change: (choice: typeof result.current) => void) => {
    act(() => change(result.current))
    const last = test.wentTo.at(-1)
    if (typeof last === 'object' && typeof last.replace === 'string') address = last.replace.split('?')[1] ?? ''
    rerender()
    await settle(test)
    return last
  }
  return { test, result, change: act_ }
}
const calls = ({ network }: TestLobby) => network.sent.map(({ path }) => path)

it('LIST-01 the vendors of the category come with names, pictures and classes', async () => {
  const { result } = await filterAt('?gameType=RNG')
  expect(result.current.vendors.map(({ vassalage }) => vassalage)).toEqual(expect.arrayContaining(['PGS', 'PPL', 'BNG']))
  expect(result.current.vendors[0]).toEqual({
    vassalage: 'JL',
    name: 'Jolly Games',
    icon: ['http://localhost:3000/art/vendor/JL.svg'],
    classes: ['jackpot', 'classic', 'holdandwin'],
  })
  expect(result.current.tabs).toEqual(['all', 'recent', 'favourites', 'hot'])
})

it('a vendor that is alone in its category is no choice', async () => {
  const { result } = await filterAt('?gameType=COCKFIGHT')
  expect(result.current.lobbies.map(({ vassalage }) => vassalage)).toEqual(['DS88'])
  expect(result.current).toMatchObject({ vendors: [], vendorsLoading: false })
})

it('LIST-04 choosing a vendor, and choosing it again, replaces the address', async () => {
  const { result, change } = await filterAt('?gameType=RNG&gameName=gold')
  expect(await change(({ chooseVendor }) => chooseVendor('PGS'))).toEqual({
    replace: '/m/gameList?gameType=RNG&gameName=gold&vassalage=PGS',
  })
  expect(result.current.vendorName).toBe('Pocket Garden')
  expect(await change(({ chooseVendor }) => chooseVendor('PGS'))).toEqual({ replace: '/m/gameList?gameType=RNG&gameName=gold' })
  expect(result.current.vendorName).toBe('')
})

it('LIST-05 a vendor’s own classes are offered while it is chosen, and go with it', async () => {
  const { result, change } = await filterAt('?gameType=RNG&vassalage=PPL&classify=megaways')
  const { filter, classesOf } = result.current
  expect(classesOf(filter)).toEqual(['ALL', 'NEW', 'HOT', 'FAV', 'megaways', 'bonusbuy', 'jackpot'])
  await change(({ chooseVendor }) => chooseVendor('JL'))
  expect(result.current.filter).toMatchObject({ vassalage: 'JL', classify: 'ALL' })
  expect(result.current.classesOf(result.current.filter)).not.toContain('megaways')
  await change(({ chooseVendor }) => chooseVendor(''))
  expect(result.current.classesOf(result.current.filter)).toEqual(['ALL', 'NEW', 'HOT', 'FAV'])
})

it('LIST-04 a reset clears every filter but the category', async () => {
  const { change } = await filterAt('?gameType=LIVE&gameName=a&vassalage=EVL&tab=hot')
  expect(await change(({ reset }) => reset())).toEqual({ replace: '/m/gameList?gameType=LIVE' })
})

it('LIST-03 the panel offers every category of the menu but the e-lottery', async () => {
  const { result } = await filterAt('')
  expect(result.current.categories).toEqual([
    'HOT',
    'SPORTS',
    'ESPORTS',
    'LIVE',
    'RNG',
    'COCKFIGHT',
    'FISH',
    'PVP',
    'INHOUSE',
    'LOTT',
  ])
})

it.each(['recent', 'favourites'] as const)('LIST-09 the tab %s leads a guest to login, and from there to it', async (tab) => {
  const { test, change } = await filterAt('?gameType=RNG')
  expect(await change(({ chooseTab }) => chooseTab(tab))).toBe('/m/login')
  const { result } = renderIn(test, useLogin)
  await settle(test)
  act(() => {
    result.current.field('username').onChange({ target: { value: 'maria88' } })
    result.current.field('password').onChange({ target: { value: 'Maria88pass' } })
  })
  await act(async () => void (await result.current.submit()))
  await settle(test)
  expect(test.wentTo.at(-1)).toEqual({ replace: `/m/gameList?gameType=RNG&tab=${tab}` })
})

it('LIST-09 LIST-05 the class Favourites leads a guest to login, too, and shows a member his favourites', async () => {
  const { change } = await filterAt('?gameType=RNG')
  expect(await change(({ filter, show }) => show({ ...filter, classify: 'FAV' }))).toBe('/m/login')
  const test = await testLobby({ member: 'maria88' })
  renderIn(test, () => useGameList({ ...emptyFilter('RNG'), classify: 'FAV' }))
  await settle(test)
  expect(calls(test)).toContain('/wps/game/favourite/list')
  expect(calls(test)).not.toContain('/wps/game/list')
})

it('LIST-12 a swipe changes the tab; a guest passes those that need a login', async () => {
  const guest = await filterAt('?gameType=RNG')
  expect(await guest.change(({ swipe }) => swipe('next'))).toEqual({ replace: '/m/gameList?gameType=RNG&tab=hot' })
  expect(await guest.change(({ swipe }) => swipe('next'))).toEqual({ replace: '/m/gameList?gameType=RNG&tab=hot' })
  expect(guest.test.wentTo).toHaveLength(1)
  const member = await filterAt('?gameType=RNG', { member: 'maria88' })
  expect(await member.change(({ swipe }) => swipe('next'))).toEqual({ replace: '/m/gameList?gameType=RNG&tab=recent' })
})

it('LIST-01 a search is trimmed, and one that no name can be as long as is neither sent nor in the address whole', async () => {
  const { test, result, change } = await filterAt('?gameType=RNG')
  expect(await change(({ search }) => search('  gold '))).toEqual({ replace: '/m/gameList?gameType=RNG&gameName=gold' })
  await change(({ search }) => search('x'.repeat(1_000_000)))
  const { filter } = result.current
  expect(filter.gameName.length).toBeLessThan(2_000)
  const { result: list } = renderIn(test, () => useGameList(filter))
  await settle(test)
  expect(list.current).toMatchObject({ games: [], status: 'ready', hasMore: false })
  expect(test.network.count('/wps/game/list')).toBe(0)
})

it('a list of one category alone keeps it, and leaves for the game list where another is chosen', async () => {
  const { result, change } = await filterAt('?gameType=LIVE', { path: '/m/slotsCenter', gameType: 'RNG' })
  expect(result.current.filter.gameType).toBe('RNG')
  expect(await change(({ chooseVendor }) => chooseVendor('JL'))).toEqual({
    replace: '/m/slotsCenter?gameType=RNG&vassalage=JL',
  })
  expect(await change(({ filter, show, inCategory }) => show(inCategory(filter, 'LIVE')))).toEqual({
    replace: '/m/gameList?gameType=LIVE',
  })
})

it('LIST-11 a category of lobbies has them, a category of games has none', async () => {
  const { result } = await filterAt('?gameType=SPORTS')
  expect(result.current.lobbies.map(({ vassalage, largeIcon }) => [vassalage, ...largeIcon])[0]).toEqual([
    'BTI',
    'http://localhost:3000/art/wide/SPORTS/BTI.svg',
  ])
  expect(result.current.vendors.map(({ vassalage }) => vassalage)).toEqual(['BTI', 'SABA', 'CMD', 'UGS'])
  expect((await filterAt('?gameType=LIVE')).result.current.lobbies).toEqual([])
})

it('LIST-01 favourites, recents and hot games are searched by name and vendor, page after page', async () => {
  const test = await testLobby()
  let filter = { ...emptyFilter(''), tab: 'hot' as const, gameName: '', vassalage: '' }
  const { result, rerender } = renderIn(test, () => useGameList(filter))
  await settle(test)
  const all = result.current.games
  filter = { ...filter, vassalage: all[3]?.vassalage ?? '', gameName: all[3]?.gameName.slice(2, 6).toUpperCase() ?? '' }
  rerender()
  await settle(test)
  expect(result.current.games.length).toBeGreaterThan(0)
  expect(result.current.games.length).toBeLessThan(all.length)
  expect(result.current.games).toContain(all[3])
  expect(test.network.count('/wps/game/hot')).toBe(1)
})

it('LIST-02 a search among recents looks through the pages for what it finds, once a second', async () => {
  const test = await testLobby({ member: 'maria88' })
  test.network.alter('/wps/game/recent', (value) => ({ ...value, list: [], totalPages: 3 }))
  const { result } = renderIn(test, () => useGameList({ ...emptyFilter(''), tab: 'recent', gameName: 'nowhere' }))
  await settle(test)
  expect(result.current.status).toBe('loading')
  for (let second = 0; second < 6; second += 1) {
    act(() => test.clock.pass(500))
    await settle(test)
  }
  expect(test.network.count('/wps/game/recent')).toBe(3)
  expect(result.current).toMatchObject({ games: [], status: 'ready', hasMore: false })
})
