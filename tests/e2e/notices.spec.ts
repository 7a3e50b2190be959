import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { MARIA } from '../lib/lobby.ts'

const notices = (page: Page) => page.locator('[data-notices]')

/** Waits for a notice with these words and returns the drawing of its icon. */
async function iconOf(page: Page, kind: string, words: string) {
  const notice = notices(page).locator(`[data-kind=${kind}]`).filter({ hasText: words })
  await expect(notice).toBeVisible()
  return notice
    .locator('svg, .spinner')
    .first()
    .evaluate((icon) => icon.innerHTML || icon.className)
}

test('APP-17 a notice stands 65 px from the top, its middle half-way across', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await lobby.openHome()
  await page.context().setOffline(true)
  await iconOf(page, 'offline', 'No Internet')
  await notices(page).evaluate((layer) => Promise.all(layer.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  const { x = 0, y = 0, width = 0 } = (await notices(page).boundingBox()) ?? {}
  const screen = await page.evaluate(() => innerWidth)
  expect(y).toBe(65)
  expect(Math.abs(x + width / 2 - screen / 2)).toBeLessThan(1)
})

test('APP-17 information, success, failure, loading and a missing network have each an icon of its own', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  const icons: string[] = []
  let answer: () => void = () => undefined
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/wps/verification/sms/**', async (route) => {
    await answered
    await route.fallback()
  })
  await page.goto('/m/login')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567')
  await page.getByRole('button', { name: 'Get code' }).click()
  icons.push(await iconOf(page, 'loading', 'Please wait'))
  answer()
  icons.push(await iconOf(page, 'success', 'The code has been sent'))

  await lobby.logIn()
  // A page that is still open may ask something and take the notice for itself, so it is left first.
  await page.goto('about:blank')
  lobby.backend.endSessions(MARIA.username)
  // The notice is soon gone, so nobody waits for the last picture of the page.
  await page.goto('/m/home', { waitUntil: 'commit' })
  icons.push(await iconOf(page, 'info', 'The account has been logged out'))

  await page.goto('/m/maintenance')
  lobby.backend.fault('getStatus', '500')
  await page.getByRole('button', { name: 'Check again' }).click()
  icons.push(await iconOf(page, 'fail', 'Unknown error'))
  await page.context().setOffline(true)
  icons.push(await iconOf(page, 'offline', 'No Internet'))
  expect(new Set(icons).size).toBe(5)
})
