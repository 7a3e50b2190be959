import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emptyFilter, filterOfSearch, LOTTERY_RANK, pathOf, useCategories, useGameCenter, useGameRank } from '../../index.ts'
import { renderIn, settle, type TestLobby, testLobby } from '../../test/testLobby.tsx'

async function rendered<Result>(
  hook: () => Result,
  options: Parameters<typeof testLobby>[0] = {},
  prepare = (_: TestLobby) => {},
) {
  const test = await testLobby(options)
  prepare(test)
  const { result } = renderIn(test, hook)
  await settle(test)
  return { test, now: () => result.current }
}
const retry = async (test: TestLobby, work: () => void) => {
  act(work)
  await settle(test)
}

const useCenter = (search: string) => ({ center: useGameCenter(search), all: useCategories() })

describe('the game centre', () => {
  it('POP-02 POP-07 has a menu for each category but the hot games, with as many games as its vendors have', async () => {
    const { now } = await rendered(() => useCenter(''))
    const { center, all } = now()
    expect(center.categories.map(({ key }) => key)).toEqual(all.categories.map(({ key }) => key).filter((key) => key !== 'HOT'))
    for (const { key, gameCount } of center.menus) {
      const vendors = center.categories.find((category) => category.key === key)?.vendors ?? []
      expect([key, gameCount]).toEqual([key, vendors.reduce((sum, vendor) => sum + (vendor.gameCount ?? 0), 0)])
    }
  })

  it('is narrowed to the category that its address names, and shows all of an unknown one', async () => {
    const { now } = await rendered(() => useGameCenter('?menu=FISH'))
    expect(now().categories.map(({ key }) => key)).toEqual(['FISH'])
    expect(now().menus.find(({ key }) => key === 'FISH')?.path).toBe('/m/gameCenter?menu=FISH')
    expect([...now().views, ...now().menus].filter(({ isChosen }) => isChosen)).toMatchObject([{ key: 'FISH' }])
    expect((await rendered(() => useGameCenter('?menu=NOWHERE'))).now().menu).toBe('')
  })

  it('LIST-01 leads from each category to the list of all its games', async () => {
    const { now } = await rendered(() => useGameCenter(''))
    for (const { key, path } of now().categories) {
      const [address, query = ''] = path.split('?')
      expect([address, filterOfSearch(query)]).toEqual(['/m/gameList', emptyFilter(key)])
    }
    expect(now().categories.length).toBeGreaterThan(1)
  })

  it('shows the categories without counts where those did not come, and asks for them again', async () => {
    const { test, now } = await rendered(
      () => useGameCenter(''),
      {},
      ({ backend }) => backend.fault('listGameMenus', '500', 1),
    )
    expect(now().status).toBe('ready')
    expect(now().menus.every(({ gameCount }) => gameCount === undefined)).toBe(true)
    await retry(test, () => now().retry())
    expect(now().menus.every(({ gameCount }) => gameCount !== undefined)).toBe(true)
  })
})

describe('a rank list', () => {
  it('LAUNCH-04 LOTT-05 is of games of the last day, whose taps launch them', async () => {
    const { test, now } = await rendered(() => useGameRank(''), { member: 'maria88' })
    const { by, period, entries } = now()
    expect([by, period]).toEqual(['game', 'day'])
    expect(entries.map(({ place }) => place)).toEqual(entries.map((_, at) => at + 1))
    expect(entries[0]).toMatchObject({ amount: expect.stringMatching(/^₱[\d,]+\.\d\d$/), icon: [expect.any(String)] })
    await act(async () => entries[0]?.launch?.())
    expect(test.wentTo[0]).toMatch(/^\/m\/launchGame\?category=/)
  })

  it('LAUNCH-02 of lotteries launches the lottery itself', async () => {
    const { test, now } = await rendered(() => useGameRank('?period=week', 'LOTT'))
    const own = now().entries.find(({ launch, name }) => launch && !/Viet|North|South/.test(name))
    await act(async () => own?.launch?.())
    expect(test.wentTo[0]).toMatch(/code=lott_lott_\d+/)
  })

  it('LOTT-05 is of players and of a week where its address says so, and tells no game', async () => {
    const { now } = await rendered(() => useGameRank('?view=ranking&by=player&period=week'))
    expect(now()).toMatchObject({ by: 'player', period: 'week' })
    expect(now().entries[0]?.name).toContain('*')
    expect(now().entries.every(({ launch, icon }) => launch === undefined && icon.length === 0)).toBe(true)
    expect(now().bys.map(({ path, isChosen }) => [path, isChosen])).toEqual([
      ['/m/gameCenter?view=ranking&period=week', false],
      ['/m/gameCenter?view=ranking&by=player&period=week', true],
    ])
    expect(now().periods.map(({ isChosen }) => isChosen)).toEqual([false, true])
    const ofLotteries = await rendered(() => useGameRank('', LOTTERY_RANK, pathOf('lottery')))
    expect(ofLotteries.now().bys[1]?.path).toBe('/m/lottery?view=ranking&by=player')
    expect((await rendered(() => useGameRank('?by=nobody&period=year'))).now()).toMatchObject({ by: 'game', period: 'day' })
  })

  it('LOTT-05 is of what its address says: that of another time or of others does not stand for it while it loads', async () => {
    let search = '?period=week'
    const test = await testLobby()
    const { result, rerender } = renderIn(test, () => useGameRank(search))
    await settle(test)
    const ofWeek = result.current.entries
    const release = test.network.hold('/wps/game/rank')
    for (search of ['', '?by=player&period=week']) {
      rerender()
      await settle(test)
      expect(result.current).toMatchObject({ status: 'loading', entries: [] })
    }
    release()
    await settle(test)
    expect(result.current.status).toBe('ready')
    expect(result.current.entries.map(({ name }) => name)).not.toEqual(ofWeek.map(({ name }) => name))
  })

  it('that did not come can be asked for again', async () => {
    const { test, now } = await rendered(
      () => useGameRank(''),
      {},
      ({ backend }) => backend.fault('listGameRank', '500', 1),
    )
    expect(now().status).toBe('failed')
    await retry(test, () => now().retry())
    expect(now().status).toBe('ready')
  })
})
