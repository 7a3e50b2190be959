import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, AGENT } from '../lib/lobby.ts'

/** A member with a long inbox and long records. */
const VIP: Account = { username: 'vip777', password: 'Vip777pass' }

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const steps = (page: Page) => page.evaluate(() => history.length)
const mainTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name, exact: true })

/** Scrolls down, and waits until the page is long enough for it. */
async function scrollDown(page: Page, top: number) {
  await expect(async () => {
    await page.evaluate((to) => scrollTo(0, to), top)
    expect(await place(page)).toBe(top)
  }).toPass({ intervals: [100] })
}

test.describe('a page one comes back to', () => {
  test('APP-06 stands where it was left, also after another choice on it: the game centre', async ({ lobby: _, page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/m/gameCenter')
    await page
      .getByRole('group', { name: 'Categories' })
      .getByRole('button', { name: /^Slots/ })
      .tap()
    await expect(page).toHaveURL(/\?/)
    await scrollDown(page, 200)
    await page.getByRole('region', { name: 'Slots' }).getByRole('listitem').nth(5).getByRole('button').tap()
    await expect(page).not.toHaveURL(/gameCenter/)
    await page.goBack()
    await expect(page).toHaveURL(/gameCenter/)
    await expect.poll(() => place(page)).toBe(200)
  })

  test('APP-06 LAUNCH-10 home stands where it was left, with what was looked for', async ({ lobby, page }) => {
    await lobby.enter()
    await lobby.openHome()
    await scrollDown(page, 1_200)
    const found = page.getByRole('region', { name: 'Hot' }).getByRole('article')
    await found.nth(15).getByRole('button').first().dispatchEvent('click')
    await expect(page).toHaveURL(/launchGame/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home/)
    await expect.poll(() => place(page)).toBe(1_200)

    const search = page.getByRole('searchbox', { name: 'Game name' })
    await search.fill('gold')
    await expect(found).toHaveCount(1)
    await found.getByRole('button').first().tap()
    await expect(page).toHaveURL(/launchGame/)
    await page.goBack()
    await expect(search).toHaveValue('gold')
    await expect(found).toHaveCount(1)

    // A new visit begins anew.
    await page.locator('nav a[href="/m/member/home"]').tap()
    await page.getByRole('link', { name: 'Back to home' }).tap()
    await expect(search).toHaveValue('')
    expect(await place(page)).toBe(0)
  })

  const LISTS = [
    ['/m/webEmail', 'Promotions'],
    ['/m/gameRecord', 'Won'],
    ['/m/gameList?gameType=RNG', 'Hot'],
  ] as const
  for (const [address, choice] of LISTS)
    test(`LIST-04 begins at its top with each other choice: ${address}`, async ({ lobby, page }) => {
      await lobby.enter(VIP)
      await page.goto(address)
      await scrollDown(page, 900)
      await mainTab(page, 'Home').tap()
      await expect(page).toHaveURL(/\/m\/home/)
      await page.goBack()
      await expect.poll(() => place(page)).toBe(900)
      const choices = page.getByRole('main').getByRole('group')
      await choices.getByRole('button', { name: choice, exact: true }).first().dispatchEvent('click')
      await expect.poll(() => place(page)).toBe(0)
      await choices.getByRole('button', { name: 'All', exact: true }).first().dispatchEvent('click')
      await expect(choices.getByRole('button', { name: 'All', exact: true }).first()).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(900)
      expect(await place(page)).toBe(0)
    })

  test('MEM-08 the inbox stands where it was left after a message was read or deleted, and is in the history once', async ({
    lobby,
    page,
  }) => {
    await lobby.enter(VIP)
    await page.goto('/m/member/home')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .tap()
    await scrollDown(page, 700)
    const message = await page.evaluate(() => document.elementFromPoint(120, 400)?.closest('a')?.getAttribute('href'))
    await page.locator(`a[href="${message}"]`).first().dispatchEvent('click')
    await page.getByRole('link', { name: 'All messages' }).tap()
    await expect(page).toHaveURL(/\/m\/webEmail/)
    await expect.poll(() => place(page)).toBe(700)
    await page.locator(`a[href="${message}"]`).first().dispatchEvent('click')
    await page.getByRole('button', { name: 'Delete' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
    await expect(page).toHaveURL(/\/m\/webEmail/)
    await expect.poll(() => place(page)).toBe(700)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/member\/home/)
  })

  test('the team of a member begins at its top', async ({ lobby, page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await lobby.enter(AGENT)
    await page.goto('/m/member/team')
    const deeper = page
      .getByRole('main')
      .getByRole('button', { name: /^Show the members below/ })
      .first()
    await expect(deeper).toBeVisible()
    await scrollDown(page, 120)
    await deeper.dispatchEvent('click')
    await expect(page).toHaveURL(/upline=/)
    await expect.poll(() => place(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => place(page)).toBe(120)
  })
})

test.describe('the page one is on already', () => {
  test('APP-06 is not in the history twice after two taps, and goes to its top', async ({ lobby, page }) => {
    await lobby.openHome()
    const before = await steps(page)
    await scrollDown(page, 700)
    await mainTab(page, 'Home').tap()
    expect(await steps(page)).toBe(before)
    await expect.poll(() => place(page)).toBe(0)
    await mainTab(page, 'Promotion').evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    await expect(page).toHaveURL(/\/m\/activity/)
    expect(await steps(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home/)
  })

  test('LAUNCH-10 a game that is tapped twice is left with one step', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/gameList?gameType=RNG')
    const game = page.getByRole('main').getByRole('article').first().getByRole('button').first()
    await expect(game).toBeVisible()
    const before = await steps(page)
    await game.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page).toHaveURL(/launchGame/)
    expect(await steps(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL(/gameList/)
  })
})
