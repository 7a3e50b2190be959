import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'

const VIP = { username: 'vip777', password: 'Vip777pass' }
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const row = (page: Page, title: string | RegExp) => rows(page).filter({ hasText: title })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')

test('MEM-05 MEM-08 a message opens from the list, tells its text, and no longer counts as unread', async ({ lobby, page }) => {
  await lobby.logIn()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox, 3 unread' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Inbox, 3 unread' }).tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(page.getByText('3 unread')).toBeVisible()
  await row(page, 'Security: a new device logged in')
    .getByRole('link', { name: /^Unread/ })
    .tap()
  await expect(page).toHaveURL(/\/m\/message\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Security: a new device logged in')
  await expect(page.getByRole('article')).toContainText('An Android phone logged in from Manila.')
  await axe(page)
  await page.goBack()
  await expect(page.getByText('2 unread')).toBeVisible()
  await expect(row(page, 'Security: a new device logged in').first().getByRole('link')).not.toHaveAccessibleName(/^Unread/)
  await page.goto('/m/member/home')
  await expect(page.getByRole('link', { name: /^Messages/ })).toHaveAccessibleName('Messages 2 waiting')
  await page.goto('/m/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox, 2 unread' })).toBeVisible()
})

test('MEM-05 MEM-08 a message that came while one was elsewhere is in the list and in every number', async ({
  lobby,
  page,
}) => {
  await lobby.logIn()
  const badge = (unread: number) => page.getByRole('banner').getByRole('link', { name: `Inbox, ${unread} unread` })
  await expect(badge(3)).toBeVisible()
  lobby.backend.decidePromotion('maria88', 704, { status: 'rejected', reason: 'Not this month' })
  await badge(3).tap()
  await expect(page.getByRole('main').getByRole('link', { name: /^Unread/ })).toHaveCount(4)
  await expect(page.getByText('4 unread')).toBeVisible()
  await page.goBack()
  await expect(badge(4)).toBeVisible()
})

test('MEM-08 the list grows to its end while one scrolls, and keeps its place for who comes back', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/webEmail')
  await expect(rows(page).first()).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByText('40 messages, that is all')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(rows(page)).toHaveCount(40)
  const welcome = row(page, 'Welcome to the lobby')
  await welcome.getByRole('link').tap()
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(3)
  await page.goBack()
  await expect(welcome).toBeInViewport()
})

test('MEM-08 kinds and unread ones are shown alone, and the address keeps it', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/webEmail')
  const show = page.getByRole('group', { name: 'What is shown' })
  await show.getByRole('button', { name: 'Unread' }).tap()
  await expect(rows(page)).toHaveCount(3)
  await show.getByRole('button', { name: 'Promotions' }).tap()
  await expect(page).toHaveURL(/type=promotion$/)
  await expect(row(page, 'Your deposit')).toHaveCount(0)
  await page.reload()
  await expect(show.getByRole('button', { name: 'Promotions' })).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, 'Twenty free spins').first()).toBeVisible()
})

test('MEM-08 all are marked as read, and then nothing unread is shown', async ({ lobby, page }) => {
  await lobby.enter(VIP)
  await page.goto('/m/webEmail?type=unread')
  await expect(page.getByText('120 unread')).toBeVisible()
  await button(page, 'Mark all as read').tap()
  await expect(page.getByText('You have read everything')).toBeVisible()
  // They show as read before the backend is told.
  await expect.poll(() => lobby.callsOf('readAllMessages')).toBe(1)
  await page.goto('/m/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()
})

test('MEM-08 several messages are chosen and deleted after a question', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/webEmail')
  await button(page, 'Select').tap()
  await expect(page.getByRole('checkbox', { name: '0 selected' })).toBeFocused()
  await expect(button(page, 'Delete')).toBeDisabled()
  await row(page, 'Weekend tournament').first().getByRole('checkbox').check()
  await row(page, 'Security: a new device').first().getByRole('checkbox').check()
  await axe(page)
  await button(page, 'Delete').tap()
  await expect(question(page)).toContainText('Delete 2 messages? They cannot be brought back')
  await question(page).getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByText('2 selected')).toBeVisible()
  await button(page, 'Delete').tap()
  await question(page).getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByText('1 unread')).toBeVisible()
  // They leave the list before the backend is told.
  await expect.poll(() => lobby.callsOf('deleteMessages')).toBe(1)
  await page.reload()
  await expect(page.getByText('1 unread')).toBeVisible()
})

test('MEM-08 one message is deleted where it is read', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/message?id=1040')
  await button(page, 'Delete').tap()
  await question(page).getByRole('button', { name: 'Delete' }).tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(page.getByText('2 unread')).toBeVisible()
  await page.goto('/m/message?id=1040')
  await expect(page.getByText('This message is not there any more')).toBeVisible()
  await page.getByRole('link', { name: 'All messages' }).tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
})

test('MEM-08 the address without a message shows all of them, and an empty inbox says so', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/message')
  await expect(rows(page).first()).toBeVisible()
  lobby.backend.scenario = 'empty'
  await page.goto('/m/webEmail')
  await expect(page.getByText('No messages here')).toBeVisible()
})

test('MEM-08 ERR-03 an inbox that does not load says so and asks again', async ({ lobby, page }) => {
  await lobby.enter()
  lobby.expectFailedCalls()
  lobby.backend.fault('listMessages', '500')
  await page.goto('/m/webEmail')
  await expect(button(page, 'Try again')).toBeVisible()
  lobby.backend.clearFaults()
  await button(page, 'Try again').tap()
  await expect(rows(page).first()).toBeVisible()
})

test('MEM-08 ERR-03 where all that was loaded is deleted and the rest does not come, it can be asked for again', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await lobby.enter()
  await page.goto('/m/webEmail')
  await button(page, 'Select').tap()
  await page.getByRole('group', { name: 'Select' }).getByRole('checkbox').check()
  let refused = 0
  const isRefused = Promise.withResolvers<void>()
  page.on('response', (answer) => {
    if (answer.status() !== 500) return
    refused += 1
    isRefused.resolve()
  })
  lobby.backend.fault('listMessages', '500')
  // The end of the list comes into view first, and asks for the next page; the deletion then corrects the first one.
  await page.route(/\/wps\/message(\?|$)/, async (route) => {
    if (route.request().method() === 'DELETE') await isRefused.promise
    await route.continue()
  })
  await button(page, 'Delete').tap()
  await question(page).getByRole('button', { name: 'Delete' }).tap()
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect(button(page, 'Try again')).toBeVisible()
  await expect(page.getByText('No messages here')).toHaveCount(0)
  lobby.backend.clearFaults()
  await button(page, 'Try again').tap()
  await expect(rows(page)).toHaveCount(20)
})

test('MEM-08 the text of a hostile message runs nothing', async ({ lobby, page }) => {
  const content =
    '<p>words</p><b onclick="window.__pwned=1" onerror="1">bold</b><img src="https://evil.example/x.png"><form action="https://evil.example"><input></form>'
  await alterValue(page, '**/wps/message?**', (value) => ({
    ...value,
    content: value.content.map((message: object) => ({ ...message, content })),
  }))
  lobby.expectComplaint(/(console: .*|policy: .*)\/assets\/serverHtml-/)
  await lobby.enter()
  await page.goto('/m/webEmail')
  await rows(page).first().getByRole('link').tap()
  await expect(page.getByRole('article')).toContainText('words')
  await expect(page.getByRole('article').locator('form, input, [onerror]')).toHaveCount(0)
  await page.getByText('bold').tap()
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  expect(lobby.watched.requested.filter((url) => url.includes('evil.example'))).toEqual([])
})

test('MEM-08 A11Y once all are marked as read, the focus is on what says so', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/webEmail')
  await button(page, 'Mark all as read').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Mark all as read')).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toContainText('Nothing unread')
})

test('MEM-08 A11Y in the list of unread messages the focus goes on to what says that all are read', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/webEmail?type=unread')
  await button(page, 'Mark all as read').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have read everything')).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toContainText('You have read everything')
})

test('MEM-08 the button of a message that is being deleted is busy', async ({ lobby, page }) => {
  await lobby.enter()
  await page.goto('/m/message?id=1040')
  lobby.backend.fault('deleteMessage', 'slow', 1)
  await button(page, 'Delete').tap()
  await question(page).getByRole('button', { name: 'Delete' }).tap()
  await expect(button(page, 'Delete')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/m\/webEmail$/)
})
