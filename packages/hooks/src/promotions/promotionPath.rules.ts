import { pathOf } from '../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../core/navigation/query.rules.ts'

/** The promotions that the strip above the banners leads to, by their id (ROUTE-05). */
export const STRIP_PROMOTIONS = { event: '3898487', responsibleGaming: '3898488' } as const

/** The page of a promotion, at the address that the site's own links have always had (ROUTE-05). */
export const promotionPath = (id: string): string => `${pathOf('activity')}?${new URLSearchParams({ id })}`

/** The id of the promotion that an address names; undefined for none that can be one. */
export function promotionIdOf(search: string): number | undefined {
  const id = queryText(parseQuery(search), 'id')
  return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined
}
