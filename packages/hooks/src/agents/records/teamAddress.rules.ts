import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'

const LONGEST = 64

/** The one member whose records, with all below, an address asks for; undefined for the whole team. */
export const accountIn = (search: string): string | undefined =>
  queryText(parseQuery(search), 'account').trim().slice(0, LONGEST) || undefined
