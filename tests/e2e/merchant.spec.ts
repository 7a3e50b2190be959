import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createMockBackend, type MockBackend } from '@lobbykit/mock-server'
import { SESSION_KEY } from '@lobbykit/sdk'
import { serveBuild } from '@lobbykit/web/build/serve.ts'
import type { Backend } from '@lobbykit/web/build/serveBackend.ts'
import { type BrowserContext, expect, test } from '@playwright/test'
import { builtFolder, makeBuild } from '../lib/buildWeb.ts'
import { readBuiltPages } from '../lib/builtPages.ts'
import { holdScripts } from '../lib/holdScripts.ts'
import { fillLogin, MARIA } from '../lib/lobby.ts'

const NAMES = /midnight|lobbykit/i
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('source maps lie outside the folder that a host publishes, and nothing published names one', () => {
  const site = join(builtFolder(), 'site')
  const files = filesIn(site)
  expect(files.filter((file) => /\.map(\.\w+)?$/.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(js|css)$/.test(file))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((file) => /sourceMappingURL/.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(filesIn(join(builtFolder(), 'maps')).length).toBeGreaterThan(5)
})

test('APP-28 every document links the manifest once', () => {
  for (const { file, html } of readBuiltPages(join(builtFolder(), 'site')))
    expect(html.match(/rel="manifest"/g), file).toHaveLength(1)
})

/** A backend that calls the token's header by another name, and a wrong password by a code of its own. */
function otherNames({ handle }: MockBackend): Backend {
  return async (request) => {
    const headers = new Headers(request.headers)
    headers.delete('Authorization')
    const token = headers.get('X-Token')
    if (token) headers.set('Authorization', token)
    const response = await handle(new Request(request, { headers }))
    const text = await response.clone().text()
    return text.includes('"login.password.wrong"')
      ? new Response(text.replace('"login.password.wrong"', '"1007"'), response)
      : response
  }
}

/** Where the backend of the other merchant is: not where his site is. */
const API = 'https://api.daybreak.example'

/** Has a backend answer there. */
const answerElsewhere = (context: BrowserContext, answer: Backend) =>
  context.route(`${API}/**`, async (route) => {
    const asked = route.request()
    const body = asked.postDataBuffer()
    const headers = await asked.allHeaders()
    const request = new Request(asked.url(), { method: asked.method(), headers, ...(body && { body: new Uint8Array(body) }) })
    const response = await answer(request)
    await route.fulfill({
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'Access-Control-Allow-Origin': '*' },
      body: Buffer.from(await response.arrayBuffer()),
    })
  })

test.describe('the build of another merchant', () => {
  // It makes a build of its own.
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let folder = ''
  test.beforeAll(() => {
    folder = makeBuild({
      VITE_MERCHANT_NAME: 'Daybreak',
      VITE_MERCHANT_CODE: 'daybreak',
      VITE_API_BASE: API,
      VITE_REMEMBER: 'username',
      VITE_HEADERS: 'token=X-Token',
      VITE_ERROR_CODES: '1007=login.password.wrong',
    })
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
  test.beforeEach(({ context }) => answerElsewhere(context, otherNames(createMockBackend())))

  test('calls itself by its own name wherever one can read it', () => {
    for (const { file, html, body } of readBuiltPages(join(folder, 'site'))) {
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
      expect(title, file).toContain('Daybreak')
      const read = body.replace(/<script[\s\S]*?<\/script>/g, '')
      expect(read.match(NAMES), file).toBeNull()
    }
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'site/manifest.webmanifest'), 'utf8'))
    expect(manifest).toMatchObject({ name: 'Daybreak', short_name: 'Daybreak' })
    const published = filesIn(join(folder, 'site')).filter((file) => /\.(html|js|json|css|svg|webmanifest)$/.test(file))
    expect(published.filter((file) => /Midnight/.test(readFileSync(file, 'utf8')))).toEqual([])
    const words = published.filter((file) => /\.(json|svg|webmanifest)$/.test(file))
    expect(words.filter((file) => NAMES.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('shows no other name, and remembers what it was told to remember', async ({ page }) => {
    const site = await serveBuild({ dir: folder })
    const readable = () =>
      page.evaluate(() => {
        const named = [...document.querySelectorAll('[aria-label], [alt], [title]')]
        const labels = named.flatMap((each) => ['aria-label', 'alt', 'title'].map((name) => each.getAttribute(name) ?? ''))
        // Names of games are the vendors', and nobody reads scripts.
        for (const each of document.querySelectorAll('article, script')) each.remove()
        return [document.title, document.body.textContent, ...labels].join('\n')
      })
    for (const path of ['/m/home', '/m/login', '/m/register', '/m/help', '/m/service', '/m/maintenance']) {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading').first()).toBeAttached()
      const text = await readable()
      expect(text, path).toContain('Daybreak')
      expect(text.match(/midnight|lobbykit/i), path).toBeNull()
    }
    await page.goto(`${site.url}/m/login`)
    await page.getByRole('checkbox', { name: /Remember me/ }).check()
    await fillLogin(page, MARIA)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/m\/login/)
    const kept = await page.evaluate(() => localStorage.getItem('sass'))
    expect(kept).toContain(MARIA.username)
    expect(JSON.parse(kept ?? '{}')).not.toHaveProperty('password')
    await site.close()
  })

  test('starts the first calls of a page beside its scripts, also where the backend is elsewhere', async ({ page }) => {
    const site = await serveBuild({ dir: folder })
    const begin = await holdScripts(page)
    for (const path of ['/m/gameList', '/m/notice']) {
      const asked: string[] = []
      page.on('request', (request) => request.url().startsWith(API) && asked.push(new URL(request.url()).pathname))
      await page.goto(site.url + path, { waitUntil: 'commit' })
      await expect.poll(() => asked, path).toContain('/wps/system/settings/consolidated')
      await expect.poll(() => asked.length, path).toBeGreaterThan(1)
    }
    begin()
    await site.close()
  })

  test('KIT-03 calls its backend by the names of the merchant from the first call on, and puts its codes into words', async ({
    page,
  }) => {
    const site = await serveBuild({ dir: folder })
    await page.goto(`${site.url}/m/login`)
    await fillLogin(page, MARIA)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/m\/login/)
    // The home that the login leads to asks for the same, so it is left first.
    await page.goto('about:blank')
    const tokens: (string | undefined)[] = []
    const otherwise: (string | undefined)[] = []
    page.on('request', (request) => {
      const headers = request.headers()
      if (/\/wps\/announcement\?/.test(request.url())) tokens.push(headers['x-token'])
      if (headers.authorization) otherwise.push(request.url())
    })
    await page.goto(`${site.url}/m/home`)
    await expect(page.getByText('₱1,250.50').first()).toBeVisible()
    const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)
    // Asked for once: the application takes the answer of the call that the page began.
    expect(tokens).toEqual([JSON.parse(session ?? '{}').token])
    expect(otherwise).toEqual([])

    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${site.url}/m/login`)
    await fillLogin(page, { ...MARIA, password: 'Wrong99pass' })
    await page.keyboard.press('Enter')
    await expect(page.getByText('The account or the password is incorrect').first()).toBeVisible()
    await site.close()
  })
})
