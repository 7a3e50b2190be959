import { parseQuery, queryText } from '../core/navigation/query.rules.ts'

/** The place in the list that an address asks for; the first for any that is none (MENU-06). */
export function articleAt(search: string, count: number): number {
  const text = queryText(parseQuery(search), 'i')
  const place = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return place < count ? place : 0
}
