import puppeteer, { type Frame, type Page } from 'puppeteer-core'
import type { Opened } from './visitor.ts'
import { visitorOf } from './visitorOf.ts'

async function frameOf(page: Page, inGame: boolean): Promise<Frame> {
  if (!inGame) return page.mainFrame()
  const frame = await (await page.$('iframe'))?.contentFrame()
  if (!frame) throw new Error('no game is open')
  return frame
}

/** What finds the element of an expression in a page. */
const finderOf = (expression: string) => new Function(`return ${expression}`) as () => Element

/** Gives an element the focus, and says whether it has it. */
const FOCUS = String((element: HTMLElement | null) => {
  element?.focus()
  return element !== null && element === document.activeElement
})

/** Milliseconds that a start may take: the first one on a machine that has other work reads all of its files from the disk. */
const START_MS = 90_000

/** An installed Firefox, as its maker ships it. */
export async function openFirefox(executablePath: string, site: string): Promise<Opened> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  const errors: string[] = []
  page.on('pageerror', (error) => {
    // It calls an error also a picture that was still on its way through the service worker when the page was left.
    if (!/A ServiceWorker intercepted the request/.test(String(error))) errors.push(String(error))
  })
  const visitor = visitorOf(
    {
      open: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      evaluate: async (expression, inGame) => (await frameOf(page, inGame)).evaluate(expression),
      // Once it stands still; where it was a moment before, something else may be by now.
      click: async (expression, inGame) => (await frameOf(page, inGame)).locator(finderOf(expression)).click(),
      async write(expression, text) {
        // Found and focused at once: an element that was found may have been replaced before its turn to get the focus comes.
        if ((await page.evaluate(`(${FOCUS})(${expression})`)) !== true) throw new Error('nothing there')
        await page.keyboard.type(text)
      },
      press: (key) => page.keyboard.press(key),
    },
    site,
  )
  return { visitor, errors, close: () => browser.close() }
}
