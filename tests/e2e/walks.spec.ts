import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(90_000)

const firstGame = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: /Tropical Reels$/ })
    .first()
const MOBILE = '9170000042'
const game = (page: Page) => page.locator('iframe').contentFrame()

test('HOME-05 LIST-10 LAUNCH-05 APP-26 ROUTE-06 a guest looks around and is stopped politely at each door', async ({
  lobby,
  page,
}) => {
  await lobby.openHome()
  for (const category of ['Sports', 'E-sports', 'Live', 'Slots', 'Cockfight', 'Fishing', 'PVP', 'In-house', 'Lottery', 'Hot']) {
    await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: category, exact: true }).click()
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('No data')).toBeHidden()
  }
  await page.getByRole('searchbox', { name: 'Game name' }).fill('tropical')
  await expect(firstGame(page)).toBeVisible()

  // A heart and a game lead to login, and back is where one was.
  await page
    .getByRole('button', { name: /^Favourite: Tropical Reels/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home/)
  await firstGame(page).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.getByRole('link', { name: 'Back to home' }).first().click()

  // Doors of members: home, with both ways in.
  for (const door of ['Deposit', 'Invite friends', 'Members']) {
    await page
      .getByRole('navigation', { name: 'Main places' })
      .getByRole('link', { name: new RegExp(door) })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Log in to continue' })
    await expect(sheet).toContainText('You are not logged in, please login first')
    await expect(sheet.getByRole('link', { name: 'Register' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/m\/home/)
  }
  await page.goto('/m/agent')
  await expect(page).toHaveURL(/\/m\/home/)
  expect(lobby.callsOf('launchGame')).toBe(0)
  expect(lobby.callsOf('addFavourite')).toBe(0)
})

async function registerByName(page: Page, username: string, password: string) {
  await page.goto('/m/register')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password *', { exact: true }).fill(password)
  await page.getByLabel('Confirm password *', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}

async function registerByMobile(page: Page, mobile: string, password: string, codeOf: () => string) {
  await page.goto('/m/register')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('textbox', { name: 'SMS code' }).fill(codeOf())
  await page.getByLabel('Password *', { exact: true }).fill(password)
  await page.getByLabel('Confirm password *', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}

for (const way of ['username', 'mobile'] as const) {
  test(`REG-13 LIST-10 LIST-14 LOGIN-09 LOGIN-12 a newcomer registers by ${way}, plays, finds the game, leaves and is remembered`, async ({
    lobby,
    page,
  }) => {
    // The login popups, whenever they come.
    const later = page.getByRole('button', { name: 'Do not show again today' })
    await page.addLocatorHandler(later, () => later.click())
    const password = 'Newbie01pass'
    if (way === 'username') await registerByName(page, 'newbie01', password)
    else await registerByMobile(page, MOBILE, password, () => lobby.backend.sms(MOBILE) ?? '')
    await expect(page.getByText('Registered successfully', { exact: false })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Balance' })).toBeVisible()

    // Plays, and comes back.
    await firstGame(page).click()
    await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL(/\/m\/home/)

    // The game is among the recents; a heart makes it a favourite.
    await page.goto('/m/gameList?gameType=RNG&tab=recent')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: /^Favourite: Tropical Reels/ }).click()
    await expect(page.getByRole('button', { name: /^Favourite: Tropical Reels/ })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/m/gameList?gameType=RNG&tab=favourites')
    await expect(
      page
        .getByRole('article')
        .getByRole('button', { name: /Tropical Reels$/ })
        .first(),
    ).toBeVisible()

    // Leaves, and is remembered at the next login.
    const account = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName as string)
    const leave = async () => {
      await page.goto('/m/set')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL(/\/m\/home/)
      expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
    }
    await leave()
    await page.goto('/m/login')
    if (way === 'username') {
      await page.getByRole('textbox', { name: 'Username' }).fill(account)
      await page.getByLabel('Password *', { exact: true }).fill(password)
    } else {
      lobby.passAtBackend(61_000)
      await page.getByRole('tab', { name: 'SMS code' }).click()
      await page.getByRole('textbox', { name: 'Mobile number' }).fill(MOBILE)
      await page.getByRole('button', { name: 'Get code' }).click()
      await expect(page.getByRole('timer')).toBeVisible()
      await page.getByRole('textbox', { name: 'SMS code' }).fill(lobby.backend.sms(MOBILE) ?? '')
    }
    await page.getByRole('checkbox', { name: /Remember me/ }).check()
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('group', { name: 'Balance' })).toBeVisible()
    await leave()
    await page.goto('/m/login')
    if (way === 'username') {
      await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(account)
      await expect(page.getByLabel('Password *', { exact: true })).toHaveValue(password)
    } else await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(MOBILE)
  })
}
