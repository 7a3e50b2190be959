import type { Page } from '@playwright/test'
import { expect, test } from '../lib/fixtures.ts'

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'id.png', mimeType: 'image/png', buffer: PIXEL }
const DOCUMENTS = ['Front of your ID', 'Back of your ID', 'Photo of you with your ID']
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const document = (page: Page, name: string) => page.getByRole('group', { name }).locator('input[type=file]')
const age = (page: Page) => page.getByRole('checkbox', { name: /21 years old/ })

async function fill(page: Page) {
  for (const [name, text] of Object.entries({
    'Real name': 'Maria Santos',
    'Place of birth': 'Cebu',
    Nationality: 'Filipino',
    'ID number': 'PSN-12345678',
    Occupation: 'Teacher',
    'Source of income': 'Salary',
    'Permanent address': '12 Mabini St, Cebu',
    'Mobile number': '9171234567',
    'E-mail': 'maria@mail.example',
  })) {
    await box(page, name).fill(text)
  }
  await page.getByLabel(/^Birthday/).fill('1990-05-17')
  await page.getByRole('checkbox', { name: 'My current address is the same' }).check()
}
const pick = async (page: Page) => {
  for (const name of DOCUMENTS) await document(page, name).setInputFiles(picture)
}

test('MEM-11 the security centre leads to the proof of identity, which says what it needs before anything is sent', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto('/m/securityCenter')
  await page.getByRole('main').getByRole('link', { name: 'Identity verification' }).tap()
  await expect(page).toHaveURL(/\/m\/kyc$/)
  await send(page).tap()
  await expect(box(page, 'Real name')).toBeFocused()
  await expect(box(page, 'Real name')).toHaveAccessibleDescription('Your name as on your ID')
  for (const name of DOCUMENTS) await expect(document(page, name)).toHaveAccessibleDescription(/^Please add this picture/)
  await expect(age(page)).toHaveAccessibleDescription('Please confirm you are 21 years old')
  await fill(page)
  await expect(box(page, 'Current address')).toHaveCount(0)
  await page.getByLabel(/^Birthday/).fill('2015-05-17')
  await send(page).tap()
  await expect(page.getByText('You must be at least 21 years old')).toBeVisible()
  await page.getByLabel(/^Birthday/).fill('1990-05-17')
  await send(page).tap()
  await expect(document(page, DOCUMENTS[0] ?? '')).toBeFocused()
  await pick(page)
  await expect(page.getByText('Please add this picture')).toHaveCount(0)
  await send(page).tap()
  await expect(age(page)).toBeFocused()
  await age(page).check()
  await expect(page.getByText('Please confirm you are 21 years old')).toHaveCount(0)
  expect(lobby.callsOf('sendKyc')).toBe(0)
})

test('MEM-11 it is sent with its pictures, waits, is refused with a reason, sent again and approved', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto('/m/kyc')
  await fill(page)
  await page
    .getByRole('group', { name: DOCUMENTS[0] ?? '' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7 no picture at all') })
  await expect(page.getByText(/^letter\.png/)).toBeVisible()
  await pick(page)
  await expect(page.getByRole('img', { name: 'id.png' })).toHaveCount(3)
  await page.getByRole('checkbox', { name: /21 years old/ }).check()
  await send(page).dblclick()
  await expect(page.getByText('Being checked')).toBeVisible()
  expect(lobby.callsOf('sendKyc')).toBe(1)
  lobby.backend.decideKyc('maria88', { status: 'refused', reason: 'The photo is too dark' })
  await page.reload()
  await expect(page.getByText('The photo is too dark')).toBeVisible()
  await fill(page)
  await pick(page)
  await page.getByRole('checkbox', { name: /21 years old/ }).check()
  await send(page).tap()
  await expect(page.getByText('Being checked')).toBeVisible()
  lobby.backend.decideKyc('maria88', { status: 'approved' })
  await page.goto('/m/securityCenter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Identity verification' })).toContainText('Approved')
})

test('MEM-11 ERR-03 what does not come is asked for again', async ({ lobby, page }) => {
  await lobby.enter()
  lobby.expectFailedCalls()
  lobby.backend.fault('getKyc', '500')
  await page.goto('/m/kyc')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  lobby.backend.clearFaults()
  await again.tap()
  await expect(box(page, 'Real name')).toBeVisible()
})

test('MEM-11 a site that wants to know everything has a field with a name of its own for each', async ({ lobby, page }) => {
  await lobby.enter()
  lobby.backend.scenario = 'kyc-all-fields'
  await page.goto('/m/kyc')
  const fields = page.getByRole('main').locator('input:not([type=checkbox], [type=file])')
  await expect(fields).toHaveCount(21)
  const labels = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map(({ labels: own }) => own?.[0]?.textContent),
  )
  expect(new Set(labels).size).toBe(21)
  expect(labels).toEqual(expect.arrayContaining(['Full name *', 'Facebook', 'WhatsApp', 'Zalo', 'WeChat', 'QQ number']))
  await expect(page.getByRole('checkbox', { name: /18 years old/ })).toBeVisible()
})
