import type { Lobby } from '../lobby.ts'
import { pathOf } from '../navigation/addresses.rules.ts'
import { LOADING_LONG_MS } from '../notices/notices.rules.ts'
import { ask, notify } from '../notices/notices.ts'
import { STORAGE_KEYS } from '../storage.ts'
import { write } from '../write.ts'
import { leavingOf } from './leaving.ts'
import { logoutMutationOptions } from './session.queries.ts'
import { endSession } from './session.ts'

/** Asks, ends the session here and at the backend, and goes home; the call's failure changes nothing here (LOGIN-12). */
export async function logout(lobby: Lobby): Promise<void> {
  const { session } = lobby.state
  if (!session) return lobby.ports.navigate(pathOf('home'), { replace: true })
  const sure = await ask(lobby, { title: { id: 'in_popup_prompt' }, text: { id: 'in_sure_logout' } })
  if (!sure) return
  leavingOf(lobby).isLeaving = true
  const hide = notify(lobby, 'loading', { id: 'in_please_wait' }, LOADING_LONG_MS)
  try {
    await write(lobby, logoutMutationOptions(lobby), undefined)
  } catch (error) {
    lobby.ports.report(error)
  }
  hide()
  lobby.ports.localStorage.setItem(STORAGE_KEYS.autoLogin, '0')
  // The token may have been renewed meanwhile, and another member may have come; who logs out is the one who asked to.
  const now = lobby.state.session ?? session
  if (now.userName !== session.userName) return
  endSession(lobby, { reason: 'logout' })
  lobby.ports.navigate(pathOf('home'), { replace: true })
}
