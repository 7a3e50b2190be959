import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { MARIA } from '../lib/lobby.ts'
import { hearNotices } from '../lib/notices.ts'

const notices = (page: Page) => page.locator('[data-notices]')

test('APP-17 a notice stands 65 px from the top, its middle half-way across', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await lobby.openHome()
  await page.context().setOffline(true)
  await expect(notices(page).locator('[data-kind=offline]')).toHaveText(/No Internet/)
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
  const says = await hearNotices(page)
  const icons: string[] = []
  const take = async (kind: string, words: RegExp) => {
    const notice = await says(words)
    expect(notice.kind).toBe(kind)
    icons.push(notice.icon)
  }
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
  await take('loading', /Please wait/)
  answer()
  await take('success', /The code has been sent/)

  await lobby.logIn()
  // A page that is still open may ask something and take the notice for itself, so it is left first.
  await page.goto('about:blank')
  lobby.backend.endSessions(MARIA.username)
  await page.goto('/m/home')
  await take('info', /The account has been logged out/)

  await page.goto('/m/maintenance')
  lobby.backend.fault('getStatus', '500')
  await page.getByRole('button', { name: 'Check again' }).click()
  await take('fail', /Unknown error/)
  await page.context().setOffline(true)
  await take('offline', /No Internet/)
  expect(new Set(icons).size).toBe(5)
})
