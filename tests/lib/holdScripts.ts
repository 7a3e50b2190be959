import type { Page } from '@playwright/test'

/** Holds the application back, so that the page's own markup stands alone until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/core-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
