// Loads an address cold, as a cheap phone on a slow network would, and counts what that costs.
import type { Browser, CDPSession, Page } from '@playwright/test'

/** The applied form of Lighthouse's slow 4G, and a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const CPU_SLOWDOWN = 4
const QUIET_MS = 3_000
const LONGEST_MS = 45_000
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
  // Bytes are counted as gzip makes them; many hosts serve nothing better.
  extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
} as const

/** What one cold load cost. Bytes are those on the wire, times are milliseconds since the navigation started. */
export interface PageCost {
  jsBytes: number
  cssBytes: number
  allBytes: number
  requests: number
  fcp: number
  lcp: number
  /** Blocking time of long tasks after the first paint. */
  tbt: number
  cls: number
  domNodes: number
}

interface Marks {
  fcp: number
  lcp: number
  cls: number
  longTasks: [start: number, duration: number][]
}
declare global {
  interface Window {
    __marks: Marks
  }
}

function observe() {
  const marks: Marks = { fcp: 0, lcp: 0, cls: 0, longTasks: [] }
  window.__marks = marks
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime
  })
  watch('longtask', (entry) => marks.longTasks.push([entry.startTime, entry.duration]))
  // The largest burst of shifts: at most a second between two, five in all.
  let burst = { sum: 0, first: 0, last: 0 }
  watch('layout-shift', (entry) => {
    if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) return
    const at = entry.startTime
    const continues = burst.sum > 0 && at - burst.last < 1000 && at - burst.first < 5000
    burst = { sum: (continues ? burst.sum : 0) + Number(entry.value), first: continues ? burst.first : at, last: at }
    marks.cls = Math.max(marks.cls, burst.sum)
  })
}

interface Transfer {
  type: string
  bytes: number
}

async function recordTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, type }) => transfers.set(requestId, { type, bytes: 0 }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return transfers
}

/** Waits until nothing has arrived for three seconds. */
async function quiet(page: Page, transfers: Map<string, Transfer>) {
  const started = Date.now()
  let count = -1
  let since = started
  while (Date.now() - since < QUIET_MS && Date.now() - started < LONGEST_MS) {
    const now = [...transfers.values()].filter(({ bytes }) => bytes > 0).length
    if (now !== count) {
      count = now
      since = Date.now()
    }
    await page.waitForTimeout(200)
  }
}

/** One cold load in a fresh context. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const transfers = await recordTransfers(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
  await quiet(page, transfers)
  const marks = await page.evaluate(() => window.__marks)
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  const sum = (type?: string) =>
    [...transfers.values()].filter((each) => !type || each.type === type).reduce((all, each) => all + each.bytes, 0)
  return {
    jsBytes: sum('Script'),
    cssBytes: sum('Stylesheet'),
    allBytes: sum(),
    requests: transfers.size,
    fcp: marks.fcp,
    lcp: marks.lcp,
    tbt: marks.longTasks
      .filter(([start]) => start >= marks.fcp)
      .reduce((all, [, duration]) => all + Math.max(0, duration - 50), 0),
    cls: marks.cls,
    domNodes,
  }
}

/** The middle of each figure over several loads. */
export function medianCost(costs: readonly PageCost[]): PageCost {
  const middle = (name: keyof PageCost) =>
    costs.map((cost) => cost[name]).toSorted((a, b) => a - b)[costs.length >> 1] ?? Number.NaN
  const names: (keyof PageCost)[] = ['jsBytes', 'cssBytes', 'allBytes', 'requests', 'fcp', 'lcp', 'tbt', 'cls', 'domNodes']
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as PageCost
}
