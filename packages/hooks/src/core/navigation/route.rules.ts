import { type Guard, isAt, pathOf } from './addresses.rules.ts'
import { parseQuery, queryText } from './query.rules.ts'

const HOME = pathOf('home')

/** Whether a path shows the home page (APP-05). */
export const isHomePath = (path: string): boolean => isAt('home', path)

/** Whether a guest logs in at a path, or registers or sets a new password, from where they go on to the login. */
export const isLoginPage = (path: string): boolean =>
  isAt('login', path) || isAt('register', path) || isAt('forgotPassword', path)

/** What `types` says in an address, and in a call, where records and notices are those of an agent (ROUTE-03). */
export const AGENT_TYPES = 'A'

/** Who may open a route at an address: with `types=A` the records are those of a team, which only an agent has (ROUTE-06). */
export const guardAt = (guard: Guard, path: string, search: string): Guard =>
  guard === 'member' && isAt('transactionRecord', path) && isTeamRecord(search) ? 'agent' : guard

/** Whether the query of the records asks for those of a team (ROUTE-03). */
export const isTeamRecord = (search: string): boolean => queryText(parseQuery(search), 'types') === AGENT_TYPES

/** What `way` says in the address of new members where they come by a link to hand on (AGENT-07). */
export const LINK_WAY = 'link'

/** Whether a query asks for new members by a link to hand on, and not by an account that the agent opens (AGENT-07). */
export const isByLink = (search: string): boolean => queryText(parseQuery(search), 'way') === LINK_WAY

/** The number of the order that the address of deposits shows; undefined where it shows the form (BAL-03). */
export const depositOrderOf = (search: string): string | undefined => queryText(parseQuery(search), 'order') || undefined

/** The code of a lobby of lotteries where that of a lottery may stand. */
export const LOBBY_CODE = 'lobby'

/** The lottery that the query of the start page names; undefined where it shows the lobby of a prize mode (ROUTE-04). */
export function lotteryCodeOf(search: string): string | undefined {
  const code = queryText(parseQuery(search), 'code')
  return code === '' || code === LOBBY_CODE ? undefined : code
}

/** Whether a path with its query shows one order of a deposit (BAL-03). */
export function isDepositOrder(path: string): boolean {
  const [address = '', query = ''] = path.split('?')
  return isAt('deposit', address) && depositOrderOf(query) !== undefined
}

/** Where to go instead of a guarded route, or undefined to stay (APP-26, ROUTE-06). */
export function redirectOf(guard: Guard, visitor: { isLoggedIn: boolean; isAgent: boolean }): string | undefined {
  if (guard === 'public') return undefined
  if (guard === 'guest') return visitor.isLoggedIn ? HOME : undefined
  if (!visitor.isLoggedIn) return HOME
  return guard === 'agent' && !visitor.isAgent ? HOME : undefined
}

/** Whether a query asks that the way back leads home, as the lottery launcher's does (ROUTE-04). */
export const backsHome = (search: string): boolean => queryText(parseQuery(search), 'pageBack') === 'home'

/** A path that takes the place of another one, with its way back home (ROUTE-04). */
export const keepBackHome = (path: string, search: string): string =>
  backsHome(search) ? `${path}${path.includes('?') ? '&' : '?'}pageBack=home` : path

/**
 * Where the back button of an address leads: one entry back, but home from a notice, where there is no entry, and where the address
 * says so (APP-10).
 */
export const planBack = (path: string, historyLength: number, search = ''): -1 | typeof HOME =>
  historyLength <= 1 || isAt('notice', path) || (isAt('startLottery', path) && backsHome(search)) ? HOME : -1
