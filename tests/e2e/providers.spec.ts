import { rmSync } from 'node:fs'
import type { MockBackend } from '@lobbykit/mock-server'
import { serveBuild } from '@lobbykit/web/build/serve.ts'
import { axe } from '../lib/axe.ts'
import { makeBuild } from '../lib/buildWeb.ts'
import { sendCode } from '../lib/countdown.ts'
import { test as base, expect } from '../lib/fixtures.ts'
import { undrawnIcons } from '../lib/icons.ts'

/** The site with the providers that a developer starts with, which no other production build contains. */
const test = base.extend({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = makeBuild({ VITE_DEV_PROVIDERS: '1' })
      const site: { url: string; backend: MockBackend | undefined } = { url: '', backend: undefined }
      const { url, close } = await serveBuild({
        dir: folder,
        backend: (request) => site.backend?.handle(request) ?? Promise.reject(new Error('No test is under way')),
      })
      site.url = url
      await use(site)
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.describe.configure({ mode: 'serial' })

test('REG-01 LOGIN-02 accounts elsewhere show where they are switched on, and let their member in', async ({ lobby, page }) => {
  for (const path of ['/m/register', '/m/login']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Facebook' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
    await expect.poll(() => undrawnIcons(page)).toEqual([])
  }
  await axe(page)
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('group', { name: 'Balance', includeHidden: true })).toContainText('₱1,250.50')
  expect(lobby.watched.requested.filter((address) => address.includes('mock:'))).toEqual([])
})

test.describe('one of them switched off', () => {
  test.use({ mock: { flags: { FACEBOOKLOGIN3: false } } })
  test('REG-01 only the other one shows', async ({ lobby: _, page }) => {
    await page.goto('/m/register')
    await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Facebook' })).toHaveCount(0)
  })
})

test.describe('with the phone-verification provider', () => {
  test.use({ mock: { scenario: 'phone-provider' } })
  test('REG-10 its code is verified first: a wrong one stops the registration, the right one gets in', async ({
    lobby,
    page,
  }) => {
    lobby.expectComplaint(/wrong code/)
    await page.goto('/m/register')
    await page.getByRole('tab', { name: 'Mobile number' }).click()
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9170000001')
    await sendCode(page)
    await page.getByLabel(/^Password/).fill('Newbie01pass')
    await page.getByLabel(/^Confirm password/).fill('Newbie01pass')
    const code = page.getByRole('textbox', { name: 'SMS code' })
    await code.fill('111111')
    const submit = page.getByRole('button', { name: 'Register', exact: true })
    await submit.click()
    await expect(page.getByRole('alert')).toHaveText('Verification code error')
    expect([lobby.callsOf('registerByMobile'), lobby.callsOf('sendRegisterSms')]).toEqual([0, 0])
    await code.fill('246810')
    await submit.click()
    await expect(page.getByRole('group', { name: 'Balance', includeHidden: true })).toBeVisible()
  })
})
