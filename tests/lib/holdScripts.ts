import type { Page } from '@playwright/test'

/** Holds the application back by its first script, so that the page's own markup stands alone until the returned function is called. */
export async function holdScripts(page: Page, first = '**/assets/core-*.js'): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(first, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
