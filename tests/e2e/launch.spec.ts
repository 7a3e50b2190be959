import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'
import { spareData } from '../lib/spareData.ts'

const FIRST_GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'
const game = (page: Page) => page.locator('iframe').contentFrame()
const back = (page: Page) => page.getByRole('button', { name: 'Back to the lobby' })

test.describe('a lottery', () => {
  test('LAUNCH-02 LAUNCH-06 ROUTE-04 the launcher leads to the lobby of the prize mode, in the way to play', async ({
    lobby,
    page,
  }) => {
    await page.goto('/m/gameCenter')
    await page.goto('/m/launchGame?playType=ent&prize_mode=ZY&code=lobby&pageBack=home')
    await expect(page).toHaveURL(/\/m\/startLottery\?code=lobby&prize_mode=ZY&playType=ent&pageBack=home$/)
    const modes = page.getByRole('group', { name: 'Kind of lottery' })
    await expect(modes.getByRole('button', { name: 'House lottery' })).toHaveAttribute('aria-pressed', 'true')
    const ways = page.getByRole('group', { name: 'Way to play' })
    await expect(ways.getByRole('button', { name: 'Entertainment' })).toHaveAttribute('aria-pressed', 'true')
    expect(lobby.backend.calls.findLast(({ operationId }) => operationId === 'launchGame')?.query).toMatchObject({
      vendor: 'LOTT',
      gameCode: 'lobby',
      playType: 'ent',
      prizeMode: 'ZY',
      showChoice: 'false',
    })
    await ways.getByRole('button', { name: 'Traditional' }).tap()
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
    // The lobby took the launcher's place.
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/gameCenter$/)
  })

  test('LAUNCH-06 every prize mode has its lobby, and its lotteries their own page', async ({ lobby, page }) => {
    await page.goto('/m/lottery')
    const first = page.getByRole('region', { name: 'Lottery' }).getByRole('article').first()
    await expect(first).toBeVisible()
    expect(
      lobby.backend.calls.flatMap(({ operationId, query }) => (operationId === 'listLotteries' ? [query.prizeMode] : [])),
    ).toEqual(['Elott'])
    await first.getByRole('button').first().tap()
    await expect(page).toHaveURL(/\/m\/startLottery\?code=\w+&prize_mode=Elott$/)
    await expect(page.getByRole('timer')).toBeVisible()
    await page.goto('/m/startLottery')
    const modes = page.getByRole('group', { name: 'Kind of lottery' })
    for (const [name, mode] of [
      ['Classic lottery', 'Lott'],
      ['House lottery', 'ZY'],
      ['E-lottery', 'Elott'],
      ['Regional lottery', 'SEA'],
    ] as const) {
      await modes.getByRole('button', { name, exact: true }).tap()
      await expect(page).toHaveURL(new RegExp(`prize_mode=${mode}&playType=trad$`))
      const row = page.getByRole('list', { name: 'Open draws' }).getByRole('link').first()
      await expect(row).toHaveAttribute('href', new RegExp(`prize_mode=${mode}&playType=trad$`))
      await expect(row).toContainText(/Draw \d{8}-\d{4} closes in \d\d:\d\d/)
    }
    await page.goto('/m/moreLottery?prize_mode=Lott')
    await page.getByRole('list', { name: 'Open draws' }).getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/m\/startLottery\?code=lott_lott_1&prize_mode=Lott$/)
    await expect(page.getByRole('group', { name: 'Play method' }).getByRole('button', { name: 'Six of 45' })).toBeVisible()
  })

  test('the next draw is shown once one has closed', async ({ lobby, page }) => {
    await page.clock.install()
    await page.goto('/m/moreLottery')
    const row = page.getByRole('list', { name: 'Open draws' }).getByRole('link').first()
    await expect(row).toContainText(/closes in/)
    const before = /Draw (\S+) closes/.exec((await row.textContent()) ?? '')?.[1]
    lobby.passAtBackend(21 * 60_000)
    await page.clock.fastForward(21 * 60_000)
    await expect(async () => {
      await page.clock.runFor(5_000)
      await expect(row).toContainText(/closes in/, { timeout: 200 })
    }).toPass()
    await expect(row).not.toContainText(`${before}`)
  })

  test('a code that no lottery has is said', async ({ lobby: _, page }) => {
    await page.goto('/m/startLottery?code=nowhere')
    await expect(page.getByText('This lottery is not on offer')).toBeVisible()
  })
})

test.describe('the game’s frame', () => {
  test('LAUNCH-10 takes the whole window, upright and on its side, and all of the screen on demand', async ({
    lobby,
    page,
  }) => {
    await lobby.enter()
    await page.goto(FIRST_GAME)
    const frame = page.locator('iframe')
    await expect(frame).toBeVisible()
    expect(await frame.boundingBox()).toEqual({ x: 0, y: 44, width: 390, height: 800 })
    await page.getByRole('button', { name: 'Full screen' }).tap()
    await expect.poll(async () => (await frame.boundingBox())?.y).toBe(0)
    await expect(back(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Leave full screen' }).tap()
    await expect.poll(async () => (await frame.boundingBox())?.y).toBe(44)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => frame.boundingBox()).toMatchObject({ y: 0, height: 390 })
    expect((await frame.boundingBox())?.width).toBeGreaterThan(780)
    await expect(back(page)).toBeInViewport()
    await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
  })

  test('LAUNCH-10 stays open for a change of the window: the game is not launched again', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto(FIRST_GAME)
    await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    await page.getByRole('button', { name: 'Full screen' }).tap()
    // The phone is turned; its window fills the screen and cannot be resized.
    const device = await page.context().newCDPSession(page)
    const upright = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }
    await device.send('Emulation.setDeviceMetricsOverride', upright)
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390)
    await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
    expect(lobby.callsOf('launchGame')).toBe(1)
  })
})

test.describe('a launch that goes wrong', () => {
  test('LAUNCH-10 a launch that takes long may be left', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.logIn()
    lobby.backend.fault('launchGame', 'hang', 1)
    await page
      .getByRole('button', { name: /Tropical Reels$/ })
      .first()
      .click()
    await expect(page.getByText('Opening the game…')).toBeVisible()
    await page.clock.runFor(9_000)
    await expect(page.getByText('This takes longer than usual.')).toBeVisible()
    await page.getByRole('button', { name: 'Stop waiting' }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('LAUNCH-10 a game whose page does not come may be asked for again', async ({ lobby, page }) => {
    await page.clock.install()
    await lobby.logIn()
    await page.route('**/play/*', () => undefined, { times: 1 })
    await page.goto(FIRST_GAME, { waitUntil: 'commit' })
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.runFor(9_000)
    await expect(page.getByText('This takes longer than usual.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).tap()
    await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
    await expect(page.getByText('Opening the game…')).toBeHidden()
  })

  for (const [kind, status, body, words] of [
    [
      'a vendor in maintenance',
      200,
      { success: false, errorCode: 'system.maintenance' },
      'System upgrading, please try again later',
    ],
    ['a backend that is busy', 503, { success: false }, 'System upgrading, please try again later'],
    ['a reason nobody knows', 200, { success: false, errorCode: 'E-4711', message: 'stack trace' }, 'Unknown error'],
    [
      'an answer without an address',
      200,
      { success: true, value: {} },
      'The requested url is empty, please check your request format',
    ],
  ] as const) {
    test(`LAUNCH-08 ${kind} is said in words and can be tried again`, async ({ lobby, page }) => {
      lobby.expectFailedCalls()
      await lobby.logIn()
      await page.route('**/wps/game/launchGame?*', (route) => route.fulfill({ status, json: body }))
      const answered = page.waitForResponse('**/wps/game/launchGame?*')
      await page.goto(FIRST_GAME)
      await answered
      await expect(page.getByRole('alert')).toContainText(words)
      await page.unroute('**/wps/game/launchGame?*')
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
      // The button has left, so the focus is where the game is.
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    })
  }

  test('APP-16 LAUNCH-08 an address without a game says so, however long it is', async ({ lobby, page }) => {
    await page.goto(`/m/launchGame?vendor[a]=JL&__proto__[vendor]=JL&${'x[y][z]=1&'.repeat(1_500)}`)
    await expect(page.getByRole('alert')).toContainText('The requested url is empty, please check your request format')
    expect(lobby.callsOf('launchGame')).toBe(0)
  })
})

test('LAUNCH-05 the address of a game takes a guest through login into the game, and back leads past the login', async ({
  lobby,
  page,
}) => {
  await lobby.openHome()
  await page.evaluate((path) => history.pushState(null, '', path), FIRST_GAME)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, MARIA)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/launchGame\?category=RNG/)
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
  await back(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LAUNCH-10 ERR-01 a session that ends during the game leaves no broken frame', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  lobby.expectComplaint(/401/)
  await lobby.logIn()
  await page.goto(FIRST_GAME)
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeVisible()
  lobby.backend.endSessions('maria88')
  await back(page).click()
  await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible()
})

test('of several taps on games whose code is late only the last one counts, and none once the page was left', async ({
  lobby,
  page,
}) => {
  await spareData(page)
  await lobby.enter(MARIA)
  const load = async () => {
    const release = await holdScripts(page, '**/assets/launch-*.js')
    await lobby.openHome()
    return release
  }
  const tile = (place: number) => page.getByRole('main').getByRole('article').nth(place).getByRole('button').first()
  const left = await load()
  await tile(0).click()
  await page.getByRole('link', { name: 'Deposit' }).first().click()
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
  const response = page.waitForResponse('**/assets/launch-*.js')
  left()
  // Who asked for this script first, the tap, goes on first.
  await page.evaluate((script) => import(script), (await response).url())
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
  expect(lobby.callsOf('launchGame')).toBe(0)
  const release = await load()
  for (const place of [0, 1, 2]) await tile(place).click()
  release()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(game(page).locator('body')).toBeVisible()
  expect(lobby.callsOf('launchGame')).toBe(1)
  await back(page).click()
  await expect(page).toHaveURL(/\/m\/home/)
})
