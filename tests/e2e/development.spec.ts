import { join } from 'node:path'
import { builtFolder } from '../lib/buildWeb.ts'
import { readBuiltPages } from '../lib/builtPages.ts'
import { serveSources } from '../lib/devServer.ts'
import { backendOf, test as base, expect, type Site } from '../lib/fixtures.ts'
import { holdScripts } from '../lib/holdScripts.ts'

interface Sources {
  /** Has the effect of an edit of a source, or of its end. */
  readonly edit: Awaited<ReturnType<typeof serveSources>>['edit']
}

/** Tests of the development server in the place of a build. */
const test = base.extend<object, { site: Site & Sources }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site: Site = { url: '', backend: undefined }
      const { url, edit, close } = await serveSources(backendOf(site))
      await use(Object.assign(site, { url, edit }))
      await close()
    },
    { scope: 'worker' },
  ],
})
// One server is enough for all of them.
test.describe.configure({ mode: 'default' })

/** The first script of the application, as the server has it. */
const MAIN = '**/src/main.tsx*'
const LOGIN = 'src/screens/auth/Login/Login.tsx'

test('APP-31 in development every address has the document of the build: its title, its waiting state, its first calls', async ({
  site,
}) => {
  const pages = readBuiltPages(join(builtFolder(), 'site'))
  const compareAll = async () => {
    for (let page = pages.shift(); page; page = pages.shift()) {
      const path = page.file === 'index.html' ? '/m/nowhere' : `/${page.file.replace(/\/index\.html$/, '')}`
      const answer = await fetch(site.url + path)
      const built = whatItSays(page.html)
      expect(built.shown, path).toContain('|')
      expect.soft(whatItSays(await answer.text()), path).toEqual(built)
    }
  }
  await Promise.all(Array.from({ length: 4 }, compareAll))
})

test('APP-31 in development a page waits as its own address before its scripts are there', async ({ lobby: _, page }) => {
  const release = await holdScripts(page, MAIN)
  const main = page.locator('main')
  for (const [path, own] of [
    ['/m/home', main.locator('img[data-hero]')],
    ['/', main.locator('img[data-hero]')],
    ['/m/login', main.getByRole('textbox', { name: 'Username' })],
    ['/m/register', main.getByRole('textbox', { name: 'Username' })],
    ['/m/gameList', main.getByRole('searchbox', { name: 'Game name' })],
    ['/m/securityCenter', page.getByRole('heading', { name: 'Security centre' })],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(own, path).toBeVisible()
    // The styles are here before any script.
    await expect(page.getByRole('button').first(), path).toHaveCSS('cursor', 'pointer')
    if (path.length > 1 && path !== '/m/home') await expect(page.locator('img[data-hero]'), path).toHaveCount(0)
  }
  await page.goto('/m/nowhere', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(main).toHaveCount(0)
  release()
})

test('APP-31 in development what is typed before the scripts are there is kept, and each first call is made once', async ({
  lobby,
  page,
}) => {
  const release = await holdScripts(page, MAIN)
  /** Addresses of the calls that the page has started and the application has not taken yet. */
  const early = () =>
    page.evaluate(() => {
      const calls: ReadonlyMap<string, unknown> | undefined = Reflect.get(window, '__lobbykitEarly')
      return [...(calls?.keys() ?? [])]
    })
  await page.goto('/m/login', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Username' })
  await name.fill('maria88')
  await expect.poll(early).not.toEqual([])
  const started = await early()
  release()
  const waiting = () => page.evaluate(() => document.documentElement.dataset.waiting)
  // A server of sources makes each module ready when it is first asked for.
  await expect.poll(waiting, { timeout: 40_000 }).toBeUndefined()
  await expect(name).toHaveValue('maria88')
  // The application has taken all of them.
  await expect.poll(early).toEqual([])
  const asked = lobby.watched.requested.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)
  expect(started.map((call) => asked.filter((each) => each === call).length)).toEqual(started.map(() => 1))
})

test('in development a reload shows an edited waiting state; a source with a mistake is named, and its mend shows the page', async ({
  lobby,
  page,
  site,
}) => {
  lobby.expectFailedCalls()
  const release = await holdScripts(page, MAIN)
  const heading = page.getByRole('heading', { level: 1 })
  const reload = async () => {
    // From its first word on the server can tell the page of changes; that word may come before the page counts as opened.
    const connected = new Promise<void>((done) =>
      page.once('websocket', (socket) => socket.once('framereceived', () => done())),
    )
    await page.goto('/m/login', { waitUntil: 'commit' })
    await connected
  }
  await reload()
  await expect(heading).toHaveText('Welcome back')
  site.edit(LOGIN, (code) => code.replace("text('login.title')", "'Edited'"))
  await expect(async () => {
    await reload()
    await expect(heading).toHaveText('Edited', { timeout: 100 })
  }).toPass()
  site.edit(LOGIN, (code) => `${code}\n<<<`)
  await expect(async () => {
    await reload()
    await expect(page.locator('vite-error-overlay')).toContainText('Login.tsx', { timeout: 500 })
  }).toPass()
  site.edit(LOGIN)
  await expect(heading).toHaveText('Welcome back')
  release()
})

test('the way from a message back to all of them warns the developer of nothing, and goes one step back', async ({
  lobby,
  page,
}) => {
  await lobby.enter()
  await page.goto('/m/webEmail')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap()
  await page.getByRole('main').getByRole('link', { name: 'All messages' }).tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/m\/message\?id=/)
})

/** What a document says to a visitor, and to the scripts in it. */
function whatItSays(html: string) {
  const factsOf = (id: string): unknown => {
    const [, facts = '{}'] = new RegExp(`<script id="${id}" data-page='([^']*)'`).exec(html) ?? []
    return JSON.parse(facts.replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
  }
  // Only a build has files of words, and scripts of one screen, for one check or of the member's bar.
  const early = JSON.stringify(factsOf('early'), (key, value) =>
    ['words', 'scripts', 'check'].includes(key) ? undefined : value,
  )
  const [, shown = ''] = /<div id="root">(.*)<span id="end"/s.exec(html) ?? []
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    shown: shown.replace(/<script.*?<\/script>|<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, '|'),
    waiting: factsOf('before-paint'),
    early: JSON.parse(early),
  }
}
