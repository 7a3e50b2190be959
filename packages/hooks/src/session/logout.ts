import { unwrap } from '@lobbykit/sdk'
import type { Lobby } from '../core/createLobby.ts'
import { STORAGE_KEYS } from '../core/storage.ts'
import { HOME } from '../navigation/route.rules.ts'
import { LOADING_LONG_MS } from '../notices/notices.rules.ts'
import { ask, notify } from '../notices/notices.ts'
import { endSession } from './session.ts'

/** Asks, ends the session here and at the backend, and goes home; the call's failure changes nothing here (LOGIN-12). */
export async function logout(lobby: Lobby): Promise<void> {
  const { session } = lobby.state
  if (!session) return lobby.ports.navigate(HOME, { replace: true })
  const sure = await ask(lobby, { title: { id: 'in_popup_prompt' }, text: { id: 'in_sure_logout' } })
  if (!sure) return
  lobby.leaving = true
  const hide = notify(lobby, 'loading', { id: 'in_please_wait' }, LOADING_LONG_MS)
  try {
    await unwrap(lobby.sdk.wps.DELETE('/wps/session/logout'))
  } catch (error) {
    lobby.ports.report(error)
  }
  hide()
  lobby.ports.localStorage.setItem(STORAGE_KEYS.autoLogin, '0')
  // The token may have been renewed meanwhile, and another member may have come; who logs out is the one who asked to.
  if (lobby.state.session?.userName === session.userName) endSession(lobby, { reason: 'logout' })
  lobby.ports.navigate(HOME, { replace: true })
}
