import type { Page } from '@playwright/test'

/** What the page would look like to somebody with such a window and such letters. */
export interface Window {
  readonly width: number
  readonly height: number
  /** The size of letters that the visitor prefers, in percent of the usual one. */
  readonly letters: number
}

export const describeWindow = ({ width, height, letters }: Window) => `${width} × ${height}, letters at ${letters} %`

/** Gives the page a window and, as a browser's settings do, letters. */
export async function look(page: Page, { width, height, letters }: Window): Promise<void> {
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  const standard = (16 * letters) / 100
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await session.detach()
  // What a page works out by itself, it does when its window changes.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        dispatchEvent(new Event('resize'))
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
  )
}

/**
 * What of the page cannot be read or reached as it stands: what runs out of it sideways, text that is cut, texts and controls
 * that lie over each other, controls that no scrolling brings into sight. `shortened` are the texts that may end in an ellipsis.
 */
export const unreadable = (page: Page, shortened: string): Promise<string[]> =>
  page.evaluate((shortened) => {
    interface Rect {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    interface Box {
      readonly element: Element
      readonly what: string
      readonly kind: 'text' | 'control'
      readonly rects: readonly Rect[]
      readonly layer: Element
    }
    const SLACK = 2
    // The link past the bars stands on the screen only while it has the focus.
    const CONTROLS = 'a[href]:not([href="#main"]), button, input, select, textarea, summary, [tabindex="0"]'
    const found = new Set<string>()
    const html = document.documentElement
    const sideways = html.scrollWidth - html.clientWidth
    if (sideways > 0) found.add(`the page runs out by ${sideways} px`)

    // Nothing changes meanwhile, and most elements have their parents in common.
    const once = <T>(find: (element: Element) => T) => {
      const known = new Map<Element, T>()
      return (element: Element): T => {
        const value = known.get(element) ?? find(element)
        known.set(element, value)
        return value
      }
    }
    const styleOf = once((element) => {
      const { position, overflowX, overflowY, clipPath, fontSize } = getComputedStyle(element)
      return { position, overflowX, overflowY, clipPath, fontSize }
    })
    const parents = once((element): Element[] => {
      const parent = element.parentElement
      return parent ? [parent, ...parents(parent)] : []
    })
    const edgesOf = once((element) => edges(element.getBoundingClientRect()))
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    const open = dialogs.at(-1)
    const isShown = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], .visually-hidden') &&
      (!open || open.contains(element)) &&
      ![element, ...parents(element)].some((each) => styleOf(each).clipPath !== 'none')
    const layerOf = once(
      (element) => [element, ...parents(element)].find((each) => /fixed|sticky/.test(styleOf(each).position)) ?? html,
    )
    const nameOf = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
      return `${element.localName} “${words.slice(0, 40)}”`
    }
    // Not DOMRect, which turns itself round where nothing is left of it.
    const edges = ({ left, top, right, bottom }: Rect): Rect => ({ left, top, right, bottom })
    const meet = (one: Rect, other: Rect): Rect => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const isEmpty = ({ left, top, right, bottom }: Rect) => right <= left || bottom <= top
    /** The part of a box that edges leave in sight; `anywhere` as if everything that scrolls were scrolled to it. */
    const visible = (rect: Rect, element: Element, { own = false, anywhere = false } = {}): Rect => {
      let shown = edges(rect)
      let { position } = styleOf(element)
      for (const parent of own ? [element, ...parents(element)] : parents(element)) {
        const style = styleOf(parent)
        const isPassed = position === 'fixed' || (position === 'absolute' && style.position === 'static' && parent !== element)
        if (parent === document.body || parent === html || isPassed) continue
        const edge = edgesOf(parent)
        const { left, right, top, bottom } = meet(shown, edge)
        const clips = (overflow: string) => overflow !== 'visible'
        const scrolls = (overflow: string) => anywhere && /auto|scroll/.test(overflow)
        if (scrolls(style.overflowX)) shown = { ...shown, left: edge.left, right: edge.right }
        else if (clips(style.overflowX)) shown = { ...shown, left, right }
        if (scrolls(style.overflowY)) shown = { ...shown, top: edge.top, bottom: edge.bottom }
        else if (clips(style.overflowY)) shown = { ...shown, top, bottom }
        position = style.position
      }
      return shown
    }

    const texts: Box[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isShown(element) || element.closest('option, svg, iframe, template'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()]
      const isShortened = element.closest(shortened) !== null
      const seen = lines.map((line) => visible(line, element, { own: true }))
      const kept = lines.map((line) => visible(line, element, { own: true, anywhere: true }))
      const gone = kept.every(isEmpty)
      const cut = kept.some((rect, index) => {
        const line = lines[index]
        return line && (rect.right - rect.left < line.width - SLACK || rect.bottom - rect.top < line.height - 2 * SLACK)
      })
      if (!gone && cut && !isShortened) found.add(`cut: ${nameOf(element)}`)
      texts.push({
        element,
        what: nameOf(element),
        kind: 'text',
        rects: seen.filter((rect) => !isEmpty(rect)),
        layer: layerOf(element),
      })
    }

    const controls: Box[] = [...document.querySelectorAll(CONTROLS)].filter(isShown).map((element) => {
      const whole = element.getBoundingClientRect()
      const layer = layerOf(element)
      const kept = visible(whole, element, { anywhere: true })
      const isAside = whole.width <= 1 || whole.height <= 1
      // Beside what scrolls sideways, nothing may stand beyond the page's edges.
      const inScroller = [...parents(element)].some((each) => /auto|scroll/.test(styleOf(each).overflowX))
      const outside = !inScroller && (whole.left < -SLACK || whole.right > html.clientWidth + SLACK)
      if (!isAside && outside) found.add(`beyond the edge: ${nameOf(element)}`)
      if (!isAside && isEmpty(kept) && !element.closest('[data-engine]')) found.add(`cannot be reached: ${nameOf(element)}`)
      if (layer !== html && styleOf(layer).position === 'fixed') {
        const scrolls = [element, ...parents(element)].some(
          (each) =>
            layer.contains(each) && /auto|scroll/.test(styleOf(each).overflowY) && each.scrollHeight > each.clientHeight,
        )
        const off = whole.top < -SLACK || whole.bottom > innerHeight + SLACK
        if (!isAside && off && !scrolls) found.add(`off the screen: ${nameOf(element)}`)
      }
      const { fontSize } = styleOf(element)
      const isText = element.matches('input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select')
      if (isText && whole.width < 4 * Number.parseFloat(fontSize)) found.add(`too narrow to type into: ${nameOf(element)}`)
      const shown = visible(whole, element)
      return { element, what: nameOf(element), kind: 'control', rects: isEmpty(shown) ? [] : [shown], layer }
    })

    const sheet = open?.getBoundingClientRect()
    if (sheet) {
      const off =
        sheet.left < -SLACK || sheet.right > innerWidth + SLACK || sheet.top < -SLACK || sheet.bottom > innerHeight + SLACK
      if (off) found.add(`the dialog stands off the screen: ${Math.round(sheet.top)} to ${Math.round(sheet.bottom)}`)
    }

    const holds = (outer: Rect, inner: Rect) =>
      inner.left >= outer.left - SLACK &&
      inner.right <= outer.right + SLACK &&
      inner.top >= outer.top - SLACK &&
      inner.bottom <= outer.bottom + SLACK
    const boxes = [...texts, ...controls].filter(({ rects }) => rects.length > 0)
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const [first, second] = [one.rects[0], other.rects[0]]
        // One line and one box that are far apart need no closer look.
        if (one.rects.length === 1 && other.rects.length === 1 && first && second && isEmpty(meet(first, second))) continue
        if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue
        const hit = one.rects.some((first) =>
          other.rects.some((second) => {
            const common = meet(first, second)
            if (common.right - common.left <= SLACK || common.bottom - common.top <= SLACK) return false
            // A control may stand on a card that is one itself.
            return one.kind !== 'control' || other.kind !== 'control' || !(holds(first, second) || holds(second, first))
          }),
        )
        if (hit) found.add(`overlap: ${one.what} and ${other.what}`)
      }
    }
    return [...found]
  }, shortened)

/** The words and amounts of the page that are broken in two, as one that has no room in its line is; an address has nothing to break at. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility() || element.closest('.visually-hidden')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–/]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(word)
      }
    }
    return [...found]
  })
