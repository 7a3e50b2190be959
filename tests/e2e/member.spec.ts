import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { AGENT } from '../lib/lobby.ts'
import { hearNotices } from '../lib/notices.ts'
import { pressAndLeave } from '../lib/touch.ts'

const VIP = { username: 'vip777', password: 'Vip777pass' }
const quick = (page: Page) => page.getByRole('list', { name: 'Quick menu' })
const entries = (page: Page) => page.getByRole('list', { name: 'For you' })
const entry = (page: Page, name: string | RegExp) => entries(page).getByRole('link', { name })

test('MEM-01 the member centre leads home, to the settings and to what a member needs most', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/member/home')
  await expect(quick(page).getByRole('link')).toHaveText(['Deposit', 'Betting record', 'Account record', 'Security centre'])
  await quick(page).getByRole('link', { name: 'Security centre' }).tap()
  await expect(page).toHaveURL(/\/m\/securityCenter$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Personal setting' }).tap()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('MEM-01 MEM-02 the page of a place begins to load when the place is touched', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/member/home')
  for (const [place, call] of [
    [quick(page).getByRole('link', { name: 'Betting record' }), 'listBets'],
    [entry(page, 'Profit and loss'), 'getProfitAndLoss'],
  ] as const) {
    expect(lobby.callsOf(call), call).toBe(0)
    await expect(async () => {
      await pressAndLeave(page, place)
      expect(lobby.callsOf(call), call).toBe(1)
    }).toPass()
    await expect(page).toHaveURL(/\/m\/member\/home$/)
  }
})

test('MEM-04 the profile says who one is and leads to the benefits', async ({ lobby, page }) => {
  await lobby.enter(VIP)
  await page.goto('/m/mine')
  const profile = page.getByRole('link', { name: /Don Emilio/ })
  await expect(profile).toContainText('Diamond')
  await expect(profile).toContainText('on the 2000 day')
  await profile.tap()
  await expect(page).toHaveURL(/\/m\/member\/benefits$/)
})

test('MEM-02 the rewards say what waits there; an agent finds the agency centre', async ({ lobby, page }) => {
  await lobby.enter(AGENT)
  await page.goto('/m/member/home')
  await expect(entry(page, /^Reward centre/)).toHaveAccessibleName('Reward centre 2 waiting')
  await expect(entry(page, 'Transfer to upline')).toBeVisible()
  await entry(page, 'Agency centre').tap()
  await expect(page).toHaveURL(/\/m\/agent$/)
})

test('MEM-02 customer service and the app open over the page', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/member/home')
  await expect(entry(page, 'Agency centre')).toHaveCount(0)
  await entries(page).getByRole('button', { name: 'Customer service' }).tap()
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
  await page.keyboard.press('Escape')
  await entries(page).getByRole('button', { name: 'Get the app' }).tap()
  await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

test('BAL-01 the amount can be hidden and asked for again', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/member/home')
  const wallet = page.getByRole('region', { name: 'Wallet' })
  await expect(wallet).toContainText('₱1,250.50')
  await wallet.getByRole('button', { name: 'Hide the balance' }).tap()
  await expect(wallet).toContainText('₱*,***.**')
  await wallet.getByRole('button', { name: 'Show the balance' }).tap()
  const before = lobby.callsOf('getBalance')
  await wallet.getByRole('button', { name: 'Refresh the balance' }).tap()
  await expect.poll(() => lobby.callsOf('getBalance')).toBe(before + 1)
  await expect(wallet).toContainText('₱1,250.50')
})

test('MEM-02 ERR-03 when nobody says who the member is, the page says so and asks again', async ({ lobby, page }) => {
  await lobby.logIn()
  // What the device keeps of the member would do.
  await page.addInitScript(() => localStorage.clear())
  lobby.expectFailedCalls()
  lobby.backend.fault('getMemberInfo', '500')
  await page.goto('/m/member/home')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  lobby.backend.clearFaults()
  await again.tap()
  await expect(entry(page, 'Feedback')).toBeVisible()
})

test('a member who opens the free trial is taken home, and does not become somebody else there', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner')).toContainText('Maria')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(lobby.callsOf('startFreePlay')).toBe(0)
})

test('MEM-03 a trial member is sent home and reads why', async ({ lobby, page }) => {
  const says = await hearNotices(page)
  await page.goto('/m/trail')
  await page.getByRole('main').getByRole('button').first().tap()
  await expect(page).not.toHaveURL(/\/m\/trail/)
  await page.goto('/m/member/home')
  await says('Please login an actual account to use this function')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(lobby.callsOf('launchGame')).toBe(0)
})
