import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { MARIA } from '../lib/lobby.ts'

const limit = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'

test('the security centre leads to the limits; a lower one holds at once, a higher one later', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/securityCenter')
  await page.getByRole('main').getByRole('link', { name: 'Responsible gaming' }).tap()
  await expect(page).toHaveURL(/\/m\/responsibleGaming$/)
  const day = limit(page, 'In a day')
  await expect(day).toContainText('No limit')
  await day.getByRole('button', { name: 'Change' }).tap()
  await day.getByRole('textbox', { name: 'New limit' }).fill('ten')
  await day.getByRole('button', { name: 'Save' }).tap()
  await expect(day.getByRole('textbox', { name: 'New limit' })).toHaveAttribute('aria-invalid', 'true')
  await day.getByRole('textbox', { name: 'New limit' }).fill('1000')
  await day.getByRole('button', { name: 'Save' }).dblclick()
  await expect(day).toContainText('₱1,000.00')
  expect(lobby.callsOf('setDepositLimit')).toBe(1)
  await day.getByRole('button', { name: 'Change' }).tap()
  await day.getByRole('textbox', { name: 'New limit' }).fill('5000')
  await day.getByRole('button', { name: 'Save' }).tap()
  await expect(day).toContainText(/From .*: ₱5,000\.00/)
  await day.getByRole('button', { name: 'Change' }).tap()
  await day.getByRole('button', { name: 'Save' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap()
  expect(lobby.callsOf('setDepositLimit')).toBe(2)
  await expect(day).toContainText('₱1,000.00')
})

test('BAL-03 a limit lowered while a deposit waits leaves that one be, and refuses the next at its field', async ({
  lobby,
  page,
}) => {
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const order = async (typed: string) => {
    await page.goto('/m/voucherCenter')
    await amount.fill(typed)
    await page.getByRole('button', { name: 'Go on to pay' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).tap()
  }
  await lobby.logIn()
  await order('1000')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Waiting for your payment')
  const waits = page.url()

  await page.goto('/m/responsibleGaming')
  const day = limit(page, 'In a day')
  await day.getByRole('button', { name: 'Change' }).tap()
  await day.getByRole('textbox', { name: 'New limit' }).fill('600')
  await day.getByRole('button', { name: 'Save' }).tap()
  await expect(day).toContainText('₱600.00')

  await order('200')
  await expect(amount).toHaveAccessibleDescription('This is more than the deposit limit you have set')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('200')
  expect(lobby.backend.orders(MARIA.username)).toHaveLength(1)

  await page.goto(waits)
  lobby.backend.endOrder(lobby.backend.orders(MARIA.username)[0]?.id ?? '', true)
  await expect(page.getByText('Your deposit has arrived')).toBeVisible({ timeout: 15_000 })
  expect(lobby.backend.ledger(MARIA.username)).toBe(125_050 + 100_000)
})

test('during a time-out no game opens, and the page says why', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/responsibleGaming')
  await page.getByRole('button', { name: '1 day' }).tap()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('closed to you for 1 day')
  await question.getByRole('button', { name: 'Cancel' }).tap()
  expect(lobby.callsOf('takeTimeOut')).toBe(0)
  await page.getByRole('button', { name: '1 day' }).tap()
  await question.getByRole('button', { name: 'OK' }).tap()
  await expect(page.getByText(/You are taking a break until/)).toBeVisible()
  await page.goto(GAME)
  await expect(page.getByText('You are taking a break. The games are open to you again when it is over')).toBeVisible()
})
