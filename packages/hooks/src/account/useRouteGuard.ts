import { useEffect, useState } from 'react'
import type { Guard } from '../core/navigation/addresses.rules.ts'
import { guardAt, isLoginPage, redirectOf } from '../core/navigation/route.rules.ts'
import { answerPrompt } from '../core/notices/notices.ts'
import { forgetWanted } from '../core/session/forgetWanted.ts'
import { leavingOf } from '../core/session/leaving.ts'
import { useLobby } from '../core/useLobby.ts'
import { useMember } from './useMember.ts'

/**
 * Whether the visitor may stay on a route. Who may not is taken home at once; a guest is offered to log in there, and then
 * goes where the address with its query leads (APP-26, ROUTE-06); so does a member whose session expired there (LOGIN-13). A member
 * has nothing to do where one logs in, registers or begins a free trial, which would end the member's own session; who plays on trial
 * has (assumed). A guest who leaves the pages of the login for another one is led nowhere by a later login (assumed). A question that is open when the page is left is answered with no (assumed). Call it in a component
 * that does not itself read the address from a router: in React 18 such a component would miss the next change of the address.
 */
export function useRouteGuard(wanted: Guard, path: string, search = ''): boolean {
  const guard = guardAt(wanted, path, search)
  const lobby = useLobby()
  const { isLoggedIn, isAgent, isTrial } = useMember()
  // A guest who logs in on a page for guests goes where the login leads, so this guard does not redirect them. A router may
  // reuse this component for another path; then the visitor counts as just arrived.
  const [visit, setVisit] = useState({ path, asMember: isLoggedIn && !isTrial })
  const current = visit.path === path ? visit : { path, asMember: isLoggedIn && !isTrial }
  if (current !== visit) setVisit(current)
  const redirect = redirectOf(guard, { isLoggedIn: guard === 'guest' ? current.asMember : isLoggedIn, isAgent })
  useEffect(() => {
    if (redirect === undefined) return
    const { isLeaving, expired } = leavingOf(lobby)
    const here = search ? `${path}?${search.replace(/^\?/, '')}` : path
    // A member who just logged out is on the way home, and is not asked to log in again; one whose session expired comes back.
    if (expired !== undefined) lobby.state.afterLogin = { path: here, member: expired }
    else if (!lobby.state.session && !isLeaving) {
      lobby.state.afterLogin = { path: here }
      lobby.state.panels.login = true
    }
    lobby.ports.navigate(redirect, { replace: true })
  }, [lobby, redirect, path, search])
  useEffect(
    () => () => {
      // A question belongs to the page that asks it: elsewhere nobody may say yes to it.
      answerPrompt(lobby, false)
      // What shows next may set anew what the guest wants: React leaves all of the old page before it begins the next one.
      if (isLoginPage(path)) forgetWanted(lobby)
    },
    [lobby, path],
  )
  return redirect === undefined
}
