import type { WpsSchemas } from '@lobbykit/sdk'
import { pathOf } from '../../core/navigation/addresses.rules.ts'
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

/** Who of the chosen members is still chosen once money has been handed to some; undefined where that ends the choosing, as nobody is left. */
export function chosenAfter(chosen: readonly string[] | undefined, handedTo: readonly string[]): readonly string[] | undefined {
  const done = new Set(handedTo.map((account) => account.toLowerCase()))
  const left = chosen?.filter((account) => !done.has(account.toLowerCase()))
  return left?.length || left?.length === chosen?.length ? left : undefined
}

/** What tells a member of a list from others, beside the account: found by a search their upline, else their nickname, else the day since when they are there. */
export const mateAbout = (
  { upline, nickname, registeredAt }: Pick<WpsSchemas['Downline'], 'upline' | 'nickname' | 'registeredAt'>,
  isFound: boolean,
  day: (ms: number | undefined) => string | undefined,
): string | undefined => (isFound ? upline : (nickname ?? day(registeredAt)))

/** The address of the team's members. */
export function teamPath({ upline, search = '', to = [] }: Partial<TeamQuery>): string {
  const query = new URLSearchParams({
    ...(upline && { upline }),
    ...(search && { search }),
    ...(to.length > 0 && { to: to.join(',') }),
  }).toString()
  return query ? `${pathOf('team')}?${query}` : pathOf('team')
}
