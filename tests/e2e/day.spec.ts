import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, fillLogin, type Lobby } from '../lib/lobby.ts'
import { look } from '../lib/readable.ts'

const NEWCOMER: Account = { username: 'newbie01', password: 'Newbie01pass' }
const NEW_PASSWORD = 'Newbie02pass'
const PAYMENT = '246810'
const GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'
const DEPOSIT_CENTS = 100_000
const BONUS_CENTS = 10_000

const main = (page: Page) => page.getByRole('main')
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' })
const game = (page: Page) => page.locator('iframe').contentFrame()
const turnover = ({ backend }: Lobby) => backend.member(NEWCOMER.username)?.turnoverCents ?? 0
const wallet = ({ backend }: Lobby) => backend.member(NEWCOMER.username)?.balanceCents ?? 0

/** What a person does once, or again where it did not work the first time. */
type Doing = (operation: Parameters<Lobby['backend']['fault']>[0], act: () => Promise<void>) => Promise<void>

async function register(page: Page, doing: Doing) {
  await page.goto('/m/register')
  await page.getByRole('textbox', { name: 'Username' }).fill(NEWCOMER.username)
  await page.getByLabel(/^Password/).fill(NEWCOMER.password)
  await page.getByLabel(/^Confirm password/).fill(NEWCOMER.password)
  await doing('register', () => page.getByRole('button', { name: 'Register', exact: true }).click())
  await expect(page).toHaveURL(/\/m\/home$/)
}

async function deposit(page: Page, lobby: Lobby, doing: Doing) {
  await page.goto('/m/voucherCenter')
  await page.getByRole('button', { name: '₱1,000', exact: true }).tap()
  await doing('depositManual', async () => {
    await page.getByRole('button', { name: 'Go on to pay' }).tap()
    await confirm(page).tap()
  })
  await expect(page).toHaveURL(/order=D/)
  const orders = lobby.backend.orders(NEWCOMER.username)
  expect(orders).toHaveLength(1)
  lobby.backend.endOrder(orders[0]?.id ?? '', true)
  await expect(page.getByText('Your deposit has arrived')).toBeVisible({ timeout: 15_000 })
  expect(wallet(lobby)).toBe(DEPOSIT_CENTS)
}

async function takeBonus(page: Page, lobby: Lobby, doing: Doing) {
  await page.goto('/m/activityDetail?id=701')
  await doing('claimPromotion', () => page.getByRole('button', { name: 'Claim ₱100.00' }).tap())
  await expect(page.getByRole('article')).toContainText('Claimed')
  expect(wallet(lobby)).toBe(DEPOSIT_CENTS + BONUS_CENTS)
}

/** Plays until nothing is left to be played before a withdrawal. */
async function play(page: Page, lobby: Lobby) {
  await page.goto(GAME)
  await game(page).getByRole('radio', { name: '₱100.00' }).check()
  const spin = game(page).getByRole('button', { name: 'Spin' })
  while (turnover(lobby) > 0) {
    const before = turnover(lobby)
    await expect(spin).toBeEnabled()
    await spin.click()
    await expect.poll(() => turnover(lobby)).toBeLessThan(before)
  }
  expect(lobby.backend.ledger(NEWCOMER.username)).toBe(wallet(lobby))
}

async function setUpPayment(page: Page, doing: Doing) {
  await page.goto('/m/securityCenter?item=payeeName')
  await page.getByRole('textbox', { name: 'Payee name' }).fill('Ana Cruz')
  await doing('setPayeeName', () => page.getByRole('button', { name: 'Save' }).tap())
  await expect(main(page).getByRole('button', { name: 'Payee name' })).toContainText('A*** C***')
  await page.goto('/m/securityCenter?item=paymentPassword')
  await page.getByLabel(/^New payment password/).fill(PAYMENT)
  await page.getByLabel(/^Confirm new payment password/).fill(PAYMENT)
  await doing('setPaymentPassword', () => page.getByRole('button', { name: 'Save' }).tap())
  await expect(main(page).getByRole('button', { name: 'Payment password' })).toContainText('Set')
  await page.goto('/m/securityCenter?item=bankCards')
  const add = page.getByRole('button', { name: 'Add a bank card' })
  await add.tap()
  await page.getByLabel('Bank', { exact: false }).and(page.locator('select')).selectOption({ label: 'Maya' })
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000123412341234')
  await page.getByLabel(/^Payment password/).fill(PAYMENT)
  await doing('addBankCard', () => add.tap())
  await expect(page.getByRole('list', { name: 'Bank cards' }).getByRole('listitem')).toHaveCount(1)
}

async function withdraw(page: Page, lobby: Lobby, doing: Doing) {
  const before = wallet(lobby)
  await page.goto('/m/withdraw')
  await doing('withdraw', async () => {
    await page.getByRole('combobox', { name: 'Bank card' }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Amount' }).fill('100')
    await page.getByLabel(/^Payment password/).fill(PAYMENT)
    await main(page).getByRole('button', { name: 'Withdraw', exact: true }).tap()
    await confirm(page).tap()
  })
  await expect(main(page).getByRole('status').first()).toContainText('₱100.00')
  await expect.poll(() => wallet(lobby)).toBe(before - 10_000)
  const order = lobby.backend.orders(NEWCOMER.username).find(({ kind }) => kind === 'withdrawal')
  lobby.backend.endOrder(order?.id ?? '', true)
}

async function readTheMessage(page: Page) {
  await page.goto('/m/webEmail')
  const message = main(page).getByRole('listitem').filter({ hasText: 'Your withdrawal' }).first()
  await expect(message).toContainText('has been paid')
  await message.getByRole('link').first().tap()
  await expect(page.getByRole('article')).toContainText('₱100.00')
}

async function changePassword(page: Page, doing: Doing) {
  await page.goto('/m/changePsw')
  await page.getByLabel(/^Old password/).fill(NEWCOMER.password)
  await page.getByLabel(/^New password/).fill(NEW_PASSWORD)
  await page.getByLabel(/^Confirm new password/).fill(NEW_PASSWORD)
  await doing('changePassword', () => main(page).getByRole('button', { name: 'Change password' }).click())
  await expect(page).toHaveURL(/\/m\/home$/)
}

async function logOutAndIn(page: Page, doing: Doing) {
  await page.goto('/m/set')
  await main(page).getByRole('button', { name: 'Sign out' }).click()
  await confirm(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.goto('/m/login')
  await fillLogin(page, { ...NEWCOMER, password: NEW_PASSWORD })
  await doing('login', () => page.getByRole('button', { name: 'Log in', exact: true }).click())
  await expect(page.getByRole('group', { name: 'Balance', includeHidden: true })).toBeVisible()
}

async function wholeDay(page: Page, lobby: Lobby, doing: Doing) {
  await register(page, doing)
  await deposit(page, lobby, doing)
  await takeBonus(page, lobby, doing)
  await play(page, lobby)
  await setUpPayment(page, doing)
  await withdraw(page, lobby, doing)
  await readTheMessage(page)
  await changePassword(page, doing)
  await logOutAndIn(page, doing)
  expect(lobby.backend.ledger(NEWCOMER.username)).toBe(wallet(lobby))
  expect(lobby.backend.orders(NEWCOMER.username).map(({ kind }) => kind)).toEqual(['deposit', 'withdrawal'])
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

test('REG-13 BAL-03 MEM-09 BAL-04 MEM-07 MEM-08 PSW-04 LOGIN-08 the whole day of a member, from the first form to the next login', async ({
  lobby,
  page,
}) => {
  await wholeDay(page, lobby, async (_, act) => act())
})

test('ERR-03 BAL-05 the day of a member with bad luck: everything fails once, is done again, and nothing moves twice', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await wholeDay(page, lobby, async (operation, act) => {
    // A login has been tried before, where it was asked what came of a registration and of a new password.
    const before = lobby.callsOf(operation)
    lobby.backend.fault(operation, '500', 1)
    await act()
    await expect.poll(() => lobby.callsOf(operation)).toBe(before + 1)
    // What a person reads before trying again.
    await expect(page.getByText(/Unknown error|did not go through|Nothing was changed|try again/i).first()).toBeVisible()
    await act()
  })
})

test.describe('on a phone of 320 px', () => {
  const SMALL = { width: 320, height: 568 }
  test.use({ viewport: SMALL })
  test('APP-32 the same day, with letters twice as large', async ({ lobby, page }) => {
    await wholeDay(page, lobby, async (_, act) => {
      await look(page, { ...SMALL, letters: 200 })
      const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(letters).toBe('32px')
      await act()
    })
  })
})
