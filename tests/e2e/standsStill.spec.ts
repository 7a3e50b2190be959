import { expect, type Page, type Route } from '@playwright/test'
import type { Visitor } from '../lib/builtPages.ts'
import { CALL, test } from '../lib/everyAddress.ts'
import { undrawnIcons } from '../lib/icons.ts'

/** The largest sum of layout shifts of an address. */
const SHIFT = 0.003

/** One moment at which something moved, and what did. */
interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

test.setTimeout(240_000)

/** Tasks that the application left for idle moments, and what they ask, are done after a few of these. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let task = 0; task < 5; task++) await new Promise((done) => requestIdleCallback(done))
  })

/** The order in which answers arrive: as they were asked for, or the last one first. */
const orders = {
  'in their order': (held: Route[]) => held.shift(),
  'the last one first': (held: Route[]) => held.pop(),
}

for (const who of ['guest', 'member', 'agent'] satisfies Visitor[])
  for (const [order, next] of Object.entries(orders))
    test(`nothing moves and every icon is drawn at any address for one who visits as ${who} while the answers come one by one, ${order}`, async ({
      visit,
    }) => {
      await visit(who, async (built, context, url) => {
        const page = await context.newPage()
        const held: Route[] = []
        await page.route(CALL, (route) => {
          held.push(route)
        })
        await page.addInitScript(() => {
          const shifts: Shift[] = []
          Object.assign(window, { moved: shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(entry, 'sources')
              const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
                const what = node instanceof Element ? node.outerHTML : (node?.textContent ?? '')
                return `${what.slice(0, 100)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`
              })
              shifts.push({ value: Number(Reflect.get(entry, 'value')), moved })
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(url + built.address, { waitUntil: 'load' })
        await idle(page)
        let answers = 0
        for (let route = next(held); route; route = next(held)) {
          answers += 1
          const asked = route.request()
          const answered = page.waitForEvent('requestfinished', (request) => request === asked)
          await route.continue()
          await answered
          await idle(page)
        }
        expect.soft(await undrawnIcons(page), `${built.address} shows icons without their drawings`).toEqual([])
        const shifts = await page.evaluate((): Shift[] => Reflect.get(window, 'moved'))
        expect.soft(answers, `${built.address} asked for nothing`).toBeGreaterThan(0)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect.soft(sum, `${built.address} ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(SHIFT)
      })
    })
