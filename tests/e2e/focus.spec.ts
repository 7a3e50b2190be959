import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Menu' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const untilIdle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('the focus after a dialog', () => {
  for (const [row, sheet] of [
    ['Language', 'Language'],
    ['Licence and rules', 'Licence and rules'],
    ['Get the app', 'Get the app'],
  ] as const) {
    test(`MENU-01 A11Y the sheet "${sheet}", opened from the menu, gives it to the opener of the menu`, async ({
      lobby,
      page,
    }) => {
      await lobby.openHome()
      await opener(page).click()
      await dialog(page, 'Menu').getByRole('button', { name: row }).click()
      await expect(dialog(page, sheet)).toBeVisible()
      await expect(dialog(page, 'Menu')).toHaveCount(0)
      await expect(dialog(page, sheet).locator(':focus')).toHaveCount(1)
      // The sheet hears of the menu's end in a task after the menu has left the page; until then a key is the menu's.
      await untilIdle(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page, sheet)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    })
  }

  test('MENU-04 A11Y that is not the menu gives it to its own opener', async ({ lobby, page }) => {
    await lobby.openHome()
    const service = page.getByRole('button', { name: 'Customer service' })
    await service.click()
    await expect(dialog(page, 'Customer service')).toBeVisible()
    // A dialog hears keys from the task after it was drawn.
    await untilIdle(page)
    await page.keyboard.press('Escape')
    await expect(service).toBeFocused()
  })

  test('MENU-03 A11Y that led to another page is on that page', async ({ lobby, page }) => {
    await lobby.logIn()
    await opener(page).click()
    await dialog(page, 'Menu').getByRole('link', { name: 'Personal setting' }).click()
    await expect(page).toHaveURL(/\/m\/set$/)
    await expect(dialog(page, 'Menu')).toHaveCount(0)
    await expect(heading(page, 'Personal setting')).toBeFocused()
  })
})

test.describe('the focus after a change of page', () => {
  test('APP-06 A11Y is on the heading of the new page, which on home is the brand', async ({ lobby, page }) => {
    await lobby.openHome()
    await expect(page.locator('body')).toBeFocused()
    await page.getByRole('link', { name: 'Featured event' }).click()
    await expect(heading(page, 'Activity')).toBeFocused()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(heading(page, 'Midnight')).toBeFocused()
    await page.getByRole('link', { name: /^Announcements/ }).click()
    await expect(heading(page, 'Notice')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Midnight')).toBeFocused()
  })

  test('APP-06 A11Y shows no outline after a tap and takes nothing from what is next', async ({ lobby, page }) => {
    await lobby.openHome()
    await page.getByRole('link', { name: 'Featured event' }).tap()
    await expect(heading(page, 'Activity')).toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(false)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeFocused()
  })

  test('HOME-05 A11Y a page without bars has it on its own heading, and a choice within a page moves nothing', async ({
    lobby,
    page,
  }) => {
    await lobby.openHome()
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(heading(page, 'Welcome back')).toBeFocused()
    await page.goBack()
    const slots = page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Slots' })
    await slots.click()
    await expect(page).toHaveURL(/category=RNG/)
    await expect(slots).toBeFocused()
  })
})

test('ERR-03 A11Y who asks again by keyboard goes on with what then comes', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.backend.fault('listPromotions', '500')
  await lobby.enter()
  await page.goto('/m/rewardCenter')
  const main = page.getByRole('main')
  const again = main.getByRole('alert').getByRole('button')
  await again.focus()
  lobby.backend.clearFaults()
  await page.keyboard.press('Enter')
  const first = page.getByRole('button', { name: /^To claim/ })
  await expect(first).toBeVisible()
  await expect(main.locator(':focus').filter({ has: first })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
})

test('the way back of the device closes the dialog on top alone, and the page below stays', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/securityCenter')
  // A browser on Android is asked by the back gesture, one on a desktop by Escape; the page does not hear of the key here.
  await page.evaluate(() => addEventListener('keydown', (event) => event.stopImmediatePropagation(), true))
  await page.getByRole('button', { name: /^Bank cards/ }).click()
  const cards = dialog(page, 'Bank cards')
  await cards
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(cards).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cards).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/securityCenter/)
})
