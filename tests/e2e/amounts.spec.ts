import type { Page } from '@playwright/test'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { AGENT, MARIA } from '../lib/lobby.ts'

const main = (page: Page) => page.getByRole('main')
const tap = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first().tap()

/** Every place of the site where an amount is typed. */
const PLACES = [
  { of: 'a deposit', path: '/m/voucherCenter', field: 'Amount', quick: '₱500' },
  { of: 'a withdrawal', path: '/m/withdraw', field: 'Amount', quick: '₱500' },
  { of: 'a transfer to the upline', account: AGENT, path: '/m/upLine/transfer', field: 'Amount', quick: '₱500' },
  {
    of: 'a deposit limit',
    path: '/m/responsibleGaming',
    open: (page: Page) => main(page).getByRole('button', { name: 'Change In a day' }).tap(),
    field: 'New limit',
    quick: '₱500',
  },
  {
    of: 'a transfer to one of the team',
    account: AGENT,
    path: '/m/member/team',
    open: async (page: Page) => {
      await main(page)
        .getByRole('button', { name: /maria88/ })
        .first()
        .tap()
      await page.getByRole('dialog', { name: 'maria88' }).getByRole('button', { name: 'Transfer' }).tap()
    },
    field: 'Amount for maria88',
    quick: '₱500',
  },
  {
    of: 'a transfer to several of the team',
    account: AGENT,
    path: '/m/member/team',
    open: async (page: Page) => {
      await tap(page, 'Choose several')
      for (const name of [/maria88/, /broke01/]) await main(page).getByRole('button', { name }).first().tap()
      await tap(page, 'Transfer')
    },
    field: 'The same for each',
    quick: '₱500',
  },
  {
    of: 'the least of a contract',
    account: AGENT,
    path: '/m/member/agent/getSalaryContract',
    open: (page: Page) => tap(page, 'Offer a contract'),
    field: 'At least in a period',
    quick: '₱5,000',
  },
  {
    of: 'a tier of a contract',
    account: AGENT,
    path: '/m/member/agent/getSalaryContract',
    open: async (page: Page) => {
      await tap(page, 'Offer a contract')
      await page.getByRole('button', { name: 'Add a tier' }).tap()
    },
    field: 'Tier 2: from',
    quick: '₱5,000',
  },
  {
    of: 'a stake',
    path: '/m/startLottery?code=ELOTT_ELOTT_1&playType=trad',
    field: 'Stake of one bet',
    quick: '₱5',
  },
]

for (const { of, account = MARIA, path, open, field, quick } of PLACES) {
  test(`BAL-03 BAL-04 ${of}: decimal keyboard, thousands apart, one tap, and what is wrong said while one types`, async ({
    lobby,
    page,
  }) => {
    await lobby.logIn(account)
    await page.goto(path)
    await open?.(page)
    const amount = page.getByRole('textbox', { name: field })
    await expect(amount).toHaveAttribute('inputmode', 'decimal')
    await expect(amount).toHaveAttribute('dir', 'ltr')
    for (const [typed, said] of [
      ['1e9', 'Please enter an amount such as 1,250.50'],
      ['1.005', 'At most two decimals, please'],
      ['9999999999', /^At most ₱[\d,]+\.00$/],
    ] as const) {
      await amount.fill(typed)
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await expect(amount).toHaveAccessibleDescription(said)
    }
    await axe(page)
    await amount.fill('1234.5')
    await expect(amount).not.toHaveAttribute('aria-invalid')
    await amount.blur()
    await expect(amount).toHaveValue('1,234.5')
    await amount.fill('77')
    await expect(amount).toHaveValue('77')
    const choice = page
      .getByRole('group', { name: `Quick amounts: ${field}` })
      .getByRole('button', { name: quick, exact: true })
    await choice.tap()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(amount).toHaveValue(quick.slice(1))
  })
}

const payment = (page: Page) => page.getByLabel(/^Payment password/)
for (const [path, account, later] of [
  ['/m/voucherCenter', MARIA, (page: Page) => page.getByRole('radio').first()],
  ['/m/withdraw', MARIA, (page: Page) => page.getByRole('combobox').first()],
  ['/m/upLine/transfer', AGENT, payment],
  ['/m/member/team?to=maria88', AGENT, payment],
] as const) {
  test(`APP-31 an amount of ${path} goes on where it was when the application takes the page over`, async ({ lobby, page }) => {
    await lobby.logIn(account)
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const amount = page.getByRole('textbox', { name: /^Amount/ })
    await amount.pressSequentially('1234')
    release()
    await expect(later(page)).toBeVisible()
    await page.keyboard.type('5')
    await expect(amount).toHaveValue('12345')
    await amount.blur()
    await expect(amount).toHaveValue('12,345')
  })
}

test('APP-31 AGENT-07 an amount typed before the page knows that several get money is that of each', async ({
  lobby,
  page,
}) => {
  await lobby.logIn(AGENT)
  const release = await holdScripts(page)
  await page.goto('/m/member/team?to=noel23,ella26', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Amount' }).pressSequentially('12')
  release()
  await expect(payment(page)).toBeVisible()
  for (const name of ['The same for each', 'Amount for noel23', 'Amount for ella26'])
    await expect(page.getByRole('textbox', { name })).toHaveValue('12')
})

test('APP-31 ERR-03 BAL-04 an amount typed too early stays when the terms of the withdrawal do not come', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await lobby.logIn(MARIA)
  lobby.backend.fault('getWithdrawTerms', '500')
  const release = await holdScripts(page)
  await page.goto('/m/withdraw', { waitUntil: 'commit' })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.pressSequentially('200')
  // Sent before there is anything to send.
  await page.keyboard.press('Enter')
  release()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  lobby.backend.clearFaults()
  await again.tap()
  await expect(page.getByRole('combobox', { name: 'Bank card' })).toBeVisible()
  await expect(amount).toHaveValue('200')
  expect(lobby.watched.requested.filter((url) => /\/transaction\/withdraw(\?|$)/.test(url))).toEqual([])
})
