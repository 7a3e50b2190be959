import { expect, type Request } from '@playwright/test'
import { shiftDay } from '../../packages/hooks/src/cashier/records/ranges.rules.ts'
import { pathOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { dayIn, startOfDay } from '../../packages/hooks/src/core/time/recordTime.ts'
import type { BuiltPage, Visitor } from '../lib/builtPages.ts'
import { CALL, stillMs, test } from '../lib/everyAddress.ts'
import { SCRIPTS_KB, weighScripts } from '../lib/weighScripts.ts'

test.setTimeout(240_000)

/**
 * What bars, badges and prompts of a member ask on any page once it stands: no content of the screen waits for it, and most of
 * it is asked once a session. Where a screen shows it, its document has it all the same.
 * And the contracts of an agent: not every type of agent has them, and no document knows who has.
 */
const BESIDE =
  /^\/wps\/(member\/info|wallets\/balance|relay\/CSP_unreadCount|promotion\/available\?.*|agent\/contract\/dividend|relay\/agent\/contract\?.*)$/
/** What the popups of home ask for a member. */
const OF_POPUPS = /^\/wps\/wallets(\/merchant)?$/

/** The first calls that a document has for a visitor, with the days of their calendar. */
function earlyCalls({ early, address, variant }: BuiltPage, who: Visitor, timeZone: string): string[] {
  const today = dayIn(timeZone, stillMs)
  const words: Readonly<Record<string, (days: number) => string | number>> = {
    language: () => early.language,
    timeZone: () => encodeURIComponent(timeZone),
    day: (days) => shiftDay(today, days),
    start: (days) => startOfDay(timeZone, shiftDay(today, days)),
    end: (days) => startOfDay(timeZone, shiftDay(today, days + 1)) - 1,
  }
  const query = new URLSearchParams(address.split('?')[1])
  const calls = (who === 'guest' ? early.guest : (early.member ?? early.guest))[variant] ?? []
  return calls
    .map(({ url }) =>
      url.replace(/\{(\w+):?(-?\d+)?\}/g, (_, name, days) => String(words[name]?.(Number(days)) ?? query.get(name))),
    )
    .sort()
}

for (const who of ['guest', 'member', 'agent'] as const)
  test(`the first calls of every document for one who visits as ${who} are those that the application asks first, each once, and its scripts are few`, async ({
    visit,
    timezoneId,
  }) => {
    await visit(who, async (built, context, url) => {
      const page = await context.newPage()
      const asked: string[] = []
      const answer = Promise.withResolvers<void>()
      const loading = new Set<Request>()
      const scripts = new Set<string>()
      const ahead = new Set<string>()
      page.on('request', (request) => {
        if (CALL.test(request.url())) asked.push(request.url().slice(url.length))
        else loading.add(request)
        const file = request.url().slice(url.length)
        if (request.resourceType() === 'fetch') ahead.add(file)
        if (request.resourceType() === 'script' && !ahead.has(file)) scripts.add(file)
      })
      page.on('requestfinished', (request) => loading.delete(request))
      page.on('requestfailed', (request) => loading.delete(request))
      await page.route(CALL, async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.goto(url + built.address, { waitUntil: 'commit' })
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      )
      const unused = () =>
        page.evaluate(() => {
          const left: ReadonlyMap<string, unknown> | undefined = Reflect.get(window, '__lobbykitEarly')
          return [...(left?.keys() ?? [])]
        })
      // The screen stands, however long a busy machine takes for it: what its document asked is in use.
      await expect.soft.poll(unused, built.address).toEqual([])
      // Every task of the start is done, and so is what it left for idle moments; every script that it wanted is here.
      do {
        await expect.poll(() => loading.size).toBe(0)
        await page.evaluate(async () => {
          for (let task = 0; task < 5; task++) await new Promise((done) => requestIdleCallback(done))
        })
      } while (loading.size > 0)
      const early = earlyCalls(built, who, timezoneId ?? 'UTC')
      const isBeside = (call: string) => BESIDE.test(call) || (built.path === pathOf('home') && OF_POPUPS.test(call))
      const first = () => asked.filter((call) => early.includes(call) || !isBeside(call)).toSorted()
      await expect.soft.poll(first, built.address).toEqual(early)
      answer.resolve()
      await page.waitForLoadState('networkidle')
      const twice = asked.filter((call, place) => asked.indexOf(call) !== place)
      expect.soft(twice, `${built.address} asks twice`).toEqual([])
      // With all that it loads by itself, and without what it fetches for later.
      const most = built.path === pathOf('home') ? SCRIPTS_KB.home : SCRIPTS_KB.other
      expect.soft(weighScripts(scripts), `${built.address}: kilobytes of scripts`).toBeLessThanOrEqual(most)
    })
  })

test('every address shows its content without a file that its document does not name', async ({ visit }) => {
  await visit('guest', async (built, context, url) => {
    const page = await context.newPage()
    const checks = (built.early.guest[built.variant] ?? []).flatMap(({ check }) => check?.slice(1) ?? [])
    const named = new Set([...built.scripts, ...checks, ...built.laterStyles, built.facts])
    await page.route('**/assets/**', (route) => {
      const file = new URL(route.request().url()).pathname.slice(1)
      return named.has(file) ? route.continue() : route.abort()
    })
    await page.goto(url + built.address)
    const main = page.locator('main')
    await expect.soft(main, built.address).toBeVisible()
    if (built.path === pathOf('login') || built.path === pathOf('register')) {
      await page.locator('[name="username"]').fill('maria88')
      await page.waitForLoadState('networkidle')
      await expect.soft(page.locator('[name="username"]'), built.path).toHaveValue('maria88')
    }
    await page.waitForLoadState('networkidle')
    await expect.soft(main.locator('[aria-busy="true"]').first(), `${built.address} still waits`).not.toBeInViewport()
    await expect.soft(main.getByText('Loading failed'), built.address).toHaveCount(0)
    if (built.body.includes('<h1>'))
      await expect.soft(page.getByRole('heading', { level: 1 }), built.path).toHaveText(built.heading)
  })
})

test('ROUTE-03 who has no team asks for none of it at an address of agents, not even early', async ({ visit }) => {
  await visit('member', async (built, context, url) => {
    if (built.path !== pathOf('settings')) return
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of [pathOf('agent'), pathOf('teamBetting'), `${pathOf('transactionRecord')}?types=A`]) {
      await page.goto(url + path)
      await expect(page, path).toHaveURL(url + pathOf('home'))
    }
    expect(asked.filter((path) => /^\/wps\/(agent\/(?!affiliate)|transaction\/records)/.test(path))).toEqual([])
  })
})
