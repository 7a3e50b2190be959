import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { quickTaps } from '../lib/quickTaps.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main places' })
const hotGames = (page: Page) => page.getByRole('region', { name: 'Hot' }).getByRole('article')

test('APP-01 the brand stands there before any script has come', async ({ lobby: _, page }) => {
  const release = await holdScripts(page)
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.getByText('Midnight')).toBeVisible()
  await expect(page.locator('img[data-hero]')).toBeVisible()
  release()
  await expect(hotGames(page).first()).toBeVisible()
})

test('APP-31 what is typed before the scripts are there is kept, and nothing of home shows before it', async ({
  lobby: _,
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/m/login', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Username' })
  await name.fill('maria88')
  await page.getByLabel(/^Password/).fill('Maria88pass')
  await expect(page.locator('img[data-hero]')).toHaveCount(0)
  release()
  // A filled password has its toggle only once the application is here.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await expect(name).toHaveValue('maria88')
  await expect(page.getByLabel(/^Password/)).toHaveValue('Maria88pass')
})

for (const [path, label, was] of [
  ['/m/login', /Remember me/, false],
  ['/m/register', /I am/, true],
] as const) {
  test(`APP-31 ${path}: a box that is ${was ? 'un' : ''}ticked before the scripts are there stays so`, async ({
    lobby: _,
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.getByRole('checkbox', { name: label })
    await expect(box).toBeChecked({ checked: was })
    await box.setChecked(!was)
    release()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.waiting)).toBeUndefined()
    await expect(box).toBeChecked({ checked: !was })
  })
}

for (const path of ['/m/home', '/m/gameLobby', '/m/gameList?category=SLOT', '/m/slotsCenter']) {
  test(`APP-31 ${path}: the name of a game that is typed before the scripts are there stays`, async ({ lobby: _, page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const name = page.getByRole('searchbox', { name: 'Game name' })
    await name.fill('tropical')
    release()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.waiting)).toBeUndefined()
    await expect(name).toHaveValue('tropical')
    await expect(name).toBeFocused()
  })
}

test('APP-31 LIST-01 a search that is begun with Enter before the scripts are there is made', async ({ lobby: _, page }) => {
  const release = await holdScripts(page)
  await page.goto('/m/gameList?category=SLOT', { waitUntil: 'commit' })
  const name = page.getByRole('searchbox', { name: 'Game name' })
  await name.fill('tropical')
  await name.press('Enter')
  await expect(name).toHaveValue('tropical')
  release()
  await expect(page).toHaveURL(/gameName=tropical/)
  await expect(name).toHaveValue('tropical')
})

for (const path of ['/m/home', '/m/notice']) {
  test(`APP-01 ${path} shows its own waiting state until the settings are known, never a blank page`, async ({
    lobby,
    page,
  }) => {
    const settings = Promise.withResolvers<void>()
    await page.route('**/wps/system/settings/consolidated*', async (route) => {
      await settings.promise
      await route.continue()
    })
    await page.goto(path)
    await expect(page.getByRole('banner')).toContainText(path === '/m/home' ? 'Midnight' : 'Notice')
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.height).toBeGreaterThan(300)
    expect(lobby.callsOf('getSettings')).toBe(0)
    settings.resolve()
    await expect.poll(() => lobby.callsOf('getSettings')).toBe(1)
    await expect(path === '/m/home' ? hotGames(page).first() : page.getByRole('group').first()).toBeVisible()
    expect(lobby.callsOf('getSettings')).toBe(1)
  })
}

test('APP-01 a start that fails says so and starts on retry', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('getSettings', '401')
  await page.goto('/m/home')
  await expect(page.getByRole('alert')).toContainText('The site could not be loaded')
  await expect(page.getByRole('alert')).not.toContainText('No connection')
  lobby.backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(hotGames(page).first()).toBeVisible()
})

for (const [scenario, said] of [
  ['maintenance', 'The platform is under maintenance'],
  ['restricted', 'Access from your location is restricted'],
  ['maintenance-and-restricted', 'The platform is under maintenance'],
] as const) {
  test(`APP-03 ERR-01 ${scenario} replaces every screen until it is over`, async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    lobby.backend.scenario = scenario
    for (const path of ['/m/login', '/m/gameList?gameType=RNG', '/m/home']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: said, level: 1 })).toBeVisible()
      await expect(tabBar(page)).toBeHidden()
    }
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect.poll(() => lobby.callsOf('getStatus')).toBe(1)
    await expect(page.getByRole('heading', { name: said })).toBeVisible()

    lobby.backend.scenario = 'normal'
    await page.getByRole('button', { name: 'Check again' }).click()
    // What failed while the site was closed is asked anew.
    await expect(hotGames(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: said })).toBeHidden()
  })
}

for (const [scenario, said] of [
  ['ip-blocked', 'Access restricted by location or IP'],
  ['down', 'System upgrading, please try again later'],
] as const) {
  test(`APP-03 APP-29 ERR-01 ${scenario} has a page of its own on every address, and trying again works`, async ({
    lobby,
    page,
  }) => {
    lobby.expectFailedCalls()
    lobby.backend.scenario = scenario
    for (const path of ['/m/login', '/m/gameList?gameType=RNG', '/m/home']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: said, level: 1 })).toBeVisible()
      await expect(tabBar(page)).toBeHidden()
    }
    const again = page.getByRole('button', { name: 'Check again' })
    // Answered, not only asked: what is still under way would be answered as the site is next.
    const refused = page.waitForResponse(/\/settings\//)
    await again.click()
    await refused
    await expect(page.getByRole('heading', { name: said })).toBeVisible()

    lobby.backend.scenario = 'normal'
    await again.click()
    await expect(tabBar(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: said })).toBeHidden()
  })
}

test('APP-03 the maintenance page has a route of its own and asks again', async ({ lobby, page }) => {
  await page.goto('/m/maintenance')
  await expect(page.getByRole('heading', { name: 'The platform is under maintenance' })).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => lobby.callsOf('getStatus')).toBe(1)
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('APP-04 an unknown address says so and leads home', async ({ lobby: _, page }) => {
  await page.goto('/m/nowhere/at/all?x=1')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('This page does not exist')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(hotGames(page).first()).toBeVisible()
})

test('APP-05 every home path shows home', async ({ lobby: _, page }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/']) {
    await page.goto(path)
    await expect(hotGames(page).first()).toBeVisible()
    await expect(tabBar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  }
})

test('APP-10 back leads where the visitor came from, from a first page and from notice to home', async ({ lobby, page }) => {
  await lobby.openHome()
  await tabBar(page).getByRole('link', { name: 'Promotion' }).click()
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await page.goto('/m/notice')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test.describe('APP-10 back on the first page of a tab', () => {
  for (const [browser, hasNavigation] of [
    ['that tells where in its history a page is', true],
    ['that does not, as Safari for years', false],
  ] as const)
    test(`in a browser ${browser}`, async ({ lobby, page }) => {
      await lobby.openHome()
      const fresh = await page.context().newPage()
      if (!hasNavigation) await fresh.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
      // A link that opens a tab of its own leaves a history of one entry.
      await fresh.goto('about:blank')
      await fresh.evaluate((url) => location.replace(url), `${lobby.url}/m/help`)
      await fresh.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(fresh).toHaveURL(/\/m\/home$/)
      // The first page of the history stays it when the visitor comes back to it.
      await fresh.goBack()
      await expect(fresh).toHaveURL(/\/m\/help$/)
      await fresh.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(fresh).toHaveURL(/\/m\/home$/)
    })
})

test('APP-12 the tabs lead to the main places and count what can be claimed', async ({ lobby, page }) => {
  await lobby.openHome()
  const links = tabBar(page).getByRole('link')
  await expect(links).toHaveText([/^Home$/, /^Promotion$/, /^Deposit\+100%$/, /^Invite friends$/, /^Members$/])
  await lobby.logIn()
  await expect(links.last()).toHaveAccessibleName('Members Promotions to claim: 2')
  await links.nth(1).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await page.goBack()
  await links.nth(2).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'page')
  await links.nth(3).click()
  await expect(page).toHaveURL(/\/m\/inviteFriends$/)
  await links.nth(4).click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await links.first().click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('APP-12 nothing to claim shows no count', async ({ lobby, page }) => {
  await lobby.openHome()
  await expect(tabBar(page).getByRole('link').last()).toHaveAccessibleName('Members')
})

test.describe('on a phone with a gesture bar', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  test.use({ userAgent: `${PHONE} LobbykitApp/2`, viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } })

  test('APP-13 the footer of home alone is taller in the native app', async ({ lobby, page }) => {
    const height = () => tabBar(page).evaluate((bar) => bar.getBoundingClientRect().height)
    await lobby.openHome()
    const tall = await height()
    await page.goto('/m/gameCenter')
    await expect(tabBar(page)).toBeVisible()
    expect(tall - (await height())).toBeGreaterThanOrEqual(20)
  })
})

test('APP-18 a prompt has its two answers, closes on Escape and gives the focus back', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/set')
  const signOut = page.getByRole('button', { name: 'Sign out' })
  const prompt = page.getByRole('alertdialog', { name: 'Notice' })
  await signOut.click()
  await expect(prompt).toContainText('Are you sure you want to sign out?')
  await expect(prompt.getByRole('button')).toHaveText(['Cancel', 'OK'])
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await expect(signOut).toBeFocused()
  await page.keyboard.press('Enter')
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toBeHidden()
  await expect(signOut).toBeFocused()
  await expect(page).toHaveURL(/\/m\/set$/)
  expect(lobby.callsOf('logout')).toBe(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`of two quick taps the second meets nothing of what came or went with the first one, motion ${reducedMotion}`, async ({
    lobby,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await lobby.enter()
    await page.goto('/m/home')
    const { tap, tapAgain } = await quickTaps(page)
    const dialogs = page.locator('[role$=dialog]')
    const menu = page.getByRole('button', { name: 'Menu' })

    await tap(menu)
    await expect(dialogs).toHaveCount(1)
    await tapAgain()
    await tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }))
    await expect(dialogs).toHaveCount(0)
    await tapAgain()
    await expect(page).toHaveURL(/\/m\/home$/)

    await page.goto('/m/set')
    await tap(page.getByRole('button', { name: 'Sign out' }))
    await expect(dialogs).toHaveCount(1)
    await tapAgain()
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }))
    await expect(dialogs).toHaveCount(0)
  })
}

test('of two quick taps the second meets nothing of the page that came with the first one', async ({ lobby, page }) => {
  await lobby.openHome()
  await tabBar(page).getByRole('link', { name: 'Promotion' }).click()
  const { tap, tapAgain } = await quickTaps(page)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Weekend tournament/ })
    .click()
  await expect(page).toHaveURL(/\/m\/activityDetail/)
  await tap(back)
  await expect(page).toHaveURL(/\/m\/activity$/)
  await tapAgain()
  await tap(back)
  await expect(page).toHaveURL(/\/m\/home$/)
  await tapAgain()
  await tap(page.getByRole('button', { name: 'Menu' }))
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('of two quick taps the second meets nothing that the first one has moved under the finger', async ({ lobby, page }) => {
  await lobby.openHome()
  const { tap, tapAgain } = await quickTaps(page)
  const close = page.getByRole('button', { name: 'Never show this offer again' })
  await tap(close)
  await expect(close).toHaveCount(0)
  await tapAgain()
  await expect(page).toHaveURL(/\/m\/home$/)

  const categories = page.getByRole('group', { name: 'Categories' }).getByRole('button')
  const chosen = categories.filter({ hasText: 'Live' })
  const left = async () => (await chosen.boundingBox())?.x ?? Number.NaN
  await chosen.scrollIntoViewIfNeeded()
  const before = await left()
  await tap(chosen)
  await expect.poll(left).toBeLessThan(before - 50)
  await tapAgain()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
})

test('of two quick taps the second starts no game that has come in the place of the button', async ({ lobby, page }) => {
  await lobby.openHome()
  const { tap, tapAgain } = await quickTaps(page)
  const games = page.getByRole('region', { name: 'Hot' }).getByRole('article')
  const more = page.getByRole('button', { name: /^Show all \d+ games$/ })
  await expect(games).toHaveCount(24)
  await tap(more)
  await expect(games).not.toHaveCount(24)
  await tapAgain()
  await tap(page.getByRole('button', { name: 'Menu' }))
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('APP-18 the default answers are translated', async ({ lobby, page }) => {
  await page.addInitScript(() => localStorage.setItem('lobbykit.language', 'TY'))
  await page.goto('/m/login')
  await page.locator('input[name=username]').fill('maria88')
  await page.locator('input[name=password]').fill('Maria88pass')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home/)
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Mag-sign out' }).click()
  await expect(page.getByRole('alertdialog').getByRole('button')).toHaveText(['Kanselahin', 'OK'])
  expect(lobby.backend.violations).toEqual([])
})

test('APP-06 a page one goes to begins at its top, one that one comes back to where it was left', async ({ page, lobby }) => {
  const scroll = () => page.evaluate(() => Math.round(scrollY))
  await lobby.openHome()
  await page.goto('/m/gameCenter')
  const all = page.getByRole('link', { name: 'See all: Slots' })
  await expect(all).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(scroll).toBe(900)
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Promotion' }).click()
  await expect(page).toHaveURL(/\/m\/activity/)
  await expect.poll(scroll).toBe(0)
  await page.goBack()
  await expect(all).toBeVisible()
  await expect.poll(scroll).toBe(900)
})

test('APP-24 a chosen language survives a reload, sets lang and dir and loads only its own texts', async ({ lobby, page }) => {
  const loadedTexts = () => [
    ...new Set(lobby.watched.requested.flatMap((url) => /\/assets\/[\w.]+\.(en|ty)-[\w-]+\.json$/.exec(url)?.[1] ?? [])),
  ]
  await lobby.openHome()
  expect(loadedTexts()).not.toContain('ty')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Language/ }).click()
  const languages = page.getByRole('dialog', { name: 'Language' })
  await expect(languages.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await expect(languages.getByRole('button', { name: 'English' })).toContainText('🇬🇧')
  await expect(languages.getByRole('button', { name: 'Tagalog' })).toContainText('🇵🇭')
  await languages.getByRole('button', { name: 'Tagalog' }).click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'fil')
  await expect(page.getByRole('link', { name: 'Mag-login' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Tropikal na Rolyo')
  expect(loadedTexts()).toContain('ty')

  lobby.watched.requested.length = 0
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('Tropikal na Rolyo')
  await expect(html).toHaveAttribute('lang', 'fil')
  await expect(html).toHaveAttribute('dir', 'ltr')
  expect(loadedTexts()).toEqual(['ty'])
})

test('a panel closes with what it was opened on, also where the way back leads to another query of the same path', async ({
  lobby,
  page,
}) => {
  await lobby.openHome()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Lottery', exact: true }).tap()
  await expect(page).toHaveURL(/category=LOTT$/)
  await menu.tap()
  await page.getByRole('button', { name: /^Language/ }).tap()
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('APP-24 a language whose texts cannot be loaded leaves the one on screen', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await page.route('**/assets/*.ty-*.json', (route) => route.abort())
  await lobby.openHome()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Language/ }).click()
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Tagalog' }).click()
  await failed
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lobbykit.language'))).toBe('EN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test.describe('by keyboard', () => {
  test('the first Tab offers to skip to the content', async ({ lobby, page }) => {
    await lobby.openHome()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('who has skipped to the content is still one step behind the page before', async ({ lobby, page }) => {
    await lobby.openHome()
    await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Promotion' }).tap()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('button', { name: 'Back' }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('Tab goes through the header in reading order', async ({ lobby, page }) => {
    await lobby.openHome()
    const names: (string | null)[] = []
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      names.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
        ),
      )
    }
    expect(names).toEqual(['Skip to the content', 'Menu', 'Log in', 'Register'])
  })

  test('the menu keeps the focus inside and gives it back', async ({ lobby, page }) => {
    await lobby.openHome()
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    const count = await menu.locator('a, button').count()
    for (let press = 0; press <= count; press++) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('MENU-01 MENU-03 the menu lists the categories and closes on selection', async ({ lobby, page }) => {
    await lobby.openHome()
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(
      menu
        .getByRole('listitem')
        .filter({ hasText: /^(Hot|Sports|E-sports|Live|Slots|Cockfight|Fishing|PVP|In-house|E-lottery|Lottery)$/ }),
    ).toHaveCount(11)
    await menu.getByRole('link', { name: 'Slots' }).press('Enter')
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/category=RNG/)
    await expect(page.getByRole('region', { name: 'Slots' }).getByRole('button', { name: /Jolly Games/ })).toBeVisible()
  })
})

test('APP-14 a page stands without the facts of the build, and asks for them again when it needs them', async ({ page }) => {
  let isLost = true
  await page.route('**/assets/build-*.json', (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/m/login')
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('Secret123')
  await expect(password).toHaveValue('Secret123')
  const drawings = page.locator('#icons path')
  const painted = await drawings.count()
  isLost = false
  await page.getByRole('link', { name: 'Register now' }).click()
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible()
  // The icons that no script has come with them.
  await expect.poll(() => drawings.count()).toBeGreaterThan(painted)
})
