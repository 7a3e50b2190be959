import type { Page } from '@playwright/test'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'
import { hearNotices } from '../lib/notices.ts'
import { look } from '../lib/readable.ts'

// A draw that closes while somebody picks takes no bet.
test.use({ betweenDraws: true })

const GAME = '/m/startLottery?code=ELOTT_ELOTT_1&playType=trad'
const DRAW_MS = 25 * 60_000
const RENEW_MS = 11 * 60_000

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Parts of the game' }).getByRole('button', { name, exact: true })
const slipBar = (page: Page) => button(page, /^Bet slip:/)
const slip = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' })
const orders = (page: Page) => page.getByRole('list', { name: 'Orders' })

/** Both sides of a sum: one of the two bets wins, whatever is drawn. */
async function addSides(page: Page) {
  await button(page, /^Big/).tap()
  await button(page, /^Small/).tap()
  await button(page, 'Add to slip').tap()
}
async function order(page: Page) {
  await slip(page)
    .getByRole('button', { name: /^Bet ₱/ })
    .tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place bets' }).tap()
}

test('APP-31 ROUTE-04 the page of a lottery waits as a lottery, that of a lobby as a lobby', async ({ lobby }) => {
  const { page } = lobby
  const release = await holdScripts(page)
  const lobbyTitle = page.getByText('Lottery lobby')
  for (const [search, isLobby] of [
    ['?code=ELOTT_ELOTT_1', false],
    ['?code=lobby&prize_mode=ZY', true],
    ['?code=ELOTT_ELOTT_1&prize_mode=Elott&playType=trad', false],
  ] as const) {
    await page.goto(`/m/startLottery${search}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Lottery', exact: true })).toBeVisible()
    await expect(lobbyTitle).toHaveCount(isLobby ? 1 : 0)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(isLobby ? 0 : 1)
  }
  release()
  await expect(page.getByRole('button', { name: 'Quick pick', exact: true })).toBeVisible()
})

test('a player’s day: picks, bets, chases, takes one back, and sees the result and the winnings', async ({ lobby, page }) => {
  const says = await hearNotices(page)
  await page.clock.install()
  await lobby.enter()
  await page.goto('/m/lottery')
  await page.getByRole('region', { name: 'Lottery' }).getByRole('article').first().getByRole('button').first().tap()
  await expect(page).toHaveURL(/\/m\/startLottery\?code=/)
  await page.goto(GAME)
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/)
  const before = lobby.backend.member('maria88')?.balanceCents ?? 0

  await addSides(page)
  await expect(slipBar(page)).toHaveText(/2 bets, ₱2\.00/)
  await slipBar(page).tap()
  await order(page)
  await says('Bets placed: 2 for ₱2.00. Good luck!')
  await expect(slip(page)).toBeHidden()

  await button(page, 'Last three, straight').tap()
  await button(page, '5 quick picks').tap()
  await slipBar(page).tap()
  await expect(slip(page).getByRole('listitem')).toHaveCount(5)
  await slip(page).getByRole('group', { name: 'Chase over draws' }).getByRole('button', { name: '3 draws' }).tap()
  await slip(page).getByRole('group', { name: 'Stake from draw to draw' }).getByRole('button', { name: 'Double' }).tap()
  await order(page)
  await says('Bets placed: 15 for ₱35.00. Good luck!')

  await view(page, 'My bets').tap()
  await expect(orders(page).getByText('Chase', { exact: true })).toBeVisible()
  // Of a large order the first bets are shown; taking back all of it needs no more of them.
  await expect(button(page, /^Take back the bet on draw/)).toHaveCount(11)
  await button(page, 'Show all 15 bets').tap()
  await button(page, /^Take back the bet on draw/)
    .nth(14)
    .tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap()
  await expect(orders(page).getByText('Cancelled', { exact: true })).toHaveCount(1)
  await button(page, 'Take back all that is open').tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap()
  await expect(orders(page).getByText('Cancelled', { exact: true })).toHaveCount(15)
  expect(lobby.backend.member('maria88')?.balanceCents).toBe(before - 200)

  lobby.passAtBackend(DRAW_MS)
  await page.clock.fastForward(DRAW_MS)
  await expect(async () => {
    await page.clock.runFor(3_000)
    await expect(page.getByText('Won ₱1.91')).toBeVisible({ timeout: 200 })
  }).toPass()
  // What was staked stands beside what it won.
  await expect(orders(page).getByText('2 × ₱1.00 × 1 = ₱2.00 · odds 1.91', { exact: true })).toBeVisible()
  expect(lobby.backend.member('maria88')?.balanceCents).toBe(before - 200 + 191)
  await page.goto('/m/gameRecord')
  await expect(button(page, /₱2\.00 -₱0\.09/).first()).toBeVisible()
})

test('BAL-05 odds that change while the slip is open are shown, and taken only when they are accepted', async ({
  lobby,
  page,
}) => {
  const says = await hearNotices(page)
  await lobby.enter()
  await page.goto(GAME)
  await addSides(page)
  await slipBar(page).tap()
  lobby.backend.changeOdds('ELOTT_ELOTT_1', 'd5_sum', 50)
  await order(page)
  await expect(slip(page).getByText('New odds: pays up to 0.96 times')).toBeVisible()
  await expect(slip(page).getByRole('button', { name: /^Bet ₱/ })).toBeDisabled()
  await slip(page).getByRole('button', { name: 'Accept the new odds' }).tap()
  await order(page)
  await says('Bets placed: 2 for ₱2.00. Good luck!')
})

test('LOTT-02 a draw that closes while the slip is open takes no bet, and the slip is there for the next one', async ({
  lobby,
  page,
}) => {
  const says = await hearNotices(page)
  await lobby.enter()
  await page.goto(GAME)
  const before = lobby.backend.member('maria88')?.balanceCents
  await addSides(page)
  await slipBar(page).tap()
  const first = await slip(page)
    .getByText(/^For draw/)
    .textContent()
  lobby.passAtBackend(DRAW_MS)
  await order(page)
  await expect(slip(page).getByText('This draw has just closed. Your slip is still here, for the next one')).toBeVisible()
  expect(lobby.backend.member('maria88')?.balanceCents).toBe(before)
  await expect(slip(page).getByText(/^For draw/)).not.toHaveText(first ?? '')
  await order(page)
  await says('Bets placed: 2 for ₱2.00. Good luck!')
})

test('the bets on all lotteries stand together, and one that is open can be taken back there', async ({ lobby, page }) => {
  const says = await hearNotices(page)
  const cents = () => lobby.backend.member('maria88')?.balanceCents ?? 0
  const before = cents()
  await page.goto('/m/lottery?view=orders')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).tap()
  await fillLogin(page, MARIA)
  await page.keyboard.press('Enter')
  // Back to where one came from.
  await expect(page).toHaveURL(/\/m\/lottery\?view=orders$/)
  for (const code of ['ELOTT_ELOTT_1', 'LOTT_LOTT_2']) {
    await page.goto(`/m/startLottery?code=${code}&playType=trad`)
    await addSides(page)
    await slipBar(page).tap()
    await order(page)
    await says('Bets placed: 2 for ₱2.00. Good luck!')
  }
  await page.goto('/m/lottery')
  await page.getByRole('group', { name: 'Parts of the lottery centre' }).getByRole('button', { name: 'My bets' }).tap()
  await expect(page).toHaveURL(/\/m\/lottery\?view=orders$/)
  await expect(orders(page).locator('> li')).toHaveCount(2)
  const names = await orders(page).locator('> li strong').allTextContents()
  expect(new Set(names).size).toBe(2)
  await axe(page)
  await button(page, /^Take back the bet on draw/)
    .first()
    .tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap()
  await expect(orders(page).getByText('Cancelled', { exact: true })).toHaveCount(1)
  expect(cents()).toBe(before - 200)
})

const HOUR_MS = 3_600_000
for (const [what, wrongMs, tells] of [
  ['on a phone whose clock is an hour fast, and after a hidden tab', HOUR_MS, true],
  ['on a phone whose clock is an hour slow, and after a hidden tab', -HOUR_MS, true],
  ['after a phone slept, though no event tells of it', 0, false],
] as const) {
  test(`LOTT-01 the countdown is that of the backend ${what}`, async ({ lobby, page }) => {
    await page.clock.install({ time: Date.now() + wrongMs })
    await page.goto(GAME)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^\d\d:\d\d$/)
    const game =
      (await page
        .getByText(/^Draw \d{8}-\d{4}$/)
        .first()
        .textContent()) ?? ''
    const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number)
    expect(minutes).toBeLessThan(20)
    // Timers of a hidden tab and of a phone that sleeps stand still; the time does not.
    const awayMs = (minutes * 60 + seconds) * 1_000 + 1_000
    lobby.passAtBackend(awayMs)
    await page.clock.setSystemTime(Date.now() + wrongMs + awayMs)
    if (tells) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(page.getByText(game, { exact: true })).toHaveCount(0, { timeout: 200 })
    }).toPass()
    await expect(timer).toHaveText(/^\d\d:\d\d$/)
  })
}

test('A11Y with large letters on a narrow screen no heading of the numbers and trends breaks within a word', async ({
  lobby: _,
  page,
}) => {
  const broken = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('th[scope=col], h3')].flatMap((heading) => {
        const text = heading.firstChild
        const words = [...(text?.textContent ?? '').matchAll(/\S+/g)]
        return words.flatMap((word) => {
          const range = document.createRange()
          if (!text) return []
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          return range.getClientRects().length > 1 ? [word[0]] : []
        })
      }),
    )
  const narrow = { width: 320, height: 653, letters: 200 }
  await page.goto('/m/startLottery?code=TCG_LOTTO_VN_ELOTT_1&view=numero')
  const table = page.getByRole('region', { name: /^The last two digits in/ })
  await expect(table).toBeVisible()
  await look(page, narrow)
  expect(await broken()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // The rest of it is reached by keys, too.
  await expect(async () => {
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((element) => element.scrollLeft), { timeout: 1_000 }).toBeGreaterThan(0)
  }).toPass()
  await axe(page)
  await page.goto('/m/startLottery?code=ELOTT_ELOTT_1&view=trends')
  await expect(page.getByRole('heading', { level: 3 }).last()).toBeVisible()
  await look(page, narrow)
  expect(await broken()).toEqual([])
})

test('LAUNCH-02 a guest picks in the way of entertainment, logs in, and finds the slip again', async ({ lobby: _, page }) => {
  await page.goto('/m/startLottery?code=ELOTT_ELOTT_1&playType=ent')
  const methods = page.getByRole('group', { name: 'Play method' }).getByRole('button')
  await expect(methods).toHaveText(['Sum of five', 'Last digit'])
  await view(page, 'My bets').tap()
  await expect(page.getByText('Log in to see your bets')).toBeVisible()
  await view(page, 'Bet').tap()
  await addSides(page)
  await slipBar(page).tap()
  await slip(page)
    .getByRole('button', { name: /^Bet ₱/ })
    .tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await fillLogin(page, MARIA)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/startLottery\?code=ELOTT_ELOTT_1&playType=ent$/)
  await expect(slipBar(page)).toHaveText(/2 bets, ₱2\.00/)
})

test('what it takes to place bets comes while they are picked: the bar is there with the first line, and opens the slip when it can', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  const script = '**/assets/lotteryGame.slip-*.js'
  const release = await holdScripts(page, script)
  await page.goto(GAME)
  await addSides(page)
  await expect(slipBar(page)).toHaveText(/2 bets, ₱2\.00/)
  await slipBar(page).tap()
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  release()
  await expect(slip(page).getByRole('listitem')).toHaveCount(1)

  await page.unroute(script)
  await page.route(script, (route) => route.abort())
  await page.reload()
  // A reload takes nothing from the slip.
  await expect(slipBar(page)).toHaveText(/2 bets, ₱2\.00/)
  await slipBar(page).tap()
  const lost = button(page, /^Loading failed/)
  await expect(lost).toBeVisible()
  await page.unroute(script)
  await lost.tap()
  await expect(slip(page).getByRole('listitem')).toHaveCount(1)
})

test('LOGIN-13 a slip that is open as the session ends is kept, which is said, and the login leads back to it', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await page.clock.install()
  await lobby.enter()
  await page.goto(GAME)
  await addSides(page)
  await slipBar(page).tap()
  await expect(slip(page).getByRole('listitem')).toHaveCount(1)
  lobby.backend.endSessions(MARIA.username)
  // Nothing that the player does finds it, but the next renewal.
  await page.clock.fastForward(RENEW_MS)
  await expect(slip(page)).toContainText('Your bets are kept')
  await expect(slip(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  await slip(page).getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('main')).toContainText('Your bets are kept')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).tap()
  await fillLogin(page, MARIA)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(GAME)
  await expect(slipBar(page)).toHaveText(/2 bets, ₱2\.00/)
  await expect(page.getByText('Your bets are kept')).toHaveCount(0)
})

test('what a draw brought is said while one picks the next bet, and is in the wallet', async ({ lobby, page }) => {
  await page.clock.install()
  await lobby.enter()
  await page.goto(GAME)
  await addSides(page)
  await slipBar(page).tap()
  await order(page)
  // Only bets that the page has seen open are told of.
  await view(page, 'My bets').tap()
  await expect(orders(page).getByText('Open', { exact: true })).toBeVisible()
  await view(page, 'Bet').tap()
  await expect(button(page, 'Quick pick')).toBeVisible()
  // What is said goes again after a while: from here on no more time passes than is said, however slow the machine.
  await page.clock.pauseAt(Date.now() + DRAW_MS)
  lobby.passAtBackend(DRAW_MS)
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(page.getByText(/^Draw \d{8}-\d{4}: you won ₱1\.91!$/)).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
  await page.clock.resume()
  await expect(page.getByRole('banner').getByRole('link', { name: /₱1,250\.41/ })).toBeVisible()
})

test('a line that costs more than the wallet holds says so while it is picked', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto(GAME)
  await page.getByRole('textbox', { name: 'Stake of one bet' }).fill('626')
  await button(page, /^Big/).tap()
  await expect(page.getByText('1 bet · ₱626.00')).toBeVisible()
  await button(page, /^Small/).tap()
  await expect(page.getByText('The balance does not cover ₱1,252.00')).toBeVisible()
})

test('LOTT-02 a bet that meets the close cannot be taken back, and is said to stand', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto(GAME)
  await addSides(page)
  await slipBar(page).tap()
  await order(page)
  await expect(slip(page)).toBeHidden()
  await view(page, 'My bets').tap()
  await button(page, /^Take back the bet on draw/).tap()
  lobby.passAtBackend(DRAW_MS)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap()
  await expect(page.getByText('The draw has closed; this bet stands')).toBeVisible()
  await expect(orders(page).getByText('Won', { exact: true })).toBeVisible()
})

test('A11Y LOTT-02 while a bet is taken back its button is busy, and the focus goes on where a button has left', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto(GAME)
  await button(page, '5 quick picks').tap()
  await slipBar(page).tap()
  await slip(page).getByRole('group', { name: 'Chase over draws' }).getByRole('button', { name: '3 draws' }).tap()
  await order(page)
  await view(page, 'My bets').tap()
  const takeBack = button(page, /^Take back the bet on draw/)
  const agree = page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' })
  await button(page, 'Show all 15 bets').press('Enter')
  await expect(orders(page).getByRole('listitem').getByRole('listitem').nth(10)).toBeFocused()
  const held = Promise.withResolvers<void>()
  await page.route(
    '**/lgw/orders/suborders/cancel',
    async (route) => {
      await held.promise
      await route.continue()
    },
    { times: 1 },
  )
  await takeBack.nth(1).press('Enter')
  await agree.press('Enter')
  await expect(takeBack.nth(1)).toHaveAttribute('aria-busy', 'true')
  await expect(takeBack.first()).toBeDisabled()
  await expect(button(page, 'Take back all that is open')).toBeDisabled()
  held.resolve()
  await expect(takeBack).toHaveCount(14)
  await expect(orders(page).locator(':focus')).toContainText('Cancelled')
  await button(page, 'Take back all that is open').press('Enter')
  await agree.press('Enter')
  await expect(takeBack).toHaveCount(0)
  await expect(orders(page).locator(':focus')).toContainText('Cancelled')
})

test('a multiple that is no whole number is said at its field, as a stake is, and puts nothing on the slip', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto(GAME)
  await button(page, /^Big\b/).tap()
  const multiple = page.getByRole('textbox', { name: 'Multiple' })
  for (const typed of ['1,5', '1.5', '1e5', '-3']) {
    await multiple.fill(typed)
    await expect(multiple).toHaveValue(typed)
    await expect(multiple).toHaveAttribute('aria-invalid', 'true')
    await expect(multiple).toHaveAccessibleDescription('A multiple from 1 to 999, please')
    await multiple.press('Enter')
    await expect(multiple).toBeFocused()
    await expect(slipBar(page)).toBeHidden()
  }
  await multiple.fill('2')
  await expect(multiple).not.toHaveAttribute('aria-invalid')
  await multiple.press('Enter')
  await expect(slipBar(page)).toHaveText(/1 bet, ₱2\.00/)
})

test('a line is picked with the keyboard alone, and every control has its name', async ({ lobby: _, page }) => {
  await page.goto('/m/startLottery?code=TCG_LOTTO_VN_ELOTT_1&playType=trad')
  await expect(page.getByText('Pays 5.29 times the stake for each hit')).toBeVisible()
  await page.getByRole('group', { name: 'Tens' }).getByRole('button', { name: '0', exact: true }).press('Enter')
  await page.getByRole('group', { name: 'Ones' }).getByRole('button', { name: '7', exact: true }).press('Space')
  await page.getByRole('textbox', { name: 'Multiple' }).fill('3')
  await page.getByRole('textbox', { name: 'Multiple' }).press('Enter')
  await expect(slipBar(page)).toHaveText(/1 bet, ₱3\.00/)
})

for (const width of [320, 360, 390]) {
  test(`A11Y at ${width} px what was bet on stays readable with letters twice as large`, async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto(GAME)
    await addSides(page)
    await slipBar(page).tap()
    await order(page)
    await view(page, 'My bets').tap()
    await look(page, { width, height: 740, letters: 200 })
    const bet = orders(page).getByRole('listitem').getByRole('listitem').first()
    const words = await bet.locator('> div').first().boundingBox()
    const whole = await bet.boundingBox()
    expect((words?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.6)
    expect(whole?.height ?? Number.POSITIVE_INFINITY).toBeLessThan(700)
  })
}
