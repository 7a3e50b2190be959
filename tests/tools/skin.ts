// A new skin as a merchant's developer gets it: written by the packed package, installed, tested, built, started, and walked through
// by a player, once with each router.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { packInto, saidBy } from './pack.ts'

const place = mkdtempSync(join(tmpdir(), 'lobbykit-skin-'))
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
const run = (folder: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' })

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

/** A guest chooses a game of a list, logs in, plays, and looks at the account. */
async function walk(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  try {
    await page.goto(url)
    await tap('Slots')
    await tap('Jolly Games')
    await page.getByRole('heading', { name: 'Games' }).waitFor()
    await page.locator('.tile button').first().click()
    await page.getByLabel('Username').fill('maria88')
    await page.getByLabel('Password').fill('Maria88pass')
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await page.frameLocator('iframe').locator('body').waitFor()
    await tap(/Leave/)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByText('₱1,250.50').waitFor()
    if (failures.length) throw new Error(failures.join('; '))
  } finally {
    await page.close()
  }
}

async function tryRouter(router: string, tarballs: string[], browser: Browser) {
  const name = `my-${router}-skin`
  run(place, join(place, 'node_modules/.bin/lobbykit'), 'new', name, '--router', router)
  const folder = join(place, name)
  run(folder, 'npm', 'install', ...QUIET, ...tarballs)
  run(folder, 'npm', 'test')
  run(folder, 'npm', 'run', 'build')
  const { url, stop } = await start(folder)
  try {
    await walk(browser, url)
  } finally {
    await stop()
  }
  console.log(`a skin on ${router} is written, tests itself, builds and plays`)
}

const browser = await chromium.launch(findBrowser())
try {
  const tarballs = [...packInto(place).values()]
  run(place, 'npm', 'init', '--yes')
  run(place, 'npm', 'install', ...QUIET, ...tarballs, '@tanstack/react-query@5.108.0', 'react@19.2.9')
  for (const router of ['wouter', 'react-router']) await tryRouter(router, tarballs, browser)
} catch (error) {
  console.error(saidBy(error))
  process.exitCode = 1
} finally {
  await browser.close()
  rmSync(place, { recursive: true, force: true })
}
