import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveBuild } from '@lobbykit/web/build/serve.ts'
import type { BuildFacts } from '@lobbykit/web/src/parts/partFiles.ts'
import { expect, test } from '@playwright/test'
import { ADDRESSES, pathOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { PRIZE_MODES } from '../../packages/hooks/src/games/launch/launchInput.rules.ts'
import { builtFolder } from '../lib/buildWeb.ts'
import { type BuiltPage, isFor, otherScreensOf, readBuiltPages } from '../lib/builtPages.ts'
import { serveStatically } from '../lib/staticHost.ts'

/** What a build publishes, read as files and over the plainest host; no browser is needed for that. */
const folder = () => builtFolder()
const site = () => join(folder(), 'site')
const textOf = (file: string) => readFileSync(join(folder(), file), 'utf8')
/** The page of the site's root, and of every address that nobody knows. */
const ROOT = 'index.html'
const HOME = ['/', ...ADDRESSES.home]

test('every address has a document of its own on a static host, and an unknown one gets the page of the root', async () => {
  const host = await serveStatically(site())
  const pages = readBuiltPages(site())
  const documentAt = async (path: string) => (await fetch(host.url + path)).text()
  const fileAt = async (path: string) => {
    const html = await documentAt(path)
    return pages.find((page) => page.html === html)?.file
  }
  for (const path of Object.values(ADDRESSES).flat()) {
    const file = await fileAt(path)
    expect(pages.find((page) => page.file === file)?.paths, path).toContain(path)
    expect(file === ROOT, path).toBe(path === '/')
    if (!/\/$|\.html$/.test(path)) expect(await fileAt(`${path}/`), path).toBe(file)
  }
  for (const path of ['/m/nowhere', '/elsewhere', '/m/login/more']) expect(await fileAt(path), path).toBe(ROOT)
  host.close()
})

test('APP-31 every document shows its own heading and nothing of home', () => {
  const pages = readBuiltPages(site())
  const home = pages.find(({ path }) => path === pathOf('home'))
  const heroOf = ({ body }: BuiltPage) => /<img data-hero="true"[^>]* src="([^"]+)"/.exec(body)?.[1]
  const hero = home && heroOf(home)
  expect(hero).toBeTruthy()
  for (const page of pages) {
    expect(page.heading, page.file).not.toBe('')
    if (HOME.includes(page.path)) {
      expect(page.heading, page.file).toBe(home?.heading)
      continue
    }
    expect(page.heading, page.file).not.toBe(home?.heading)
    expect(page.html.includes(String(hero)), `${page.file} fetches the picture of home`).toBe(false)
    expect(heroOf(page), `${page.file} shows the picture of home`).toBe(undefined)
    // The browser's tab says what the page's heading says; where the brand stands in the bar, the brand.
    const title = /<title>([^<]*) · /.exec(page.html)?.[1]
    if (title) expect(page.heading, page.file).toBe(title)
  }
  // The query says whose records they are, and no document knows it.
  const records = pages.find(({ path }) => path === pathOf('transactionRecord'))?.html
  expect(records).toMatch(/<title>[^·<]+<\/title>/)
  for (const name of ['login', 'register'] as const) {
    const form = pages.find(({ path }) => path === pathOf(name))?.body ?? ''
    for (const field of ['username', 'password']) expect(form, name).toMatch(new RegExp(`<input[^>]* name="${field}"`))
  }
})

test('the documents that only members open show their wallet from the first paint on, without an amount, and no other does', () => {
  const wallets = readBuiltPages(site()).flatMap((page) => {
    const [header] = /<header\b[\s\S]*?<\/header>/.exec(page.body) ?? []
    // What stands in its place on some pages has neither.
    if (!header?.includes('aria-label="Back"')) return []
    const hasWallet = header.includes('aria-label="Balance"')
    if (hasWallet) expect(header, page.file).not.toMatch(/₱[^<]*\d/)
    return [{ file: page.file, hasWallet, isOfMembers: isFor.member(page) || isFor.agent(page) }]
  })
  expect(wallets.filter(({ isOfMembers }) => isOfMembers).length).toBeGreaterThan(20)
  expect(wallets.filter(({ hasWallet, isOfMembers }) => hasWallet !== isOfMembers)).toEqual([])
})

test('no document says what only an answer or the visitor’s device can say: an error, a day, a pot, the time of day', () => {
  for (const { body, file } of readBuiltPages(site())) {
    const [shown = ''] = body.split('<script')
    expect(shown, file).not.toMatch(/role="alert"[^>]*>(?!<\/)/)
    expect(shown.replace(/<[^>]*>/g, ' '), file).not.toMatch(
      /\b(?:19|20)\d\d\b|\d,\d{3},\d{3}|Good (?:morning|afternoon|evening)/,
    )
  }
})

test('APP-31 no form of a document is sent by the browser itself, which would leave the address and lose what was typed', () => {
  const forms = readBuiltPages(site()).flatMap(({ file, html }) =>
    [...html.matchAll(/<form\b[^>]*>/g)].map(([form]) => ({ file, form })),
  )
  expect(forms.length).toBeGreaterThan(10)
  expect(forms.filter(({ form }) => !form.includes('method="dialog"'))).toEqual([])
})

test('letters have two weights, in every document and in the styles of the site: each more is a face that the first paint waits for', () => {
  const styles = readdirSync(join(site(), 'assets')).filter((file) => file.endsWith('.css'))
  const texts = [...styles.map((file) => textOf(`site/assets/${file}`)), ...readBuiltPages(site()).flatMap(({ html }) => html)]
  const weights = new Set(texts.flatMap((text) => [...text.matchAll(/font-weight:([^;}"]+)/g)].map(([, weight]) => weight)))
  expect([...weights].toSorted()).toEqual(['var(--regular)', 'var(--strong)'])
})

test('home names its first picture before all else', () => {
  const home = readBuiltPages(site()).find(({ path }) => path === pathOf('home'))
  const hero = /<img data-hero="true"[^>]* src="([^"]+)"/.exec(home?.body ?? '')?.[1]
  expect(home?.html).toContain(`<link rel="preload" as="image" href="${hero}" fetchpriority="high">`)
})

test('a page of lotteries asks at once for those of the prize mode that its address names, and for none where that is none', () => {
  for (const path of [pathOf('moreLottery'), pathOf('startLottery')]) {
    const { early } = readBuiltPages(site()).find((page) => page.path === path) ?? {}
    const modesAt = (variant: string) =>
      early?.guest[variant]?.flatMap(({ url }) => new URLSearchParams(url.split('?')[1]).getAll('prizeMode'))
    for (const mode of PRIZE_MODES) expect(modesAt(`prize_mode=${mode}`), path).toEqual([mode])
    expect(modesAt('*'), path).toEqual([])
  }
})

test('APP-31 the page of the root shows only what fits every address until it is known which one it is for', () => {
  const root = readBuiltPages(site()).find(({ file }) => file === ROOT)
  const [bar, spare] = root?.body.split('<template id="waiting">') ?? []
  expect(bar).toContain('<header')
  expect(bar).not.toContain('<main')
  expect(spare).toContain('data-hero')
  expect(root?.html).not.toMatch(/<link[^>]* as="image"/)
})

test('no script leads to another that the document does not name, and all files it names are there', () => {
  const importsOf = (file: string) =>
    [...textOf(`site/${file}`).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `assets/${name}`)
  for (const { file, scripts, words } of readBuiltPages(site()).flatMap((page) => [page, ...otherScreensOf(page)])) {
    expect(new Set(scripts).size, `${file} names a script twice`).toBe(scripts.length)
    for (const name of [...scripts, ...words]) expect(existsSync(join(site(), name)), `${file}: ${name}`).toBe(true)
    for (const script of scripts) {
      for (const next of importsOf(script)) expect(scripts, `${file}: ${script}`).toContain(next)
    }
  }
})

test('a change of one screen renames no other script: none has the hash of one that is loaded when it is needed', () => {
  const [{ facts }] = readBuiltPages(site()) as [BuiltPage]
  const { scripts }: Pick<BuildFacts, 'scripts'> = JSON.parse(textOf(`site/${facts}`))
  const files = readdirSync(join(site(), 'assets')).filter((name) => name.endsWith('.js'))
  for (const file of files) {
    const code = textOf(`site/assets/${file}`)
    const known = scripts.filter((script) => code.includes(`${script}.js`))
    const imported = known.filter((script) => new RegExp(`(?:\\bfrom|\\bimport)\\s*"\\./${script}\\.js"`).test(code))
    expect(known, file).toEqual(imported)
  }
})

test('every document names the scripts of its screen, whichever script that is in', () => {
  for (const { file, scripts, words, facts } of readBuiltPages(site()).flatMap((page) => [page, ...otherScreensOf(page)])) {
    const { parts, scripts: all }: Pick<BuildFacts, 'parts' | 'scripts'> = JSON.parse(textOf(`site/${facts}`))
    const [, ...shown] = words.map((name) => name.replace(/^assets\/(.+)\.en-.{8}\.json$/, '$1'))
    expect(shown.length, file).toBeGreaterThan(0)
    for (const part of shown) {
      const own = (parts[part] ?? []).map((place) => `assets/${all[place]}.js`)
      expect(own.length, `${file}: ${part} is in no script`).toBeGreaterThan(0)
      expect(scripts, `${file}: ${part}`).toEqual(expect.arrayContaining(own))
    }
  }
})

test('the words of every document are there in every language, with the same texts', () => {
  for (const { file, facts, words, early } of readBuiltPages(site())) {
    const { versions }: Pick<BuildFacts, 'versions'> = JSON.parse(textOf(`site/${facts}`))
    expect(Object.keys(versions)).toEqual(['en', 'ty'])
    const textsOf = (part: string, code: string) => JSON.parse(textOf(`site/assets/${part}.${code}-${versions[code]}.json`))
    const ownWords = early.screens?.['']?.words.TY
    const asked = [...(early.words.TY ?? []), ...(ownWords ? [ownWords] : [])]
    const parts = asked.map((name) => name.replace(/^\/assets\/(.+)\.ty-.{8}\.json$/, '$1'))
    expect(parts, file).toEqual(words.map((name) => name.replace(/^assets\/(.+)\.en-.{8}\.json$/, '$1')))
    expect(parts[0], file).toBe('core')
    for (const part of parts) {
      const ids = Object.keys(textsOf(part, 'en'))
      expect(ids.length, `${file}: ${part}`).toBeGreaterThan(0)
      expect(Object.keys(textsOf(part, 'ty')), `${file}: ${part}`).toEqual(ids)
    }
  }
})

test('hosts are told the policy, which allows every style and script in the documents and no other', () => {
  const { pages }: { pages: Record<string, string> } = JSON.parse(textOf('hosting/headers.json'))
  const policy = pages['Content-Security-Policy'] ?? ''
  const allowed = (kind: string) => new RegExp(`${kind}-src 'self' ([^;]*);`).exec(policy)?.[1]?.split(' ').toSorted()
  const built = readBuiltPages(site())
  const found = (texts: (page: BuiltPage) => readonly string[]) => [...new Set(built.flatMap(texts).map(hashOf))].toSorted()
  expect(allowed('style')).toEqual(found(({ styles }) => styles))
  expect(allowed('script')).toEqual(found(({ inlineScripts }) => inlineScripts))
  for (const file of ['hosting/nginx.conf', 'hosting/Caddyfile', 'site/_headers']) {
    const text = textOf(file)
    for (const [name, value] of Object.entries(pages)) {
      expect(text, file).toContain(name)
      expect(text.replaceAll('\\"', '"'), file).toContain(value)
    }
    // Some hosts read no longer lines.
    for (const line of text.split('\n')) expect(line.length, file).toBeLessThan(2_000)
  }
  for (const file of ['hosting/nginx.conf', 'hosting/Caddyfile']) expect(textOf(file)).toMatch(/try_files .*index\.html/)
})

test('a static host keeps the assets of this build for good, and neither keeps one that is missing nor shows a page for it', () => {
  const rules = textOf('site/_headers').matchAll(/^(\/\S*)\n((?: {2}.*\n)+)/gm)
  const kept = [...rules].flatMap(([, path = '', headers = '']) => (/immutable/.test(headers) ? [path] : []))
  const assets = readdirSync(join(site(), 'assets')).filter((name) => !/\.(gz|br|html)$/.test(name))
  expect(kept.toSorted()).toEqual(assets.map((name) => `/assets/${name}`).toSorted())
  // A host that reads a hundred rules reads those of the files that take longest.
  const [core = ''] = assets.filter((name) => /^core-.*\.js$/.test(name))
  expect(kept.slice(0, 20)).toContain(`/assets/${core}`)
  expect(textOf('site/assets/404.html')).not.toContain('<script')
})

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

test('headers follow the file that is served, never the path that was asked for', async () => {
  const { url, close } = await serveBuild({ dir: folder() })
  const [script = ''] = readBuiltPages(site())[0]?.scripts ?? []
  for (const path of [
    `/${script}/`,
    '/assets/a-12345678.b/',
    '/assets/a-12345678.js/',
    '/assets/page',
    '/assets/',
    '/m/home/x',
  ]) {
    const answer = await fetch(url + path)
    if (answer.status === 404) continue
    expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control'), path).toBe('no-cache')
  }
  const part = await fetch(`${url}/${script}`)
  expect(part.headers.get('cache-control')).toMatch(/immutable/)
  await close()
})
