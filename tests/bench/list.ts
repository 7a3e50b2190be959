// What a list of 10,000 games costs in nodes and in work for each tile.
import type { Browser } from '@playwright/test'

const SCROLLS = 120
const STEP_PX = 400

/** Counts over one long scroll through the list, and over one tap on a heart. */
export interface ListCost {
  /** Most elements in the list at any time. */
  nodes: number
  /** Tiles that came into the document, over tiles that were new to the eye: 1 is the floor. */
  mountsPerNewTile: number
  /** Tiles whose markup changed when one heart was tapped. */
  tilesChangedByTap: number
  gamesLoaded: number
}

interface Counts {
  mounted: number
  seen: Set<string>
  changed: Set<Element>
  nodes: number
}
declare global {
  interface Window {
    __counts: Counts
  }
}

function count() {
  const counts: Counts = { mounted: 0, seen: new Set(), changed: new Set(), nodes: 0 }
  window.__counts = counts
  const list = document.querySelector('article')?.closest('section[aria-label]')
  if (!list) throw new Error('no list')
  const tilesOf = (node: Node) =>
    node instanceof Element ? [...(node.matches('article') ? [node] : []), ...node.querySelectorAll('article')] : []
  const note = (tile: Element) => {
    counts.mounted++
    counts.seen.add(tile.getAttribute('data-id') ?? '')
  }
  tilesOf(list).forEach(note)
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) tilesOf(node).forEach(note)
      const tile = record.target instanceof Element && record.target.closest('article')
      if (tile) counts.changed.add(tile)
    }
    counts.nodes = Math.max(counts.nodes, list.querySelectorAll('*').length)
  }).observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-pressed'] })
}

/** Scrolls through a category of 10,000 games as a logged-in member, then taps one heart. */
export async function measureList(browser: Browser, url: string, session: string): Promise<ListCost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript((text) => sessionStorage.setItem('MC_SESSION_INFO', text), session)
  await page.goto(`${url}/m/gameList?gameType=RNG`)
  await page.locator('article').first().waitFor()
  await page.evaluate(count)
  for (let step = 0; step < SCROLLS; step++) {
    await page.evaluate((by) => scrollBy(0, by), STEP_PX)
    await page.waitForTimeout(30)
  }
  await page.waitForTimeout(1_500)
  const scrolled = await page.evaluate(() => ({ ...window.__counts, seen: window.__counts.seen.size, changed: 0 }))
  await page.evaluate(() => window.__counts.changed.clear())
  const heart = page.locator('article button[aria-pressed]').filter({ visible: true }).last()
  await heart.tap()
  await page.waitForTimeout(800)
  const tilesChangedByTap = await page.evaluate(() => window.__counts.changed.size)
  await context.close()
  return {
    nodes: scrolled.nodes,
    mountsPerNewTile: scrolled.mounted / scrolled.seen,
    tilesChangedByTap,
    gamesLoaded: scrolled.seen,
  }
}
