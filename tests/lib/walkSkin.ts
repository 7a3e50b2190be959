import type { Page } from '@playwright/test'

/** The screens of a skin in the order in which a guest meets them. */
export type SkinScreen = 'lobby' | 'category' | 'list' | 'login' | 'game' | 'account'

/**
 * A guest chooses a game of a list, logs in, plays, and looks at the account; by roles and names alone, so any skin will do. `look` sees
 * every screen once it stands; whatever the browser complains of ends the walk.
 */
export async function walkSkin(
  page: Page,
  url: string,
  look: (screen: SkinScreen) => Promise<void> = async () => {},
): Promise<void> {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`))
  const tap = (name: string | RegExp) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('tab', { name, exact: true }))
      .first()
      .click()
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
