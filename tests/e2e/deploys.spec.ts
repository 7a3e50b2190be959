import { rmSync } from 'node:fs'
import { createMockBackend } from '@lobbykit/mock-server'
import { expect, type Page, test } from '@playwright/test'
import { makeBuild } from '../lib/buildWeb.ts'
import { serveDeployments } from '../lib/deployments.ts'
import { spareData } from '../lib/spareData.ts'

const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count++
  })
  return loads
}
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().click()
/** What stands between the bars of a page. */
const within = (page: Page, title: string) => page.getByRole('main', { name: title, exact: true })
const username = (page: Page) => page.getByRole('textbox', { name: 'Username' })

/** Ways on from a home of the old build, and what shows that one has arrived: something that the script of the screen draws, which no bar has. */
const WAYS = [
  ['login', link('Log in'), username],
  ['registration', link('Register'), username],
  [
    'the promotions',
    link('Promotion'),
    (page: Page) => within(page, 'Activity centre').getByRole('listitem').getByRole('link').first(),
  ],
  [
    'a list of games',
    async (page: Page) => {
      const vendor = page.getByRole('region', { name: 'Slots' }).getByRole('button', { name: /Jolly Games/ })
      await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Slots' }).click()
      // The part of home that shows vendors may be gone with the old build; it is asked for once more by hand.
      await vendor
        .or(page.getByRole('button', { name: 'Try again' }))
        .first()
        .click()
      if (!/gameList/.test(page.url())) await vendor.click()
    },
    (page: Page) => within(page, 'Games').getByRole('article').first(),
  ],
  [
    'the menu',
    (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
  ],
] as const

test.describe('after a deploy', () => {
  // One worker, which makes the other build once.
  // A new worker fetches its files first, which takes a busy machine long.
  test.describe.configure({ mode: 'default', timeout: 150_000 })
  let next: string
  test.beforeAll(() => {
    test.setTimeout(180_000)
    next = makeBuild({ VITE_MERCHANT_NAME: 'Daybreak' })
  })
  test.afterAll(() => rmSync(next, { recursive: true, force: true }))

  for (const serviceWorkers of ['block', 'allow'] as const) {
    const way = serviceWorkers === 'allow' ? 'with' : 'without'
    test.describe(`${way} the service worker`, () => {
      test.use({ serviceWorkers })

      if (serviceWorkers === 'allow')
        test('APP-14 APP-28 a part that no one has kept is fetched with the new build, past the old worker', async ({
          page,
        }) => {
          const backend = createMockBackend()
          const site = await serveDeployments((request) => backend.handle(request), next)
          await page.goto(`${site.url}/m/notice`)
          await untilActivated(page)
          // Nothing is fetched ahead any more, so the menu is not here yet.
          await spareData(page)
          await page.goto(`${site.url}/m/home`)
          await expect(page.getByRole('article').first()).toBeVisible()
          const loads = countLoads(page)
          site.deploy()
          const menu = page.getByRole('button', { name: 'Menu', exact: true })
          await menu.click()
          await expect(page.getByRole('alert')).toHaveText('Loading failed, click to retry')
          await menu.click()
          await expect(page.getByText('Daybreak').first()).toBeVisible()
          expect(loads.count).toBe(1)
          await menu.click()
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
          await site.close()
        })

      if (serviceWorkers === 'block')
        test('APP-14 a game whose code is gone with the old build opens after one reload, for one who spares data', async ({
          page,
        }) => {
          const backend = createMockBackend()
          const site = await serveDeployments((request) => backend.handle(request), next)
          await spareData(page)
          await page.goto(`${site.url}/m/home`)
          const game = page.getByRole('region', { name: 'Hot' }).getByRole('article').first().getByRole('button').first()
          await expect(game).toBeVisible()
          const loads = countLoads(page)
          site.deploy()
          await game.click()
          await expect(page.getByText('Loading failed, click to retry')).toBeVisible()
          expect(loads.count).toBe(0)
          await game.click()
          await expect(page.getByText('Daybreak').first()).toBeVisible()
          await game.click()
          await expect(page).toHaveURL(/\/m\/login/)
          expect(loads.count).toBe(1)
          await site.close()
        })

      for (const [where, go, arrived] of WAYS) {
        test(`APP-14 APP-28 a home of the old build, ${way} the worker, reaches ${where} with one reload at most`, async ({
          page,
        }) => {
          const backend = createMockBackend()
          const site = await serveDeployments((request) => backend.handle(request), next)
          if (serviceWorkers === 'block') await spareData(page)
          await page.goto(`${site.url}/m/home`)
          await expect(page.getByRole('article').first()).toBeVisible()
          if (serviceWorkers === 'allow') await untilControlled(page)
          const loads = countLoads(page)
          site.deploy()
          await go(page)
          // A menu that a reload has closed opens with the next tap.
          await expect(async () => {
            if (where === 'the menu' && !(await arrived(page).isVisible())) await go(page)
            await expect(arrived(page)).toBeVisible({ timeout: 3_000 })
          }).toPass()
          await expect(page.getByText('Loading failed')).toHaveCount(0)
          expect(loads.count).toBeLessThanOrEqual(1)

          await page.goto(`${site.url}/m/notice`)
          await expect(page.getByRole('heading', { level: 1, name: 'Notice' })).toBeVisible()
          if (serviceWorkers === 'allow') await untilNewestWorker(page)
          const other = await page.context().newPage()
          await other.goto(`${site.url}/m/home`)
          await expect(other.getByText('Daybreak').first()).toBeVisible()
          await expect(other.getByRole('article').first()).toBeVisible()
          await site.close()
        })
      }
    })
  }
})

async function untilActivated(page: Page) {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(state, { timeout: 60_000 }).toBe('activated')
}

/** Waits for the worker, and comes back under its control. */
async function untilControlled(page: Page) {
  await untilActivated(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/**
 * Waits until the worker of the build on the server has taken over from the one before. A browser stops a worker that has had nothing
 * to do for a while, and then the next one begins; here it is stopped at once.
 */
async function untilNewestWorker(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const versions = new Map<string, string>()
  browser.on('ServiceWorker.workerVersionUpdated', (event) => {
    for (const { versionId, status } of event.versions) versions.set(versionId, status)
  })
  await browser.send('ServiceWorker.enable')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(async () => {
    const having = (status: string) => [...versions.keys()].filter((id) => versions.get(id) === status)
    if (having('installed').length) {
      for (const versionId of having('activated')) await browser.send('ServiceWorker.stopWorker', { versionId })
    }
    expect([...having('new'), ...having('installing'), ...having('installed'), ...having('activating')]).toEqual([])
  }).toPass({ timeout: 60_000 })
  await browser.detach()
}

test('APP-14 a file that is gone for good is tried once more by a reload, then the way to retry stays', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const backend = createMockBackend()
  const site = await serveDeployments((request) => backend.handle(request))
  await spareData(page)
  await page.goto(`${site.url}/m/home`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const loads = countLoads(page)
  site.lose(/\/assets\/auth-.*\.js/)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByText('Loading failed, click to retry')).toBeVisible()
  await expect.poll(() => loads.count).toBe(1)
  expect(logged).toContain('Async route failed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Loading failed, click to retry')).toBeVisible()
  site.lose(/never/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(loads.count).toBe(1)
  await site.close()
})

test('APP-14 a panel whose file is gone says so; asked for once more, one reload fetches the build that has it', async ({
  page,
}) => {
  const backend = createMockBackend()
  const site = await serveDeployments((request) => backend.handle(request))
  await spareData(page)
  await page.goto(`${site.url}/m/gameList?gameType=RNG`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const loads = countLoads(page)
  const filter = page.getByRole('button', { name: /^Filter/ })
  site.lose(/\/assets\/games\.gameList.*\.js/)
  await filter.click()
  const lost = page.getByRole('alert').getByText('Loading failed, click to retry')
  await expect(lost).toBeVisible()
  expect(loads.count).toBe(0)
  // The page that is loaded anew, and not the one it is to replace, is what is tapped from here on.
  const reloaded = page.waitForEvent('load')
  await lost.click()
  await reloaded
  expect(loads.count).toBe(1)
  site.lose(/never/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await filter.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loads.count).toBe(1)
  await site.close()
})
