// The packages where they are installed: an empty project takes the packed ones, and logs in, lists and launches with them in
// plain Node 20 and 24, in a Vite build, and as TypeScript that checks the types of everything.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createMockBackend } from '@lobbykit/mock-server'
import { serveMock } from '@lobbykit/mock-server/http'
import { chromium, type Page } from '@playwright/test'
import { build, type Plugin, preview } from 'vite'
import { LAUNCHED } from '../consumer/visit.ts'
import { findBrowser } from '../lib/browser.ts'
import { packInto, saidBy } from './pack.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'lobbykit-installed-'))
const OTHERS = ['@tanstack/react-query@5.108.0', '@types/node@24.19.2']
/** The React that this project has, and the oldest one that the hooks promise to run with. */
const REACTS = [
  ['react@19.2.9', 'react-dom@19.2.9', '@types/react@19.2.18', '@types/react-dom@19.2.7'],
  ['react@18.2.0', 'react-dom@18.2.0', '@types/react@18.3.12', '@types/react-dom@18.3.1'],
]
/** Where a machine keeps more than one Node. */
const NODES = [
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node')),
  ...['.nvm/versions/node/*/bin', '.local/share/fnm/node-versions/*/installation/bin', '.volta/tools/image/node/*/bin'].flatMap(
    (pattern) => globSync(join(homedir(), pattern, 'node')),
  ),
]

const run = (program: string, args: string[]) => execFileSync(program, args, { cwd: project, stdio: 'pipe', encoding: 'utf8' })

function versionOf(node: string): string {
  try {
    return run(node, ['--version'])
  } catch {
    return ''
  }
}

const add = (names: readonly string[]) =>
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...names])

function install() {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const tarballs = [...packInto(project).values()]
  add([...tarballs, ...OTHERS, ...(REACTS[0] ?? [])])
  const copies = globSync('node_modules/**/msw/package.json', { cwd: project })
  if (copies.length !== 1) throw new Error(`more than one msw: ${copies.join(', ')}`)
  cpSync(join(root, 'tests/consumer'), project, { recursive: true })
}

/** A Node of this version: one of this machine, else that of the registry, so that none is left out. */
function nodeOf(major: number): string {
  const own = NODES.find((path) => versionOf(path).startsWith(`v${major}.`))
  if (own) return own
  const folder = join(project, `node-${major}`)
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `node@${major}`])
  return join(folder, 'node_modules/node/bin/node')
}

function inNode() {
  for (const major of [20, 24]) {
    const node = nodeOf(major)
    run(node, ['out/node.js'])
    console.log(`runs in Node ${versionOf(node).trim()}`)
  }
}

/** A player logs in, and taps a game of the list, in a skin on the hooks. */
async function play(page: Page) {
  await page.getByText('normal: username password').waitFor()
  await page.getByLabel('username').fill('maria88')
  await page.getByLabel('password').fill('Maria88pass')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('main').getByRole('button').first().click()
  const url = await page.getByTitle('Game').getAttribute('src')
  if (!LAUNCHED.test(url ?? '')) throw new Error(`the skin launched at "${url}"`)
}

async function inVite() {
  cpSync(join(project, 'node_modules/msw/lib/mockServiceWorker.js'), join(project, 'public/mockServiceWorker.js'))
  await build({ root: project, logLevel: 'error' })
  const server = await preview({ root: project, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch(findBrowser())
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => document.title !== 'under way')
    const outcome = await page.title()
    if (outcome !== 'launched') throw new Error(`the Vite build ${outcome}`)
    await play(page)
    if (complaints.length) throw new Error(complaints.join('; '))
  } finally {
    await browser.close()
    await server.close()
  }
}

const OF_CLIENT = 'of the client: '

/** As bundlers do for React's server components: a module that belongs to the client gives names to render, and nothing to call. */
const clientReferences: Plugin = {
  name: 'client-references',
  transform(code) {
    if (!/^['"]use client['"]/.test(code)) return null
    const names = this.parse(code).body.flatMap((each) =>
      each.type === 'ExportNamedDeclaration' ? each.specifiers.map(({ exported }) => 'name' in exported && exported.name) : [],
    )
    return names.map((name) => `export const ${name} = '${OF_CLIENT}${name}'`).join('\n')
  },
}

/** A server component calls what is not of the client, on the React of servers, which has no hooks at all. */
async function inServerComponent() {
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [clientReferences],
    build: { ssr: 'serverComponent.ts', outDir: 'out/server', target: 'es2022' },
    ssr: { noExternal: true, resolve: { conditions: ['react-server', 'module', 'node', 'import', 'default'] } },
  })
  const { ahead, ofClient } = await import(pathToFileURL(join(project, 'out/server/serverComponent.js')).href)
  const backend = await serveMock({ backend: createMockBackend() })
  const found = JSON.stringify({ ...(await ahead(backend.url)), ofClient })
  await backend.close()
  const expected = {
    asked: ['success', 'success'],
    login: '/m/login',
    ofClient: ['HydratedLobbyProvider', 'useBalance'].map((name) => OF_CLIENT + name),
  }
  if (found !== JSON.stringify(expected)) throw new Error(`a server component found ${found}`)
}

/** For the count of behaviours, in the form of the other reports. */
function report(status: 'passed' | 'failed') {
  const folder = join(root, 'tests/.reports')
  const fullName = 'KIT-01 the packed packages log in, list and launch where they are installed'
  const testResults = [{ name: fileURLToPath(import.meta.url), assertionResults: [{ fullName, status }] }]
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'installed.json'), JSON.stringify({ testResults }))
}

try {
  install()
  console.log('installed, with one msw')
  for (const react of REACTS) {
    add(react)
    run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'])
    console.log(`its types hold under nodenext without skipLibCheck, with ${react[0]}`)
    run(process.execPath, ['out/render.js'])
    await inVite()
    await inServerComponent()
    console.log(
      `renders on a server, asks ahead in a server component, and logs in, lists and launches in a Vite build, with ${react[0]}`,
    )
  }
  inNode()
  report('passed')
} catch (error) {
  console.error(saidBy(error))
  report('failed')
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
