import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'

const TEXT = 'The deposit of yesterday is still missing.'
const PNG = readFileSync(new URL('../../packages/web/public/icon-192.png', import.meta.url))
const png = (name: string, buffer: Buffer = PNG) => ({ name, mimeType: 'image/png', buffer })

const text = (page: Page) => page.getByRole('textbox')
const input = (page: Page) => page.locator('input[type=file]')
const pictures = (page: Page) => page.getByRole('group', { name: 'Pictures' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })

/** A photo as wide as twice its height, taken by a camera that was held on its side. */
async function photo(page: Page, width: number): Promise<Buffer> {
  const jpeg = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width, height: width / 2 }, scale: 'css' })
  const turned = Buffer.from(
    '4578696600004949 2a00 08000000 0100 1201 0300 01000000 06000000 00000000'.replaceAll(' ', ''),
    'hex',
  )
  const length = Buffer.from([0, turned.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, turned, jpeg.subarray(2)])
}

async function openForm(page: Page) {
  await page.goto('/m/feedback')
  await expect(text(page)).toBeVisible()
}

test('MEM-10 a feedback is written, sent with a picture, and thanked for', async ({ lobby, page }) => {
  await lobby.enter()
  await openForm(page)
  await text(page).fill(TEXT)
  await expect(page.getByText('10 to 500 characters. Now 42')).toBeVisible()
  await input(page).setInputFiles(png('receipt.png'))
  await expect(pictures(page).getByRole('img', { name: 'receipt.png' })).toBeVisible()
  await axe(page)
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/wps/feedback', async (route) => {
    await held
    await route.fallback()
  })
  const request = page.waitForRequest('**/wps/feedback')
  await send(page).tap()
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
  const { content, images } = (await request).postDataJSON()
  expect(content).toBe(TEXT)
  expect(images).toEqual([{ type: 'image/jpeg', data: expect.stringMatching(/^\/9j\//) }])
  answer()
  await expect(page.getByText('Thank you! We answer into your inbox')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await openForm(page)
  await expect(text(page)).toHaveValue('')
})

for (const [what, typed, said] of [
  ['nothing', '', 'Please write what you want to tell us'],
  ['white space', '  \n   ', 'Please write what you want to tell us'],
  ['nine emoji', '🎰'.repeat(9), 'Please write at least 10 characters'],
  ['501 characters', 'x'.repeat(501), 'At most 500 characters: 1 too many'],
] as const) {
  test(`MEM-10 ${what} is refused at the text, and nothing is sent`, async ({ lobby, page }) => {
    await lobby.enter()
    await openForm(page)
    await text(page).fill(typed)
    await send(page).tap()
    await expect(text(page)).toHaveAccessibleDescription(said)
    await expect(text(page)).toBeFocused()
    expect(lobby.callsOf('sendFeedback')).toBe(0)
  })
}

test('MEM-10 500 emoji are sent', async ({ lobby, page }) => {
  await lobby.enter()
  await openForm(page)
  await text(page).fill('🎰'.repeat(500))
  await send(page).tap()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

test('MEM-10 pictures that cannot be sent are refused before, each with its own reason', async ({ lobby, page }) => {
  await lobby.enter()
  await openForm(page)
  const jpeg = await photo(page, 200)
  await input(page).setInputFiles([
    png('large.png', Buffer.concat([PNG, Buffer.alloc(6 * 1_048_576)])),
    png('renamed.png', Buffer.from('%PDF-1.7 a document')),
    { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'iphone.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0') },
    png('odd.png', Buffer.concat([PNG.subarray(0, 8), Buffer.from('\0\0\0\0IEND\0\0\0\0')])),
  ])
  const reasons = pictures(page).getByRole('alert').getByRole('listitem')
  await expect(reasons).toHaveText([
    'large.png: larger than 5 MB',
    'renamed.png: this is not a PNG or JPG image',
    'cut.jpg: this file is damaged. Please choose another one',
    'iphone.heic: HEIC pictures cannot be sent. Save it as JPG, or take a screenshot of it',
    'odd.png: this file is damaged. Please choose another one',
  ])
  await expect(pictures(page).getByRole('img')).toHaveCount(0)
  await axe(page)
  await input(page).setInputFiles([1, 2, 3, 4].map((place) => png(`${place}.png`)))
  await expect(reasons).toHaveText(['4.png was left out: 3 is the most that can be sent'])
  await expect(pictures(page).getByRole('img')).toHaveCount(3)
  await expect(input(page)).toHaveCount(0)
  await pictures(page).getByRole('button', { name: 'Remove 2.png' }).tap()
  await expect(pictures(page)).toBeFocused()
  await expect(pictures(page).getByRole('img')).toHaveCount(2)
  await expect(input(page)).toHaveCount(1)
})

test('APP-14 MEM-10 a picture is taken though its code can be fetched no more', async ({ lobby, page }) => {
  // What the page fetches ahead of other pages may come as late as it likes, and then is gone as well.
  lobby.expectFailedCalls()
  await lobby.enter()
  const code = page.waitForResponse(/\/assets\/readImage-/)
  await openForm(page)
  await (await code).finished()
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await input(page).setInputFiles(png('receipt.png'))
  await expect(pictures(page).getByRole('img', { name: 'receipt.png' })).toBeVisible()
})

test('A11Y MEM-10 the focus goes on to the pictures when no further one fits', async ({ lobby, page }) => {
  await lobby.enter()
  await openForm(page)
  await input(page).focus()
  await input(page).setInputFiles([1, 2, 3].map((place) => png(`${place}.png`)))
  await expect(input(page)).toHaveCount(0)
  await expect(pictures(page).locator(':focus')).toHaveCount(1)
})

test('MEM-10 a large photo is made smaller and stands upright', async ({ lobby, page }) => {
  await lobby.logIn()
  await page.setViewportSize({ width: 2400, height: 1200 })
  await openForm(page)
  const buffer = await photo(page, 2400)
  await input(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  const preview = pictures(page).getByRole('img', { name: 'photo.jpg' })
  await expect(preview).toBeVisible()
  // It has its place before it is decoded.
  const size = () => preview.evaluate((image) => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([800, 1600])
})

test('MEM-10 what was typed and picked is still there after a failure and after a login in between', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await lobby.enter()
  await openForm(page)
  await text(page).fill(TEXT)
  await input(page).setInputFiles(png('receipt.png'))
  await expect(pictures(page).getByRole('img')).toHaveCount(1)
  lobby.backend.fault('sendFeedback', '500', 1)
  await send(page).tap()
  await expect(page.getByRole('alert').getByText('Unknown error')).toBeVisible()
  await expect(text(page)).toHaveValue(TEXT)

  lobby.backend.endSessions(MARIA.username)
  await send(page).tap()
  await expect(page.getByText('The account has been logged out')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).tap()
  await fillLogin(page, MARIA)
  await page.keyboard.press('Enter')
  // The login leads back to where the session ended.
  await expect(page).toHaveURL(/\/m\/feedback$/)
  await expect(text(page)).toHaveValue(TEXT)
  await expect(pictures(page).getByRole('img', { name: 'receipt.png' })).toBeVisible()
  expect(lobby.callsOf('sendFeedback')).toBe(2)
  await send(page).tap()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})
