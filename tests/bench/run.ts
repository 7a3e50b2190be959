// Measures the production build and writes the table of README.md beside this file. Times count only as ratios of one run.
import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { benchGamePages, createMockBackend } from '@lobbykit/mock-server'
import { type Browser, chromium } from '@playwright/test'
import { serveBuild } from '../../packages/web/build/serve.ts'
import { findBrowser } from '../lib/browser.ts'
import { type ListCost, measureList } from './list.ts'
import { measurePage, medianCost, type PageCost } from './page.ts'
import { measureSdk } from './sdk.ts'

const ROUNDS = 5
const HERO = '/art/banner/weekend/home-1.svg'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const dir = at('../../packages/web/dist')

const backendOf = (games?: number) => {
  const backend = createMockBackend({ checkContract: 'off', ...(games && { games }) })
  return (request: Request) => backend.handle(request)
}

/** The floor: a page that is nothing but the same picture and a line of text. */
async function serveStatic(hero: string): Promise<{ url: string; close: () => void }> {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><body><h1>Floor</h1><img src="${HERO}" width="366" height="183" alt="">`
  const server = createServer((request, response) => {
    const isHero = request.url === HERO
    const type = isHero ? 'image/svg+xml' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(isHero ? hero : page))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

async function firstRoute(open: () => Promise<Browser>): Promise<{ lobby: PageCost; floor: PageCost }> {
  const web = await serveBuild({ dir, backend: backendOf() })
  const floor = await serveStatic(await (await fetch(web.url + HERO)).text())
  const costs: { lobby: PageCost[]; floor: PageCost[] } = { lobby: [], floor: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of [
      ['floor', floor.url],
      ['lobby', `${web.url}/m/home`],
    ] as const) {
      const browser = await open()
      costs[name].push(await measurePage(browser, url))
      await browser.close()
    }
  }
  await web.close()
  floor.close()
  return { lobby: medianCost(costs.lobby), floor: medianCost(costs.floor) }
}

async function longList(open: () => Promise<Browser>): Promise<ListCost> {
  const backend = backendOf(30_000)
  const web = await serveBuild({ dir, backend })
  const headers = { Merchant: 'lobbykit', Encryption: 'none', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ type: 'username', username: 'maria88', password: 'Maria88pass' })
  const answer: { value: { token: string; userName: string; customerType: number } } = await (
    await fetch(`${web.url}/wps/session/login`, { method: 'POST', headers, body })
  ).json()
  const { token, userName, customerType } = answer.value
  const session = JSON.stringify({ token, userName, merchantCode: 'lobbykit', type: customerType, firstTimeLogin: false })
  const browser = await open()
  const cost = await measureList(browser, web.url, session)
  await browser.close()
  await web.close()
  return cost
}

interface Row {
  what: string
  measured: number
  limit: number
  unit: string
}

const open = () => {
  const { executablePath, args } = findBrowser()
  return chromium.launch({ executablePath, args })
}
if (!process.env.LOBBYKIT_BUILT) execSync('pnpm --silent --filter @lobbykit/web build', { cwd: at('../..'), stdio: 'inherit' })
const { lobby, floor } = await firstRoute(open)
const list = await longList(open)
const pages = await benchGamePages({ games: 100_000 })
const sdk = await measureSdk()
const styles = readFileSync(`${dir}/index.html`, 'utf8').match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? ''

const rows: Row[] = [
  { what: 'first route: all scripts on the wire', measured: lobby.jsBytes / 1000, limit: 105, unit: 'KB' },
  { what: 'first route: style files', measured: lobby.cssBytes / 1000, limit: 0, unit: 'KB' },
  { what: 'first route: styles in the page', measured: gzipSync(styles, { level: 9 }).length / 1000, limit: 6, unit: 'KB' },
  { what: 'first paint, over the static page', measured: lobby.fcp / floor.fcp, limit: 1.25, unit: '×' },
  { what: 'largest paint, over the static page', measured: lobby.lcp / floor.lcp, limit: 1.25, unit: '×' },
  { what: 'blocking after the first paint', measured: lobby.tbt, limit: 50, unit: 'ms' },
  { what: 'layout shift', measured: lobby.cls, limit: 0.005, unit: '' },
  { what: 'list of 10,000: elements in it', measured: list.nodes, limit: 300, unit: '' },
  { what: 'list: mounts for each new tile', measured: list.mountsPerNewTile, limit: 1, unit: '' },
  { what: 'list: tiles changed by a tap on a heart', measured: list.tilesChangedByTap, limit: 1, unit: '' },
  { what: 'mock page of 26 out of 100,000 games', measured: pages.medianMs, limit: 5, unit: 'ms' },
  { what: 'SDK call, over fetch(new Request()) and json()', measured: sdk.ratio, limit: 1.5, unit: '×' },
  { what: 'of an SDK call, its guard', measured: sdk.guardShare * 100, limit: 100, unit: '%' },
]
const show = (value: number) => String(Math.round(value * 1000) / 1000)
const lines = rows.map(
  ({ what, measured, limit, unit }) =>
    `| ${what} | ${show(measured)} ${unit} | ${show(limit)} ${unit} | ${measured <= limit ? 'holds' : '**over**'} |`,
)
const table = ['| what | measured | limit | |', '|---|---:|---:|---|', ...lines].join('\n')
const beside = `Static page: first paint ${Math.round(floor.fcp)} ms, largest ${Math.round(floor.lcp)} ms. Lobby: ${Math.round(lobby.fcp)} ms and ${Math.round(lobby.lcp)} ms, ${lobby.requests} requests, ${Math.round(lobby.allBytes / 1000)} KB in all, ${lobby.domNodes} elements. ${list.gamesLoaded} different tiles were seen in the list. SDK call ${sdk.sdk.toFixed(1)} µs, bare ${sdk.bare.toFixed(1)} µs, guard ${sdk.guard.toFixed(1)} µs.`
console.log(`\n${table}\n\n${beside}`)
const readme = at('README.md')
const text = readFileSync(readme, 'utf8')
writeFileSync(readme, text.replace(/<!-- table -->[\s\S]*<!-- end -->/, `<!-- table -->\n${table}\n\n${beside}\n<!-- end -->`))
if (rows.some(({ measured, limit }) => measured > limit)) process.exitCode = 1
