import { join } from 'node:path'
import { createMockBackend } from '@lobbykit/mock-server'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { pathOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { builtFolder } from '../lib/buildWeb.ts'
import { type BuiltPage, isForGuests, pagesInOrder, readBuiltPages } from '../lib/builtPages.ts'
import { serveStatically } from '../lib/staticHost.ts'

/** Every address that a guest may open, cold, over the plainest host; each visit has a context of its own. */
const test = base.extend<{
  visit: (open: (page: BuiltPage, context: BrowserContext, url: string) => Promise<void>) => Promise<void>
}>({
  visit: async ({ browser, contextOptions }, provide) => {
    const site = join(builtFolder(), 'site')
    const backend = createMockBackend()
    const host = await serveStatically(site, (request) => backend.handle(request))
    await provide(async (open) => {
      for (const built of pagesInOrder(readBuiltPages(site)).filter(isForGuests)) {
        const context = await browser.newContext(contextOptions)
        await open(built, context, host.url)
        await context.close()
      }
    })
    host.close()
  },
})

test.setTimeout(240_000)

/** Addresses of the backend's calls, without that of the affiliate: which one it asks for, a link that the device keeps says. */
const CALL = /\/(wps|lgw)\/(?!agent\/affiliate)/

/** The first calls that a document has for a guest who comes without a query. */
const earlyCalls = ({ early }: BuiltPage) =>
  (early.guest[''] ?? []).map(({ url }) => url.replaceAll('{language}', early.language)).sort()

test('the first calls of every document are those that the application asks first, each once', async ({ visit }) => {
  await visit(async (built, context, url) => {
    const page = await context.newPage()
    const asked: string[] = []
    const answer = Promise.withResolvers<void>()
    page.on('request', (request) => {
      if (CALL.test(request.url())) asked.push(request.url().slice(url.length))
    })
    await page.route(CALL, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto(url + built.path, { waitUntil: 'commit' })
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    )
    // Every task of the start is done, and so is what it left for idle moments.
    await page.evaluate(async () => {
      for (let task = 0; task < 5; task++) await new Promise((done) => requestIdleCallback(done))
    })
    const first = asked.toSorted()
    const unused = await page.evaluate(() => {
      const early: ReadonlyMap<string, unknown> | undefined = Reflect.get(window, '__lobbykitEarly')
      return [...(early?.keys() ?? [])]
    })
    answer.resolve()
    await page.waitForLoadState('networkidle')
    const twice = asked.filter((call, place) => asked.indexOf(call) !== place)
    expect.soft({ first, unused, twice }, built.path).toEqual({ first: earlyCalls(built), unused: [], twice: [] })
  })
})

test('every address shows its content without a file that its document does not name', async ({ visit }) => {
  await visit(async (built, context, url) => {
    const page = await context.newPage()
    const named = new Set([...built.scripts, ...built.laterStyles])
    await page.route('**/assets/**', (route) => {
      const file = new URL(route.request().url()).pathname.slice(1)
      return named.has(file) ? route.continue() : route.abort()
    })
    await page.goto(url + built.path)
    const main = page.locator('main')
    await expect.soft(main, built.path).toBeVisible()
    if (built.path === pathOf('login') || built.path === pathOf('register')) {
      await page.locator('[name="username"]').fill('maria88')
      await page.waitForLoadState('networkidle')
      await expect.soft(page.locator('[name="username"]'), built.path).toHaveValue('maria88')
    }
    await page.waitForLoadState('networkidle')
    await expect.soft(main.locator('[aria-busy="true"]').first(), `${built.path} still waits`).not.toBeInViewport()
    await expect.soft(main.getByText('Loading failed'), built.path).toHaveCount(0)
    if (built.body.includes('<h1>'))
      await expect.soft(page.getByRole('heading', { level: 1 }), built.path).toHaveText(built.heading)
  })
})
