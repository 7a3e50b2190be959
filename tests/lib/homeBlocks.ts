import { expect, type Page } from '@playwright/test'

/** A part of the page that has a name. */
export const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
/** The matches that start next. */
export const matches = (page: Page) => region(page, 'Hot matches')
/** The latest winners. */
export const winners = (page: Page) => page.getByRole('group', { name: /^Winners/ })

/** On how many lines the words of an element stand. */
export const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}

/** Goes to the end of home, where what comes late has come. */
export async function toTheEnd(page: Page) {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('heading', { name: 'Latest winners' })).toBeInViewport({ timeout: 200 })
  }).toPass()
}
/** Goes back to the top of home. */
export const toTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

/** A minute changes nothing of what `read` gives: at once, or as soon as the page knows that it must rest, which takes some frames. */
export const expectRest = (page: Page, read: () => Promise<unknown>) =>
  expect(async () => {
    const before = await read()
    await page.clock.runFor(60_000)
    expect(await read()).toEqual(before)
  }).toPass()
