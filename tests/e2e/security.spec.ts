import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtFolder } from '../lib/buildWeb.ts'
import { expect, test } from '../lib/fixtures.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'

declare global {
  // In every browser of our floor that has it, and in no list of types yet.
  var trustedTypes: { createPolicy(name: string, rules: object): unknown }
}

const POLICY = [
  "default-src 'none'",
  /^script-src 'self'( 'sha256-[\w+/]{43}='){2}$/,
  /^style-src 'self'( 'sha256-[\w+/]{43}=')+$/,
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lobbykit',
] as const

test('every page and worker comes with the headers that protect it, every file with its own', async ({ lobby, page }) => {
  await page.goto('/m/login')
  const script = await page.locator('script[type=module]').getAttribute('src')
  const worker = readdirSync(join(builtFolder(), 'site/assets')).find((name) => /^patternWorker-.*\.js$/.test(name))
  const headersOf = async (path: string) => (await page.request.get(lobby.url + path)).headers()
  const part = await headersOf(script ?? '')
  expect(part['x-content-type-options']).toBe('nosniff')
  expect(part['content-type']).toMatch(/^text\/javascript/)
  for (const path of ['/', '/m/home', '/m/nowhere', '/register.html', '/sw.js', `/assets/${worker}`]) {
    const headers = await headersOf(path)
    const policy = (headers['content-security-policy'] ?? '').split('; ')
    expect(policy, path).toHaveLength(POLICY.length)
    for (const [index, directive] of POLICY.entries())
      expect(policy[index], path).toEqual(expect.stringMatching(exactly(directive)))
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    // Games open in windows of their own.
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
    const [, age] = /^max-age=(\d+); includeSubDomains$/.exec(headers['strict-transport-security'] ?? '') ?? []
    expect(Number(age), path).toBeGreaterThanOrEqual(31_536_000)
    expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*geolocation=\(\)/)
  }
})

const exactly = (directive: string | RegExp) =>
  typeof directive === 'string' ? new RegExp(`^${directive.replace(/[/'.]/g, '\\$&')}$`) : directive

test('what is not for visitors is not served', async ({ lobby, page }) => {
  const scripts = await page
    .goto('/m/home')
    .then(() => page.locator('script[src]').evaluateAll((all) => all.map((each) => each.getAttribute('src'))))
  expect(scripts.length).toBeGreaterThan(0)
  for (const path of [
    ...scripts.map((src) => `${src}.map`),
    '/hosting/headers.json',
    '/headers.json',
    '/nginx.conf',
    '/.env',
    '/package.json',
  ]) {
    expect((await page.request.get(lobby.url + path)).status(), path).toBe(404)
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await page.request.fetch(`${lobby.url}/m/home`, { method })).status(), method).toBe(405)
  }
})

test('the page violates nothing with every dialog opened, and locks scrolling behind them', async ({ lobby, page }) => {
  const locked = () => page.evaluate(() => getComputedStyle(document.body).overflow)
  await page.goto('/m/set')
  await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible()
  await expect.poll(locked).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(locked).toBe('visible')
  await lobby.logIn()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect.poll(locked).toBe('hidden')
  await page.getByRole('button', { name: /^Language/ }).click()
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
  await expect.poll(locked).toBe('hidden')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect.poll(locked).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(locked).toBe('visible')
  expect(lobby.watched.complaints()).toEqual([])
})

test('text becomes markup or code only through the one policy', async ({ lobby, page }) => {
  lobby.expectComplaint(/^policy: (require-trusted-types-for|trusted-types)/)
  lobby.expectComplaint(/^console: .*(TrustedHTML|TrustedScript|Trusted Types|TrustedTypePolicy)/i)
  await lobby.openHome()
  const refused = await page.evaluate(() => {
    const throws = (work: () => unknown) => {
      try {
        work()
        return 'allowed'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    return {
      html: throws(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      }),
      script: throws(() => {
        document.createElement('script').src = 'https://evil.example/x.js'
      }),
      parse: throws(() => new DOMParser().parseFromString('<p>', 'text/html')),
      worker: throws(() => new Worker('https://evil.example/x.js')),
      otherPolicy: throws(() => trustedTypes.createPolicy('other', {})),
      samePolicyAgain: throws(() => trustedTypes.createPolicy('lobbykit', {})),
    }
  })
  expect(refused).toEqual({
    html: 'refused',
    script: 'refused',
    parse: 'refused',
    worker: 'refused',
    otherPolicy: 'refused',
    samePolicyAgain: 'refused',
  })
})

test('neither script nor style nor picture nor frame from elsewhere gets in', async ({ lobby, page }) => {
  lobby.expectComplaint(/evil\.example|inline/)
  await lobby.openHome()
  await page.evaluate(() => {
    const add = (name: string, attributes: Record<string, string>) => {
      const element = document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      document.body.append(element)
    }
    add('img', { src: 'https://evil.example/a.png' })
    add('iframe', { src: 'https://evil.example/' })
    add('link', { rel: 'stylesheet', href: 'https://evil.example/a.css' })
    add('style', {})
    document.querySelector('style:last-of-type')?.append('body { display: none }')
  })
  await expect(page.getByRole('article').first()).toBeVisible()
  const left = lobby.watched.requested.filter((url) => new URL(url).hostname === 'evil.example')
  // The browser lists what it then refuses to send; none may have been answered.
  for (const url of left) expect(lobby.watched.failed).toContain(url)
})

/** Where a secret must not stand: addresses, the console, what stays on the device, the page. */
async function places(page: Page) {
  return page.evaluate(() => ({
    kept: Object.entries(localStorage)
      .filter(([key]) => key !== 'sass')
      .map(([key, value]) => `${key}=${value}`),
    address: location.href,
    history: JSON.stringify(history.state),
    cookies: document.cookie,
    markup: document.documentElement.outerHTML,
  }))
}

test('no token, password or code is left anywhere on the way through login, play and logout', async ({ lobby, page }) => {
  const secrets = new Set([MARIA.password, 'Wrong88pass'])
  const seen: string[] = []
  const look = async () => {
    const found = await places(page)
    seen.push(...found.kept, found.address, found.history, found.cookies, found.markup)
    const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
    if (session) secrets.add(JSON.parse(session).token)
  }
  await lobby.openHome()
  await look()
  await page.goto('/m/login')
  await fillLogin(page, { username: MARIA.username, password: 'Wrong88pass' })
  await page.getByRole('checkbox', { name: 'Remember me on this phone' }).check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const captcha = page.getByRole('textbox', { name: 'Verification code' })
  await expect(page.getByRole('button', { name: 'Another picture' }).locator('img')).toBeVisible()
  await captcha.fill(lobby.backend.captcha() ?? '')
  await page.getByLabel(/^Password/).fill(MARIA.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await look()
  await page
    .getByRole('button', { name: /Tropical Reels$/ })
    .first()
    .click()
  const game = page.locator('iframe').contentFrame()
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByRole('status')).toHaveText(/win/i)
  await look()
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await look()
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()

  await page.goto('/m/login')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const code = lobby.backend.sms('9171234567') ?? ''
  secrets.add(code)
  await page.getByRole('textbox', { name: 'SMS code' }).fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await look()

  expect(secrets.size).toBe(5)
  const everywhere = [...seen, ...lobby.watched.requested, ...lobby.watched.consoleLines].join('\n')
  // Longer numbers, such as times, may hold the digits of a code by chance.
  const stands = (secret: string) =>
    /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(everywhere) : everywhere.includes(secret)
  for (const secret of secrets) expect(stands(secret), `a secret of ${secret.length} characters`).toBe(false)
})

test('LOGIN-12 after a logout nothing of the member is left, neither kept nor shown, although the backend is away', async ({
  lobby,
  page,
}) => {
  lobby.expectFailedCalls()
  await lobby.logIn()
  lobby.backend.fault('logout', 'drop')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  const { markup, kept } = await places(page)
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(`${markup}${kept}${session}`).not.toMatch(/Maria|1,250\.50|maria88/)
})
