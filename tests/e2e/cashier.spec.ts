import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'

const AGENT = { username: 'agent01', password: 'Agent01pass' }
const BROKE = { username: 'broke01', password: 'Broke01pass' }
const TRIAL = { username: 'trial01', password: 'Trial01pass' }
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const payment = (page: Page) => page.getByLabel(/^Payment password/)
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' })
const withdraw = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true })

/** Orders a deposit that is paid by scanning a code. */
async function payByCode(page: Page) {
  await page.goto('/m/voucherCenter')
  await page.getByRole('radio', { name: 'WeChat Pay' }).check()
  await amount(page).fill('500')
  await page.getByRole('button', { name: 'Go on to pay' }).tap()
  await confirm(page).tap()
}

async function fillWithdrawal(page: Page) {
  await page.getByRole('combobox', { name: 'Bank card' }).selectOption({ index: 1 })
  await amount(page).fill('500')
  await payment(page).fill('123456')
}

test.describe('BAL-03 a deposit', () => {
  test('by bank transfer: to which account, with which reference, each to copy; then it has arrived', async ({
    lobby,
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    // The first deposit of a member who has made none before.
    await lobby.enter(BROKE)
    await page.goto('/m/voucherCenter')
    await page.getByRole('button', { name: '₱1,000', exact: true }).tap()
    await expect(amount(page)).toHaveValue('1,000')
    await page.getByRole('button', { name: /First deposit/ }).tap()
    await expect(page.getByText('+ ₱500.00 on top')).toBeVisible()
    await page.getByRole('button', { name: 'Go on to pay' }).tap()
    await confirm(page).tap()
    await expect(page).toHaveURL(/\/m\/voucherCenter\?order=D/)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Waiting for your payment')
    await axe(page)
    // That it was copied is said for two seconds only.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Copy: Account number' }).tap()
    await expect(page.getByText('Copied')).toBeAttached()
    await page.clock.resume()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('001234567890')
    const [order] = lobby.backend.orders(BROKE.username)
    expect(order).toMatchObject({ cents: 100_000, promotionId: 501, status: 'waiting' })
    await expect(page.getByText(order?.reference ?? 'none').first()).toBeVisible()
    lobby.backend.endOrder(order?.id ?? '', true)
    await expect(page.getByText('Your deposit has arrived')).toBeVisible({ timeout: 15_000 })
    expect(lobby.backend.ledger(BROKE.username)).toBe(150_000)
  })

  test('by WeChat: a code to scan; refused: why', async ({ lobby, page }) => {
    await lobby.enter()
    await payByCode(page)
    await expect(page.getByRole('img', { name: 'Scan this code with the paying app' })).toBeVisible()
    lobby.backend.endOrder(lobby.backend.orders(MARIA.username)[0]?.id ?? '', false)
    await expect(page.getByText('This deposit was not booked')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('Refused by the operator')).toBeVisible()
    await page.getByRole('link', { name: 'Another one' }).tap()
    await expect(amount(page)).toBeVisible()
  })

  test('by gateway: its page is opened, paid there, and the site knows', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/voucherCenter')
    await page.getByRole('radio', { name: 'FastPay' }).check()
    await amount(page).fill('500')
    await page.getByRole('button', { name: 'Go on to pay' }).tap()
    await confirm(page).tap()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the payment page' }).tap()
    const gateway = await opened
    await gateway.getByRole('button', { name: /^Pay PHP 500/ }).click()
    await expect(page.getByText('Your deposit has arrived')).toBeVisible({ timeout: 15_000 })
    await gateway.getByRole('link', { name: 'Back to the site' }).click()
    await expect(gateway).toHaveURL(/\/m\/voucherCenter\?order=D/)
    await expect(gateway.getByText('Your deposit has arrived')).toBeVisible()
    await test.step('a window to which no session came may be closed, or its login leads to the order', async () => {
      await gateway.evaluate(() => sessionStorage.clear())
      await gateway.reload()
      await expect(gateway).toHaveURL(/\/m\/home$/)
      const offer = gateway.getByRole('dialog')
      await expect(offer).toContainText('If you have just paid, you may close this window')
      await axe(gateway)
      await offer.getByRole('link', { name: 'Log in' }).click()
      await fillLogin(gateway, MARIA)
      await gateway.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(gateway).toHaveURL(/\/m\/voucherCenter\?order=D/)
      await expect(gateway.getByText('Your deposit has arrived')).toBeVisible()
    })
  })

  test('by gateway whose page may not be opened: that is said, and customer service is at hand', async ({ lobby, page }) => {
    lobby.expectComplaint(/linkHosts/)
    await lobby.enter()
    const payUrl = 'https://evil.example/pay'
    await alterValue(page, '**/wps/relay/deposit/order/*', (value) => ({ ...value, payUrl }))
    await page.goto('/m/voucherCenter')
    await page.getByRole('radio', { name: 'FastPay' }).check()
    await amount(page).fill('500')
    await page.getByRole('button', { name: 'Go on to pay' }).tap()
    await confirm(page).tap()
    const main = page.getByRole('main')
    await expect(main.getByText(/The payment page of this order cannot be opened here/)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Open the payment page' })).toHaveCount(0)
    await axe(page)
    await main.getByRole('button', { name: 'Customer service' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('by a code that this phone cannot scan: its page opens from here, and its text can be copied', async ({
    lobby,
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await lobby.enter()
    await payByCode(page)
    const copy = page.getByRole('button', { name: 'Copy: Payment code' })
    await expect(copy).toBeVisible()
    // That it was copied is said for two seconds only.
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy.tap()
    await expect(page.getByText('Copied')).toBeAttached()
    await page.clock.resume()
    const [order] = lobby.backend.orders(MARIA.username)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(`/mock/pay/${order?.id}`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the payment page' }).tap()
    await (await opened).getByRole('button', { name: /^Pay PHP 500/ }).click()
    await expect(page.getByText('Your deposit has arrived')).toBeVisible({ timeout: 15_000 })
  })

  test('by a code that is too long to draw: that is said, and its text is there', async ({ lobby, page }) => {
    const qrText = 'x'.repeat(4_000)
    await alterValue(page, '**/wps/relay/deposit/order/*', (value) => ({ ...value, qrText }))
    await lobby.enter()
    await payByCode(page)
    await expect(page.getByText('The code cannot be shown. Please use the text beside it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy: Payment code' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open the payment page' })).toHaveCount(0)
  })

  test('by a code whose encoder does not load: that is said, and its text is there', async ({ lobby, page }) => {
    await page.route('**/qrWorker-*', (route) => route.abort())
    lobby.expectFailedCalls()
    await lobby.enter()
    await payByCode(page)
    await expect(page.getByText('The code cannot be shown. Please use the text beside it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy: Payment code' })).toBeVisible()
  })

  for (const [typed, said] of [
    ['1e9', 'Please enter an amount such as 1,250.50'],
    ['0.001', 'At most two decimals, please'],
    ['-5', 'Please enter an amount such as 1,250.50'],
    [' 12,5', 'Please enter an amount such as 1,250.50'],
    ['60000', 'At most ₱50,000.00'],
  ] as const) {
    test(`says what is wrong with "${typed}" while it is typed`, async ({ lobby, page }) => {
      await lobby.enter()
      await page.goto('/m/voucherCenter')
      await amount(page).fill(typed)
      await expect(amount(page)).toHaveAccessibleDescription(said)
      await page.getByRole('button', { name: 'Go on to pay' }).tap()
      await expect(amount(page)).toBeFocused()
      expect(lobby.backend.orders(MARIA.username)).toEqual([])
    })
  }

  test('full-width digits are an amount', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/voucherCenter')
    await amount(page).fill('１２００')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(amount(page)).toHaveValue('1,200')
  })
})

test.describe('BAL-04 a withdrawal', () => {
  test('shows what arrives, asks, and is ordered', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/withdraw')
    await withdraw(page).tap()
    await expect(page.getByLabel(/^Bank card/)).toBeFocused()
    await fillWithdrawal(page)
    await expect(page.getByText('₱495.00')).toBeVisible()
    await withdraw(page).tap()
    await expect(page.getByRole('alertdialog')).toContainText('₱495.00 will arrive at BDO Unibank')
    await confirm(page).tap()
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible()
    expect(lobby.backend.member(MARIA.username)?.balanceCents).toBe(75_050)
  })

  test('to a card that is removed before it is sent asks for another one, which can be chosen', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/withdraw')
    await fillWithdrawal(page)
    await page.getByRole('link', { name: 'Members' }).tap()
    await page.getByRole('link', { name: 'Security centre' }).tap()
    await page.getByText('Bank cards').tap()
    await page.getByRole('button', { name: 'Remove BDO Unibank, ending in 4821' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Remove this card?' })
    await question.getByLabel('Payment password').fill('123456')
    await question.getByRole('button', { name: 'Remove' }).tap()
    await expect(question).toHaveCount(0)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/withdraw$/)
    const card = page.getByRole('combobox', { name: 'Bank card' })
    await expect(card).toHaveValue('')
    await expect(amount(page)).toHaveValue('500')
    await card.selectOption({ index: 1 })
    await payment(page).fill('123456')
    await withdraw(page).tap()
    await confirm(page).tap()
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible()
  })

  test('leads to the payment password first where it is missing', async ({ lobby, page }) => {
    await lobby.enter(BROKE)
    await page.goto('/m/withdraw')
    await expect(page.getByText('Please set a payment password first')).toBeVisible()
    await page.getByRole('link', { name: 'Payment password' }).tap()
    await expect(page).toHaveURL(/\/m\/securityCenter\?item=paymentPassword$/)
    await expect(page.getByRole('dialog', { name: 'Payment password' })).toBeVisible()
  })

  test('a wrong payment password is told at its field, which then is empty; the rest stays', async ({ lobby, page }) => {
    await lobby.enter()
    await page.goto('/m/withdraw')
    await fillWithdrawal(page)
    await payment(page).fill('999999')
    await withdraw(page).tap()
    await confirm(page).tap()
    await expect(payment(page)).toHaveAccessibleDescription('The payment password is incorrect')
    await expect(payment(page)).toHaveValue('')
    await expect(amount(page)).toHaveValue('500')
  })
})

test('BAL-03 BAL-04 who plays on trial reads at once that it takes an account, in place of the forms', async ({
  lobby,
  page,
}) => {
  await lobby.enter(TRIAL)
  for (const address of ['/m/voucherCenter', '/m/withdraw']) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText('Please login an actual account to use this function')
    await expect(amount(page)).toHaveCount(0)
    await axe(page)
  }
})

test.describe('of a merchant who moves no money', () => {
  test.use({ mock: { flags: { DEPOSIT: false, WITHDRAW: false } } })
  test('MENU-02 the addresses of the wallet say so in place of their forms, and lead to the customer service', async ({
    lobby,
    page,
  }) => {
    await lobby.enter()
    for (const [address, said] of [
      ['/m/voucherCenter', 'Deposits are not offered on this site'],
      ['/m/withdraw', 'Withdrawals are not offered on this site'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('main')).toContainText(said)
      await expect(amount(page)).toHaveCount(0)
      await axe(page)
    }
    await expect(page.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: /Deposit/ })).toHaveText(
      'Deposit',
    )
    await page.getByRole('main').getByRole('button', { name: 'Customer service' }).tap()
    await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
  })
})

test('a question goes with its page: after a step back nobody can say yes to it', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/mine')
  await page.evaluate(() => history.pushState(null, '', '/m/withdraw'))
  await fillWithdrawal(page)
  await withdraw(page).tap()
  await expect(confirm(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/mine$/)
  await expect(confirm(page)).toBeHidden()
  expect(lobby.callsOf('withdraw')).toBe(0)
})

test('a withdrawal without a network says so, keeps what was typed but for the password, and can be sent later', async ({
  lobby,
  page,
}) => {
  // Home fetches what encrypts when it is idle; here it has not come that far.
  await page.route('**/assets/bodyCipher-*.js', (route) => route.abort())
  await lobby.enter()
  await page.goto('/m/withdraw')
  await fillWithdrawal(page)
  await withdraw(page).tap()
  await expect(confirm(page)).toBeVisible()
  await page.context().setOffline(true)
  lobby.expectFailedCalls()
  lobby.expectComplaint(/dynamically imported module/)
  await confirm(page).tap()
  await expect(page.getByText('No connection. Please check your network and try again')).toBeVisible()
  await expect(amount(page)).toHaveValue('500')
  await page.context().setOffline(false)
  await page.unroute('**/assets/bodyCipher-*.js')
  await payment(page).fill('123456')
  await withdraw(page).tap()
  await confirm(page).tap()
  await expect(page.getByText('Your withdrawal is on its way')).toBeVisible()
  expect(lobby.backend.orders('maria88')).toHaveLength(1)
})

for (const [what, path, sends, fill] of [
  ['a withdrawal', '/m/withdraw', 'Withdraw', fillWithdrawal],
  [
    'a transfer to the upline',
    '/m/upLine/transfer',
    'Transfer',
    async (page: Page) => {
      await amount(page).fill('500')
      await payment(page).fill('123456')
    },
  ],
] as const) {
  test(`A11Y after ${what} the focus is on what was ordered, and on the form again for another one`, async ({
    lobby,
    page,
  }) => {
    await lobby.enter(path === '/m/withdraw' ? MARIA : AGENT)
    await page.goto(path)
    await fill(page)
    const name = page.getByRole('main').getByRole('button', { name: sends, exact: true })
    await name.press('Enter')
    await confirm(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Another one' })).toBeVisible()
    await expect(page.getByRole('main').locator(':focus')).toContainText('₱500.00')
    await page.getByRole('button', { name: 'Another one' }).press('Enter')
    await expect(name).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .locator(':focus')
        .filter({ has: page.locator('form') }),
    ).toHaveCount(1)
  })
}

test('BAL-05 a withdrawal that is left while it is sent is told where one comes back, and not offered again', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto('/m/withdraw')
  await fillWithdrawal(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/wps/transaction/withdraw', async (route) => {
    await answer.promise
    await route.continue()
  })
  await withdraw(page).tap()
  await confirm(page).tap()
  await expect(withdraw(page)).toBeDisabled()
  await page.evaluate(() => history.pushState(null, '', '/m/mine'))
  await expect(page.getByRole('main', { name: 'Member centre' })).toBeVisible()
  // The page that is left is hidden a moment before the other one takes its place.
  await expect(page.locator('[data-leaving]')).toHaveCount(0)
  answer.resolve()
  await page.goBack()
  await expect(page.getByText('₱500.00 went through')).toBeVisible()
  await expect(amount(page)).toHaveValue('')
  expect(lobby.backend.orders('maria88')).toHaveLength(1)
})

test('BAL-05 a withdrawal whose answer is lost is found out after a reload, and moved once', async ({ lobby, page }) => {
  lobby.expectFailedCalls()
  await lobby.enter()
  await page.goto('/m/withdraw')
  await fillWithdrawal(page)
  // For good: a browser sends a call again by itself when its connection breaks, and the key makes that one call.
  lobby.backend.fault('withdraw', 'lost')
  lobby.backend.fault('closeIntention', '500')
  await withdraw(page).tap()
  await confirm(page).tap()
  await expect(page.getByText('We do not know yet what came of ₱500.00')).toBeVisible()
  await expect(withdraw(page)).toBeDisabled()
  await page.reload()
  await expect(page.getByText('We do not know yet what came of ₱500.00')).toBeVisible()
  const asked = () => lobby.backend.calls.filter(({ operationId }) => operationId === 'closeIntention').length
  const before = asked()
  await page.getByRole('button', { name: 'Look again' }).tap()
  await expect.poll(asked).toBeGreaterThan(before)
  await expect(page.getByText('We do not know yet what came of ₱500.00')).toBeVisible()
  lobby.backend.clearFaults()
  // It is asked again by itself, ten seconds after the last time.
  await expect(page.getByText('₱500.00 went through')).toBeVisible({ timeout: 20_000 })
  expect(lobby.backend.orders(MARIA.username)).toHaveLength(1)
  expect(lobby.backend.member(MARIA.username)?.balanceCents).toBe(75_050)
  await page.getByRole('button', { name: 'Understood' }).press('Enter')
  await expect(page.getByText('₱500.00 went through')).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  // What is next is the form below the note.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Bank card' })).toBeFocused()
})

test.describe('BAL-08 a transfer to the upline', () => {
  test('is open to an agent with one', async ({ lobby, page }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/upLine/transfer')
    await expect(page.getByText('master01')).toBeVisible()
    await amount(page).fill('500')
    await payment(page).fill('123456')
    await page.getByRole('button', { name: 'Transfer', exact: true }).tap()
    await confirm(page).tap()
    await expect(page.getByText('Transferred')).toBeVisible()
    expect(lobby.backend.member(AGENT.username)?.balanceCents).toBe(5_382_100)
  })

  test('AGENT-07 waits until a bonus is played, as one to the team does, and says so before anything is typed', async ({
    lobby,
    page,
  }) => {
    await lobby.enter(AGENT)
    await page.goto('/m/rewardCenter')
    await page.getByRole('button', { name: /Claim ₱100\.00/ }).tap()
    await expect.poll(() => lobby.backend.member(AGENT.username)?.turnoverCents).toBeGreaterThan(0)
    for (const address of ['/m/upLine/transfer', '/m/member/team?to=maria88']) {
      await page.goto(address)
      await expect(page.getByText('Deposits and bonuses are to be played before money may leave.')).toBeVisible()
      await expect(payment(page)).toHaveCount(0)
    }
  })

  for (const [who, account] of [
    ['a member of type 2', { username: 'agent02', password: 'Agent02pass' }],
    ['a member without an upline', MARIA],
  ] as const) {
    test(`is closed to ${who}`, async ({ lobby, page }) => {
      await lobby.enter(account)
      await page.goto('/m/upLine/transfer')
      await expect(page.getByText('This account may not transfer to an upline')).toBeVisible()
      await expect(amount(page)).toHaveCount(0)
    })
  }
})
