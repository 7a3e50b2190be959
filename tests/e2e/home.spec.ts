import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { hasDialogLibrary } from '../lib/dialogLibrary.ts'
import { expect, test } from '../lib/fixtures.ts'
import { spareData } from '../lib/spareData.ts'
import { fingerOn, pressAndLeave } from '../lib/touch.ts'

const banners = (page: Page) => page.getByRole('region', { name: 'Banners' })
const dot = (page: Page, position: number) => banners(page).getByRole('button', { name: `Banner ${position} of 4` })
/** Stops the movement, and gives the number of the banner in sight: they may have moved on before. */
async function stop(page: Page): Promise<number> {
  await banners(page).getByRole('button', { name: 'Stop the movement' }).tap()
  await expect(banners(page).getByRole('button', { name: 'Go on moving' })).toBeVisible()
  return Number(/\d/.exec((await banners(page).locator('[aria-current]').getAttribute('aria-label')) ?? '')?.[0])
}
const slide = (page: Page, position: number) =>
  banners(page)
    .getByRole('listitem')
    .nth(position - 1)
const categories = (page: Page) => page.getByRole('group', { name: 'Categories' })
const area = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name }).first()

test.describe('banners', () => {
  test('HOME-06 they move on every five seconds and begin again after the last', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    const begin = await stop(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await banners(page).getByRole('button', { name: 'Go on moving' }).tap()
    await page.clock.runFor(4_900)
    await expect(dot(page, begin)).toHaveAttribute('aria-current', 'true')
    for (const position of [1, 2, 3, 4, 5].map((step) => ((begin - 1 + step) % 4) + 1)) {
      await expect(async () => {
        await page.clock.runFor(1_000)
        await expect(dot(page, position)).toHaveAttribute('aria-current', 'true', { timeout: 150 })
      }).toPass({ intervals: [50] })
    }
  })

  test('HOME-06 a finger moves them; then they go on by themselves and begin again after the last', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    const finger = await fingerOn(page, banners(page))
    await finger.down()
    await finger.moveBy(-250, 0)
    await finger.up()
    // A fast finger may move more than one page.
    await expect(dot(page, 1)).not.toHaveAttribute('aria-current')
    // The engine has taken over: dots, timer and loop now go through it.
    await expect(banners(page).locator('[data-engine]')).toBeVisible()
    await dot(page, 3).tap()
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
    for (const position of [4, 1, 2]) {
      await expect(async () => {
        await page.clock.runFor(1_000)
        await expect(dot(page, position)).toHaveAttribute('aria-current', 'true', { timeout: 150 })
        await expect(slide(page, position)).toBeInViewport({ ratio: 0.9, timeout: 150 })
      }).toPass({ intervals: [50] })
    }
    const rest = await stop(page)
    // Less than a whole round.
    await page.clock.runFor(12_000)
    await expect(dot(page, rest)).toHaveAttribute('aria-current', 'true')
  })

  test('HOME-06 right to left each page brings its banner into sight', async ({ lobby, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await lobby.openHome()
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    for (const position of [3, 4, 1]) {
      await dot(page, position).tap()
      await expect(slide(page, position)).toBeInViewport({ ratio: 0.9 })
      await expect(dot(page, position)).toHaveAttribute('aria-current', 'true')
    }
  })

  test('HOME-06 APP-24 the banner in sight stays when the page turns right to left, and a finger goes on from there', async ({
    lobby,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await lobby.openHome()
    const touch = await fingerOn(page, banners(page))
    await touch.down()
    await touch.moveBy(-250, 0)
    await touch.up()
    await expect(banners(page).locator('[data-engine]')).toBeAttached()
    await dot(page, 2).tap()
    for (const [direction, towardsNext] of [
      ['rtl', 250],
      ['ltr', -250],
    ] as const) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      const before = direction === 'rtl' ? 2 : 3
      await expect(slide(page, before)).toBeInViewport({ ratio: 0.9 })
      const finger = await fingerOn(page, slide(page, before))
      await finger.down()
      await finger.moveBy(towardsNext, 0)
      await finger.up()
      await expect(slide(page, before + 1)).toBeInViewport({ ratio: 0.9 })
      await expect(dot(page, before + 1)).toHaveAttribute('aria-current', 'true')
    }
  })

  test('HOME-06 the movement stops on demand and goes on', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    const rest = await stop(page)
    // Less than a whole round.
    await page.clock.runFor(12_000)
    await expect(dot(page, rest)).toHaveAttribute('aria-current', 'true')
    await page.clock.pauseAt(Date.now() + 60_000)
    await banners(page).getByRole('button', { name: 'Go on moving' }).tap()
    await page.clock.runFor(5_500)
    await expect(dot(page, (rest % 4) + 1)).toHaveAttribute('aria-current', 'true')
  })

  test('HOME-06 they stand still where less motion is wanted', async ({ lobby, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await lobby.openHome()
    await page.clock.runFor(20_000)
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    await dot(page, 3).tap()
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
  })

  test('HOME-06 one banner neither moves nor offers pages', async ({ lobby, page }) => {
    await alterValue(page, '**/wps/announcement?*', (value) => ({ ...value, B: value.B.slice(0, 1) }))
    await page.clock.install()
    await lobby.openHome()
    const only = banners(page).getByRole('link')
    await expect(only).toHaveCount(1)
    await page.clock.runFor(20_000)
    await expect(only).toBeInViewport()
  })

  test('HOME-06 a tap opens what the banner is about', async ({ lobby, page }) => {
    await lobby.openHome()
    await banners(page).getByRole('link', { name: 'Spin into the weekend' }).tap()
    await expect(page).toHaveURL(/\/m\/activityDetail\?id=3898487$/)
  })
})

test('HOME-06 the page of a banner begins to load when the banner is touched', async ({ lobby, page }) => {
  await lobby.openHome()
  const banner = area(page, 'Recommended').getByRole('link', { name: 'Weekly cashback' })
  expect(lobby.callsOf('listPromotionAnnouncements')).toBe(0)
  // A page that is not at rest yet has other things to load.
  await expect(async () => {
    await pressAndLeave(page, banner)
    expect(lobby.callsOf('listPromotionAnnouncements')).toBe(1)
  }).toPass()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('HOME-02 the marquee names the announcements and opens them all', async ({ lobby, page }) => {
  await lobby.openHome()
  const marquee = page.getByRole('link', { name: /^Announcements/ })
  await expect(marquee).toHaveAccessibleName(/Maintenance of Jolly Games Forty new games this week/)
  await marquee.click()
  await expect(page).toHaveURL(/\/m\/notice$/)
})

test.describe('nothing on offer', () => {
  test.use({ mock: { scenario: 'empty' } })

  test('HOME-02 HOME-06 POP-06 no banner, no announcement, no game: each says so', async ({ lobby: _, page }) => {
    await page.goto('/m/home')
    await expect(area(page, 'Hot').getByRole('status')).toHaveText('No data')
    await expect(page.getByRole('link', { name: /^Announcements/ })).toContainText('No announcement at the moment')
    await expect(banners(page)).toBeHidden()
    await expect(categories(page).getByRole('button')).toHaveText(['Hot'])
  })
})

test('HOME-05 guests find the ways in, members their wallet', async ({ lobby, page }) => {
  await lobby.openHome()
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Log in', 'Register'])
  await lobby.logIn()
  const wallet = page.getByRole('group', { name: 'Balance' })
  await expect(wallet).toContainText('₱1,250.50')
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['3', /₱1,250\.50 deposit$/])
  await wallet.getByRole('button', { name: 'Hide the balance' }).click()
  await expect(wallet).toContainText('₱*,***.**')
  await page.reload()
  await expect(wallet).toContainText('₱*,***.**')
  await wallet.getByRole('button', { name: 'Show the balance' }).click()
  await expect(wallet).toContainText('₱1,250.50')
  await wallet.getByRole('link', { name: /deposit$/ }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
})

test('HOME-05 MENU-03 a finger on the wallet or on a row of the menu already asks for what that page shows', async ({
  lobby,
  page,
}) => {
  await lobby.logIn()
  const wallet = await fingerOn(page, page.getByRole('group', { name: 'Balance' }).getByRole('link'))
  expect(lobby.callsOf('listDepositChannels')).toBe(0)
  await wallet.down()
  await expect.poll(() => lobby.callsOf('listDepositChannels')).toBe(1)
  await wallet.moveBy(0, 300)
  await wallet.up()
  await page.getByRole('button', { name: 'Menu' }).click()
  const withdraw = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Withdraw' })
  const row = await fingerOn(page, withdraw)
  expect(lobby.callsOf('getWithdrawTerms')).toBe(0)
  await row.down()
  await expect.poll(() => lobby.callsOf('getWithdrawTerms')).toBe(1)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('BAL-01 BAL-02 a refresh asks the backend and shows what it says', async ({ lobby, page }) => {
  await lobby.logIn()
  const wallet = page.getByRole('group', { name: 'Balance' })
  await expect(wallet).toContainText('₱1,250.50')
  const answer = Promise.withResolvers<void>()
  await page.route('**/wps/wallets/balance', async (route) => {
    await answer.promise
    await route.continue()
  })
  await wallet.getByRole('button', { name: 'Refresh the balance' }).click()
  await expect(wallet).toContainText('₱*,***.**')
  answer.resolve()
  await expect(wallet).toContainText('₱1,250.50')
})

test('POP-01 POP-02 POP-03 marquee, category menu and the hot games follow each other', async ({ lobby, page }) => {
  await lobby.openHome()
  const tops = await Promise.all(
    [page.getByRole('link', { name: /^Announcements/ }), categories(page), area(page, 'Hot')].map(
      async (part) => (await part.boundingBox())?.y ?? Number.NaN,
    ),
  )
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  await expect(categories(page).getByRole('button')).toHaveText([
    'Hot',
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
  await expect(categories(page).getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'true')
})

test('HOME-01 before a touch nothing comes but the first screen: its scripts, the styles and the facts of the build', async ({
  lobby,
  page,
}) => {
  await spareData(page)
  await lobby.openHome()
  await page.waitForLoadState('networkidle')
  // A hash may begin with a hyphen, too.
  const files = () =>
    lobby.watched.requested.flatMap((url) => /\/assets\/(\w+)-.+\.(?:js|css|json)$/.exec(url)?.[1] ?? []).toSorted()
  // The last of them comes once the page is idle; a busy page takes long for that, and asks for nothing meanwhile.
  await expect.poll(files).toEqual(['build', 'core', 'home', 'renderer', 'site'])
})

test('a member’s home loads no dialog library until a dialog is opened', async ({ lobby, page }) => {
  await spareData(page)
  await lobby.enter()
  await lobby.openHome()
  // What looks for popups asks for the wallets, too.
  await expect.poll(() => lobby.callsOf('listWallets')).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const scripts = () => lobby.watched.requested.filter((url) => url.endsWith('.js'))
  expect(scripts().filter((url) => url.includes('/home.popups-'))).toHaveLength(1)
  expect(scripts().filter((url) => url.includes('/serverHtml-'))).toEqual([])
  expect(await hasDialogLibrary(page, scripts())).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await hasDialogLibrary(page, scripts())).toBe(true)
})

test('while the page is idle it fetches what home leads to, and the code of a launch: a tap on a game asks for neither', async ({
  lobby,
  page,
}) => {
  await lobby.openHome()
  const scripts = () => lobby.watched.requested.flatMap((url) => /\/assets\/(\w+)-.+\.js$/.exec(url)?.[1] ?? [])
  // What encrypts is the last that is fetched: each part before it has been loaded from its script by then.
  await expect.poll(scripts).toEqual(expect.arrayContaining(['auth', 'register', 'games', 'launch', 'bodyCipher']))
  await page.waitForLoadState('networkidle')
  const before = scripts().length
  await area(page, 'Hot').getByRole('article').first().getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(
    scripts()
      .slice(before)
      .filter((name) => name === 'auth' || name === 'launch'),
  ).toEqual([])
})

test('POP-04 a long list of hot games is shown whole on demand, and searched whole at any time', async ({ lobby, page }) => {
  await lobby.openHome()
  const games = area(page, 'Hot').getByRole('article')
  await expect(games).toHaveCount(24)
  const more = page.getByRole('button', { name: /^Show all \d+ games$/ })
  const count = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(24)
  const search = page.getByRole('searchbox', { name: 'Game name' })
  await search.fill('e')
  await expect(more).toBeHidden()
  await expect.poll(() => games.count()).toBeGreaterThan(24)
  await search.fill('')
  await more.click()
  await expect(games).toHaveCount(count)
  await expect(more).toBeHidden()
})

test('POP-04 the search narrows the hot games by any part of the name', async ({ lobby, page }) => {
  await lobby.openHome()
  const games = area(page, 'Hot').getByRole('article')
  const search = page.getByRole('searchbox', { name: 'Game name' })
  await expect(games).toHaveCount(24)
  await search.fill('PICAL re')
  await expect(games).toHaveCount(1)
  await expect(games).toContainText('Tropical Reels')
  await search.fill('no such game')
  await expect(area(page, 'Hot').getByRole('status')).toContainText('No data')
  await search.fill('')
  await expect(games).toHaveCount(24)
})

test('a category of the side menu, and the one that Back leads to, are brought into sight among the others', async ({
  lobby,
  page,
}) => {
  await lobby.openHome()
  const category = (name: string) => categories(page).getByRole('button', { name, exact: true })
  await expect(category('Lottery')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Lottery', exact: true }).tap()
  await expect(category('Lottery')).toHaveAttribute('aria-pressed', 'true')
  await expect(category('Lottery')).toBeInViewport({ ratio: 1 })
  await expect(category('Hot')).not.toBeInViewport()
  await page.goBack()
  await expect(category('Hot')).toHaveAttribute('aria-pressed', 'true')
  await expect(category('Hot')).toBeInViewport({ ratio: 1 })
})

test.describe('POP-05 what a category holds', () => {
  const open = async (page: Page, name: string) => {
    await categories(page).getByRole('button', { name, exact: true }).click()
    return area(page, name).getByRole('button')
  }

  test('the slots: their vendors, which lead to the list', async ({ lobby, page }) => {
    await lobby.openHome()
    const tiles = await open(page, 'Slots')
    await expect(tiles).toHaveCount(14)
    await expect(tiles.first()).toHaveText(/^Jolly Games\d+ games$/)
    await tiles.first().click()
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=JL$/)
    await page.goBack()
    await expect(page).toHaveURL(/category=RNG/)
    await expect(tiles).toHaveCount(14)
  })

  test('the house: its own slots only', async ({ lobby, page }) => {
    await lobby.openHome()
    await expect(await open(page, 'In-house')).toHaveText([/^House Slots/, /^House Arcade/, /^House Tables/])
  })

  test('sports and the categories split off from it: vendors', async ({ lobby, page }) => {
    await lobby.openHome()
    await expect(await open(page, 'Sports')).toHaveText([/^BTi Sports/, /^Saba Arena/, /^Command Sports/, /^United Goals/])
    await expect(await open(page, 'E-sports')).toHaveText([/^TF Esports/])
    await expect(await open(page, 'Cockfight')).toHaveText([/^DS88 Arena/])
  })

  test('the address keeps the category through a reload', async ({ lobby, page }) => {
    await lobby.openHome()
    await open(page, 'Fishing')
    await page.reload()
    await expect(categories(page).getByRole('button', { name: 'Fishing' })).toHaveAttribute('aria-pressed', 'true')
    await expect(area(page, 'Fishing').getByRole('button').first()).toBeVisible()
  })

  test('a category that does not exist shows the hot games', async ({ lobby: _, page }) => {
    await page.goto('/m/home?category=NOWHERE')
    await expect(area(page, 'Hot').getByRole('article').first()).toBeVisible()
  })
})

test('LIST-10 a guest who marks a favourite is taken to the login', async ({ lobby, page }) => {
  await lobby.openHome()
  await page.getByRole('button', { name: 'Favourite: Tropical Reels' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('LIST-10 a member marks a favourite at once, a reload remembers it, a failure undoes it', async ({ lobby, page }) => {
  await lobby.logIn()
  const heart = page.getByRole('button', { name: 'Favourite: Tropical Reels' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => lobby.callsOf('addFavourite')).toBe(1)
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  lobby.expectFailedCalls()
  lobby.backend.fault('removeFavourite', '500')
  await heart.click()
  // It is said for three seconds only, so it is looked for before all else.
  await expect(page.getByRole('alert')).toHaveText('Unknown error')
  expect(lobby.callsOf('removeFavourite')).toBe(1)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('HOME-08 HOME-09 a member’s home is announced what a member is told: one call, with the token', async ({
  lobby,
  page,
}) => {
  const asked: (string | null)[] = []
  page.on('request', async (request) => {
    if (/\/wps\/announcement\?/.test(request.url())) asked.push((await request.allHeaders()).authorization ?? null)
  })
  await lobby.openHome()
  // Which headers were sent is known a moment after the call itself.
  await expect.poll(() => asked).toEqual([null])
  await lobby.logIn()
  await expect(banners(page)).toBeVisible()
  await expect.poll(() => asked.at(-1)).toMatch(/^\w{20,}$/)
  asked.length = 0
  await page.reload()
  await expect(banners(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^\w{20,}$/)])
})

test('HOME-15 the banners of the last visit show before the announcements are there', async ({ lobby, page }) => {
  await lobby.openHome()
  await expect(banners(page)).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route('**/wps/announcement?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  await expect(banners(page).getByRole('link', { name: 'Spin into the weekend' })).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('link', { name: /^Announcements/ })).toContainText('Maintenance of Jolly Games')
})
