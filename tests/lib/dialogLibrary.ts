import type { Page } from '@playwright/test'

/** What every build of the library has in it. */
const MARK = 'data-radix-focus-guard'

/** Whether one of the scripts that a page has asked for has the library of dialogs in it. */
export async function hasDialogLibrary(page: Page, requested: readonly string[]): Promise<boolean> {
  const scripts = requested.filter((url) => url.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  return texts.some((text) => text.includes(MARK))
}
