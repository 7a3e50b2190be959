// The same skin on several UI kits: built, then walked by a player, one after the other in one browser, with one mock backend. With
// PICTURES=<folder> each screen is kept there.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveMock } from '@lobbykit/mock-server/http'
import { developmentPublicKey } from '@lobbykit/mock-server/keys'
import { backendPaths } from '@lobbykit/web/build/hostFiles.ts'
import { type Browser, chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { axe, WCAG } from '../lib/axe.ts'
import { findBrowser } from '../lib/browser.ts'
import { type SkinScreen, walkMobileLogin, walkSkin } from '../lib/walkSkin.ts'

const KITS = ['antd-mobile', 'mui', 'react-native-web'] as const
const CHECKED: readonly SkinScreen[] = ['lobby', 'login', 'countries', 'mobile']
const { PICTURES } = process.env
// The walk logs in at the mock backend.
process.env.VITE_BODY_KEY = developmentPublicKey
const place = mkdtempSync(join(tmpdir(), 'lobbykit-kits-'))
const rootOf = (kit: string) => fileURLToPath(new URL(`../skins/${kit}`, import.meta.url))

/** Builds a kit's skin and serves it at one address with the backend. */
async function serve(kit: string, backend: string) {
  const outDir = join(place, kit)
  const shared = { root: rootOf(kit), configFile: false, logLevel: 'warn' } as const
  const warnings: string[] = []
  // Of a kit's own packages a bundler has much to say.
  const onLog = (level: string, { message }: { message: string }) =>
    level === 'warn' && /packages\/(?:sdk|hooks)\//.test(message) && warnings.push(message)
  await build({
    ...shared,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000, rolldownOptions: { onLog } },
  })
  if (warnings.length) throw new Error(`the build of ${kit} warns: ${warnings.join('; ')}`)
  // The backend hears the page's own name, and so opens its games there.
  const proxy = Object.fromEntries(backendPaths.map((path) => [`/${path}/`, { target: backend }]))
  return preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0, proxy } })
}

async function walk(kit: string, backend: string, browser: Browser) {
  const server = await serve(kit, backend)
  // A device of its own: nobody is logged in.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  try {
    const look = async (screen: SkinScreen) => {
      if (PICTURES) await page.screenshot({ path: join(PICTURES, `${kit}-${screen}.png`) })
      // What is only good practice is the kit's own matter: the list of a field of MUI is in no landmark.
      if (CHECKED.includes(screen)) await axe(page, `${kit}, ${screen}`, undefined, WCAG)
    }
    await walkSkin(page, server.resolvedUrls?.local[0] ?? '', look)
    await walkMobileLogin(page, (mobile) => mock.backend.sms(mobile), look)
    console.log(`a skin on ${kit} builds and plays`)
  } finally {
    await context.close()
    await server.close()
  }
}

const only = process.argv.slice(2)
const browser = await chromium.launch(findBrowser())
const mock = await serveMock()
try {
  for (const kit of KITS.filter((each) => only.length === 0 || only.includes(each))) {
    // A number gets one code a minute, and each walk asks for one.
    mock.backend.reset()
    await walk(kit, mock.url, browser)
  }
} finally {
  await mock.close()
  await browser.close()
  rmSync(place, { recursive: true, force: true })
}
