// A new skin as a merchant's developer gets it: written by the packed package, installed, tested, built, started, and walked through
// by a player, once with each router.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import { type Browser, chromium, type Page } from '@playwright/test'
import { axe } from '../lib/axe.ts'
import { findBrowser } from '../lib/browser.ts'
import { walkSkin } from '../lib/walkSkin.ts'
import { packInto, saidBy } from './pack.ts'

const place = mkdtempSync(join(tmpdir(), 'lobbykit-skin-'))
/** Within so many seconds from an empty folder a skin shows its first screen with data. */
const MOST_SECONDS = 300
/** The panel for developers, by its name. */
const PANEL = 'Lobby devtools'
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
const run = (folder: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' })

/** Whether a command ends with an error that names something. */
function endsWith(command: () => void, name: string): boolean {
  try {
    command()
    return false
  } catch (error) {
    return saidBy(error).includes(name)
  }
}

/** Starts a skin; resolves to its address and what ends it. */
async function start(folder: string) {
  const server = spawn('npm', ['start', '--', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  for await (const line of createInterface(server.stdout)) {
    const url = /Local:\s+(http\S+)/.exec(stripVTControlCharacters(line))?.[1]
    if (!url) continue
    const stop = async () => {
      if (server.pid) process.kill(-server.pid)
      await once(server, 'exit')
    }
    return { url, stop }
  }
  throw new Error('the skin did not start')
}

/** The panel for developers: it shows the calls of the walk before, logs a member in, and opens each of its parts. */
async function walkPanel(page: Page) {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.getByRole('button', { name: PANEL }).first().click()
  const panel = page.getByRole('region', { name: PANEL })
  await panel
    .getByText(/^openapi\/wps\/session\.yaml:\d+$/)
    .first()
    .waitFor()
  await panel.getByRole('button', { name: 'Members, codes, deposits' }).click()
  await panel.getByLabel('Member', { exact: true }).selectOption('vip777')
  await panel.getByRole('button', { name: 'Log in', exact: true }).click()
  await panel.getByText('Logged in as vip777').waitFor()
  for (const part of ['Query cache', 'Clock', 'Time and draws', 'Scenario and flags', 'Faults']) {
    await panel.getByRole('button', { name: part }).click()
  }
  await axe(page, 'the panel for developers', `[aria-label="${PANEL}"]`)
  if (failures.length) throw new Error(failures.join('; '))
}

const writeSkin = (...args: string[]) => run(place, 'npx', '--no', '@lobbykit/hooks', 'new', ...args)

/** Where nothing can be written, the command says why and leaves what is there. */
function tryRefusals() {
  for (const [target, why] of [
    ['package.json', 'package.json is a file'],
    ['node_modules', 'node_modules is not empty'],
  ] as const) {
    const refusal = `${why}; nothing was written`
    if (!endsWith(() => writeSkin(target), refusal)) throw new Error(`a new skin at ${target} does not end with: ${refusal}`)
  }
}

async function tryRouter(router: string, tarballs: string[], browser: Browser) {
  const name = `my-${router}-skin`
  const began = performance.now()
  const folder = join(place, name)
  // As `git init` leaves it.
  mkdirSync(join(folder, '.git'), { recursive: true })
  writeSkin(name, '--router', router)
  run(folder, 'npm', 'install', ...QUIET, ...tarballs)
  const installMs = performance.now() - began
  run(folder, 'npm', 'test')
  const buildWith = (VITE_BODY_KEY: string) =>
    execFileSync('npm', ['run', 'build'], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, VITE_BODY_KEY },
    })
  if (!endsWith(() => buildWith(''), 'VITE_BODY_KEY')) throw new Error('a build without the key of its backend says nothing')
  buildWith(developmentPublicKey)
  const built = readdirSync(join(folder, 'dist/assets')).map((file) => readFileSync(join(folder, 'dist/assets', file), 'utf8'))
  if (built.some((text) => text.includes(PANEL))) throw new Error('the panel for developers is in the production build')
  const startedAt = performance.now()
  const { url, stop } = await start(folder)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  try {
    let firstMs = Number.POSITIVE_INFINITY
    await walkSkin(page, url, async (screen) => {
      if (screen === 'lobby') firstMs = installMs + performance.now() - startedAt
    })
    const seconds = Math.round(firstMs / 1000)
    console.log(`from an empty folder to the first screen with data: ${seconds} s on ${router}`)
    if (seconds > MOST_SECONDS) throw new Error(`the first screen with data stands after ${seconds} s`)
    await walkPanel(page)
  } finally {
    await context.close()
    await stop()
  }
  console.log(`a skin on ${router} is written, tests itself, builds and plays`)
}

const browser = await chromium.launch(findBrowser())
try {
  const tarballs = [...packInto(place).values()]
  run(place, 'npm', 'init', '--yes')
  run(place, 'npm', 'install', ...QUIET, ...tarballs, '@tanstack/react-query@5.108.0', 'react@19.2.9')
  tryRefusals()
  for (const router of ['wouter', 'react-router']) await tryRouter(router, tarballs, browser)
} catch (error) {
  console.error(saidBy(error))
  process.exitCode = 1
} finally {
  await browser.close()
  rmSync(place, { recursive: true, force: true })
}
