import type { CDPSession } from '@playwright/test'
import { pathOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { expect, test } from '../lib/fixtures.ts'
import { MARIA } from '../lib/lobby.ts'

/** Home, and where it leads to. */
const FIRST = ['home', 'login', 'register', 'gameList', 'launchGame', 'notice', 'lottery'] as const

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
    await expect(page.getByText('No Internet').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('No Internet')).toHaveCount(0)
  })

  test('APP-28 home and all it leads to open without a network, also those that nobody opened before', async ({ lobby }) => {
    const { page } = lobby
    lobby.expectComplaint(/net::ERR|Failed to fetch|Failed to load resource/)
    await lobby.openHome()
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')
    // What the network once brought is no help: only the shell is left.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name)
    })
    await page.context().setOffline(true)
    const missed: string[] = []
    page.on('requestfailed', (request) => {
      // What the next page broke off was not missing.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') missed.push(request.url())
    })
    for (const address of FIRST) {
      const document = await page.goto(pathOf(address))
      await expect(page.getByText('No connection').first(), address).toBeVisible()
      const named = [...((await document?.text()) ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
        ([, file = '']) => file,
      )
      expect(named.length, address).toBeGreaterThan(4)
      expect(named.filter((file) => missed.some((url) => url.endsWith(file)))).toEqual([])
    }
  })

  test('APP-28 a page from the device asks for what it shows before its scripts run, each call once', async ({ lobby }) => {
    const { page } = lobby
    await lobby.openHome()
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')
    await page.addInitScript(() => {
      const { fetch } = window
      const asked: string[] = []
      Object.assign(window, { asked })
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
        if (pathname.startsWith('/wps/')) asked.push(`${document.readyState} ${pathname}`)
        return fetch(input, init)
      }
    })
    await page.goto('/m/gameList')
    await expect(page.getByRole('article').first()).toBeVisible()
    const asked = await page.evaluate((): string[] => Reflect.get(window, 'asked'))
    const calls = ['/wps/game/list', '/wps/system/settings/consolidated']
    expect(asked.filter((call) => calls.some((path) => call.endsWith(path))).toSorted()).toEqual(
      calls.map((path) => `loading ${path}`),
    )
  })
})

test('the bars answer a tap first, and the content of the page before is taken away after that', async ({ lobby }) => {
  const { page } = lobby
  await lobby.openHome()
  await page.evaluate(() => {
    const states: string[] = []
    Object.assign(window, { states })
    const look = () => {
      const name = document.querySelector('main')?.ariaLabel
      const content = document.querySelector('main article, main form')?.tagName ?? 'nothing'
      const state = `${name}: ${content}`
      if (states.at(-1) !== state) states.push(state)
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await page.getByRole('link', { name: 'Register' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  const states = await page.evaluate((): string[] => Reflect.get(window, 'states'))
  expect(states.slice(0, 2)).toEqual(['Midnight: ARTICLE', 'Registration: ARTICLE'])
  expect(states.at(-1)).toBe('Registration: FORM')
})

test('APP-26 a guest on home who may not go on finds it as it was, below the question to log in', async ({ lobby }) => {
  const { page } = lobby
  await lobby.openHome()
  const tile = await page.getByRole('article').first().elementHandle()
  const tabs = page.getByRole('navigation').last()
  await tabs.getByRole('link', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await tile?.evaluate((element) => element.isConnected)).toBe(true)
})

test('APP-11 pages fade, but not after a swipe back, nor where less motion is wanted', async ({ lobby }) => {
  const { page } = lobby
  await lobby.openHome()
  // Heard, not looked for: a fade is over before a slow machine looks twice.
  await page.evaluate(() => {
    document.documentElement.dataset.fades = '0'
    addEventListener('animationstart', ({ target }) => {
      const isPage = target instanceof Element && target.parentElement?.id === 'main'
      if (isPage) document.documentElement.dataset.fades = String(Number(document.documentElement.dataset.fades) + 1)
    })
  })
  const fades = () => page.evaluate(() => Number(document.documentElement.dataset.fades))
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect.poll(fades).toBe(1)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.evaluate(() => {
    // Only for a while a change of page belongs to a swipe: that stands still, however slow the machine.
    const swipedAt = performance.now()
    performance.now = () => swipedAt
    const touch = (clientX: number) => new Touch({ identifier: 1, target: document.body, clientX })
    dispatchEvent(new TouchEvent('touchstart', { touches: [touch(10)] }))
    dispatchEvent(new TouchEvent('touchmove', { touches: [touch(160)] }))
    history.back()
  })
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await fades()).toBe(1)
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await fades()).toBe(1)
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
  // React holds what it showed last until it renders again; the next change of route lets that go, while a leak only grows.
  await expect(async () => {
    await toggle(1)
    const after = await heapOf(session)
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(5)
    expect((after.nodes - before.nodes) / before.nodes).toBeLessThan(0.05)
  }).toPass()
})
