import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'

const limit = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const GAME = '/m/launchGame?category=RNG&vendor=JL&gameId=jl-1&nodeId=1&supportPlay=true'

test('the security centre leads to the limits; a lower one holds at once, a higher one later', async ({ lobby, page }) => {
  await lobby.logIn()
  await page.goto('/m/securityCenter')
  await page.getByRole('main').getByRole('button', { name: 'Responsible gaming' }).tap()
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
  await expect(day).toContainText('₱1,000.00')
})

test('during a time-out no game opens, and the page says why', async ({ lobby, page }) => {
  await lobby.logIn()
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
