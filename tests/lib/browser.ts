import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { onPath } from './onPath.ts'

/** Best first: the headless shell is the same engine without windows that nobody sees, and takes two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** How Debian and its kin call those that they have; older ones lack the first. */
const PACKAGES = NAMES.slice(0, 2)
const isRoot = process.getuid?.() === 0

/** What Chromium needs where it runs as root, as in most containers. */
const ROOT_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of the tests with its flags: the one the environment names, else one that is here, else one it installs. */
export function findBrowser(): { executablePath: string; args: string[] } {
  const executablePath = process.env.LOBBYKIT_CHROMIUM || ownBrowser() || onPath(...NAMES) || install()
  return { executablePath, args: isRoot ? ROOT_FLAGS : [] }
}

function ownBrowser(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The distribution's own browser first: the download of the other one is not reachable everywhere. */
function install(): string {
  if (isRoot && existsSync('/etc/debian_version')) {
    run('apt-get', ['update'])
    for (const name of PACKAGES) {
      run('apt-get', ['install', '-y', '--no-install-recommends', name])
      const installed = onPath(...NAMES)
      if (installed) return installed
    }
  }
  run('playwright', ['install', 'chromium'])
  const own = ownBrowser()
  if (own) return own
  throw new Error('No browser: set LOBBYKIT_CHROMIUM to a Chromium or Chrome')
}

function run(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  } catch {
    // What is missing then, the caller says.
    console.warn(`${command} ${args.join(' ')} failed`)
  }
}
