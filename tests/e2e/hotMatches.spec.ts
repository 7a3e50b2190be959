import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import { expectRest, linesOf, matches, toTheEnd, toTheTop } from '../lib/homeBlocks.ts'
import { fingerOn } from '../lib/touch.ts'

const slide = (page: Page, position: number) =>
  matches(page)
    .getByRole('list')
    .locator('> li')
    .nth(position - 1)

/** Lets no animation of the page move on: one that takes real time would be over before a slow test looks at it. */
async function stopAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

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
