import type { Lobby } from '../lobby.ts'
import type { Guard } from '../navigation/addresses.rules.ts'
import { guardAt, redirectOf } from '../navigation/route.rules.ts'
import { isAgent } from './member.rules.ts'

/** Whether who is here may open an address, as far as the session says (APP-26, ROUTE-06); for what begins before the page stands. */
export function mayOpen({ state }: Lobby, wanted: Guard, path: string, search: string): boolean {
  const { session } = state
  const visitor = { isLoggedIn: session !== null, isAgent: session !== null && isAgent(session.type) }
  return redirectOf(guardAt(wanted, path, search), visitor) === undefined
}
