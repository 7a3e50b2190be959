import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'
import { quickTaps } from '../lib/quickTaps.ts'
import { fingerOn } from '../lib/touch.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const tabs = (page: Page) => page.getByRole('group', { name: 'Quick choice' })
const tab = (page: Page, name: string) => tabs(page).getByRole('button', { name, exact: true })
const vendors = (page: Page) => page.getByRole('region', { name: 'Vendors' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favourite: ${name}` }).first()
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function openSlots(page: Page, more = '') {
  await page.goto(`/m/gameList?gameType=RNG${more}`)
  await expect(tiles(page).first()).toBeVisible()
}
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).tap()
  await expect(panel(page)).toBeVisible()
}
const choose = (page: Page, group: string, name: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('button', { name, exact: true }).tap()

test.describe('the filter', () => {
  test('LIST-01 LIST-04 vendors stand four at a time; the chosen one is in the address and given up by a second tap', async ({
    lobby,
    page,
  }) => {
    await openSlots(page)
    const all = vendors(page).getByRole('button', { name: 'All', exact: true })
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    const [strip, slide] = await Promise.all([
      vendors(page).boundingBox(),
      vendors(page).getByRole('listitem').first().boundingBox(),
    ])
    expect((strip?.width ?? 0) / (slide?.width ?? 1)).toBeCloseTo(4, 1)
    const garden = vendors(page).getByRole('button', { name: 'Pocket Garden' })
    await garden.tap()
    await expect(page).toHaveURL(/\?gameType=RNG&vassalage=PGS$/)
    await expect(page.getByRole('heading', { name: 'Slots · Pocket Garden' })).toBeVisible()
    await expect(tiles(page).filter({ hasNotText: 'PGS' })).toHaveCount(0)
    await garden.tap()
    await expect(page).toHaveURL(/\?gameType=RNG$/)
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await expect(tiles(page).filter({ hasNotText: 'PGS' }).first()).toBeVisible()
    expect(
      lobby.backend.calls.filter(({ operationId }) => operationId === 'listGames').map(({ query }) => query.pageNo),
    ).toEqual(['1', '1'])
  })

  test('the pages of vendors bring all of them into sight, also once a turned phone shows more of them at a time', async ({
    lobby: _,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 280, height: 653 })
    await openSlots(page)
    const finger = await fingerOn(page, vendors(page))
    await finger.down()
    await finger.moveBy(-150, 0)
    await finger.up()
    await expect(vendors(page).locator('[data-engine]')).toBeAttached()
    await page.setViewportSize({ width: 653, height: 653 })
    await vendors(page).getByRole('button', { name: 'Vendors, page 4 of 4' }).click()
    await expect(vendors(page).getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
  })

  test('LIST-03 LIST-05 the panel narrows slots by class and minimum bet, and the address carries it all', async ({
    lobby,
    page,
  }) => {
    await openSlots(page, '&vassalage=PPL')
    await expect(tiles(page).first()).toBeVisible()
    const [unfiltered = ''] = await tiles(page).allTextContents()
    expect(unfiltered).not.toBe('')
    await openPanel(page)
    const offered = (group: string) => panel(page).getByRole('group', { name: group }).getByRole('button')
    await expect(offered('Category')).toHaveText([
      'Hot',
      'Sports',
      'E-sports',
      'Live',
      'Slots',
      'Cockfight',
      'Fishing',
      'PVP',
      'In-house',
      'Lottery',
    ])
    await expect(offered('Kind of game')).toHaveText(['All', 'New', 'Hot', 'Favourites', 'Megaways', 'Bonus buy', 'Jackpot'])
    await expect(offered('Minimum bet')).toHaveText(['All', '0.01', '0.05', '0.1', '0.5', '0.75'])
    await choose(page, 'Kind of game', 'Megaways')
    await choose(page, 'Minimum bet', '0.1')
    expect(lobby.callsOf('listGames')).toBe(1)
    await page.getByRole('button', { name: 'Show games' }).tap()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(/\?gameType=RNG&vassalage=PPL&classify=megaways&minBet=0.1$/)
    await expect
      .poll(() => lobby.backend.calls.findLast(({ operationId }) => operationId === 'listGames')?.query)
      .toMatchObject({
        gameClassify: 'megaways',
        minBet: '0.1',
        vassalage: 'PPL',
        pageNo: '1',
      })
    await expect(tiles(page).filter({ hasText: unfiltered })).toHaveCount(0)
    await expect(tiles(page).first()).toBeVisible()
    // The rows are drawn one after the other.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    const names = await tiles(page).allTextContents()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible()
    await expect.poll(() => tiles(page).allTextContents()).toEqual(names)

    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Reset' }).tap()
    await expect(page).toHaveURL(/\?gameType=RNG$/)
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  })

  test('LIST-03 another category has neither class nor minimum bet', async ({ lobby: _, page }) => {
    await openSlots(page, '&minBet=0.5&classify=NEW')
    await openPanel(page)
    await choose(page, 'Category', 'Live')
    await expect(panel(page).getByRole('group')).toHaveCount(1)
    await page.getByRole('button', { name: 'Show games' }).tap()
    await expect(page).toHaveURL(/\?gameType=LIVE$/)
    await expect(vendors(page).getByRole('button', { name: 'Evening Live' })).toBeVisible()
  })

  test('one category after the other has one search box alone', async ({ lobby: _, page }) => {
    await openSlots(page)
    const box = page.getByRole('main').getByRole('searchbox')
    for (const [category, vendor] of [
      ['Live', 'Evening Live'],
      ['Slots', 'Pocket Garden'],
    ] as const) {
      await openPanel(page)
      await choose(page, 'Category', category)
      await page.getByRole('button', { name: 'Show games' }).tap()
      await expect(vendors(page).getByRole('button', { name: vendor })).toBeVisible()
      await expect(box).toHaveCount(1)
    }
  })

  test('LIST-05 the class Hot shows hot games, the class New new ones', async ({ lobby: _, page }) => {
    await openSlots(page, '&classify=NEW')
    await expect(tiles(page).filter({ hasNotText: 'New' })).toHaveCount(0)
    await openSlots(page, '&classify=HOT')
    await expect(tiles(page).first()).toBeVisible()
  })

  for (const { of, query, name } of [
    { of: 'no game fits', query: '&vassalage=JL&classify=megaways', name: 'Reset' },
    { of: 'no game has the name', query: '&gameName=zzzz', name: 'Clear the search' },
    { of: 'a member has no favourites', query: '&tab=favourites', name: 'Show all games' },
  ])
    test(`where ${of}, the second of two quick taps on the way out starts no game`, async ({ lobby, page }) => {
      await lobby.enter()
      await page.goto(`/m/gameList?gameType=RNG${query}`)
      const { tap, tapAgain } = await quickTaps(page)
      const list = page.url()
      await tap(page.getByRole('status').getByRole('button', { name, exact: true }))
      await expect(tiles(page).first()).toBeVisible()
      await expect(page).not.toHaveURL(list)
      const all = page.url()
      await tapAgain()
      await tap(page.getByRole('button', { name: /^Filters/ }))
      await expect(panel(page)).toBeVisible()
      expect(page.url()).toBe(all)
    })

  test('LIST-04 nothing fits: the way out is a reset', async ({ lobby: _, page }) => {
    await page.goto('/m/gameList?gameType=RNG&vassalage=JL&classify=megaways')
    await expect(page.getByText('No game fits these filters.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Reset' }).tap()
    await expect(tiles(page).first()).toBeVisible()
  })

  test('APP-16 LIST-01 whatever an address says, there is a list', async ({ lobby, page }) => {
    await openSlots(page)
    const odd = `tab=evil&minBet=7&vassalage[]=JL&__proto__[a]=1&${'a[b][c][d][e][f][g]=x&'.repeat(2_000)}`
    // No server takes an address of this length; the page may get one all the same.
    await page.evaluate((query) => history.pushState(null, '', `?gameType=RNG&${query}`), odd)
    await expect(vendors(page).getByRole('button', { name: 'Jolly Games' })).toHaveAttribute('aria-pressed', 'true')
    // The list of the vendor is asked for; none may be later.
    await expect.poll(() => lobby.callsOf('listGames')).toBe(2)
    const search = page.getByRole('searchbox', { name: 'Game name' })
    await search.fill('ñ😀"<script>'.repeat(10_000))
    const asked = lobby.callsOf('listGames')
    await search.press('Enter')
    await expect(page.getByText('No game has this name. Try another word.')).toBeVisible()
    expect(lobby.callsOf('listGames')).toBe(asked)
    expect(page.url().length).toBeLessThan(20_000)
  })
})

test.describe('the tabs', () => {
  test('LIST-09 recent and favourites lead a guest to login and then to themselves', async ({ lobby: _, page }) => {
    await openSlots(page, '&vassalage=JL')
    await tab(page, 'Favourites').tap()
    await expect(page).toHaveURL(/\/m\/login$/)
    await fillLogin(page, MARIA)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&tab=favourites&vassalage=JL$/)
    await expect(tab(page, 'Favourites')).toHaveAttribute('aria-pressed', 'true')
  })

  test('LIST-09 the address of the recents asks a guest to log in', async ({ lobby, page }) => {
    await page.goto('/m/gameList?gameType=RNG&tab=recent')
    await expect(page.getByText('You are not logged in, please login first')).toBeVisible()
    expect(lobby.callsOf('listRecents')).toBe(0)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap()
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  test('LIST-14 LIST-09 a member without a past is told how to get one', async ({ lobby, page }) => {
    await lobby.enter()
    await openSlots(page)
    await tab(page, 'Recent').tap()
    await expect(page.getByText('You have not played any of these games yet.')).toBeVisible()
    await tab(page, 'Favourites').tap()
    await expect(page.getByText('Tap the heart of a game, or hold its picture, to keep it here.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all games' }).tap()
    await expect(tiles(page).first()).toBeVisible()
  })

  test('LIST-04 another tab begins with page 1, at the top', async ({ lobby, page }) => {
    await openSlots(page)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => lobby.callsOf('listGames')).toBe(2)
    await tab(page, 'Hot').dispatchEvent('click')
    await expect(page).toHaveURL(/tab=hot$/)
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect.poll(() => lobby.callsOf('listHotGames')).toBe(1)
  })

  test('LIST-12 a swipe of 60 px changes the tab, a shorter one does not, and neither opens a game', async ({
    lobby: _,
    page,
  }) => {
    await openSlots(page)
    const swipe = async (x: number, y = 0) => {
      // The list of the tab before stays, marked busy, until the new one is here.
      await expect(page.getByRole('region', { name: 'Slots', exact: true })).not.toHaveAttribute('aria-busy')
      const finger = await fingerOn(page, tiles(page).nth(1))
      await finger.down()
      await finger.moveBy(x, y)
      await finger.up()
    }
    await swipe(-55)
    await expect(page).toHaveURL(/\?gameType=RNG$/)
    await swipe(-80)
    await expect(page).toHaveURL(/\?gameType=RNG&tab=hot$/)
    await expect(tab(page, 'Hot')).toHaveAttribute('aria-pressed', 'true')
    await expect(tiles(page).first()).toBeVisible()
    await swipe(80)
    await expect(page).toHaveURL(/\?gameType=RNG$/)
  })
})

test.describe('coming back', () => {
  test('LIST-07 LAUNCH-10 from a game the list stands as it was left, with its pages and without asking again', async ({
    lobby,
    page,
  }) => {
    await lobby.enter()
    await openSlots(page, '&vassalage=JL')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    for (const pages of [2, 3]) {
      const before = await height()
      // Once: at the end of the page that is asked for here, a second time would ask for the one after it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => lobby.callsOf('listGames')).toBe(pages)
      await expect.poll(height).toBeGreaterThan(before + 1_000)
    }
    await page.evaluate(() => window.scrollTo(0, 2_000))
    await expect.poll(() => scrollY(page)).toBe(2_000)
    // A row that the list has drawn for this place, not one left over from the bottom.
    const inSight = () =>
      page.evaluate(
        () => [380, 420].map((y) => document.elementFromPoint(60, y)?.closest('article')?.textContent).find(Boolean) ?? '',
      )
    await expect.poll(inSight).not.toBe('')
    const name = await inSight()
    const shown = page.getByRole('article').filter({ hasText: name }).first()
    const asked = lobby.callsOf('listGames')
    await shown.getByRole('button').first().dispatchEvent('click')
    await expect(page.locator('iframe')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL(/vassalage=JL$/)
    await expect.poll(() => scrollY(page)).toBe(2_000)
    await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeInViewport()
    expect(lobby.callsOf('listGames')).toBe(asked)
  })

  test('LIST-01 who comes to the list anew begins at its top', async ({ lobby, page }) => {
    await lobby.openHome()
    const go = async () => {
      await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Slots' }).tap()
      await page.getByRole('button', { name: /^Jolly Games/ }).tap()
      await expect(tiles(page).first()).toBeVisible()
    }
    await go()
    await page.evaluate(() => window.scrollTo(0, 800))
    await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Home' }).tap()
    await go()
    await expect.poll(() => scrollY(page)).toBe(0)
  })
})

test.describe('favourites', () => {
  for (const fault of ['none', 'flaky', '500'] as const) {
    test(`LIST-10 many quick taps send no more requests than taps, and end as the backend has it (fault: ${fault})`, async ({
      lobby,
      page,
    }) => {
      lobby.expectFailedCalls()
      await lobby.enter()
      await openSlots(page)
      if (fault !== 'none') lobby.backend.fault('addFavourite', fault)
      if (fault === 'flaky') lobby.backend.fault('removeFavourite', fault)
      const button = heart(page, 'Tropical Reels')
      const TAPS = 7
      for (let count = 0; count < TAPS; count += 1) await button.dispatchEvent('click')
      const sent = () => lobby.callsOf('addFavourite') + lobby.callsOf('removeFavourite')
      let before = 0
      await expect
        .poll(
          () => {
            const isQuiet = before > 0 && before === sent()
            before = sent()
            return isQuiet
          },
          { intervals: [500] },
        )
        .toBe(true)
      expect(sent()).toBeLessThanOrEqual(TAPS)
      const shown = await button.getAttribute('aria-pressed')
      await page.reload()
      await expect(button).toHaveAttribute('aria-pressed', shown ?? '?')
      if (fault === 'none') expect(shown).toBe('true')
      if (fault === '500') expect(shown).toBe('false')
    })
  }

  test('APP-19 LIST-10 holding a picture makes it a favourite and does not open it', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.logIn()
    await openSlots(page)
    const finger = await fingerOn(page, tiles(page).first())
    // From here on no more time passes than is said, however slow the machine.
    await page.clock.pauseAt(Date.now() + 60_000)
    await finger.down()
    await page.clock.runFor(300)
    await finger.up()
    await page.clock.resume()
    await expect(page.locator('iframe')).toBeVisible()
    expect(lobby.callsOf('addFavourite')).toBe(0)
    await page.getByRole('button', { name: 'Back to the lobby' }).click()

    await expect(tiles(page).first()).toBeVisible()
    const again = await fingerOn(page, tiles(page).first())
    await again.down()
    await page.clock.runFor(400)
    await again.up()
    await expect(heart(page, 'Tropical Reels')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => lobby.callsOf('addFavourite')).toBe(1)
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL(/\/m\/gameList/)
  })

  test('LIST-10 a guest who holds a picture goes to login', async ({ lobby: _, page }) => {
    await page.clock.install()
    await openSlots(page)
    const finger = await fingerOn(page, tiles(page).first())
    await finger.down()
    await page.clock.runFor(400)
    await finger.up()
    await expect(page).toHaveURL(/\/m\/login$/)
  })
})

test.describe('the other screens', () => {
  test('LIST-11 a lobby is a large picture that launches', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/gameList?gameType=SPORTS')
    const card = page.getByRole('region', { name: 'Lobbies' }).getByRole('button', { name: /^BTi Sports/ })
    await expect(card.locator('img')).toHaveAttribute('src', /\/art\/wide\/SPORTS\/BTI\.svg$/)
    const box = await card.boundingBox()
    expect(box?.width ?? 0).toBeGreaterThan(340)
    await card.tap()
    await expect(page).toHaveURL(/\/m\/launchGame\?category=SPORTS&vendor=BTI&gameId=lobby/)
    await expect(page.locator('iframe')).toBeVisible()
  })

  test('ROUTE-01 the slots centre holds slots alone, with every way to find them', async ({ lobby, page }) => {
    await page.goto('/m/slotsCenter?gameType=LIVE')
    await vendors(page).getByRole('button', { name: 'Jolly Games' }).tap()
    await expect(page).toHaveURL(/\/m\/slotsCenter\?gameType=RNG&vassalage=JL$/)
    await expect(tiles(page).first()).toBeVisible()
    // The tiles of all vendors stand until those of the chosen one are asked for.
    const asked = () =>
      lobby.backend.calls.flatMap(({ operationId, query }) => (operationId === 'listGames' ? [query.gameType] : []))
    await expect.poll(asked).toEqual(['RNG', 'RNG'])
  })

  test('ROUTE-01 the game lobby goes through all categories', async ({ lobby, page }) => {
    await page.goto('/m/gameLobby')
    await expect(tiles(page).first()).toBeVisible()
    expect(lobby.callsOf('listHotGames')).toBe(1)
    await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Fishing' }).tap()
    await expect(page).toHaveURL(/\/m\/gameLobby\?gameType=FISH$/)
    await vendors(page).getByRole('button', { name: 'Ocean King' }).tap()
    await expect(page).toHaveURL(/\/m\/gameLobby\?gameType=FISH&vassalage=OCN$/)
    await expect(tiles(page).filter({ hasNotText: 'OCN' })).toHaveCount(0)
  })

  test('ROUTE-01 the game centre shows each category with its vendors and leads into them', async ({ lobby: _, page }) => {
    await page.goto('/m/gameCenter')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Sports',
      'E-sports',
      'Live',
      'Slots',
      'Cockfight',
      'Fishing',
      'PVP',
      'In-house',
      'E-lottery',
      'Lottery',
    ])
    await page
      .getByRole('region', { name: 'Slots' })
      .getByRole('button', { name: /^Pocket Garden/ })
      .tap()
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=PGS$/)
    await page.goBack()
    await page.getByRole('link', { name: 'See all: Live' }).tap()
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=LIVE$/)
  })

  for (const path of ['/m/gameCenter', '/m/lottery', '/m/moreLottery', '/m/slotsCenter', '/m/gameLobby']) {
    test(`LIST-08 ERR-03 ${path} says what it could not load and loads it on demand`, async ({ lobby, page }) => {
      lobby.expectFailedCalls()
      for (const call of ['listVendors', 'listLotteries', 'listGames', 'listHotGames'] as const)
        lobby.backend.fault(call, '500')
      await page.goto(path)
      const failed = page.getByRole('main').getByText('Loading failed, click to retry').first()
      await expect(failed).toBeVisible()
      lobby.backend.clearFaults()
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().tap()
      await expect(failed).toBeHidden()
      await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    })
  }

  test.describe('with nothing on offer', () => {
    test.use({ mock: { scenario: 'empty' } })
    for (const path of [
      '/m/gameCenter',
      '/m/lottery',
      '/m/moreLottery',
      '/m/slotsCenter',
      '/m/gameLobby',
      '/m/gameList?gameType=LIVE',
    ]) {
      test(`POP-06 ${path} says that there is nothing`, async ({ lobby: _, page }) => {
        await page.goto(path)
        await expect(page.getByRole('main').getByText('No data')).toBeVisible()
      })
    }
  })
})
