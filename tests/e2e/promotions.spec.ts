import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const promotion = (page: Page) => page.getByRole('main').getByRole('article')

test('ROUTE-01 the promotions lead by their pictures to their texts, and back', async ({ lobby, page }) => {
  await lobby.openHome()
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Promotion' }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(cards(page)).toContainText(['Weekend tournament', 'Play 1,000', 'Deposit bonus of 100%', 'Responsible gaming'])
  const bonus = cards(page).filter({ hasText: 'Deposit bonus' })
  await expect(bonus.locator('img')).toHaveJSProperty('complete', true)
  await bonus.tap()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=33$/)
  await expect(promotion(page).getByRole('heading', { name: 'Deposit bonus of 100%' })).toBeVisible()
  await expect(promotion(page)).toContainText('Up to 688 on your first deposit.')
  await page.goBack()
  await expect(cards(page)).toHaveCount(7)
})

for (const path of ['/m/activity?id=3898488', '/m/activityDetail?id=3898488', '/m/activityInfo?id=3898488']) {
  test(`ROUTE-01 ROUTE-05 ${path} shows the promotion that it names`, async ({ lobby: _, page }) => {
    await page.goto(path)
    await expect(promotion(page).getByRole('heading', { name: 'Responsible gaming' })).toBeVisible()
    await expect(promotion(page)).toContainText('Take breaks, set limits.')
  })
}

for (const path of ['/m/activityDetail?id=999', '/m/activityDetail', '/m/activity?id=%3Cscript%3E']) {
  test(`ROUTE-01 ${path} says that there is no such promotion, and leads to all`, async ({ lobby: _, page }) => {
    await page.goto(path)
    await expect(page.getByText('This promotion is over')).toBeVisible()
    await page.getByRole('link', { name: 'All promotions' }).tap()
    await expect(cards(page)).toHaveCount(7)
  })
}

test('ROUTE-01 ERR-03 promotions that do not come are asked for again', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('listPromotionAnnouncements', '500')
  await page.goto('/m/activity')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  lobby.backend.clearFaults()
  await again.tap()
  await expect(cards(page)).toHaveCount(7)
})

test.describe('with nothing on offer', () => {
  test.use({ mock: { scenario: 'empty' } })
  test('ROUTE-01 no promotion is said to be none', async ({ lobby: _, page }) => {
    await page.goto('/m/activity')
    await expect(page.getByText('No promotion at the moment')).toBeVisible()
  })
})

test('APP-24 the promotions speak the chosen language', async ({ lobby: _, page }) => {
  await page.addInitScript(() => localStorage.setItem('lobbykit.language', 'TY'))
  await page.goto('/m/activityDetail?id=33')
  await expect(promotion(page)).toContainText('Bonus sa deposito na 100%')
})
