import type { Page } from '@playwright/test'
import { axe } from '../lib/axe.ts'
import { hasDialogLibrary } from '../lib/dialogLibrary.ts'
import { expect, test } from '../lib/fixtures.ts'
import { expectRest, matches, region, toTheEnd, toTheTop, winners } from '../lib/homeBlocks.ts'
import { spareData } from '../lib/spareData.ts'
import { SCRIPTS_KB, weighScripts } from '../lib/weighScripts.ts'

declare global {
  interface Window {
    /** How far things moved by themselves: the browser's own measure. */
    shifts: number[]
    /** The timers that run, and their ms. */
    waiting: Map<number, number>
  }
}

const jackpot = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Jackpot/ })
const amountOf = async (page: Page) => Number((await jackpot(page).getByText('₱').textContent())?.replace(/[₱,]/g, ''))

test('HOME-01 POP-01 the blocks of home follow each other, the page begins at its top', async ({ lobby, page }) => {
  await lobby.openHome()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await toTheEnd(page)
  const parts = [
    page.getByRole('navigation', { name: 'Good to know' }),
    region(page, 'Banners'),
    page.getByRole('link', { name: /^Announcements/ }),
    jackpot(page),
    region(page, 'Recommended'),
    page.getByRole('group', { name: 'Categories' }),
    region(page, 'Hot').first(),
    matches(page),
    winners(page),
  ]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN))
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
})

test('HOME-01 the banners are those of the home group, the strip those of the recommend group', async ({ lobby, page }) => {
  const announced = page.waitForResponse(/\/wps\/announcement\?/)
  await lobby.openHome()
  const { value } = await (await announced).json()
  const ofGroup = (group: string) =>
    value.B.flatMap(({ groupName, url }: { groupName: string; url: string }) => (groupName === group ? [url] : []))
  const shown = (name: string) =>
    region(page, name)
      .locator('img')
      .evaluateAll((all) => [...new Set(all.map((image) => image.getAttribute('src')?.replace(location.origin, '')))])
  expect(ofGroup('m_home').length).toBeGreaterThan(1)
  // Those beside the first come a little later.
  await expect.poll(() => shown('Banners')).toEqual(ofGroup('m_home'))
  await expect.poll(() => shown('Recommended')).toEqual(ofGroup('m_recommend'))
})

test('HOME-01 home begins at its top when it loads, also where a reload left it further down', async ({ lobby, page }) => {
  await lobby.openHome()
  await toTheEnd(page)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  // Until its pictures are there a page is loading, and as long the browser tries to go back to where it stood.
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route('**/art/**', async (route) => {
    await arrived
    await route.fallback()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(region(page, 'Hot').first().getByRole('article').first()).toBeAttached()
  arrive()
  await page.waitForLoadState('load')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('HOME-01 nothing is asked for a block that nobody has come near', async ({ lobby, page }) => {
  await lobby.openHome()
  await expect(jackpot(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(['listWinners', 'listDownloads', 'getCustomerService', 'listNotices', 'listResources'].map(lobby.callsOf)).toEqual([
    0, 0, 0, 0, 0,
  ])
  await toTheEnd(page)
  await expect(winners(page)).toBeVisible()
  expect(lobby.callsOf('listWinners')).toBe(1)
  expect(lobby.callsOf('listAnnouncements')).toBe(1)
})

test('HOME-01 what comes late moves nothing', async ({ lobby, page }) => {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await lobby.openHome()
  await expect(jackpot(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Get the app/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  const sum = await page.evaluate(() => window.shifts.reduce((total, shift) => total + shift, 0))
  expect(sum).toBeLessThanOrEqual(0.005)
})

test('ROUTE-05 the strip on top leads to its two promotions', async ({ lobby, page }) => {
  await lobby.openHome()
  const links = page.getByRole('navigation', { name: 'Good to know' }).getByRole('link')
  await expect(links).toHaveText(['Responsible gaming', 'Featured event'])
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/m/activity?id=3898488', '/m/activity?id=3898487'])
  await links.first().click()
  await expect(page).toHaveURL(/\/m\/activity\?id=3898488$/)
})

test.describe('jackpot', () => {
  test('HOME-11 it shows two decimals and opens the winners’ leaderboard', async ({ lobby, page }) => {
    await lobby.openHome()
    await expect(jackpot(page)).toContainText(/₱(7|8|9|1[0-3])\d[\d,]*\.\d\d/)
    await jackpot(page).click()
    await expect(page).toHaveURL(/\/m\/winnerPage$/)
    await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible()
    const rows = page.getByRole('list', { name: /^Winners/ }).getByRole('listitem')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText('Just won in')
    await axe(page)
  })

  test('HOME-12 every three to five seconds it grows by 100 to 500', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    await expect(jackpot(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    const start = await amountOf(page)
    await page.clock.runFor(60_000)
    const grown = (await amountOf(page)) - start
    // 12 to 20 steps in a minute, and one that was under way.
    expect(grown).toBeGreaterThanOrEqual(12 * 100)
    expect(grown).toBeLessThanOrEqual(21 * 500)
  })

  test('HOME-12 it rests off screen and where less motion is wanted', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    await expect(jackpot(page)).toBeVisible()
    await toTheEnd(page)
    await expect(jackpot(page)).not.toBeInViewport()
    await expectRest(page, () => amountOf(page))
    const unseen = await amountOf(page)
    await toTheTop(page)
    await expect(async () => {
      await page.clock.runFor(5_000)
      expect(await amountOf(page)).toBeGreaterThan(unseen)
    }).toPass()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(jackpot(page)).toBeInViewport()
    await expectRest(page, () => amountOf(page))
  })
})

test.describe('recommended', () => {
  test('HOME-01 the strip of recommendations leads where each says', async ({ lobby, page }) => {
    await lobby.openHome()
    const cards = region(page, 'Recommended').getByRole('link')
    await expect(cards).toHaveText([/^Big catch hour/, /^Bring a friend/, /^Weekly cashback/])
    await cards.first().click()
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH$/)
  })
})

test('HOME-02 HOME-06 HOME-12 MATCH-03 WIN-02 what nobody sees neither moves nor keeps a timer', async ({ lobby, page }) => {
  await page.addInitScript(() => {
    const waiting = new Map<number, number>()
    const { setTimeout: start, clearTimeout: stop } = window
    Object.assign(window, {
      waiting,
      setTimeout(run: () => void, ms = 0) {
        const id: number = start(() => {
          waiting.delete(id)
          run()
        }, ms)
        waiting.set(id, ms)
        return id
      },
      clearTimeout(id: number) {
        waiting.delete(id)
        stop(id)
      },
    })
  })
  /** Rests of a banner, a match and the jackpot: 3 to 5 seconds. */
  const rests = () => page.evaluate(() => [...window.waiting.values()].filter((ms) => ms >= 3_000 && ms <= 5_000))
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
          ).length,
    )
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await lobby.openHome()
  await expect(jackpot(page)).toBeVisible()
  // Banner and jackpot.
  await expect.poll(async () => (await rests()).length).toBe(2)
  await toTheEnd(page)
  // The matches.
  await expect.poll(rests).toEqual([5_000])
  // The winners; the marquee on top rests.
  await expect.poll(moving).toBe(1)
  await show(true)
  await expect.poll(rests).toEqual([])
  await show(false)
  await expect.poll(rests).toEqual([5_000])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(rests).toEqual([])
  await expect.poll(moving).toBe(0)
})

test.describe('nothing to show', () => {
  test.use({ mock: { scenario: 'empty' } })

  test('MATCH-01 HOME-01 WIN-02 empty blocks hide or say so', async ({ lobby: _, page }) => {
    await page.goto('/m/home')
    await expect(jackpot(page)).toBeVisible()
    await toTheEnd(page)
    await expect(page.getByText('No big wins yet. The next one could be yours.')).toBeVisible()
    await expect(matches(page)).toHaveCount(0)
    await expect(region(page, 'Recommended')).toHaveCount(0)
    await page.goto('/m/notice')
    await expect(page.getByRole('status')).toHaveText('No announcement at the moment')
    await page.goto('/m/winnerPage')
    await expect(page.getByRole('status')).toContainText('No big wins yet')
  })
})

test.describe('a block that fails', () => {
  test('ERR-03 the winners offer a retry and the rest of home stands', async ({ lobby, page }) => {
    lobby.expectFailedCalls()
    lobby.backend.fault('listWinners', '500')
    await lobby.openHome()
    await toTheEnd(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Loading failed, click to retry')
    await expect(matches(page)).toBeVisible()
    lobby.backend.clearFaults()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(winners(page)).toBeVisible()
  })

  test('ERR-03 APP-14 a block whose code does not come offers a retry', async ({ lobby, page }) => {
    lobby.expectComplaint(/Failed to load resource|net::ERR/)
    let broken = true
    await page.route(/assets\/home\.home-.*\.js$/, (route) => (broken ? route.abort() : route.continue()))
    await lobby.openHome()
    // One script brings all blocks below the first screen; each says for itself that it is missing.
    const alert = page.getByRole('alert').last()
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(alert).toContainText('Loading failed, click to retry', { timeout: 200 })
    }).toPass()
    broken = false
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(winners(page)).toBeVisible()
  })
})

test.describe('popups', () => {
  test.use({ popups: true })
  const popup = (page: Page, name: string) => page.getByRole('dialog', { name })

  test('HOME-01 HOME-09 after a login they come one at a time, once a session', async ({ lobby, page }) => {
    await lobby.logIn()
    await expect(popup(page, 'Weekend tournament')).toContainText('Play any slot and climb the board.')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await axe(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(popup(page, 'Invite a friend')).toBeVisible()
    // The second one hears of the end of the first one a task later; until then it takes no key.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await lobby.openHome()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('one shows without the dialog library, and the scripts of its home keep to their limit', async ({ lobby, page }) => {
    await spareData(page)
    await lobby.enter()
    await lobby.openHome()
    await expect(popup(page, 'Weekend tournament')).toContainText('Play any slot and climb the board.')
    await page.waitForLoadState('networkidle')
    expect(await hasDialogLibrary(page, lobby.watched.requested)).toBe(false)
    const scripts = lobby.watched.requested.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)
    expect(weighScripts(scripts)).toBeLessThanOrEqual(SCRIPTS_KB.home)
  })

  test('A11Y while one is open nothing behind it can be used or scrolled, and the focus stays in it', async ({
    lobby,
    page,
  }) => {
    await lobby.logIn()
    const shown = popup(page, 'Weekend tournament')
    await expect(shown.getByRole('button', { name: 'Close' })).toBeFocused()
    // The page may still be on its way: what comes below the popup is behind it, too.
    await page.waitForLoadState('networkidle')
    const behind = () =>
      page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'))
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      expect(await behind(), `after ${step + 1} times Tab`).toBe(false)
    }
    await page.mouse.move(180, 700)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // None of it is there for a screen reader either, but for the messages, which lie above all.
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('#root *')]
        .filter((each) => !each.closest('[inert]') && each.childElementCount === 0 && each.textContent)
        .map(({ outerHTML }) => outerHTML),
    )
    expect(left).toEqual([])
  })

  test('HOME-09 a tap outside closes one; after the last the page can be used again, from its heading on', async ({
    lobby,
    page,
  }) => {
    await lobby.logIn()
    for (const name of ['Weekend tournament', 'Invite a friend']) {
      await expect(popup(page, name)).toBeVisible()
      // Right after a popup has come a tap was meant for what was there before.
      await expect.poll(() => page.evaluate(() => document.elementFromPoint(8, 8)?.getAttribute('data-state'))).toBe('open')
      await page.mouse.click(8, 8)
      await expect(popup(page, name)).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('link', { name: 'Promotion', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
  })

  test('a message that comes while one is open lies above it and is read', async ({ lobby, page }) => {
    await lobby.logIn()
    await expect(popup(page, 'Weekend tournament')).toBeVisible()
    await page.context().setOffline(true)
    const message = page.locator('[data-notices]').getByText('No Internet')
    await expect(message).toBeVisible()
    expect(
      await message.evaluate((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        const style = getComputedStyle(each.closest('[data-notices]') ?? each)
        const dialog = document.querySelector('[role=dialog]')
        return {
          isRead: !each.closest('[inert]'),
          isAbove: Number(style.zIndex) > Number(dialog && getComputedStyle(dialog).zIndex),
          isInView: x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
        }
      }),
    ).toEqual({ isRead: true, isAbove: true, isInView: true })
    await page.context().setOffline(false)
    lobby.expectFailedCalls()
  })

  test('HOME-09 one that is not wanted today stays away, in a new session too', async ({ lobby, page }) => {
    await lobby.logIn()
    await popup(page, 'Weekend tournament').getByRole('button', { name: 'Do not show again today' }).click()
    await popup(page, 'Invite a friend').getByRole('button', { name: 'Close' }).click()
    await page.evaluate(() => sessionStorage.clear())
    await lobby.logIn()
    await expect(popup(page, 'Invite a friend')).toBeVisible()
  })

  test('HOME-09 a popup leads where it says', async ({ lobby, page }) => {
    await lobby.logIn()
    await popup(page, 'Weekend tournament').getByRole('button', { name: 'See more' }).click()
    await expect(page).toHaveURL(/\/m\/activityDetail\?id=3898487$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('header', () => {
  test('HOME-05 a guest is told to log in', async ({ lobby, page }) => {
    await lobby.openHome()
    await expect(page.getByRole('banner')).toContainText('Log in to play')
  })

  test('HOME-05 HOME-10 MEM-05 a member sees the name, the unread messages and the wallet', async ({ lobby, page }) => {
    await lobby.logIn()
    const bar = page.getByRole('banner')
    await expect(bar).toContainText('Maria')
    await expect(bar.getByRole('group', { name: 'Balance' })).toContainText('₱1,250.50')
    await expect(bar).not.toContainText('Log in to play')
    const inbox = bar.getByRole('link', { name: 'Inbox, 3 unread' })
    await expect(inbox).toContainText('3')
    expect(lobby.callsOf('getUnreadCount')).toBe(1)
    await inbox.click()
    await expect(page).toHaveURL(/\/m\/webEmail$/)
    // The inbox asks once more, for its list may hold what came meanwhile.
    await expect.poll(() => lobby.callsOf('getUnreadCount')).toBe(2)
  })
})

test('where less motion is wanted the chosen category is in the middle of its line at once', async ({ lobby, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await lobby.openHome()
  const categories = page.getByRole('group', { name: 'Categories' })
  const [before, after] = await categories.getByRole('button', { name: 'Slots' }).evaluate((button: HTMLElement) => {
    const line = button.parentElement
    const moved = [line?.scrollLeft]
    button.click()
    return [...moved, line?.scrollLeft]
  })
  expect(before).toBe(0)
  expect(after).toBeGreaterThan(0)
})

test('a category that the address chooses is in sight in its line', async ({ lobby, page }) => {
  await lobby.openHome()
  const categories = page.getByRole('group', { name: 'Categories' })
  const last = categories.getByRole('button').last()
  await expect(last).not.toBeInViewport()
  await last.click()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollX)).toBe(0)
})
