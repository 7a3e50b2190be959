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
import { walkSkin } from '../lib/walkSkin.ts'
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

async function tryRouter(router: string, tarballs: string[], browser: Browser) {
  const name = `my-${router}-skin`
  run(place, join(place, 'node_modules/.bin/lobbykit'), 'new', name, '--router', router)
  const folder = join(place, name)
  run(folder, 'npm', 'install', ...QUIET, ...tarballs)
  run(folder, 'npm', 'test')
  run(folder, 'npm', 'run', 'build')
  const { url, stop } = await start(folder)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    await walkSkin(page, url)
  } finally {
    await page.close()
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
