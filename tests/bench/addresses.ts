// The table of one row for each address.
import type { Browser } from '@playwright/test'
import { pathOf } from '../../packages/hooks/src/core/navigation/addresses.rules.ts'
import { type BuiltPage, isFor, styleBytes, type Visitor } from '../lib/builtPages.ts'
import { measureFloor } from './floor.ts'
import { FIGURES, figureOf, holds, markdownTable, shown, type Turn } from './limits.ts'
import { measureAddress } from './visit.ts'

const STYLES = { name: 'styles', unit: 'KB', digits: 1, limit: 6 }

/** An address as it is measured. */
export interface Visited {
  readonly name: string
  readonly page: BuiltPage
  readonly isHome: boolean
  /** What the visitor's browser keeps of a session; undefined for a guest. */
  readonly session: string | undefined
  /** Whether a member has said that no popup is wanted again today. */
  readonly hasPeace: boolean
}

/**
 * Every address as those visit it whom it is for. Members find another home: with that day's popups, and without them once they have
 * said so.
 */
export function visitedAddresses(
  pages: readonly BuiltPage[],
  sessions: Readonly<Record<Exclude<Visitor, 'guest'>, string>>,
): Visited[] {
  const home = pages.filter(({ path }) => path === pathOf('home'))
  const visitedBy = (visitor: Visitor, addresses: readonly BuiltPage[]) =>
    addresses.map((page) => ({
      name: visitor === 'guest' ? page.address : `${page.address}, ${visitor}`,
      page,
      isHome: home.includes(page),
      session: visitor === 'guest' ? undefined : sessions[visitor],
      hasPeace: visitor !== 'guest',
    }))
  const withPopups = visitedBy('member', home).map((row) => ({ ...row, name: `${row.name} with popups`, hasPeace: false }))
  return [
    ...visitedBy('guest', pages.filter(isFor.guest)),
    ...visitedBy('member', home),
    ...withPopups,
    ...visitedBy('member', pages.filter(isFor.member)),
    ...visitedBy('agent', pages.filter(isFor.agent)),
  ]
}

/** The heading that one sees: home has its banner in that place. */
export const headingOf = ({ heading, body }: BuiltPage): string => (/<\w[^<>]* data-hero\b/.test(body) ? '' : heading)

/** Measures one address in turn with the static page. */
export async function measureTurn(
  open: () => Promise<Browser>,
  { web, floor }: { readonly web: string; readonly floor: string },
  { page, session, hasPeace }: Visited,
): Promise<Turn> {
  const browser = await open()
  try {
    const beside = await measureFloor(browser, floor)
    const address = {
      url: web + page.address,
      heading: headingOf(page),
      session,
      hasPeace,
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
    const styles = styleBytes(page) / 1000
    ok &&= holds(styles, STYLES.limit)
    return [`\`${name}\``, ...cells, shown(styles, STYLES, STYLES.limit)]
  })
  const limits = FIGURES.map(({ limit, homeLimit, unit, digits }) =>
    Number.isFinite(limit) ? `${homeLimit ? `${homeLimit} / ` : ''}${limit.toFixed(Math.min(digits, 2))} ${unit}`.trim() : '–',
  )
  const head = ['address', ...FIGURES.map(({ name }) => name), STYLES.name]
  return { text: markdownTable(head, [['*limit*', ...limits, `${STYLES.limit} KB`], ...rows]), ok }
}
