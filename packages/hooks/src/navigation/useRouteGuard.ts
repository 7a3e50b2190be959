import { useEffect, useState } from 'react'
import { useLobby } from '../core/LobbyProvider.tsx'
import { useMember } from '../member/useMember.ts'
import { type Guard, redirectOf } from './route.rules.ts'

/**
 * Whether the visitor may stay on a route. Who may not is taken home at once; a guest is offered to log in there, and then
 * goes where he wanted (APP-26, ROUTE-06). A member has nothing to do where one logs
 * in or registers; who plays on trial has (assumed).
 */
export function useRouteGuard(guard: Guard, path: string): boolean {
  const lobby = useLobby()
  const { isLoggedIn, isAgent, isTrial } = useMember()
  // Who logs in on a page for guests goes where the login leads, not where the page sends members.
  const [cameAsMember] = useState(isLoggedIn && !isTrial)
  const redirect = redirectOf(guard, { isLoggedIn: guard === 'guest' ? cameAsMember : isLoggedIn, isAgent })
  useEffect(() => {
    if (redirect === undefined) return
    // A member who just logged out is on the way home, not at a closed door.
    if (!lobby.state.session && !lobby.leaving) {
      lobby.state.afterLogin = { path }
      lobby.state.panels.login = true
    }
    lobby.ports.navigate(redirect, { replace: true })
  }, [lobby, redirect, path])
  return redirect === undefined
}
