// Sizes as counts of bytes after gzip -9: the build's first route, each lazy chunk, each package's entry.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const dist = at('packages/web/dist')
const KB = 1000
const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length
const sizeOf = (path: string) => gzip(readFileSync(join(dist, path)))

/** Kilobytes (1000 bytes) after gzip. */
const BUDGETS = {
  'first route, all scripts': 105,
  'first route, inlined styles': 6,
  'index.html': 9,
  'largest lazy chunk': 25,
  'sdk entry with what it imports': 16,
}

const html = readFileSync(join(dist, 'index.html'), 'utf8')
const entry = [...html.matchAll(/(?:src|href)="\/?(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')

/** Chunks that the given ones import statically, themselves included. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files)
  for (const file of found) {
    const code = readFileSync(join(dist, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) found.add(`assets/${name}`)
  }
  return found
}

const first = withImports(entry)
const language = readdirSync(join(dist, 'assets')).find((name) => /^en\.first-.*\.js$/.test(name))
if (language) first.add(`assets/${language}`)
const scripts = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`)
const lazy = scripts.filter((name) => !first.has(name))
const sdkDist = at('packages/sdk/dist')
const sdk = readdirSync(sdkDist).filter((name) => name.endsWith('.js'))

const measured: Record<keyof typeof BUDGETS, number> = {
  'first route, all scripts': [...first].reduce((sum, file) => sum + sizeOf(file), 0),
  'first route, inlined styles': gzip([...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')),
  'index.html': gzip(html),
  'largest lazy chunk': Math.max(0, ...lazy.map(sizeOf)),
  'sdk entry with what it imports': sdk.reduce((sum, name) => sum + gzip(readFileSync(join(sdkDist, name))), 0),
}

let over = false
for (const [name, budget] of Object.entries(BUDGETS)) {
  const size = measured[name as keyof typeof BUDGETS] / KB
  const ok = size <= budget
  over ||= !ok
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(34)}${size.toFixed(1).padStart(7)} of ${budget} KB`)
}
const forbidden = scripts.filter((file) =>
  /mockServiceWorker|@mswjs|developmentPrivateKey/.test(readFileSync(join(dist, file), 'utf8')),
)
if (forbidden.length) console.error(`mock code in the production build: ${forbidden.join(', ')}`)
if (over || forbidden.length) process.exit(1)
