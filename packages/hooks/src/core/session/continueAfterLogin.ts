import type { Lobby } from '../lobby.ts'
import { isAt, pathOf } from '../navigation/addresses.rules.ts'
import { TOAST_LONG_MS } from '../notices/notices.rules.ts'
import { notify } from '../notices/notices.ts'
import type { AfterLogin } from '../state.ts'

/** Where a guest is while a login is sent, and what they want to do after it. */
export interface SentFrom {
  readonly address: string
  readonly wanted: AfterLogin | null
}

export const sentFrom = ({ ports, state }: Lobby): SentFrom => ({ address: ports.device.address(), wanted: state.afterLogin })

/**
 * Goes on with what the guest wanted when login or registration came in between, or home (LAUNCH-05). Who has left before the
 * answer came stays elsewhere, unless they tried a page for members there.
 */
export function continueAfterLogin(lobby: Lobby, from: SentFrom): void {
  const { afterLogin } = lobby.state
  const stays = hasLeft(lobby, from)
  lobby.state.afterLogin = null
  if (stays) return
  // If the wanted game refuses this member, nothing opens, so the member goes home.
  if (afterLogin && 'resume' in afterLogin && afterLogin.resume()) return
  const wanted = afterLogin && 'path' in afterLogin ? afterLogin : undefined
  // Where a session ended, its own member goes on, and nobody else.
  const isTheirs = wanted?.member === undefined || wanted.member === lobby.state.session?.userName
  lobby.ports.navigate(wanted && isTheirs ? wanted.path : pathOf('home'), { replace: true })
}

/** Whether a guest is no more where a login was sent from and wants nothing else; all pages for guests count as one (assumed). */
export function hasLeft({ ports, state }: Lobby, { address, wanted }: SentFrom): boolean {
  const here = ports.device.address()
  const { pathname } = new URL(here)
  const wantsNoMore = state.afterLogin === null || state.afterLogin === wanted
  return wantsNoMore && here !== address && !isAt('login', pathname) && !isAt('register', pathname)
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
