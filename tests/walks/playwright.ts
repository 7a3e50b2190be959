import { type BrowserType, expect, type FrameLocator, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import { heightInSight } from './inPage.ts'
import type { Opened, Target } from './visitor.ts'

function locate(page: Page, target: Target): Locator {
  const { role, name, label, text, within, inGame } = target
  const scope: Page | Locator | FrameLocator = within ? locate(page, within) : inGame ? page.frameLocator('iframe') : page
  const exact = typeof (name ?? label ?? text) === 'string'
  const found = role
    ? scope.getByRole(role, { ...(name !== undefined && { name }), exact })
    : label
      ? scope.getByLabel(label, { exact })
      : scope.getByText(text ?? '', { exact })
  return found.filter({ visible: true }).first()
}

/** A browser that Playwright drives. */
export async function openWithPlaywright(type: BrowserType, options: LaunchOptions, site: string): Promise<Opened> {
  const browser = await type.launch(options)
  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 }, locale: 'en-US' })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    visitor: {
      open: async (path) => void (await page.goto(path)),
      see: (target) => expect(locate(page, target)).toBeVisible(),
      seeHeight: (target, pixels) => expect.poll(() => locate(page, target).evaluate(heightInSight)).toBeGreaterThan(pixels),
      miss: (target) => expect(locate(page, target)).toBeHidden(),
      click: (target) => locate(page, target).click(),
      write: (target, text) => locate(page, target).fill(text),
      holds: (target, text) => expect(locate(page, target)).toHaveValue(text),
      focus: (target) => locate(page, target).focus(),
      press: (key) => page.keyboard.press(key),
      focusReads: (words) => expect(page.locator('body :focus')).toHaveText(words),
      back: async () => void (await page.goBack()),
      at: (path) => expect(page).toHaveURL(path),
    },
    errors,
    close: () => browser.close(),
  }
}
