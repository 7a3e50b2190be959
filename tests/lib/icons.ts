import type { Page } from '@playwright/test'

/** The icons that a page shows without their drawings. */
export const undrawnIcons = (page: Page): Promise<string[]> =>
  page.locator('svg use').evaluateAll((uses) => {
    const drawings = uses.map((use) => use.getAttribute('href') ?? '')
    return drawings.filter((drawing) => !document.getElementById(drawing.slice(1)))
  })
