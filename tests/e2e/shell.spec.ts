import { rmSync } from 'node:fs'
import { createMockBackend } from '@lobbykit/mock-server'
import type { CDPSession, Page } from '@playwright/test'
import { makeBuild } from '../lib/buildWeb.ts'
import { serveDeployments } from '../lib/deployments.ts'
import { expect, test } from '../lib/fixtures.ts'
import { MARIA } from '../lib/lobby.ts'

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('APP-28 the lobby can be installed as an app', async ({ lobby }) => {
    await lobby.openHome()
    const session = await lobby.page.context().newCDPSession(lobby.page)
    const { data, errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '{}')).toMatchObject({ start_url: '/m/home', display: 'standalone' })
    await expect
      .poll(async () =>
        (await session.send('Page.getInstallabilityErrors')).installabilityErrors
          .map(({ errorId }) => errorId)
          .filter((id) => id !== 'in-incognito'),
      )
      .toEqual([])
  })

  test('APP-28 APP-15 without a network the shell opens, says so, and goes on by itself when there is one', async ({
    lobby,
  }) => {
    const { page } = lobby
    lobby.expectComplaint(/net::ERR|Failed to fetch|Failed to load resource/)
    await lobby.openHome()
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')
    await page.reload()
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText('No Internet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('No Internet')).toBeHidden()
  })
})

const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count++
  })
  return loads
}

test('APP-14 a page of an old build reaches a route of the new one with exactly one reload', async ({ page }) => {
  // It makes a build of its own.
  test.setTimeout(120_000)
  const next = makeBuild({ VITE_MERCHANT_NAME: 'Daybreak' })
  const backend = createMockBackend()
  const site = await serveDeployments((request) => backend.handle(request), next)
  await page.goto(`${site.url}/m/home`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const loads = countLoads(page)
  site.deploy()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Daybreak')).toBeVisible()
  expect(loads.count).toBe(1)
  await site.close()
  rmSync(next, { recursive: true, force: true })
})

test('APP-14 a file that is gone for good is tried once more by a reload, then the way to retry stays', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const backend = createMockBackend()
  const site = await serveDeployments((request) => backend.handle(request))
  await page.goto(`${site.url}/m/home`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const loads = countLoads(page)
  site.lose(/\/assets\/Login-.*\.js/)
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

test('APP-11 pages fade, but not after a swipe back, nor where less motion is wanted', async ({ lobby }) => {
  const { page } = lobby
  await lobby.openHome()
  const fades = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((each) => each instanceof CSSAnimation && each.effect?.getTiming().duration === 300)
          .length,
    )
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect.poll(fades).toBe(1)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.evaluate(() => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target: document.body, clientX })
    dispatchEvent(new TouchEvent('touchstart', { touches: [touch(10)] }))
    dispatchEvent(new TouchEvent('touchmove', { touches: [touch(160)] }))
    history.back()
  })
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await fades()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await fades()).toBe(0)
})

test('LOGIN-13 a logout in one tab logs the other one out, but not a member who is someone else', async ({ lobby }) => {
  const { page } = lobby
  await lobby.logIn(MARIA)
  const twin = await page.context().newPage()
  const other = await page.context().newPage()
  for (const [tab, username, password] of [
    [twin, MARIA.username, MARIA.password],
    [other, 'vip777', 'Vip777pass'],
  ] as const) {
    await tab.goto('/m/login')
    await tab.getByRole('textbox', { name: 'Username' }).fill(username)
    await tab.getByLabel(/^Password/).fill(password)
    await tab.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(tab.getByRole('group', { name: 'Balance' })).toBeVisible()
  }
  await page.bringToFront()
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(twin.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(other.getByRole('group', { name: 'Balance' })).toBeVisible()
})

async function heapOf(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

test('APP-06 sixty changes of route leave no elements and no listeners behind', async ({ lobby }) => {
  const { page } = lobby
  await lobby.openHome()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const toggle = async (times: number) => {
    for (let i = 0; i < times; i++) {
      await page.getByRole('link', { name: 'Log in' }).click()
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to home' }).first().click()
      await expect(page.getByRole('article').first()).toBeVisible()
    }
  }
  await toggle(5)
  const before = await heapOf(session)
  await toggle(30)
  const after = await heapOf(session)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(5)
  expect((after.nodes - before.nodes) / before.nodes).toBeLessThan(0.05)
})
