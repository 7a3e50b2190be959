import { pathOf } from '../../core/navigation/addresses.rules.ts'
import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { LONGEST_ACCOUNT } from '../account.rules.ts'

/** The one member whose records, with all below, an address asks for; undefined for the whole team. */
export const accountIn = (search: string): string | undefined =>
  queryText(parseQuery(search), 'account').trim().slice(0, LONGEST_ACCOUNT) || undefined

/** The page with the records of one member and of all below. */
export const accountPath = (page: 'teamProfit' | 'teamBetting', account: string): string =>
  `${pathOf(page)}?${new URLSearchParams({ account })}`
