import { parseQuery, queryText } from '../../core/navigation/query.rules.ts'
import { LONGEST_ACCOUNT } from '../account.rules.ts'
import { receiversIn } from './receivers.rules.ts'

/** Most members that money is handed to at once, as far as the address may say (assumed). */
export const MOST_RECEIVERS = 50

/** What the address of the team's members says. */
export interface TeamQuery {
  /** Whose downline is shown; undefined for one's own. */
  upline: string | undefined
  /** What is looked for; empty for nothing. */
  search: string
  /** Who is to get money; empty where the members are shown. */
  to: readonly string[]
}

/** Each account once, as it is spelt first: upper and lower case name the same member. */
function onceEach(accounts: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const account of accounts) if (!known.has(account.toLowerCase())) known.set(account.toLowerCase(), account)
  return [...known.values()]
}

/** What an address asks for; what is wrong in it is left out. */
export function teamQueryOf(search: string): TeamQuery {
  const query = parseQuery(search)
  const text = (name: string) => queryText(query, name).trim().slice(0, LONGEST_ACCOUNT)
  return {
    upline: text('upline') || undefined,
    search: text('search'),
    to: onceEach(receiversIn(search)).slice(0, MOST_RECEIVERS),
  }
}
