import { existsSync, globSync } from 'node:fs'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { onPath } from '../lib/onPath.ts'
import { openFirefox } from './firefox.ts'
import { openWithPlaywright } from './playwright.ts'
import type { Opened } from './visitor.ts'
import { openWebKit } from './webkit.ts'

export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const
export type EngineName = (typeof engineNames)[number]

/** How an engine is opened at a site, and what it is; undefined where this machine has none. */
export interface Engine {
  what: string
  open(site: string): Promise<Opened>
}

const ownBuild = (type: BrowserType): Engine | undefined =>
  existsSync(type.executablePath())
    ? { what: type.executablePath(), open: (site) => openWithPlaywright(type, {}, site) }
    : undefined

function installedFirefox(): Engine | undefined {
  const path = process.env.LOBBYKIT_FIREFOX || onPath('firefox-esr', 'firefox')
  return path ? { what: path, open: (site) => openFirefox(path, site) } : undefined
}

function installedWebKit(): Engine | undefined {
  const driver = onPath('WebKitWebDriver')
  const browser = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser')[0]
  const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? undefined : onPath('xvfb-run')
  const hasScreen = screen !== undefined || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  if (!driver || !browser || !hasScreen) return undefined
  return { what: browser, open: (site) => openWebKit({ driver, browser, screen }, site) }
}

/** The engine of a name on this machine: Playwright's own build of it, else an installed one. */
export function findEngine(name: EngineName): Engine | undefined {
  switch (name) {
    case 'Chromium': {
      const options = findBrowser()
      return { what: options.executablePath, open: (site) => openWithPlaywright(chromium, options, site) }
    }
    case 'Firefox':
      return ownBuild(firefox) ?? installedFirefox()
    case 'WebKit':
      return ownBuild(webkit) ?? installedWebKit()
  }
}
