import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Wanted } from './marks.ts'
import { markMoments } from './marks.ts'

/** The applied form of Lighthouse's slow 4G, and a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
export const CPU_SLOWDOWN = 4
const QUIET_MS = 1_500
const LONGEST_MS = 30_000
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  // Bytes are counted as gzip makes them; many hosts serve nothing better.
  extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
} as const

/**
 * Where a visitor comes from: a page of another site, as behind any link. From there the browser starts a new process for every
 * page. In a new tab a page without `Cross-Origin-Opener-Policy`, such as the static one, takes over the process of the tab, and a
 * page with that header still needs a new one.
 */
const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>'

/** A visitor with a cheap phone; `session` is that of a member. */
export async function newVisitor(browser: Browser, session?: string): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE)
  if (session)
    await context.addInitScript((text) => {
      if (location.protocol !== 'data:') sessionStorage.setItem('MC_SESSION_INFO', text)
    }, session)
  return context
}

/** A file or an answer that came over the wire; milliseconds since the navigation started. */
export interface Transfer {
  readonly url: string
  readonly type: string
  /** Fetched for a later address. */
  readonly isAhead: boolean
  readonly start: number
  end: number
  bytes: number
}

/** A page on a slow network and a slow processor, with all that comes over the wire. */
export interface SlowPage {
  readonly page: Page
  readonly cdp: CDPSession
  readonly transfers: readonly Transfer[]
  /** Resolves when nothing has arrived for a while. */
  readonly quiet: () => Promise<void>
}

export async function openSlowPage(context: BrowserContext, wanted: Wanted): Promise<SlowPage> {
  const page = await context.newPage()
  await page.goto(ELSEWHERE)
  await page.addInitScript(markMoments, wanted)
  const cdp = await context.newCDPSession(page)
  const transfers = await recordTransfers(cdp)
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, cdp, transfers, quiet: () => quiet(page, transfers) }
}

async function recordTransfers(cdp: CDPSession): Promise<Transfer[]> {
  const transfers = new Map<string, Transfer>()
  const list: Transfer[] = []
  let zero: number | undefined
  const since = (timestamp: number) => (timestamp - (zero ?? timestamp)) * 1000
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    zero ??= timestamp
    if (request.url.startsWith('data:')) return
    // A script that is fetched and not run is one for a later address.
    const isAhead = type === 'Fetch' && /\/assets\/[^/]+\.js$/.test(request.url)
    const transfer: Transfer = {
      url: request.url,
      type,
      isAhead,
      start: since(timestamp),
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
    }
    transfers.set(requestId, transfer)
    list.push(transfer)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { end: since(timestamp), bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return list
}

/** Waits until nothing has arrived for longer than an answer takes. */
async function quiet(page: Page, transfers: readonly Transfer[]) {
  await page.waitForLoadState('load')
  const started = Date.now()
  let arrived = -1
  let since = started
  while (Date.now() - since < QUIET_MS && Date.now() - started < LONGEST_MS) {
    const now = transfers.filter(({ end }) => Number.isFinite(end)).length
    if (now !== arrived) since = Date.now()
    arrived = now
    await page.waitForTimeout(100)
  }
}
