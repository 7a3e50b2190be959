import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'
import { type Account, type Lobby, MARIA } from '../lib/lobby.ts'
import { hearNotices } from '../lib/notices.ts'

const BROKE = { username: 'broke01', password: 'Broke01pass' }
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const cards = (page: Page) => page.getByRole('list', { name: 'Bank cards' }).getByRole('listitem')
const add = (page: Page) => page.getByRole('button', { name: 'Add a bank card' })

async function open(page: Page, lobby: Lobby, search = '', account: Account = MARIA) {
  await lobby.logIn(account)
  await page.goto(`/m/securityCenter${search}`)
}

test('MEM-07 the security centre says what is set and leads to each part', async ({ lobby, page }) => {
  await open(page, lobby)
  await expect(row(page, 'Bank cards')).toContainText('2 / 5')
  await expect(row(page, 'E-mail')).toContainText('m***a@mail.example')
  for (const name of ['Payment password', 'Payee name', 'Bank cards', 'Nickname', 'E-mail']) {
    await row(page, name).tap()
    await expect(sheet(page, name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page, name)).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link', { name: 'Login password' }).tap()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
})

test('MEM-07 a nickname is saved, and no emoji is one', async ({ lobby, page }) => {
  const says = await hearNotices(page)
  await open(page, lobby)
  await row(page, 'Nickname').tap()
  const field = page.getByRole('textbox', { name: 'Nickname' })
  await field.fill('🎰🎰')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('2 to 20 letters, digits or spaces')
  await expect(field).toBeFocused()
  await field.fill('Marikit')
  await save(page).tap()
  await says('Change saved')
  await expect(sheet(page, 'Nickname')).toHaveCount(0)
  await expect(row(page, 'Nickname')).toContainText('Marikit')
  expect(lobby.callsOf('setNickname')).toBe(1)
})

test('MEM-07 a payment password is changed with the old one', async ({ lobby, page }) => {
  const says = await hearNotices(page)
  await open(page, lobby, '?item=paymentPassword')
  await page.getByLabel(/^Old payment password/).fill('111111')
  await page.getByLabel(/^New payment password/).fill('654321')
  await page.getByLabel(/^Confirm new payment password/).fill('654322')
  await save(page).tap()
  await expect(page.getByText('Confirmation password not matched')).toBeVisible()
  await page.getByLabel(/^Confirm new payment password/).fill('654321')
  await save(page).tap()
  await expect(page.getByText('The payment password is incorrect')).toBeVisible()
  await page.getByLabel(/^Old payment password/).fill('123456')
  await save(page).tap()
  await says('Change saved')
  expect(lobby.backend.member('maria88')?.details?.paymentPassword).toBe('654321')
})

test('MEM-07 a card is added: its number in groups, letters refused as they are typed', async ({ lobby, page }) => {
  await open(page, lobby, '?item=bankCards')
  await expect(cards(page)).toHaveCount(2)
  await add(page).tap()
  const bank = page.getByLabel('Bank', { exact: false }).and(page.locator('select'))
  // The first thing that is wrong gets the focus, a choice like a text (REG-08).
  await add(page).tap()
  await expect(bank).toBeFocused()
  await bank.selectOption({ label: 'Maya' })
  const number = page.getByRole('textbox', { name: 'Card number' })
  await number.pressSequentially('4000x')
  await expect(number).toHaveAccessibleDescription('Digits only, no letters')
  await number.press('Backspace')
  await number.pressSequentially('12341234')
  await expect(number).toHaveValue('4000 1234 1234')
  // In the middle the caret stays where one types.
  for (let step = 0; step < 5; step += 1) await number.press('ArrowLeft')
  await number.pressSequentially('99')
  await expect(number).toHaveValue('4000 1234 9912 34')
  await page.getByLabel(/^Payment password/).fill('123456')
  await add(page).dblclick()
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).last()).toContainText('Maya')
  expect(lobby.callsOf('addBankCard')).toBe(1)
})

test('MEM-07 a card goes after a question and the payment password', async ({ lobby, page }) => {
  await open(page, lobby, '?item=bankCards')
  await page.getByRole('button', { name: 'Remove BDO Unibank, ending in 4821' }).tap()
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await question.getByLabel('Payment password').fill('000000')
  await question.getByRole('button', { name: 'Remove' }).tap()
  await expect(question).toContainText('The payment password is incorrect')
  await question.getByLabel('Payment password').fill('123456')
  await question.getByRole('button', { name: 'Remove' }).tap()
  await expect(question).toHaveCount(0)
  await expect(cards(page)).toHaveCount(1)
})

test('A11Y from right to left the digits that tell a card from the others stand at the end of its number, in the question too', async ({
  lobby,
  page,
}) => {
  await open(page, lobby, '?item=bankCards')
  await page.getByRole('button', { name: 'Remove BDO Unibank, ending in 4821' }).tap()
  const number = page.getByRole('alertdialog', { name: 'Remove this card?' }).getByText('4821')
  await expect(number).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const [masked = 0, last = 0] = await number.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent?.indexOf('4821') ?? -1
      if (at < 0) continue
      const range = document.createRange()
      return [0, at].map((from) => {
        range.setStart(text, from)
        range.setEnd(text, from + 4)
        return range.getBoundingClientRect().left
      })
    }
    return []
  })
  expect(last).toBeGreaterThan(masked)
})

test('MEM-07 who has set nothing is led from one thing to the next, up to the first card', async ({ lobby, page }) => {
  await open(page, lobby, '?item=bankCards', BROKE)
  await sheet(page, 'Bank cards').getByRole('link', { name: 'Payee name' }).tap()
  await page.getByRole('textbox', { name: 'Payee name' }).fill('Jose Rizal')
  await save(page).tap()
  await expect(row(page, 'Payee name')).toContainText('J*** R***')
  await row(page, 'Bank cards').tap()
  await sheet(page, 'Bank cards').getByRole('link', { name: 'Payment password' }).tap()
  await page.getByLabel(/^New payment password/).fill('246810')
  await page.getByLabel(/^Confirm new payment password/).fill('246810')
  await save(page).tap()
  await row(page, 'Bank cards').tap()
  await expect(sheet(page, 'Bank cards')).toContainText('No bank card yet')
  await add(page).tap()
  await expect(page.getByRole('textbox', { name: 'Card holder' })).toHaveValue('J*** R***')
})

test('MEM-07 ERR-03 a security centre that does not come is asked for again', async ({ lobby, page }) => {
  await lobby.enter()
  lobby.expectFailedCalls()
  lobby.backend.fault('getSecurityConfig', '500')
  await page.goto('/m/securityCenter')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  lobby.backend.clearFaults()
  await again.tap()
  await expect(row(page, 'Nickname')).toBeVisible()
})

test('MEM-07 an avatar is chosen, and the member centre shows it', async ({ lobby, page }) => {
  const says = await hearNotices(page)
  await open(page, lobby, '?item=avatar')
  const avatars = sheet(page, 'Avatar').getByRole('button', { name: /^Avatar \d/ })
  await expect(avatars).toHaveCount(12)
  await avatars.nth(3).tap()
  await says('Change saved')
  await expect(row(page, 'Avatar')).toContainText('Set')
  await page.goto('/m/member/home')
  await expect(page.getByRole('link', { name: /Maria/ }).locator('img')).toHaveAttribute('src', /\/art\/avatar\/hiraya\.svg/)
})
