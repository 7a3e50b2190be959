import type { Page } from '@playwright/test'

/** A visitor who asked the browser to spare data: nothing is fetched ahead. */
export const spareData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
