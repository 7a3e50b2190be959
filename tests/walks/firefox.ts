import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core'
import type { Opened } from './visitor.ts'
import { visitorOf } from './visitorOf.ts'

async function frameOf(page: Page, inGame: boolean): Promise<Frame> {
  if (!inGame) return page.mainFrame()
  const frame = await (await page.$('iframe'))?.contentFrame()
  if (!frame) throw new Error('no game is open')
  return frame
}

async function elementAt(page: Page, expression: string, inGame = false): Promise<ElementHandle> {
  const handle = await (await frameOf(page, inGame)).evaluateHandle(expression)
  const element = handle.asElement()
  if (!element) throw new Error('nothing there')
  return element as ElementHandle
}

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
      click: async (expression, inGame) => (await elementAt(page, expression, inGame)).click(),
      write: async (expression, text) => (await elementAt(page, expression)).type(text),
      press: (key) => page.keyboard.press(key),
    },
    site,
  )
  return { visitor, errors, close: () => browser.close() }
}
