import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const colours = (one: Locator) =>
  one.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { backgroundColor, color }
  })
/** What the system has for what is selected. */
const selected = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: SelectedItem; color: SelectedItemText'
    const { backgroundColor, color } = getComputedStyle(probe)
    probe.remove()
    return { backgroundColor, color }
  })

/** The chosen one has the system's colours for it, and its neighbour has not. */
async function expectChosen(page: Page, chosen: Locator, other: Locator) {
  await expect(chosen).toBeVisible()
  expect(await colours(chosen)).toEqual(await selected(page))
  expect((await colours(other)).backgroundColor).not.toBe((await selected(page)).backgroundColor)
}

test('A11Y POP-01 APP-12 with forced colours the chosen category, place and banner can be told', async ({ lobby, page }) => {
  await lobby.openHome()
  const categories = page.getByRole('group', { name: 'Categories' })
  await expectChosen(
    page,
    categories.getByRole('button', { name: 'Hot', exact: true }),
    categories.getByRole('button', { name: 'Live' }),
  )
  const places = page.getByRole('navigation', { name: 'Main places' })
  await expectChosen(page, places.getByRole('link', { name: 'Home' }), places.getByRole('link', { name: 'Invite' }))
  const banners = page.getByRole('region', { name: 'Banners' })
  await expectChosen(page, banners.getByRole('button', { name: /1 of/ }), banners.getByRole('button', { name: /2 of/ }))
  const dot = await banners
    .getByRole('button', { name: /2 of/ })
    .last()
    .evaluate((element) => getComputedStyle(element, '::before').borderTopColor)
  expect(dot).not.toBe('rgba(0, 0, 0, 0)')
})

test('A11Y LIST-01 with forced colours the chosen tab, vendor and filter can be told', async ({ lobby, page }) => {
  await page.goto('/m/gameList?gameType=RNG')
  await expect(page.getByRole('article').first()).toBeVisible()
  const tabs = page.locator('main [aria-pressed], main [role=tab]')
  await expect(tabs.first()).toBeVisible()
  const vendors = page.getByRole('region', { name: 'Vendors' })
  await expectChosen(page, vendors.locator('[aria-pressed=true]').first(), vendors.locator('[aria-pressed=false]').first())
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog')
  await expectChosen(page, sheet.locator('[aria-pressed=true]').first(), sheet.locator('[aria-pressed=false]').first())
  expect(lobby.watched.complaints()).toEqual([])
})

test('A11Y LOGIN-09 with forced colours the tab, the ticked box and the list of countries can be told', async ({
  lobby,
  page,
}) => {
  await page.goto('/m/login')
  await expectChosen(page, page.getByRole('tab').nth(0), page.getByRole('tab').nth(1))
  const box = page.getByRole('checkbox', { name: /Remember me/ })
  await box.check()
  // The system's own box, which shows the tick.
  expect(await box.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto')
  await page.getByRole('tab').nth(1).click()
  const frame = await page.locator('select').evaluate((select) => {
    const around = select.parentElement?.parentElement
    return [select, select.parentElement, around].some(
      (each) => each && getComputedStyle(each).borderTopStyle === 'solid' && getComputedStyle(each).borderTopWidth !== '0px',
    )
  })
  expect(frame).toBe(true)
  expect(lobby.watched.complaints()).toEqual([])
})
