import type { Lobby } from '../lobby.ts'
import { isAt, pathOf } from '../navigation/addresses.rules.ts'
import { TOAST_LONG_MS } from '../notices/notices.rules.ts'
import { notify } from '../notices/notices.ts'

/**
 * Goes on with what the guest wanted when login or registration came in between, or home (LAUNCH-05). `from` is the address where
 * it was sent: who has left before the answer came stays elsewhere, unless a page for members was tried there.
 */
export function continueAfterLogin(lobby: Lobby, from: string): void {
  const { afterLogin, panels } = lobby.state
  const isOffered = panels.login === true
  lobby.state.afterLogin = null
  panels.login = false
  if (!isOffered && hasLeft(lobby, from)) return
  // If the wanted game refuses this member, nothing opens, so the member goes home.
  if (afterLogin && 'resume' in afterLogin && afterLogin.resume()) return
  const wanted = afterLogin && 'path' in afterLogin ? afterLogin : undefined
  // Where a session ended, its own member goes on, and nobody else.
  const isTheirs = wanted?.member === undefined || wanted.member === lobby.state.session?.userName
  lobby.ports.navigate(wanted && isTheirs ? wanted.path : pathOf('home'), { replace: true })
}

/** Whether a visitor is no more where something was sent from; all pages for guests count as one (assumed). */
export function hasLeft(lobby: Lobby, from: string): boolean {
  const here = lobby.ports.device.address()
  const { pathname } = new URL(here)
  return here !== from && !isAt('login', pathname) && !isAt('register', pathname)
}

/**
 * Leads from a first login, whose password somebody else chose, to the form that changes it, with a word why; the backend
 * calls no later login the first one (LOGIN-16).
 */
export function askForOwnPassword(lobby: Lobby): void {
  lobby.state.afterLogin = null
  notify(lobby, 'info', { id: 'first_login' }, TOAST_LONG_MS)
  lobby.ports.navigate(pathOf('changePassword'), { replace: true })
}
