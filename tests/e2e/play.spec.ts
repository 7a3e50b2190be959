import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'

const game = (page: Page) => page.locator('iframe').contentFrame()
const wallet = (page: Page) => page.getByRole('group', { name: 'Balance' })
const money = (cents: number) => `₱${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
const FIRST_GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('LAUNCH-04 LAUNCH-10 LIST-14 a player opens the lobby, logs in, plays a round and returns to where he came from', async ({
  lobby,
  page,
}) => {
  await lobby.openHome()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, MARIA)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(wallet(page)).toContainText(money(125_050))
  await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Slots' }).click()
  await page.getByRole('button', { name: /^Jolly Games/ }).click()
  await page
    .getByRole('button', { name: /Tropical Reels$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/launchGame\?/)

  await game(page).getByRole('radio', { name: '₱100.00' }).check()
  await game(page).getByRole('button', { name: 'Spin' }).click()
  await expect(game(page).getByRole('status')).toHaveText(/No win this time|win/i)
  const balance = money(lobby.backend.member('maria88')?.balanceCents ?? 0)
  expect(balance).not.toBe(money(125_050))
  await expect(game(page).getByText(balance)).toBeVisible()

  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=JL$/)
  await expect(wallet(page)).toContainText(balance)
  await page.goto('/m/gameList?gameType=RNG&tab=recent')
  await expect(
    page
      .getByRole('article')
      .getByRole('button', { name: /Tropical Reels$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('LAUNCH-10 the way back inside the game leads back too', async ({ lobby, page }) => {
  await lobby.logIn()
  await page
    .getByRole('button', { name: /Tropical Reels$/ })
    .first()
    .click()
  await game(page).getByRole('button', { name: 'Back to lobby' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('LAUNCH-05 a guest who taps a game logs in and is in the game', async ({ lobby, page }) => {
  await lobby.openHome()
  await page
    .getByRole('button', { name: /Tropical Reels$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await fillLogin(page, MARIA)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/launchGame\?/)
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LAUNCH-05 ERR-01 the address of a game asks a guest to log in', async ({ lobby, page }) => {
  await page.goto(FIRST_GAME)
  await expect(page.getByText('You are not logged in, please login first')).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(lobby.callsOf('launchGame')).toBe(0)
})

test('LAUNCH-01 LAUNCH-05 a lottery vendor’s tile leads a guest to the lottery lobby', async ({ lobby, page }) => {
  await page.goto('/m/home?category=ELOTT')
  await page.getByRole('button', { name: /^Lotto Viet/ }).click()
  await expect(page).toHaveURL(/\/m\/startLottery\?code=lobby$/)
  expect(lobby.backend.calls.findLast(({ operationId }) => operationId === 'launchGame')?.query).toMatchObject({
    vendor: 'TCG_LOTTO_VN',
    gameCode: 'lobby',
  })
  await page.goto('/m/home?category=LOTT')
  await page.getByRole('button', { name: /^Sea Lotto/ }).click()
  await expect(page).toHaveURL(/\/m\/startLottery\?code=lobby&prize_mode=SEA$/)
  await expect(page.getByRole('list', { name: 'Open draws' }).getByRole('link').first()).toBeVisible()
})

test('LAUNCH-09 a trial member plays only what has free play', async ({ lobby: _, page }) => {
  await page.goto('/m/login')
  await page.getByRole('button', { name: 'Play for free' }).click()
  await expect(page).not.toHaveURL(/\/m\/login/)
  await page.goto('/m/home?category=SPORTS')
  await page.getByRole('button', { name: /^BTi Sports/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Please login an actual account to use this function')
  await expect(page).toHaveURL(/\/m\/home/)
})

test('LAUNCH-08 ERR-01 an empty address says so and offers another try', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/gameList?gameType=RNG&vassalage=VPR')
  await page.getByRole('article').getByRole('button').first().click()
  await expect(page.getByRole('alert')).toContainText('The requested url is empty, please check your request format')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => lobby.callsOf('launchGame')).toBe(2)
})

const HOSTILE = [
  'javascript:alert(document.domain)',
  'data:text/html,<script>parent.postMessage(1)</script>',
  'https://evil.example/game',
  '//evil.example/game',
  '/\\evil.example/game',
  'https://127.0.0.1@evil.example/',
  'intent://evil.example#Intent;end',
  'blob:https://evil.example/0b1c',
]
for (const openMode of ['frame', 'window']) {
  test(`LAUNCH-08 hostile addresses are refused with a clear text and open no ${openMode}`, async ({ lobby, page }) => {
    await lobby.logIn()
    let url = ''
    await page.route('**/wps/game/launchGame?*', (route) =>
      route.fulfill({ json: { success: true, value: { url, openMode } } }),
    )
    for (url of HOSTILE) {
      await test.step(url, async () => {
        await page.goto(FIRST_GAME)
        await expect(page.getByRole('alert')).toContainText('This address is not allowed here')
        await expect(page.locator('iframe')).toHaveCount(0)
      })
    }
    expect(page.context().pages()).toHaveLength(1)
    expect(lobby.watched.requested.filter((address) => /evil/.test(new URL(address).hostname))).toEqual([])
  })
}

test('LAUNCH-08 a launch that leads to a page of the site opens that page and no frame', async ({ lobby, page }) => {
  await lobby.logIn()
  await page.route('**/wps/game/launchGame?*', (route) =>
    route.fulfill({ json: { success: true, value: { url: '/m/startLottery', openMode: 'frame' } } }),
  )
  await page.goto(FIRST_GAME)
  await expect(page).toHaveURL(/\/m\/startLottery/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('LAUNCH-08 ERR-01 a blocked popup says so, a tap opens it, and the page it opens knows nothing of ours', async ({
  lobby,
  page,
}) => {
  await lobby.logIn()
  await alterValue(page, '**/wps/game/launchGame?*', (value) => ({ ...value, openMode: 'window' }))
  // What a popup blocker does.
  await page.addInitScript(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })
  await page.goto(FIRST_GAME)
  await expect(page.getByText('Popup blocked, please allow popups')).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the game' }).click()
  const opened = await popup
  await expect(opened.getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByText('The game is open in another window')).toBeVisible()
})

test('LAUNCH-10 the frame is a sandbox without our origin', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto(FIRST_GAME)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin|allow-top-navigation/)
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
  const [, inner] = page.frames()
  expect(await inner?.evaluate(() => self.origin)).toBe('null')
})

test('LAUNCH-10 only the game in the frame may say that it is over', async ({ lobby, page }) => {
  await lobby.logIn()
  await page.goto(FIRST_GAME)
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage({ type: 'lobbykit:exit' }, '*')
    await heard
  })
  await expect(page).toHaveURL(/\/m\/launchGame/)
  const [, inner] = page.frames()
  await inner?.evaluate(() => parent.postMessage({ type: 'lobbykit:exit' }, '*'))
  await expect(page).toHaveURL(/\/m\/home$/)
})
