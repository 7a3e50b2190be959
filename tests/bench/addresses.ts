// The table of one row for each address.
import type { Browser } from '@playwright/test'
import { type BuiltPage, gzipBytes, isForGuests } from '../lib/builtPages.ts'
import { measureFloor } from './floor.ts'
import { FIGURES, figureOf, holds, markdownTable, shown, type Turn } from './limits.ts'
import { measureAddress } from './visit.ts'

const MEMBER_ADDRESSES = 10
const STYLES = { name: 'styles', unit: 'KB', digits: 1, limit: 6 }

/** An address as it is measured: by a guest, or by a member. */
export interface Visited {
  readonly name: string
  readonly page: BuiltPage
  readonly isHome: boolean
  readonly session?: string
}

/** Every address that a guest may open, then ten as a member opens them, home first in both. */
export function visitedAddresses(pages: readonly BuiltPage[], session: string): Visited[] {
  const guests = pages.filter(isForGuests)
  const [home] = guests
  const members = [...(home ? [home] : []), ...pages.filter((page) => !isForGuests(page))].slice(0, MEMBER_ADDRESSES)
  return [
    ...guests.map((page) => ({ name: page.path, page, isHome: page === home })),
    ...members.map((page) => ({ name: `${page.path}, member`, page, isHome: page === home, session })),
  ]
}

/** The heading that one sees: home has its banner in that place. */
export const headingOf = ({ heading, body }: BuiltPage): string => (/<\w[^<>]* data-hero\b/.test(body) ? '' : heading)

/** Measures one address in turn with the static page. */
export async function measureTurn(
  open: () => Promise<Browser>,
  { web, floor }: { readonly web: string; readonly floor: string },
  { page, session }: Visited,
): Promise<Turn> {
  const browser = await open()
  try {
    const beside = await measureFloor(browser, floor)
    const address = {
      url: web + page.path,
      heading: headingOf(page),
      hasForm: /<form\b.*<input[^>]* name=/.test(page.body),
      session,
    }
    return { ...(await measureAddress(browser, address)), floor: beside }
  } finally {
    await browser.close()
  }
}

/** The table as Markdown, and whether all of it holds. */
export function addressTable(measured: ReadonlyMap<Visited, readonly Turn[]>): { text: string; ok: boolean } {
  let ok = true
  const rows = [...measured].map(([{ name, page, isHome }, turns]) => {
    const cells = FIGURES.map((figure) => {
      const limit = isHome ? (figure.homeLimit ?? figure.limit) : figure.limit
      const value = figureOf(figure, turns)
      ok &&= holds(value, limit)
      return shown(value, figure, limit)
    })
    const styles = gzipBytes(page.styles.join('')) / 1000
    ok &&= holds(styles, STYLES.limit)
    return [`\`${name}\``, ...cells, shown(styles, STYLES, STYLES.limit)]
  })
  const limits = FIGURES.map(({ limit, homeLimit, unit, digits }) =>
    Number.isFinite(limit) ? `${homeLimit ? `${homeLimit} / ` : ''}${limit.toFixed(Math.min(digits, 2))} ${unit}`.trim() : '–',
  )
  const head = ['address', ...FIGURES.map(({ name }) => name), STYLES.name]
  return { text: markdownTable(head, [['*limit*', ...limits, `${STYLES.limit} KB`], ...rows]), ok }
}
