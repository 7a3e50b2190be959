import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Hands a notice over to the test. */
    hearNotice: (notice: Notice) => void
  }
}

/** A notice as it came into sight. */
interface Notice {
  readonly words: string
  readonly kind: string
  /** The drawing of its icon. */
  readonly icon: string
}

/**
 * Hears the notices of a page, from the next address that it opens on, and returns what waits for one with these words. Some are gone
 * after a second, before a slow machine looks twice. Each is waited for once.
 */
export async function hearNotices(page: Page): Promise<(words: string | RegExp) => Promise<Notice>> {
  const heard: Notice[] = []
  await page.exposeBinding('hearNotice', (_, notice: Notice) => heard.push(notice))
  await page.addInitScript(() => {
    const noticesIn = (node: Node) =>
      node instanceof HTMLElement ? [node, ...node.querySelectorAll<HTMLElement>('[data-kind]')] : []
    new MutationObserver((records) => {
      for (const notice of records.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(noticesIn)) {
        if (!notice.matches('[data-notices] > *') || !notice.checkVisibility()) continue
        const icon = notice.querySelector('svg, .spinner')
        window.hearNotice({
          words: notice.textContent.trim(),
          kind: notice.dataset.kind ?? '',
          icon: icon?.innerHTML || icon?.getAttribute('class') || '',
        })
      }
    }).observe(document, { subtree: true, childList: true })
  })
  return async (words) => {
    const find = () =>
      heard.findIndex((notice) => (words instanceof RegExp ? words.test(notice.words) : words === notice.words))
    await expect.poll(find, `the notice "${words}"`).toBeGreaterThanOrEqual(0)
    const [notice] = heard.splice(find(), 1)
    if (!notice) throw new Error('No notice')
    return notice
  }
}
