import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, type Lobby, MARIA } from '../lib/lobby.ts'
import { look } from '../lib/readable.ts'
import { longRange, siteDay } from '../lib/siteDay.ts'

const BROKE: Account = { username: 'broke01', password: 'Broke01pass' }
const VIP: Account = { username: 'vip777', password: 'Vip777pass' }
const FIRST_GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'

// Records of today have what a test has just played.
test.use({ midday: true })

const list = (page: Page, name: string) => page.getByRole('region', { name })
const rows = (page: Page, name: string) => list(page, name).getByRole('button')
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const sums = (page: Page) => page.getByRole('region', { name: 'Sums' })
const longAgo = () => `from=${siteDay(300)}&to=${siteDay(10)}`

async function open(page: Page, lobby: Lobby, path: string, account: Account = MARIA) {
  await lobby.logIn(account)
  await page.goto(path)
}

test('BAL-07 a round that was played is in the betting record and in the account record', async ({ lobby, page }) => {
  await open(page, lobby, FIRST_GAME)
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('radio', { name: '₱100.00' }).check()
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByRole('status')).toHaveText(/No win this time|win/i)
  const cents = lobby.backend.member('maria88')?.balanceCents ?? 0
  const balance = `₱${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

  await page.goto('/m/gameRecord?range=today')
  await expect(rows(page, 'Betting record')).toHaveCount(1)
  await expect(rows(page, 'Betting record')).toContainText('₱100.00')
  await expect(sums(page)).toContainText('1 entry')

  await page.goto('/m/transaction/record?range=today&kind=play')
  await rows(page, 'Account record').first().tap()
  await expect(page.getByRole('dialog')).toContainText(`Balance after${balance}`)
})

test('BAL-07 deposits and withdrawals stand in their reports with what became of them', async ({ lobby, page }) => {
  await open(page, lobby, `/m/vouReport?${longAgo()}`)
  await chip(page, 'Done').tap()
  await expect(rows(page, 'Load record').first()).toContainText('Done')
  await expect(list(page, 'Load record')).not.toContainText('Refused')
  await rows(page, 'Load record').first().tap()
  await expect(page.getByRole('dialog')).toContainText(/ReferenceLK1-\d+/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`/m/withdrawReport?${longAgo()}`)
  await expect(rows(page, 'Withdraw report').first()).toContainText('BDO Unibank, card ending in 4821')
  await expect(sums(page)).toContainText('Paid out')
})

test('who comes back to a record that has gone on meanwhile finds the newest day named at its top', async ({ lobby, page }) => {
  await open(page, lobby, `/m/vouReport?${longRange()}`)
  const named = page.locator('main p[aria-hidden]')
  const newest = list(page, 'Load record').getByRole('heading').first()
  await expect(newest).not.toHaveText('Today')
  await expect(named).toHaveText((await newest.textContent()) ?? '')
  await page
    .getByRole('navigation', { name: 'Main places' })
    .getByRole('link', { name: /^Deposit/ })
    .tap()
  await page.getByRole('button', { name: '₱1,000', exact: true }).tap()
  await page.getByRole('button', { name: 'Go on to pay' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).tap()
  await expect(page).toHaveURL(/\?order=/)
  await page.goBack()
  await expect(page).toHaveURL(/voucherCenter$/)
  await page.goBack()
  await expect(newest).toHaveText('Today')
  await expect(named).toHaveText('Today')
})

test('BAL-07 the address keeps days and kind: over a reload, and for who comes back', async ({ lobby, page }) => {
  await open(page, lobby, '/m/gameRecord')
  await expect(chip(page, '7 days')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Last month').tap()
  await chip(page, 'Lost').tap()
  await expect(page).toHaveURL(/\/m\/gameRecord\?range=lastMonth&kind=lost$/)
  await expect(rows(page, 'Betting record').first()).toContainText('-₱')
  const shown = await sums(page).textContent()
  await page.reload()
  await expect(sums(page)).toHaveText(shown ?? '')
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: 'Home' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect(chip(page, 'Lost')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'Last month')).toHaveAttribute('aria-pressed', 'true')
  await expect(sums(page)).toHaveText(shown ?? '')
})

test('BAL-07 days of one’s own are checked at the field, and nonsense in the address is not said', async ({ lobby, page }) => {
  await open(page, lobby, '/m/gameRecord?from=nonsense&to=2026-99-99')
  await expect(chip(page, '7 days')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => lobby.callsOf('listBets')).toBe(1)
  await chip(page, 'Own days').tap()
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })]
  for (const [first, last, field, text] of [
    [siteDay(2), siteDay(3), to, 'The last day comes before the first'],
    [siteDay(3650), siteDay(3), from, 'At most 366 days can be shown at once'],
    [siteDay(2), siteDay(-3), to, 'This day is still to come'],
  ] as const) {
    await from.fill(first)
    await to.fill(last)
    await chip(page, 'Show these days').tap()
    await expect(field).toHaveAccessibleDescription(text)
  }
  expect(lobby.callsOf('listBets')).toBe(1)
  await from.fill(siteDay(300))
  await to.fill(siteDay(200))
  await chip(page, 'Show these days').tap()
  await expect(page).toHaveURL(new RegExp(`from=${siteDay(300)}&to=${siteDay(200)}$`))
  await expect(rows(page, 'Betting record').first()).toBeVisible()
})

test('BAL-07 a long record comes page by page, under its days, and never weighs more', async ({ lobby, page }) => {
  await open(page, lobby, '/m/gameRecord', VIP)
  await expect(rows(page, 'Betting record').first()).toBeVisible()
  // The day one looks at is named at the top, as soon as its own heading is gone.
  const heldDay = page.locator('main p[aria-hidden]')
  const first = await list(page, 'Betting record').getByRole('heading').first().textContent()
  await expect(heldDay).toHaveText(first ?? '')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(lobby.callsOf('listBets')).toBeGreaterThan(5)
    expect(await heldDay.textContent()).not.toBe(first)
  }).toPass({ intervals: [100] })
  await expect(heldDay).toBeInViewport()
  await expect(rows(page, 'Betting record').first()).toBeVisible()
  expect(await page.getByRole('main').locator('*').count()).toBeLessThan(300)
})

test('BAL-07 a page that fails may be asked for again where the list ends', async ({ lobby, page }) => {
  await open(page, lobby, `/m/gameRecord?${longAgo()}`)
  await expect(rows(page, 'Betting record').first()).toBeVisible()
  lobby.backend.fault('listBets', 'malformed', 1)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const again = page.getByRole('button', { name: 'Loading failed, click to retry' })
  await again.tap()
  await expect(again).toHaveCount(0)
  await expect.poll(() => lobby.callsOf('listBets')).toBeGreaterThan(2)
})

test('BAL-07 a member without a past is told so, with a way on', async ({ lobby, page }) => {
  await lobby.logIn(BROKE)
  for (const path of ['/m/gameRecord', '/m/transaction/record', '/m/vouReport', '/m/withdrawReport', '/m/profitandloss']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Nothing happened on these days.')).toBeVisible()
  }
  await page.goto('/m/vouReport?kind=refused')
  await chip(page, 'Show all').tap()
  await expect(page).toHaveURL(/\/m\/vouReport$/)
})

test('BAL-07 profit and loss says the same in pictures and in words', async ({ lobby, page }) => {
  await open(page, lobby, '/m/profitandloss?range=lastMonth')
  const table = page.getByRole('table', { name: 'Profit and loss by day' })
  await expect(table).toBeAttached()
  const days = await table.getByRole('row').count()
  expect(days - 1).toBeGreaterThanOrEqual(28)
  const bars = page.getByRole('figure', { name: 'Profit and loss by day' }).locator('rect')
  await expect(bars).toHaveCount(days - 1)
  const shares = page.getByRole('table', { name: 'Where the stakes went' })
  await expect(shares.getByRole('row').first()).toContainText(/\d+ %.*₱/)
  await expect(page.getByRole('figure', { name: 'Where the stakes went' }).locator('circle')).toHaveCount(
    await shares.getByRole('row').count(),
  )
  await page.goto(`/m/profitandloss?${longAgo()}`)
  await expect(page.getByRole('table', { name: 'Profit and loss by month' })).toBeAttached()
})

test('BAL-07 a guest is shown no record, and nothing is asked for one', async ({ lobby, page }) => {
  await page.goto('/m/gameRecord?range=lastMonth')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(lobby.callsOf('listBets')).toBe(0)
})

test('A11Y with large letters on a narrow screen the headline of profit and loss is not smaller than its parts', async ({
  lobby,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 653 })
  await lobby.enter(MARIA)
  await page.goto('/m/profitandloss')
  const headline = page.getByRole('main').locator('p > bdi').first()
  // The waiting page shows a dash there, and its element leaves the document as the application starts.
  await expect(headline).toHaveText(/\d/)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const part = page.getByRole('main').locator('dd > bdi').first()
  expect(await headline.evaluate(sizeOf)).toBeGreaterThanOrEqual(await part.evaluate(sizeOf))
})

test('A11Y the amounts and days beside the bars are as large as the visitor wants letters to be', async ({ lobby, page }) => {
  await lobby.enter(MARIA)
  await page.goto('/m/profitandloss?range=lastMonth')
  const figure = page.getByRole('figure', { name: 'Profit and loss by day' })
  await expect(figure.locator('rect').first()).toBeAttached()
  const sizes = () =>
    figure.evaluate((element) => {
      const letters = [...element.querySelectorAll('[aria-hidden] :is(span, text)')]
      // As it is seen: what a picture is scaled by counts.
      return letters.map((letter) => letter.getBoundingClientRect().height)
    })
  await look(page, { width: 320, height: 653, letters: 100 })
  const usual = await sizes()
  expect(usual.length).toBeGreaterThan(4)
  await look(page, { width: 320, height: 653, letters: 200 })
  const shown = (await sizes()).filter((height) => height > 0)
  for (const height of shown) expect(height).toBeGreaterThan(1.8 * Math.min(...usual))
})

test('A11Y from right to left the headline of profit and loss stands at the side of its label', async ({ lobby, page }) => {
  await lobby.enter(MARIA)
  await page.goto('/m/profitandloss')
  const headline = page.getByRole('main').locator('p > bdi').first()
  // The waiting page shows a dash there, and the application sets the direction of its language as it starts.
  await expect(headline).toHaveText(/\d/)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const ends = await headline.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return { text: range.getBoundingClientRect().right, line: element.parentElement?.getBoundingClientRect().right ?? 0 }
  })
  expect(Math.abs(ends.text - ends.line)).toBeLessThan(2)
})

test('BAL-07 A11Y the focus stays in the form of one’s own days when they are shown', async ({ lobby, page }) => {
  await lobby.enter(MARIA)
  await page.goto(`/m/gameRecord?${longAgo()}`)
  const [from, show] = [page.getByLabel('From'), chip(page, 'Show these days')]
  await from.fill(siteDay(299))
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${siteDay(299)}&`))
  await expect(rows(page, 'Betting record').first()).toBeVisible()
  await expect(show).toBeFocused()
  await from.fill(siteDay(298))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${siteDay(298)}&`))
  await expect(rows(page, 'Betting record').first()).toBeVisible()
  await expect(from).toBeFocused()
})

test('BAL-07 who wanted days of one’s own and then takes last month sees it chosen', async ({ lobby, page }) => {
  await lobby.enter(MARIA)
  await page.goto('/m/gameRecord?range=today')
  await expect(page.getByRole('main').getByText('Nothing happened on these days.')).toBeVisible()
  await chip(page, 'Own days').tap()
  await expect(page.getByLabel('From')).toBeVisible()
  await chip(page, 'Last month').last().tap()
  await expect(page).toHaveURL(/range=lastMonth$/)
  await expect(chip(page, 'Last month')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'Own days')).toHaveAttribute('aria-pressed', 'false')
})

test('a range that is not chosen by its own button is brought into sight among the others', async ({ lobby, page }) => {
  await lobby.enter(MARIA)
  await page.goto('/m/gameRecord?range=today')
  await expect(page.getByRole('main').getByText('Nothing happened on these days.')).toBeVisible()
  await expect(chip(page, 'Last month').first()).not.toBeInViewport()
  await chip(page, 'Last month').last().tap()
  await expect(chip(page, 'Last month')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'Last month')).toBeInViewport({ ratio: 1 })
})

test('last month is chosen again for who took it, then days of one’s own without anything, then it once more', async ({
  lobby,
  page,
}) => {
  await lobby.enter(MARIA)
  await page.goto('/m/gameRecord?range=lastMonth')
  await expect(rows(page, 'Betting record').first()).toBeVisible()
  await chip(page, 'Own days').tap()
  for (const field of ['From', 'To']) await page.getByLabel(field, { exact: true }).fill(siteDay(0))
  await chip(page, 'Show these days').tap()
  await expect(page.getByRole('main').getByText('Nothing happened on these days.')).toBeVisible()
  await expect(chip(page, 'Own days')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Last month').last().tap()
  await expect(page).toHaveURL(/range=lastMonth$/)
  await expect(chip(page, 'Last month')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'Own days')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByLabel('From')).toHaveCount(0)
})

test('BAL-07 A11Y who looks at more days because there is nothing goes on with the sums of these days', async ({
  lobby,
  page,
}) => {
  await lobby.enter(MARIA)
  await page.goto('/m/gameRecord?range=today')
  await expect(page.getByRole('main').getByText('Nothing happened on these days.')).toBeVisible()
  await chip(page, 'Last month').last().press('Enter')
  await expect(rows(page, 'Betting record').first()).toBeVisible()
  await expect(sums(page)).toBeFocused()
})

test('a row whose moment is none is shown with the others', async ({ lobby, page }) => {
  await lobby.enter()
  await alterValue(page, /\/transaction\/bets\?/, (value) => ({
    ...value,
    list: value.list.map((bet: object, row: number) => (row === 0 ? { ...bet, playedAt: Number.MAX_SAFE_INTEGER } : bet)),
  }))
  await page.goto(`/m/gameRecord?${longAgo()}`)
  await expect(rows(page, 'Betting record').nth(1)).toBeVisible()
  await expect(list(page, 'Betting record').getByRole('heading', { name: '–', exact: true })).toBeVisible()
  await rows(page, 'Betting record').first().tap()
  await expect(page.getByRole('dialog')).toContainText('–')
})
