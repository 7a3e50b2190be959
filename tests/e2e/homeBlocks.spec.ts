import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import { fingerOn } from '../lib/touch.ts'

declare global {
  interface Window {
    /** How far things moved by themselves: the browser's own measure. */
    shifts: number[]
    /** The timers that run, and their ms. */
    waiting: Map<number, number>
  }
}

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const jackpot = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Jackpot/ })
const matches = (page: Page) => region(page, 'Hot matches')
const slide = (page: Page, position: number) =>
  matches(page)
    .getByRole('list')
    .locator('> li')
    .nth(position - 1)
const winners = (page: Page) => page.getByRole('group', { name: /^Winners/ })
/** On how many lines the words of an element stand. */
const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}
const amountOf = async (page: Page) => Number((await jackpot(page).getByText('₱').textContent())?.replace(/[₱,]/g, ''))

/** Goes to the end of home, where what comes late has come. */
async function toTheEnd(page: Page) {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('heading', { name: 'Latest winners' })).toBeInViewport({ timeout: 200 })
  }).toPass()
}
const toTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

/** A minute changes nothing of what `read` gives: at once, or as soon as the page knows that it must rest, which takes some frames. */
const expectRest = (page: Page, read: () => Promise<unknown>) =>
  expect(async () => {
    const before = await read()
    await page.clock.runFor(60_000)
    expect(await read()).toEqual(before)
  }).toPass()

/** Lets no animation of the page move on: one that takes real time would be over before a slow test looks at it. */
async function stopAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

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

test.describe('hot matches', () => {
  test('MATCH-01 a slide says when, in the viewer’s time, and who plays whom', async ({ lobby, page }) => {
    await lobby.openHome()
    await toTheEnd(page)
    const first = matches(page).getByRole('button').first()
    await expect(first).toHaveText(/VS\d\d\/\d\d \d\d:\d\d/)
    const answer = await page.evaluate(async () => {
      const response = await fetch('/wps/announcement/hotMatches?merchantCode=lobbykit&language=EN', {
        headers: { Merchant: 'lobbykit' },
      })
      return response.json()
    })
    const { matchTime, homeTeam, awayTeam } = answer.value[0]
    const local = new Date(matchTime + 8 * 3_600_000).toISOString()
    await expect(first).toContainText(`${local.slice(5, 7)}/${local.slice(8, 10)} ${local.slice(11, 16)}`)
    await expect(first).toContainText(homeTeam)
    await expect(first).toContainText(awayTeam)
  })

  test('MATCH-02 a tap opens the popup with the league, which launches the match', async ({ lobby, page }) => {
    await lobby.openHome()
    await toTheEnd(page)
    await matches(page).getByRole('button').first().click()
    const popup = page.getByRole('dialog', { name: 'Hot matches' })
    await expect(popup).toContainText(/League(Premier Cup|Island Basketball League|Mobile Masters|Continental League)/)
    await axe(page)
    await popup.getByRole('button', { name: 'Bet on this match' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  test('A11Y beside a league with a long name the word for it stays whole', async ({ lobby, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const league = 'Philippine Basketball Association Governors Cup'
    await alterValue(page, '**/wps/announcement?*', (value) => ({
      ...value,
      H: value.H.map((match: object) => ({ ...match, league })),
    }))
    await lobby.openHome()
    await toTheEnd(page)
    await matches(page).getByRole('button').first().click()
    const popup = page.getByRole('dialog', { name: 'Hot matches' })
    await expect(popup).toContainText(league)
    expect(await popup.getByRole('term').first().evaluate(linesOf)).toBe(1)
  })

  test('APP-14 MATCH-02 a popup that does not come says so in sight, and comes when asked again', async ({ lobby, page }) => {
    lobby.expectComplaint(/Failed to load resource|net::ERR/)
    let broken = true
    await page.route(/\/assets\/[^/]*-later-[^/]*\.js$/, (route) => (broken ? route.abort() : route.continue()))
    await lobby.openHome()
    await toTheEnd(page)
    await matches(page).getByRole('button').first().click()
    const lost = page.getByRole('alert').getByRole('button', { name: 'Loading failed, click to retry' })
    await expect(lost).toBeInViewport()
    broken = false
    await lost.click()
    await expect(page.getByRole('dialog', { name: 'Hot matches' })).toContainText('League')
    await expect(lost).toHaveCount(0)
  })

  test('MATCH-03 they slide up in 500 ms every five seconds and begin again after the last', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    await toTheEnd(page)
    const track = matches(page).getByRole('list')
    const dots = matches(page).getByRole('button', { name: /^Match \d of 5$/ })
    await expect(dots).toHaveCount(5)
    await page.clock.pauseAt(Date.now() + 60_000)
    const seen: string[] = []
    // Six moves, each of them seen at most one step late.
    for (let step = 0; step < 66 && seen.length < 7; step += 1) {
      await page.clock.runFor(500)
      const now = (await matches(page).locator('[aria-current]').getAttribute('aria-label')) ?? ''
      if (seen.at(-1) !== now) seen.push(now)
      // The slide itself takes real time.
      await track.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    }
    const begin = Number(seen[0]?.slice(6, 7))
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6].map((step) => `Match ${((begin - 1 + step) % 5) + 1} of 5`))
    await stopAnimations(page)
    const moves = () => track.evaluate((element) => element.getAnimations().map((each) => each.effect?.getTiming().duration))
    await expect(async () => {
      await page.clock.runFor(1_000)
      expect(await moves()).toEqual([500])
    }).toPass({ intervals: [50] })
  })

  test('MATCH-03 of two the one in sight is the one that can be reached, whenever they begin again', async ({
    lobby,
    page,
  }) => {
    await alterValue(page, '**/wps/announcement?*', (value) => ({ ...value, H: value.H.slice(0, 2) }))
    await page.clock.install()
    await lobby.openHome()
    await toTheEnd(page)
    // From here on they move only when the test lets time pass, and stand while it looks.
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const position of [2, 1, 2, 1]) {
      const chosen = matches(page).getByRole('button', { name: `Match ${position} of 2` })
      await expect(async () => {
        await page.clock.runFor(1_000)
        await expect(chosen).toHaveAttribute('aria-current', 'true', { timeout: 50 })
      }).toPass({ intervals: [50] })
      // What the browser says once the move has ended changes nothing.
      await expect(matches(page).locator('[data-gliding]')).toHaveCount(0)
      await expect(chosen).toHaveAttribute('aria-current', 'true')
      await expect(slide(page, position)).toBeInViewport({ ratio: 0.9 })
      await expect(slide(page, position)).not.toHaveAttribute('inert')
    }
  })

  test('MATCH-03 the first one comes from below while the last one leaves', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    await toTheEnd(page)
    // Not a tap at its place: what still loads may move the block below the round button of the customer service.
    await matches(page).getByRole('button', { name: 'Match 5 of 5' }).dispatchEvent('click')
    await expect(slide(page, 5)).toBeInViewport({ ratio: 0.9 })
    const track = matches(page).getByRole('list')
    await expect.poll(() => track.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    // The move may begin as soon as the clock of the page is put forward.
    await stopAnimations(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const first = matches(page).getByRole('button', { name: 'Match 1 of 5' })
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(first).toHaveAttribute('aria-current', 'true', { timeout: 50 })
    }).toPass({ intervals: [0] })
    // Where both stand at the beginning of the move, as a part of the height of a slide.
    const places = await track.evaluate((strip) => {
      for (const each of strip.getAnimations({ subtree: true })) {
        each.pause()
        each.currentTime = 0
      }
      const top = strip.parentElement?.getBoundingClientRect().top ?? Number.NaN
      const place = (item: Element | undefined) => {
        const box = item?.getBoundingClientRect()
        return box && Math.round((100 * (box.top - top)) / box.height)
      }
      return [place([...strip.children].at(-1)), place(strip.children[0])]
    })
    expect(places).toEqual([0, 100])
  })

  test('MATCH-01 a finger that moves up scrolls the page, and no key reaches a match out of sight', async ({ lobby, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await lobby.openHome()
    await toTheEnd(page)
    await matches(page).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    const finger = await fingerOn(page, matches(page))
    await finger.down()
    await finger.moveBy(0, 150)
    await finger.up()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await slide(page, 1).getByRole('button').focus()
    await page.keyboard.press('Tab')
    await expect(matches(page).getByRole('button', { name: 'Match 1 of 5' })).toBeFocused()
    await matches(page).getByRole('button', { name: 'Match 3 of 5' }).focus()
    await page.keyboard.press('Enter')
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 })
    await slide(page, 3).getByRole('button').focus()
    await page.keyboard.press('Tab')
    await expect(matches(page).getByRole('button', { name: 'Match 1 of 5' })).toBeFocused()
  })

  test('MATCH-03 off screen and where less motion is wanted they rest', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.openHome()
    await toTheEnd(page)
    await expect(matches(page)).toBeVisible()
    await toTheTop(page)
    await expect(matches(page)).not.toBeInViewport()
    const current = () => matches(page).locator('[aria-current]').getAttribute('aria-label')
    await expectRest(page, current)
    const before = await current()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await toTheEnd(page)
    await page.clock.runFor(30_000)
    expect(await current()).toBe(before)
  })
})

test.describe('winners', () => {
  const running = (page: Page) =>
    page.evaluate(() => {
      const board = [...document.querySelectorAll('[role=group]')].find((each) => each.ariaLabel?.startsWith('Winners'))
      return document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect instanceof KeyframeEffect && board?.contains(effect.target),
        ).length
    })

  test('WIN-01 a winner’s entry launches the game', async ({ lobby, page }) => {
    await lobby.logIn()
    await toTheEnd(page)
    const first = winners(page).getByRole('button').first()
    await expect(first).toContainText(/\*\*\*.* Just won in/)
    await expect(first).toContainText(/₱[\d,]+\.\d\d$/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await first.click()
    await expect(page).toHaveURL(/\/m\/launchGame\?/)
  })

  test('WIN-02 the highest win stands first; the entries go by only while they are seen', async ({ lobby, page }) => {
    await lobby.openHome()
    await toTheEnd(page)
    await expect(winners(page).getByRole('button')).toHaveCount(20)
    const amounts = (await winners(page).getByRole('button').allTextContents()).map((line) =>
      Number(/₱([\d,.]+)$/.exec(line)?.[1]?.replace(/,/g, '')),
    )
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
    await expect.poll(() => running(page)).toBe(1)
    await toTheTop(page)
    await expect.poll(() => running(page)).toBe(0)
    await toTheEnd(page)
    await expect.poll(() => running(page)).toBe(1)
    const heading = page.getByRole('heading', { name: 'Latest winners' }).locator('..')
    await heading.getByRole('button', { name: 'Stop the movement' }).click()
    await expect.poll(() => running(page)).toBe(0)
    await heading.getByRole('button', { name: 'Go on moving' }).click()
    await expect.poll(() => running(page)).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => running(page)).toBe(0)
    await expect(winners(page).getByRole('button')).toHaveCount(20)
  })

  test('three winners are in sight where names are long: the amount makes room', async ({ lobby, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const gameName = 'Makapangyarihang Dragon'
    await alterValue(page, '**/wps/game/winners?*', (value) =>
      value.slice(0, 3).map(({ vo }: { vo: object }) => ({ vo: { ...vo, gameName } })),
    )
    await lobby.openHome()
    await toTheEnd(page)
    const names = winners(page).getByText(gameName, { exact: true })
    await expect(names).toHaveCount(3)
    for (const name of await names.all()) expect(await name.evaluate(linesOf)).toBe(1)
    await expect(winners(page).getByText('₱').last()).toBeInViewport({ ratio: 1 })
  })

  test('WIN-02 three winners stand still', async ({ lobby, page }) => {
    await alterValue(page, '**/wps/game/winners?*', (value) => value.slice(0, 3))
    await lobby.openHome()
    await toTheEnd(page)
    await expect(winners(page).getByRole('button')).toHaveCount(3)
    expect(await running(page)).toBe(0)
  })

  test('WIN-03 a change of language asks again, once', async ({ lobby, page }) => {
    await lobby.openHome()
    await toTheEnd(page)
    await expect(winners(page)).toBeVisible()
    await toTheTop(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('button', { name: 'Tagalog' }).click()
    await expect(page.getByRole('heading', { name: 'Mga bagong nanalo' })).toBeAttached()
    await expect.poll(() => lobby.callsOf('listWinners')).toBe(2)
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

test('POP-01 where less motion is wanted the chosen category is in the middle of its line at once', async ({ lobby, page }) => {
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
