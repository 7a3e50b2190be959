import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'

const tiles = (page: Page) => page.getByRole('article')
const end = (page: Page) => page.getByText(/that is all$/)
const toBottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
/** Where the page is scrolled to, once it is drawn. */
const scrollPlace = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done))
    await drawn()
    await drawn()
    return scrollY
  })

/** How often each tile came, and changed, by the name of its heart and its picture. */
interface Drawn {
  shown: Record<string, number>
  changed: Record<string, number>
}

declare global {
  /** Put into the page by `watchTiles`. */
  var drawn: Drawn
}

/** Counts which tiles come and which of them change, from the first one of a page; `forget` begins anew. */
async function watchTiles(page: Page) {
  await page.addInitScript(() => {
    globalThis.drawn = { shown: {}, changed: {} }
    const note = (counts: Record<string, number>, tile: Element) => {
      const heart = tile.querySelector('button[aria-pressed]')?.getAttribute('aria-label')
      const name = `${heart} ${tile.querySelector('img')?.getAttribute('src')}`
      counts[name] = (counts[name] ?? 0) + 1
    }
    const counted = new WeakSet<Element>()
    const newTilesIn = (node: Node) => {
      if (!(node instanceof Element)) return []
      const tiles = [node, ...node.querySelectorAll('article')].filter((each) => each.matches('article') && !counted.has(each))
      for (const tile of tiles) counted.add(tile)
      return tiles
    }
    // React writes the address of a new picture twice.
    const isSame = ({ type, target, attributeName, oldValue }: MutationRecord) =>
      type === 'attributes' && target instanceof Element && target.getAttribute(attributeName ?? '') === oldValue
    new MutationObserver((records) => {
      for (const record of records) {
        const { target, addedNodes } = record
        const inside = (target instanceof Element ? target : target.parentElement)?.closest('article')
        if (!inside) for (const tile of [...addedNodes].flatMap(newTilesIn)) note(drawn.shown, tile)
        else if (!isSame(record)) note(drawn.changed, inside)
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
    })
  })
  return {
    read: () => page.evaluate(() => drawn),
    forget: () =>
      page.evaluate(() => {
        drawn = { shown: {}, changed: {} }
      }),
  }
}

test('LIST-01 the search runs on Enter, stays in the address and is cleared again', async ({ lobby, page }) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Game name' })
  await search.fill('tropical')
  const before = lobby.callsOf('listGames')
  const field = await search.elementHandle()
  await search.press('Enter')
  await expect(page).toHaveURL(/gameName=tropical$/)
  // The field stays, so that the next key goes on from it.
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
  await expect.poll(() => lobby.callsOf('listGames')).toBe(before + 1)
  // One of these games leads the list that was there before, too.
  await expect(tiles(page).filter({ hasNotText: /tropical/i })).toHaveCount(0)
  await expect(tiles(page).first()).toContainText('Tropical')
  await page.reload()
  await expect(search).toHaveValue('tropical')
  await search.fill('x'.repeat(2_000))
  await search.press('Enter')
  await expect(page.getByText('No game has this name. Try another word.')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(page).toHaveURL(/\?gameType=RNG$/)
  await expect(tiles(page).first()).toBeVisible()
  // The button has left, so the focus is on the list that came in its place.
  await expect(
    page
      .getByRole('main')
      .locator(':focus')
      .filter({ has: tiles(page) }),
  ).toHaveCount(1)
  await search.fill('tropical')
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(search).toBeFocused()
})

test('the games of the last visit show while they are asked for again, and stay if nothing comes', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await page.goto('/m/gameList?gameType=RNG')
  const names = () => tiles(page).allTextContents()
  // The list is drawn row by row.
  await expect(tiles(page).nth(5)).toBeVisible()
  const before = (await names()).slice(0, 6)
  const asked = lobby.callsOf('listGames')
  lobby.backend.fault('listGames', 'hang', 1)
  await page.reload()
  await expect.poll(() => lobby.callsOf('listGames')).toBe(asked + 1)
  await expect.poll(async () => (await names()).slice(0, 6)).toEqual(before)
  lobby.backend.clearFaults()
  lobby.backend.fault('listGames', '500')
  await page.reload()
  await expect.poll(() => lobby.callsOf('listGames')).toBe(asked + 2)
  await expect.poll(async () => (await names()).slice(0, 6)).toEqual(before)
  await expect(page.getByText('Loading failed')).toHaveCount(0)
})

test('LIST-02 LIST-06 LIST-07 scrolling loads page after page to the end, each once', async ({ lobby, page }) => {
  await page.clock.install()
  await page.goto('/m/gameList?gameType=LIVE')
  await expect(tiles(page).first()).toBeVisible()
  await expect(async () => {
    await toBottom(page)
    await page.clock.runFor(1_000)
    await expect(end(page)).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  const pages = lobby.backend.calls.flatMap(({ operationId, query }) => (operationId === 'listGames' ? [query] : []))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.map(({ pageNo }) => Number(pageNo))).toEqual(pages.map((_, index) => index + 1))
  for (const query of pages)
    expect(query).toMatchObject({ platform: 'html5', clientType: '2', pageSize: '26', gameClassify: '' })
  const [, count = ''] = /^(\d+) games/.exec((await end(page).textContent()) ?? '') ?? []
  expect(Math.ceil(Number(count) / 26)).toBe(pages.length)
})

test('LIST-02 the next page is asked for within 500 px of the end of the list, and not before', async ({ lobby, page }) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toBeVisible()
  const nextPage = page.getByRole('main').getByRole('status').last()
  /** Scrolls until what stands for the next page begins so many pixels below the screen. */
  const leave = (px: number) =>
    nextPage.evaluate(async (element, left) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(done))
      scrollBy(0, element.getBoundingClientRect().top - innerHeight - left)
      // The browser tells of what came near in the second frame at the latest.
      for (let frames = 0; frames < 4; frames++) await drawn()
      return element.getBoundingClientRect().top - innerHeight
    }, px)
  await expect.poll(() => leave(520)).toBeCloseTo(520, -1)
  expect(lobby.callsOf('listGames')).toBe(1)
  await leave(480)
  await expect.poll(() => lobby.callsOf('listGames')).toBe(2)
})

test('LIST-02 who stands at the end of the list sees the next page begin, and does not jump over it', async ({
  lobby: _,
  page,
}) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const ofOnePage = await height()
  await toBottom(page)
  const place = await scrollPlace(page)
  await expect.poll(height).toBeGreaterThan(ofOnePage + 1_000)
  expect(Math.abs((await scrollPlace(page)) - place)).toBeLessThan(10)
})

test('LIST-02 standing near the end asks at most once a second', async ({ lobby, page }) => {
  await page.clock.install()
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const ofOnePage = await height()
  await page.clock.pauseAt(Date.now() + 10_000)
  const secondPage = page.waitForResponse(/\/wps\/game\/list/)
  await toBottom(page)
  await (await secondPage).finished()
  // What came is drawn by a timer, and time stands still.
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await height()).toBeGreaterThan(ofOnePage)
  }).toPass({ intervals: [50] })
  await toBottom(page)
  await page.clock.runFor(500)
  await toBottom(page)
  expect(lobby.callsOf('listGames')).toBe(2)
  await expect(async () => {
    await toBottom(page)
    await page.clock.runFor(200)
    expect(lobby.callsOf('listGames')).toBe(3)
  }).toPass({ intervals: [50] })
})

test('LIST-02 a tile answers a tap right after a scroll, while the page may still move', async ({ lobby: _, page }) => {
  await page.goto('/m/gameList?gameType=RNG')
  // The list is drawn row by row; without the third one there would be nothing to tap.
  await expect(tiles(page).nth(8)).toBeVisible()
  const hit = await page.evaluate(async () => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
    scrollBy(0, 200)
    await scrolled
    const drawn = () => new Promise((done) => requestAnimationFrame(done))
    await drawn()
    await drawn()
    const tile = [...document.querySelectorAll('article')].find((tile) => tile.getBoundingClientRect().top > innerHeight / 3)
    const { left = 0, top = 0 } = tile?.getBoundingClientRect() ?? {}
    return document.elementFromPoint(left + 50, top + 50)?.closest('article')?.textContent === tile?.textContent
  })
  expect(hit).toBe(true)
})

test('LIST-07 another search replaces the list instead of appending to it', async ({ lobby: _, page }) => {
  await page.clock.install()
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toContainText('Tropical Reels')
  const search = page.getByRole('searchbox', { name: 'Game name' })
  await search.fill('dragon')
  await search.press('Enter')
  await expect(tiles(page).first()).toContainText(/dragon/i)
  await expect(tiles(page).filter({ hasNotText: /dragon/i })).toHaveCount(0)
})

test('LIST-08 ERR-01 a page that does not come is said quietly and comes on demand', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await page.clock.install()
  await page.goto('/m/gameList?gameType=LIVE')
  await expect(tiles(page).first()).toBeVisible()
  lobby.backend.fault('listGames', '500')
  const retry = page.getByRole('button', { name: 'Loading failed, click to retry' })
  await expect(async () => {
    await toBottom(page)
    await page.clock.runFor(1_000)
    await expect(retry).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await expect(page.getByRole('alert')).toHaveCount(0)
  const asked = lobby.callsOf('listGames')
  await page.clock.runFor(5_000)
  expect(lobby.callsOf('listGames')).toBe(asked)
  lobby.backend.clearFaults()
  await retry.click()
  await expect(retry).toBeHidden()
  await expect.poll(() => lobby.callsOf('listGames')).toBeGreaterThan(asked)
})

test('LIST-09 favourites follow the member and lose what is removed', async ({ lobby, page }) => {
  await lobby.logIn()
  for (const name of ['Tropical Reels', 'Hidden Treasure']) {
    const heart = page.getByRole('button', { name: `Favourite: ${name}` }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await expect.poll(() => lobby.callsOf('addFavourite')).toBe(2)
  await page.goto('/m/gameList?gameType=RNG&tab=favourites')
  await expect(tiles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Favourite: Tropical Reels' }).click()
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page)).toContainText('Hidden Treasure')
})

test('a list redraws nothing when a page comes, and one tile when its heart is tapped', async ({ lobby, page }) => {
  const tilesDrawn = await watchTiles(page)
  await lobby.enter()
  await page.goto('/m/gameList?gameType=RNG')
  const heart = page.getByRole('button', { name: 'Favourite: Tropical Reels' }).first()
  await expect(heart).toBeVisible()
  await tilesDrawn.forget()
  await heart.click()
  await expect.poll(() => lobby.callsOf('addFavourite')).toBe(1)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const tapped = await tilesDrawn.read()
  expect(Object.keys(tapped.changed)).toHaveLength(1)
  // The state of the button and the drawing inside it.
  expect(Object.values(tapped.changed)[0]).toBeLessThanOrEqual(3)

  const asked = lobby.callsOf('listGames')
  await page.mouse.wheel(0, 700)
  await expect.poll(() => lobby.callsOf('listGames')).toBeGreaterThan(asked)
  await expect.poll(async () => Object.keys((await tilesDrawn.read()).shown).length).toBeGreaterThan(3)
  const { shown, changed } = await tilesDrawn.read()
  expect(Object.values(shown).filter((times) => times > 1)).toEqual([])
  expect(Object.keys(changed)).toHaveLength(1)
})

test('each tile is drawn once while one scrolls down in steps', async ({ lobby: _, page }) => {
  await page.clock.install()
  const tilesDrawn = await watchTiles(page)
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toBeVisible()
  for (let step = 1; step <= 12; step++) {
    await page.evaluate(() => scrollBy(0, 130))
    // A pause in which the list counts as standing still.
    await page.clock.runFor(1_000)
    await expect.poll(() => scrollPlace(page)).toBe(130 * step)
  }
  const { shown } = await tilesDrawn.read()
  expect(Object.keys(shown).length).toBeGreaterThan(10)
  expect(Object.entries(shown).filter(([, times]) => times > 1)).toEqual([])
})

test('a list that follows another one, which was left far down, draws no more rows than a window holds', async ({
  lobby,
  page,
}) => {
  const vendor = page.getByRole('button', { name: 'Jolly Games' }).first()
  const tilesDrawn = await watchTiles(page)
  await page.goto('/m/gameList?gameType=RNG&vassalage=JL')
  await expect(tiles(page).nth(8)).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).last().click()
  await expect(page).not.toHaveURL(/vassalage/)
  await expect(tiles(page).nth(8)).toBeVisible()
  // No further page of it comes, so nothing of it is drawn later.
  lobby.backend.fault('listGames', 'hang', 1)
  await toBottom(page)
  await expect.poll(() => scrollPlace(page)).toBeGreaterThan(900)
  await tilesDrawn.forget()
  // As a swipe over the list does: the choices themselves are out of sight.
  await vendor.dispatchEvent('click')
  await expect(page).toHaveURL(/vassalage=JL/)
  await expect.poll(() => scrollPlace(page)).toBe(0)
  await expect(tiles(page).nth(8)).toBeVisible()
  // Every row has been drawn but the place of the games that come next.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1)
  expect(Object.keys((await tilesDrawn.read()).shown).length).toBeLessThanOrEqual(18)
})

test.describe('ten thousand games', () => {
  test.use({ mock: { games: 13_000 } })

  test('a list of ten thousand games keeps at most 300 nodes, wherever it stands', async ({ lobby, page }) => {
    // A backend whose pages are long, so that the list is long within a few seconds.
    await page.route('**/wps/game/list?*', async (route) => {
      const url = new URL(route.request().url())
      const headers = await route.request().allHeaders()
      const pageNo = Number(url.searchParams.get('pageNo'))
      const parts = Array.from({ length: 20 }, async (_, part) => {
        url.searchParams.set('pageNo', String((pageNo - 1) * 20 + part + 1))
        url.searchParams.set('pageSize', '100')
        const answer = await lobby.backend.handle(new Request(url, { headers }))
        return (await answer.json()).value
      })
      const values = await Promise.all(parts)
      const value = {
        games: values.flatMap(({ games }) => games),
        pageNum: pageNo,
        totalPages: Math.ceil((values[0]?.totalPages ?? 0) / 20),
      }
      await route.fulfill({ json: { success: true, value } })
    })
    await page.clock.install()
    await page.goto('/m/gameList?gameType=RNG')
    await expect(tiles(page).first()).toBeVisible()
    await expect(async () => {
      await toBottom(page)
      await page.clock.runFor(1_000)
      await expect(end(page)).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [50] })
    const [, count = ''] = /^([\d,]+) games/.exec((await end(page).textContent()) ?? '') ?? []
    expect(Number(count.replaceAll(',', ''))).toBeGreaterThanOrEqual(10_000)

    const nodes = () => page.getByRole('region', { name: 'Slots' }).evaluate((list) => list.querySelectorAll('*').length)
    for (const part of [1, 0.77, 0.5, 0.33, 0.1, 0]) {
      await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part)
      await expect(tiles(page).first()).toBeVisible()
      await expect.poll(nodes).toBeLessThanOrEqual(300)
    }
  })
})

test('LIST-16 the banners of the games stand above the list, each by its picture', async ({ lobby: _, page }) => {
  await page.goto('/m/gameList?gameType=RNG')
  const banners = page.getByRole('region', { name: 'Banners' })
  await expect(banners).toHaveText(/New slots.*Deep sea/)
  // One leads nowhere, and is nothing to tap.
  await expect(banners.getByRole('link')).toHaveText(/Deep sea/)
  await expect(banners.getByRole('button')).toHaveCount(0)
  await expect(banners.locator('img').first()).toHaveAttribute('src', /game-1\.svg$/)
  const [above, below] = await Promise.all([banners.boundingBox(), tiles(page).first().boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
})

test('LIST-16 a list whose banners do not come stands all the same', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('listBanners', '500')
  await page.goto('/m/gameList?gameType=RNG')
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Banners' })).toHaveCount(0)
})

test('the places of games that come soon stand still, and in a long wait they move', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('listGames', 'hang')
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1_000)
  // By then what counts the wait has begun.
  await page.goto('/m/gameList', { waitUntil: 'domcontentloaded' })
  const places = page.locator('section[aria-busy] > span')
  await expect(places.first()).toBeVisible()
  const moving = () => places.evaluateAll((all) => all.some((place) => place.getAnimations().length > 0))
  expect(await moving()).toBe(false)
  await page.clock.runFor(3_000)
  expect(await moving()).toBe(true)
})
