import type { Page } from '@playwright/test'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Help centre' })
const active = (page: Page) => menu(page).locator('[aria-current=true]')
const article = (page: Page) => page.getByRole('article')

test('MENU-06 a guest reads the help centre: one title is active, a tap opens another', async ({ lobby: _, page }) => {
  await page.goto('/m/help')
  await expect(menu(page).getByRole('link')).toHaveCount(8)
  await expect(active(page)).toHaveText('Deposit')
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText('Deposit')
  await expect(article(page).getByRole('listitem')).toHaveCount(3)
  await axe(page)
  await menu(page).getByRole('link', { name: 'Withdrawal' }).tap()
  await expect(page).toHaveURL(/\/m\/help\?i=1$/)
  await expect(active(page)).toHaveText('Withdrawal')
  await expect(article(page).getByRole('table')).toContainText('₱200')
  await article(page).getByRole('link', { name: 'Withdraw', exact: true }).tap()
  await expect(page).not.toHaveURL(/\/m\/help/)
})

for (const [path, title] of [
  ['/m/helpDetail?i=4', 'Responsible gaming'],
  ['/m/help?i=99', 'Deposit'],
  ['/m/help?i=-1', 'Deposit'],
  ['/m/help?i=two', 'Deposit'],
] as const) {
  test(`MENU-06 ${path} opens ${title}`, async ({ lobby: _, page }) => {
    await page.goto(path)
    await expect(active(page)).toHaveText(title)
    await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(title)
  })
}

test('MENU-06 the articles are there in the language of the page', async ({ lobby: _, page }) => {
  await page.addInitScript(() => localStorage.setItem('lobbykit.language', 'TY'))
  await page.goto('/m/help')
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText('Pagdeposito')
})

test('an article that is loaded once more stands where it was left', async ({ lobby: _, page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/m/help?i=3')
  await expect(article(page).getByRole('heading', { level: 2 })).toBeVisible()
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo(0, 40))
  await expect.poll(place).toBe(40)
  await page.reload()
  await expect(article(page).getByRole('heading', { level: 2 })).toBeVisible()
  await expect.poll(place).toBe(40)
})

test('MENU-06 without articles the page says so, and a failure can be tried again', async ({ lobby, page }) => {
  lobby.backend.scenario = 'empty'
  await page.goto('/m/help')
  await expect(page.getByText('There are no articles yet')).toBeVisible()
  lobby.backend.scenario = 'normal'
  lobby.expectFailedCalls()
  lobby.backend.fault('getHelpCenter', '500')
  await page.reload()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  lobby.backend.clearFaults()
  await again.tap()
  await expect(active(page)).toHaveText('Deposit')
})
