import { expect, type Page } from '@playwright/test'

/** Has a code be sent, and expects the countdown of a minute: no more of it has gone than the time that has passed since. */
export async function sendCode(page: Page): Promise<void> {
  const begun = Date.now()
  await page.getByRole('button', { name: 'Get code' }).click()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^\d+ s$/)
  const left = Number.parseInt((await timer.textContent()) ?? '', 10)
  expect(left).toBeLessThanOrEqual(60)
  expect(left).toBeGreaterThanOrEqual(60 - (Date.now() - begun) / 1_000)
}
