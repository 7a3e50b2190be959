// Measures the production build and writes the tables of README.md beside this file. Times count only as ratios of one run.
import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { benchGamePages, benchRecordPages, createMockBackend } from '@lobbykit/mock-server'
import { chromium, type Page } from '@playwright/test'
import { pathOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { serveBuild } from '../../packages/web/build/serve.ts'
import { findBrowser } from '../lib/browser.ts'
import { pagesInOrder, readBuiltPages } from '../lib/builtPages.ts'
import { type Account, AGENT, MARIA } from '../lib/lobby.ts'
import { addressTable, headingOf, measureTurn, type Visited, visitedAddresses } from './addresses.ts'
import { serveFloor } from './floor.ts'
import { holds, markdownTable, median, shown, type Turn } from './limits.ts'
import { measureList } from './list.ts'
import type { TapMarks } from './marks.ts'
import { measureSdk } from './sdk.ts'
import { measureRest, measureTap, type Tap } from './taps.ts'

const { values: flags, positionals: only } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const rounds = Number(flags.rounds)
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const dir = at('../../packages/web/dist')
if (!process.env.LOBBYKIT_BUILT) execSync('pnpm --silent --filter @lobbykit/web build', { cwd: at('../..'), stdio: 'inherit' })

const backendOf = (games?: number) => {
  const backend = createMockBackend({ checkContract: 'off', ...(games && { games }) })
  return (request: Request) => backend.handle(request)
}
const { executablePath, args } = findBrowser()
const open = () => chromium.launch({ executablePath, args })

/** What the browser of a member or an agent keeps. */
async function logIn(web: string, { username, password }: Account): Promise<string> {
  const headers = { Merchant: 'lobbykit', Encryption: 'none', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ type: 'username', username, password })
  const answer: { value: { token: string; userName: string; customerType: number } } = await (
    await fetch(`${web}/wps/session/login`, { method: 'POST', headers, body })
  ).json()
  const { token, userName, customerType } = answer.value
  return JSON.stringify({ token, userName, merchantCode: 'lobbykit', type: customerType, firstTimeLogin: false })
}

const web = await serveBuild({ dir, backend: backendOf() })
const floor = await serveFloor(web.url)
const sessions = { member: await logIn(web.url, MARIA), agent: await logIn(web.url, AGENT) }
const pages = pagesInOrder(readBuiltPages(`${dir}/site`))
const wanted = visitedAddresses(pages, sessions).filter(({ page }) => only.length === 0 || only.includes(page.path))

const measured = new Map<Visited, Turn[]>(wanted.map((visited) => [visited, []]))
for (let round = 0; round < rounds; round++) {
  for (const [visited, turns] of measured) {
    const take = () => measureTurn(open, { web: web.url, floor: floor.url }, visited)
    // A browser that the machine has ended costs a turn, not the run.
    const turn = await take().catch(take)
    turns.push(turn)
    const { floor: beside, chain, ...cost } = turn
    const ms = Object.entries(cost).map(([name, value]) => `${name} ${Math.round(value * 1000) / 1000}`)
    console.log(
      `${visited.name}: ${ms.join(', ')}; static page ${Math.round(beside.firstPaint)}, ${Math.round(beside.picture)}`,
    )
    if (only.length) console.log(`  ${chain.join('\n  ')}`)
  }
}
const addresses = addressTable(measured)
console.log(`\n${addresses.text}\n`)

interface Row {
  readonly what: string
  readonly measured: number
  readonly limit: number
  readonly unit: string
}

/** Milliseconds in which the frame answers a tap. */
const FRAME_MS = 100

/** Taps on home, where they lead, and how soon frame and screen are there. */
async function tapRows(): Promise<Row[]> {
  const headingAt = (path: string) => {
    const page = pages.find((each) => each.path === path)
    if (!page) throw new Error(`The build has no document for ${path}`)
    return headingOf(page)
  }
  const link = (path: string) => (page: Page) => page.locator(`a[href^="${path}"]`)
  const [login, register, list] = [pathOf('login'), pathOf('register'), pathOf('gameList')]
  const winners = pathOf('winners')
  const game = (page: Page) => page.locator('main article button').first()
  const taps: readonly Tap[] = [
    { name: 'Log in', target: link(login), heading: headingAt(login), isNext: true },
    { name: 'Register', target: link(register), heading: headingAt(register), isNext: true },
    {
      name: 'a list of games',
      query: '?category=RNG',
      target: (page) => page.locator('main section[aria-label] section button'),
      heading: headingAt(list),
      isNext: true,
    },
    { name: 'a game, as a guest', target: game, heading: headingAt(login), isNext: true },
    {
      name: 'a game, as a member',
      target: game,
      heading: headingAt(pathOf('launchGame')),
      isNext: true,
      session: sessions.member,
    },
    { name: 'the winners', target: link(winners), heading: headingAt(winners), isNext: false },
    {
      name: 'the announcements',
      target: (page) => page.getByRole('link', { name: 'Announcements' }),
      heading: headingAt(pathOf('notice')),
      isNext: false,
    },
  ]
  const rows: Row[] = []
  for (const tap of taps) {
    const marks: TapMarks[] = []
    for (let round = 0; round < rounds; round++) {
      const browser = await open()
      marks.push(await measureTap(browser, web.url + pathOf('home'), tap))
      await browser.close()
    }
    const [frames, headings] = [marks.map(({ frame }) => frame), marks.map(({ heading }) => heading)]
    const said = (times: readonly number[]) => times.map(Math.round).join(', ')
    console.log(`tap on home: ${tap.name}: frame ${said(frames)} ms, heading ${said(headings)} ms`)
    const what = `tap on home: ${tap.name}`
    rows.push({ what: `${what}: the frame`, measured: median(frames), limit: FRAME_MS, unit: 'ms' })
    rows.push({ what, measured: median(headings), limit: tap.isNext ? 400 : 862, unit: 'ms' })
  }
  return rows
}

async function otherRows(): Promise<{ rows: Row[]; beside: string }> {
  const taps = await tapRows()
  const browser = await open()
  const rest = await measureRest(browser, web.url + pathOf('home'))
  const large = await serveBuild({ dir, backend: backendOf(30_000) })
  const list = await measureList(browser, large.url, await logIn(large.url, MARIA))
  await large.close()
  await browser.close()
  const pagesOfGames = await benchGamePages({ games: 100_000 })
  const pagesOfRecords = await benchRecordPages()
  const sdk = await measureSdk()
  return {
    rows: [
      ...taps,
      { what: 'home at rest, of a processor four times slower', measured: rest, limit: 4, unit: '%' },
      { what: 'list of 10,000: elements in it', measured: list.nodes, limit: 300, unit: '' },
      { what: 'list: mounts for each new tile', measured: list.mountsPerNewTile, limit: 1, unit: '' },
      { what: 'list: tiles changed by a tap on a heart', measured: list.tilesChangedByTap, limit: 1, unit: '' },
      { what: 'mock page of 26 out of 100,000 games', measured: pagesOfGames.medianMs, limit: 5, unit: 'ms' },
      { what: 'mock page of 20 out of 100,000 bets', measured: pagesOfRecords.medianMs, limit: 5, unit: 'ms' },
      { what: 'the first of them, once the server had time', measured: pagesOfRecords.firstMs, limit: 5, unit: 'ms' },
      { what: 'SDK call, over fetch(new Request()) and json()', measured: sdk.ratio, limit: 1.3, unit: '×' },
      { what: 'of an SDK call, its guard', measured: sdk.guardShare * 100, limit: 100, unit: '%' },
    ],
    beside: `${list.gamesLoaded} different tiles were seen in the list. SDK call ${sdk.sdk.toFixed(1)} µs, bare ${sdk.bare.toFixed(1)} µs, guard ${sdk.guard.toFixed(1)} µs.`,
  }
}

if (only.length === 0) {
  const { rows, beside } = await otherRows()
  const cells = rows.map(({ what, measured: value, limit, unit }) => {
    const digits = Number.isInteger(value) || value >= 100 ? 0 : 2
    return [what, shown(value, { unit, digits }, limit), `${limit} ${unit}`.trim()]
  })
  const table = markdownTable(['what', 'measured', 'limit'], cells)
  const turns = [...measured.values()].flat()
  const static_ = `The static page: first paint ${Math.round(median(turns.map((turn) => turn.floor.firstPaint)))} ms, picture ${Math.round(median(turns.map((turn) => turn.floor.picture)))} ms.`
  const all = `Turns of each address: ${rounds}.\n\n${addresses.text}\n\n${table}\n\n${static_} ${beside}`
  console.log(`${table}\n\n${static_} ${beside}`)
  const readme = at('README.md')
  const text = readFileSync(readme, 'utf8')
  writeFileSync(
    readme,
    text.replace(/<!-- table -->[\s\S]*<!-- end -->/, () => `<!-- table -->\n${all}\n<!-- end -->`),
  )
  if (rows.some(({ measured: value, limit }) => !holds(value, limit))) process.exitCode = 1
}
if (!addresses.ok) process.exitCode = 1
await web.close()
floor.close()
