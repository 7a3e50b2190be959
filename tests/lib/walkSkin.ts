import type { Page } from '@playwright/test'

/** The screens of a skin in the order in which a guest meets them. */
export type SkinScreen = 'lobby' | 'category' | 'list' | 'login' | 'game' | 'account' | 'countries' | 'mobile'

const complaintsOf = (page: Page) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`))
  return complaints
}

const tapIn = (page: Page) => (name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('tab', { name, exact: true }))
    .first()
    .click()

/**
 * A guest chooses a game of a list, logs in, plays, and looks at the account; by roles and names alone, so any skin will do. `look` sees
 * every screen once it stands; whatever the browser complains of ends the walk.
 */
export async function walkSkin(
  page: Page,
  url: string,
  look: (screen: SkinScreen) => Promise<void> = async () => {},
): Promise<void> {
  const complaints = complaintsOf(page)
  const tap = tapIn(page)
  const main = page.getByRole('main')
  const heart = main.getByRole('button', { name: /^Favourite / }).first()

  await page.goto(url)
  await heart.waitFor()
  await look('lobby')
  await tap('Slots')
  await page.getByRole('button', { name: 'Jolly Games', exact: true }).waitFor()
  await look('category')
  await tap('Jolly Games')
  await page.getByRole('heading', { name: 'Games' }).waitFor()
  await heart.waitFor()
  await look('list')
  await tap(((await heart.getAttribute('aria-label')) ?? '').replace('Favourite ', ''))
  const password = page.getByLabel('Password')
  await password.waitFor()
  await look('login')
  await page.getByLabel('Username').fill('maria88')
  await password.fill('Maria88pass')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.frameLocator('iframe').locator('body').waitFor()
  await look('game')
  await tap(/Leave/)
  await tap('Account')
  await page.getByText('₱1,250.50').waitFor()
  await look('account')
  if (complaints.length) throw new Error(complaints.join('; '))
}

/**
 * The member whom `walkSkin` left in the account logs out, and in again by a code that is sent to a mobile number of Vietnam; `codeOf`
 * gives the code that a number got last, which counts for that country alone.
 */
export async function walkMobileLogin(
  page: Page,
  codeOf: (mobile: string) => string | undefined,
  look: (screen: SkinScreen) => Promise<void> = async () => {},
): Promise<void> {
  const complaints = complaintsOf(page)
  const tap = tapIn(page)
  const mobile = '9171234567'

  await tap('Log out')
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'OK' }).click()
  await tap('Log in')
  await tap('By SMS')
  const country = (number: string) =>
    page.getByRole('button', { name: `Country ${number}` }).or(page.getByRole('combobox', { name: `Country ${number}` }))
  await country('+63').click()
  const vietnam = page.getByRole('button', { name: 'Vietnam +84' }).or(page.getByRole('option', { name: 'Vietnam +84' }))
  await vietnam.waitFor()
  await standing(page)
  await look('countries')
  await vietnam.click()
  await country('+84').waitFor()
  await page.getByLabel('Mobile number').fill(mobile)
  const asked = page.waitForRequest(/\/sms\//)
  await tap('Get code')
  const sent: unknown = (await asked).postDataJSON()
  if (!isFor(sent, '84')) throw new Error(`the code was asked for as ${JSON.stringify(sent)}`)
  await (await asked).response()
  await page.getByLabel('SMS code').fill(codeOf(mobile) ?? '')
  await look('mobile')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await tap('Account')
  await page.getByText('₱1,250.50').waitFor()
  if (complaints.length) throw new Error(complaints.join('; '))
}

/** Waits until nothing moves; React Native for Web calls a sheet a dialog no sooner. */
const standing = (page: Page) =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity) &&
      !document.querySelector('[aria-modal]:not([role])'),
  )

const isFor = (body: unknown, country: string) =>
  typeof body === 'object' && body !== null && 'countryDialingCode' in body && body.countryDialingCode === country
