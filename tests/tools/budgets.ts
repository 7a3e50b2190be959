// Sizes as counts of bytes after gzip: every document of the build with what it names, each later script, the SDK.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuiltPage, gzipBytes, otherScreensOf, readBuiltPages, styleBytes } from '../lib/builtPages.ts'
import { weighAlone, zlibBytes } from './alone.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const site = at('packages/web/dist/site')
const sdk = at('packages/sdk/dist')
const KB = 1000
/** A text that the panel for developers alone has. */
const PANEL_TEXT = 'Lobby devtools'
/** How many of the worst documents are shown for each budget, beside home. */
const SHOWN = 3

const sizes = new Map<string, number>()
/** Kilobytes (1000 bytes) of a published file after gzip. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipBytes(join(site, file)) / KB
  sizes.set(file, size)
  return size
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const documents = readBuiltPages(site)
/** Every document, and beside it each screen that a query chooses instead. */
const pages = documents.flatMap((page) => [page, ...otherScreensOf(page)])
const home = pages.find(({ file }) => file === 'm/home/index.html')
if (!home) throw new Error('The build has no document for home')
const isHome = ({ path }: BuiltPage) => path === '/' || path === home.path
/** Whether it is the screen that a query chooses. */
const isByQuery = ({ variant }: BuiltPage) => variant !== ''
const core = new Set(
  [...home.scripts, ...home.words].filter((file) => pages.every((page) => [...page.scripts, ...page.words].includes(file))),
)

interface Budget {
  readonly what: string
  readonly unit: string
  readonly of: (page: BuiltPage) => number
  /** What a page may weigh; it may only go down. */
  readonly limit: (page: BuiltPage) => number
  /** Where it has to come to. */
  readonly aim: (page: BuiltPage) => number
}
const budgets: readonly Budget[] = [
  {
    what: 'scripts',
    unit: 'KB',
    of: ({ scripts }) => sum(scripts.map(sizeOf)),
    limit: (page) => (isHome(page) ? 98 : 114),
    aim: (page) => (isHome(page) ? 95 : 110),
  },
  {
    what: 'styles in it',
    unit: 'KB',
    of: (page) => styleBytes(page) / KB,
    limit: () => 5,
    aim: () => 4.5,
  },
  { what: 'style files in the way', unit: '', of: ({ styleFiles }) => styleFiles.length, limit: () => 0, aim: () => 0 },
  // A server sends ten packets, 14 KB, before it waits for the first answer of the network.
  { what: 'the document', unit: 'KB', of: ({ file }) => sizeOf(file), limit: () => 12, aim: () => 10 },
  // Its script, what this one shares with its family, and with other worlds; words stand in it, styles are one file of the core.
  {
    what: 'files beside the core',
    unit: '',
    of: (page) => page.scripts.filter((file) => !core.has(file)).length,
    limit: () => 3,
    aim: () => 3,
  },
  {
    what: 'with its words, from another page',
    unit: '',
    of: (page) => [...page.scripts, ...page.words].filter((file) => !core.has(file)).length,
    limit: () => 4,
    aim: () => 3,
  },
]

let over = false
/** Prints a line; a size over its limit fails the run. */
function check(what: string, size: number, limit: number, unit: string) {
  const holds = size <= limit
  over ||= !holds
  const shown = unit ? size.toFixed(1) : String(size)
  console.log(`${holds ? '✓' : '✗'} ${what.padEnd(52)}${shown.padStart(7)} of ${limit} ${unit}`)
}

for (const { what, unit, of, limit, aim } of budgets) {
  const excess = (page: BuiltPage) => of(page) - limit(page)
  const worst = pages.toSorted((one, other) => excess(other) - excess(one))
  const failing = worst.filter((page) => excess(page) > 0)
  for (const page of new Set([home, ...worst.slice(0, SHOWN)]))
    check(`${isByQuery(page) ? page.address : page.file}: ${what}`, of(page), limit(page), unit)
  if (failing.length > SHOWN) console.log(`  ${failing.length} of ${pages.length} documents are over`)
  const above = pages.filter((page) => of(page) > aim(page)).length
  if (above > 0)
    console.log(
      `  ${above} of ${pages.length} documents are above their aim of ${aim(home)} (home) or ${aim(pages.find((page) => !isHome(page)) ?? home)} ${unit}`,
    )
}

const scripts = readdirSync(join(site, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`)
const later = scripts.filter((file) => pages.every((page) => !page.scripts.includes(file)))
check('the largest script that comes later', Math.max(0, ...later.map(sizeOf)), 25, 'KB')
// The facts of a domain come with its first call, so what a site pays for the SDK does not grow with the contract.
const domains = readdirSync(sdk).filter((name) => /^[a-z]+-\w{8}\.js$/.test(name) && !name.startsWith('chunk-'))
if (domains.length < 10) throw new Error(`only ${domains.length} domains of the SDK come later`)
const sdkSizes = domains.map((name) => zlibBytes(readFileSync(join(sdk, name))) / KB)
check('the largest domain of the SDK', Math.max(...sdkSizes), 1.5, 'KB')

// What a merchant's own skin pays, without React; the SDK with openapi-fetch beneath it.
check('createSdk of the SDK alone', (await weighAlone('createSdk', 'sdk')).bytes / KB, 7, 'KB')
for (const [name, limit] of [
  ['textOf', 7],
  ['useLogin', 30],
  ['useGameList', 25],
] as const) {
  check(`${name} of the hooks alone`, (await weighAlone(name)).bytes / KB, limit, 'KB')
}
// A text that only the code of a launch has: it comes with the tap.
const launching = await weighAlone('useLaunch')
if (launching.atOnce.includes('actual_account')) {
  console.error('useLaunch brings the code of a launch before the first tap')
  over = true
}

const mocked = scripts.filter((file) =>
  /mockServiceWorker|@mswjs|developmentPrivateKey/.test(readFileSync(join(site, file), 'utf8')),
)
if (mocked.length) console.error(`mock code in the production build: ${mocked.join(', ')}`)
// The panel for developers is there in development alone.
const all = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const withPanel = all.filter(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8').includes(PANEL_TEXT))
for (const { name } of withPanel) console.error(`the panel for developers is in the production build: ${name}`)
if (over || mocked.length || withPanel.length) process.exit(1)
